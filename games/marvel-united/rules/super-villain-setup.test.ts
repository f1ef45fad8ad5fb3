import { provesFor, type Situation, situation } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import { superHeroIds } from '../content/super-heroes/index.ts';
import { superVillainIds } from '../content/super-villains/index.ts';
import { villains } from '../content/villains/index.ts';
import { marvelUnited } from '../index.ts';
import { rulebook } from '../rulebook/index.ts';
import type { Mu } from '../shape.ts';
import { gameWith, hero, laid } from '../testing/laid.ts';
import { sides } from '../testing/sides.ts';

const proves = provesFor(rulebook);
const VILLAIN = 2;

/** A Super-Villain match of two Heroes, at its first question. */
function begin(options: Record<string, string> = {}, seats = 3, game = marvelUnited): Situation<Mu> {
  const heroes = ['captain-carter', 'mighty-thor', 'loki', 'ironheart'].slice(0, seats - 1).join(',');
  return situation(game, { config: { mode: 'super-villain', seats, mission: null, options: { heroes, ...options } } });
}

/** The Heroes have chosen where the Villain starts. */
const started = (options: Record<string, string> = {}, seats = 3) =>
  begin(options, seats).answer(0, begin(options, seats).options(0)[0] ?? '');

/** The Villain has kept three cards. */
const kept = (options: Record<string, string> = {}, seats = 3) => started(options, seats).answer('super:1');

/** The Heroes have shared their cards out. */
const given = (options: Record<string, string> = {}) => kept(options).answer(0, 'super:1').answer(1, 'super:1');

proves('MU-12.25', 'one seat holds the Villain, the others the Heroes, and Heroes play as usual', () => {
  const match = begin({}, 5);
  expect(match.board).toMatchObject({ villainSeat: 4, heroSeats: [0, 1, 2, 3], counted: 4 });
  const turn = laid({ mode: 'super-villain', hands: { 'hero-1': ['captain-carter.ma-1'] } });
  expect(turn.waiting).toEqual([0]);
  expect(turn.question).toMatchObject({ key: 'play-card', cite: 'MU-7.7' });
});

proves('MU-12.26', 'the Heroes choose where the Villain starts, and stand opposite', () => {
  const match = begin();
  expect(match.waiting).toEqual([0, 1]);
  expect(match.questionOf(1)).toMatchObject({ key: 'villain-starts-where', cite: 'MU-12.26' });
  const [, , third, , , sixth] = match.board.ring;
  expect(match.options(0)).toHaveLength(6);
  match.answer(1, `location:${third}`);
  expect(match.world.villain.at).toBe(third);
  expect(hero(match).at).toBe(sixth);
  expect(hero(match, 'hero-2').at).toBe(sixth);
});

proves('MU-12.26', 'unless the set-up of the Villain names the Location', () => {
  const match = begin({}, 3, gameWith({ 'cosmic-ghost-rider': { ownStart: true } }));
  expect(match.question.key).toBe('drop-super-villain-card');
  expect(begin().questionOf(0)).toMatchObject({ key: 'villain-starts-where' });
});

proves('MU-12.27', 'the Villain draws 4 of the 12 cards and keeps 3, which nobody else sees', () => {
  expect(superVillainIds).toHaveLength(12);
  const match = started();
  expect(match.waiting).toEqual([VILLAIN]);
  expect(match.question).toMatchObject({ key: 'drop-super-villain-card', cite: 'MU-12.27' });
  expect(match.options()).toEqual(['super:1', 'super:2', 'super:3', 'super:4']);
  const [first, second, ...others] = match.world.villain.cards.cards;
  match.answer('super:2');
  expect(match.world.villain.cards.cards).toEqual([first, ...others]);
  expect(match.world.superVillains.cards).toHaveLength(9);
  expect(match.world.superVillains.cards).toContain(second);
  expect(match.view(0, 1).world.villain.cards.cards).toEqual([null, null, null]);
  expect(match.view(VILLAIN).world.villain.cards.cards).toEqual([first, ...others]);
});

proves(['MU-12.28', 'MU-12.30'], 'the hand is 2 Master Plan cards; Super-Villain cards are not among them', () => {
  const { villain } = kept().world;
  expect(villain.hand.cards).toHaveLength(2);
  expect(villain.deck.cards).toHaveLength(10);
  expect(villain.cards.cards).toHaveLength(3);
  expect(villain.hand.cards.every((card) => card.includes('.plan-'))).toBe(true);
});

