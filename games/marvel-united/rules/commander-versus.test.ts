import { provesFor, type Situation, situation } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import { villains } from '../content/villains/index.ts';
import { marvelUnited } from '../index.ts';
import { rulebook } from '../rulebook/index.ts';
import type { Mu } from '../shape.ts';
import { hero, laid } from '../testing/laid.ts';
import { type Sides, sides } from '../testing/sides.ts';

const proves = provesFor(rulebook);
const VILLAIN = 1;

/** One against one, as far as the first question after the Support Heroes. */
function begin(villain = 'cosmic-ghost-rider'): Situation<Mu> {
  const options = { heroes: 'captain-carter', villain };
  const match = situation(marvelUnited, { config: { mode: 'commander-versus', seats: 2, mission: null, options } });
  for (const who of ['ironheart', 'spider-man-2099', 'loki', 'black-panther']) {
    match.answer(`hero:${who}`);
    for (let i = 0; i < 3; i++) match.answer(match.options()[0] ?? '');
  }
  return match;
}

/** Where the Villain starts, and what the Villain gives up, are answered. */
function dealt(villain?: string): Situation<Mu> {
  const match = begin(villain);
  return match.answer(match.options()[0] ?? '').answer('super:1');
}

function versus(wanted: Sides): Situation<Mu> {
  return laid({
    mode: 'commander-versus',
    heroes: ['captain-carter'],
    phase: 'villain-turn',
    change: sides(wanted),
  });
}

proves('MU-15.1', 'both modes are combined, without a Battle Plan', () => {
  const match = begin();
  expect(match.question.key).toBe('villain-starts-where');
  expect(match.world.battlePlans).toEqual([]);
  expect(match.board.budget).toBe(0);
  const mode = marvelUnited.modes.find(({ id }) => id === 'commander-versus');
  expect(mode?.options).not.toHaveProperty('budget');
});

proves('MU-15.2', 'the Hero player gets all Action tokens of the dashboard', () => {
  const match = dealt().play('super:1', 'super:1');
  expect(hero(match).tokens).toEqual({ move: 1, attack: 1, heroic: 1, wild: 0 });
  expect(match.events('tokens-gained').map(({ cite }) => cite)).toEqual(['MU-15.2', 'MU-15.2', 'MU-15.2']);
});

proves('MU-15.3', 'at the end of the first turn 3 of them at most are kept', () => {
  const { tokens } = villains['immortus'];
  expect(tokens).toHaveLength(4);
  const match = laid({
    mode: 'commander-versus',
    heroes: ['captain-carter'],
    change: sides({
      hand: [7],
      first: { tokens: { move: 1, attack: 1, heroic: 1, wild: 1 } },
    }),
  }).play('draw', 'play:1', 'end');
  while (match.question.key !== 'drop-token') match.answer('pass');
  expect(match.question).toMatchObject({ cite: 'MU-15.3', params: { left: 1 } });
  match.answer('token:move');
  expect(hero(match).tokens).toEqual({ move: 0, attack: 1, heroic: 1, wild: 1 });
});

proves('MU-15.4', 'of 3 Super-Hero cards the Hero player keeps 2', () => {
  const match = dealt();
  expect(match.waiting).toEqual([0]);
  expect(match.question).toMatchObject({ key: 'give-super-hero-card', cite: 'MU-15.4' });
  const [first, second, third] = match.world.offered.cards;
  expect(match.options()).toEqual(['super:1', 'super:2', 'super:3']);
  match.play('super:3', 'super:1');
  expect(hero(match).cards.cards).toEqual([third, first]);
  expect(match.world.superHeroes.cards).toContain(second);
  expect(match.view(VILLAIN).world.heroes[0]?.cards.cards).toEqual([null, null]);
});

proves('MU-15.5', 'the Hero player plays one Super-Hero card in a turn', () => {
  const both = { heroes: { 'hero-1': ['get-ready', 'shake-it-off'] }, hand: [7], deck: [] } as const;
  const match = versus(both).answer('plan:1');
  expect(match.question).toMatchObject({ key: 'super-hero-card', cite: 'MU-15.5' });
  match.answer('super:1');
  expect(hero(match).tokens.wild).toBe(1);
  expect(match.question.key).toBe('lose-card'); // Shake It Off is not to be had in this turn
  const waited = versus(both).play('plan:1', 'pass', 'super:2');
  expect(waited.events('super-hero-card')[0]?.params.card).toBe('shake-it-off');
  expect(waited.events('card-lost')).toEqual([]);
});

proves('MU-15.6', 'Support Heroes and the values of 2 Heroes; a hand of plans and 3 Super-Villain cards', () => {
  const match = dealt();
  const { world, board } = match;
  expect((world.support?.row.length ?? 0) + (world.support?.deck.cards.length ?? 0)).toBe(12);
  expect(board.counted).toBe(2);
  expect(world.villain.health).toBe(villains['cosmic-ghost-rider'].health[0]);
  expect(world.villain.hand.cards).toHaveLength(2);
  expect(world.villain.cards.cards).toHaveLength(3);
  expect(world.removed).toEqual(['captain-carter.ww-1']);
});
