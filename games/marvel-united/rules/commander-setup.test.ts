import { provesFor, type Situation, situation } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import { villains } from '../content/villains/index.ts';
import { marvelUnited } from '../index.ts';
import { rulebook } from '../rulebook/index.ts';
import type { Mu } from '../shape.ts';
import { hero, laid } from '../testing/laid.ts';
import { sides } from '../testing/sides.ts';

const proves = provesFor(rulebook);

function begin(options: Record<string, string> = {}): Situation<Mu> {
  const config = { mode: 'commander', seats: 1, mission: null, options: { heroes: 'captain-carter', ...options } };
  return situation(marvelUnited, { config });
}

/** The Support Heroes of the book's example, with the first three cards of each that may be chosen. */
function supported(match: Situation<Mu>): Situation<Mu> {
  for (const who of ['ironheart', 'spider-man-2099', 'loki', 'black-panther']) {
    match.answer(`hero:${who}`);
    for (let i = 0; i < 3; i++) match.answer(match.options()[0] ?? '');
  }
  return match;
}

proves('MU-14.1', 'one Main Hero, whose double Wild card is gone before the deck is shuffled', () => {
  const match = supported(begin({ budget: '0' }));
  expect(match.world.heroes.map(({ who }) => who)).toEqual(['captain-carter']);
  expect(match.world.removed).toEqual(['captain-carter.ww-1']);
  expect(hero(match).deck.cards.length + hero(match).hand.cards.length).toBe(11);
});

proves('MU-14.2', '4 Support Heroes, 3 cards with a special effect of each: a deck of 12', () => {
  const match = begin({ budget: '0' });
  expect(match.question).toMatchObject({ key: 'choose-support-hero', params: { left: 4 }, cite: 'MU-14.2' });
  expect(match.refuses('hero:captain-carter').key).toBe('hero-taken');
  expect(match.refuses('hero:cosmic-ghost-rider')).toMatchObject({ key: 'hero-is-villain', cite: 'MU-12.1' });
  match.answer('hero:ironheart');
  expect(match.question).toMatchObject({ key: 'choose-support-card', params: { who: 'ironheart', left: 3 } });
  expect(match.refuses('card:ironheart.ww-1')).toMatchObject({ key: 'card-without-effect', cite: 'MU-14.2' });
  match.play('card:ironheart.reconfigure-1', 'card:ironheart.reconfigure-2', 'card:ironheart.overclock-1');
  expect(match.refuses('hero:ironheart').key).toBe('hero-taken');
  const done = supported(begin({ budget: '0' }));
  const { deck, row, heroes } = done.world.support ?? { deck: { cards: [] }, row: [], heroes: [] };
  const all = [...deck.cards, ...row];
  expect(heroes).toEqual(['ironheart', 'spider-man-2099', 'loki', 'black-panther']);
  expect(all).toHaveLength(12);
  for (const who of heroes) expect(all.filter((card) => card.startsWith(`${who}.`))).toHaveLength(3);
});

proves('MU-14.3', 'a “Starting Hand” card is refused', () => {
  const match = begin().answer('hero:ironheart');
  expect(match.refuses('card:ironheart.modular-armor-1')).toMatchObject({ key: 'starting-hand-card', cite: 'MU-14.3' });
  expect(match.offers('card:ironheart.reconfigure-1')).toBe(true);
});

proves('MU-14.4', 'the first 2 cards lie face up in the row', () => {
  const match = supported(begin({ budget: '0' }));
  expect(match.world.support?.row).toHaveLength(2);
  expect(match.world.support?.deck.cards).toHaveLength(10);
  expect(match.events('support-row-filled').map(({ cite }) => cite)).toEqual(['MU-14.4', 'MU-14.4']);
  expect(match.view().world.support?.deck.cards).toEqual(Array.from({ length: 10 }, () => null));
});

proves('MU-14.5', 'the Main Hero begins with 3 cards in hand', () => {
  const match = supported(begin({ budget: '0' }));
  expect(match.events('cards-drawn')[0]).toMatchObject({ cite: 'MU-5.10', params: { cards: 3 } });
});

proves('MU-14.6', 'the Main Hero has Equipment, the Support Heroes have none', () => {
  const match = supported(begin({ budget: '0', equipment: 'all' }));
  expect(match.world.heroes.flatMap(({ equipment }) => equipment.map(({ id }) => id))).toEqual([
    'captain-carters-shield',
  ]);
});

proves('MU-14.7', 'what Support Heroes bring is at hand: Spider-Man 2099 stuns the Villain', () => {
  const match = laid({
    mode: 'commander',
    heroes: ['captain-carter'],
    villainAt: 'alchemax-headquarters',
    told: ['plan', 'captain-carter.a-1'],
    change: sides({ row: ['spider-man-2099.paralyzing-venom-1', 'loki.mirror-images-1'] }),
  }).play('support:1', 'special');
  if (match.question.key === 'choose-enemy') match.answer('enemy:villain');
  expect(match.world.villain.stunned).toBe(true);
});

proves('MU-14.8', 'Battle Plans of cost 1 or 2 until the budget of 0, 1 or 2 is spent; the others are out', () => {
  const match = supported(begin({ budget: '2' }));
  expect(match.question).toMatchObject({ key: 'choose-battle-plan', params: { budget: 2 }, cite: 'MU-14.8' });
  expect(match.offers('plan:encore')).toBe(true);
  match.answer('plan:fresh-legs');
  expect(match.refuses('plan:encore')).toMatchObject({ key: 'over-budget', params: { cost: 2, budget: 1 } });
  expect(match.options()).not.toContain('plan:fresh-legs');
  match.answer('plan:covering-fire');
  expect(match.world.battlePlans).toEqual(['fresh-legs', 'covering-fire']);
  expect(match.question.key).not.toBe('choose-battle-plan');
  expect(supported(begin({ budget: '0' })).events('battle-plan-chosen')).toEqual([]);
  expect(supported(begin({ budget: '1' })).refuses('plan:second-wind').key).toBe('over-budget');
});

proves('MU-14.9', 'for the Villain there are 2 Heroes', () => {
  const { world, board } = begin();
  expect(board.counted).toBe(2);
  expect(world.villain.health).toBe(villains['cosmic-ghost-rider'].health[0]);
});

proves('MU-14.10', 'Challenges touch the Main Hero’s deck only', () => {
  const match = supported(begin({ budget: '0', challenge: 'moderate' }));
  expect(match.world.removed).toEqual(['captain-carter.w-1', 'captain-carter.ww-1']);
  const { deck, row } = match.world.support ?? { deck: { cards: [] }, row: [] };
  expect(deck.cards.length + row.length).toBe(12);
});