proves('MU-12.29', 'a starting plan lies on top of the shuffled deck, in all modes', () => {
  for (const seed of ['one', 'two', 'three']) {
    const config = { mode: 'cooperative', seats: 2, mission: null, options: { villain: 'emperor-doom' }, seed };
    const { deck } = situation(marvelUnited, { config }).world.villain;
    expect(deck.cards[deck.cards.length - 1]).toBe('emperor-doom.plan-1');
  }
  expect(kept({ villain: 'emperor-doom' }).world.villain.hand.cards).toContain('emperor-doom.plan-1');
});

proves('MU-12.31', 'before their first hands the Heroes give each a card, unseen, and the last one is gone', () => {
  const match = kept();
  expect(match.waiting).toEqual([0, 1]);
  expect(match.questionOf(0)).toMatchObject({ key: 'give-super-hero-card', params: { who: 'captain-carter' } });
  const [first, second, third] = match.world.offered.cards;
  expect(match.view(0).world.offered.cards).toEqual([first, second, third]);
  expect(match.view(VILLAIN).world.offered.cards).toEqual([null, null, null]);
  match.answer(1, 'super:2').answer(0, 'super:1');
  expect(hero(match).cards.cards).toEqual([second]);
  expect(hero(match, 'hero-2').cards.cards).toEqual([first]);
  expect(match.world.offered.cards).toEqual([]);
  expect(match.world.superHeroes.cards).toContain(third);
  expect(hero(match).hand.cards).toEqual([]);
  expect(match.view(VILLAIN).world.heroes[0]?.cards.cards).toEqual([null]);
});

proves('MU-12.32', '3 cards are drawn for 2 Heroes, 5 for 4: the Villain is not counted', () => {
  expect(superHeroIds).toHaveLength(8);
  expect(kept({}, 3).world.offered.cards).toHaveLength(3);
  expect(kept({}, 5).world.offered.cards).toHaveLength(5);
});

proves(
  'MU-12.33',
  'a Super-Hero card serves its own Hero only, stays outside the hand, and the Villain does not see it',
  () => {
    const match = laid({
      mode: 'super-villain',
      phase: 'villain-turn',
      change: sides({ heroes: { 'hero-1': ['get-ready'], 'hero-2': ['crowd-control'] }, hand: [7] }),
    });
    const before = hero(match).hand.cards.length;
    match.answer(VILLAIN, match.options(VILLAIN).find((key) => key === 'plan:1') ?? '');
    expect(match.waiting).toEqual([0]);
    expect(match.offers('super:1')).toBe(true);
    match.answer('pass');
    expect(match.waiting).toEqual([1]);
    expect(match.refuses('super:1').key).toBe('other-trigger');
    expect(hero(match).hand.cards).toHaveLength(before);
    expect(match.view(VILLAIN).world.heroes[0]?.cards.cards).toEqual([null]);
  },
);

proves('MU-12.34', 'the Action tokens of the dashboard are shared out as the Heroes like, even unequally', () => {
  const match = given();
  for (const symbol of ['move', 'heroic', 'attack'] as const) {
    expect(match.questionOf(0)).toMatchObject({ key: 'share-token', params: { symbol }, cite: 'MU-12.34' });
    match.answer(0, 'hero:hero-2');
  }
  expect(hero(match).tokens).toEqual({ move: 0, attack: 0, heroic: 0, wild: 0 });
  expect(hero(match, 'hero-2').tokens).toEqual({ move: 1, attack: 1, heroic: 1, wild: 0 });
  expect(match.events('tokens-gained').map(({ cite }) => cite)).toEqual(['MU-12.34', 'MU-12.34', 'MU-12.34']);
});

proves('MU-12.35', 'a Villain whose dashboard shows no Action token is not for a player', () => {
  const config = { mode: 'super-villain', seats: 3, mission: null, options: { villain: 'maestro' } };
  expect(marvelUnited.refuses?.(config) ?? null).toBeNull();
  const maestro = villains['maestro'] as { tokens: string };
  const { tokens } = maestro;
  maestro.tokens = '';
  try {
    expect(marvelUnited.refuses?.(config)?.en).toBe('No player can hold this Villain.');
    expect(marvelUnited.refuses?.({ ...config, mode: 'cooperative', seats: 2 }) ?? null).toBeNull();
  } finally {
    maestro.tokens = tokens;
  }
});

proves('MU-13.20', 'Equipment without a Challenge, and more Wild tokens if the players agree', () => {
  const match = given({ wilds: '2', equipment: 'captain-carter' });
  expect(hero(match).equipment.map(({ id }) => id)).toEqual(['captain-carters-shield']);
  expect(match.board.challenges).toEqual([]);
  for (let i = 0; i < 5; i++) match.answer(0, 'hero:hero-1');
  expect(hero(match).tokens).toEqual({ move: 1, attack: 1, heroic: 1, wild: 2 });
});
