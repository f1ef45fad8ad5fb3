import { provesFor, type Situation } from '@necropole/kernel/testing';
import { expect, test } from 'vitest';
import { rulebook } from '../../rulebook/index.ts';
import type { Mu } from '../../shape.ts';
import { citesOf, hero, type Laid, laid } from '../../testing/laid.ts';
import { type Sides, sides } from '../../testing/sides.ts';
import type { SuperHeroId } from '../ids.ts';
import { superHeroes, superHeroIds } from './index.ts';

const proves = provesFor(rulebook);
const VILLAIN = 2;

/** The Villain plays plan 7 (3 Locations, to the Heroes; BAM!; C, T, C), and Captain Carter holds this card. */
function planned(
  card: SuperHeroId,
  laidOut: Laid = {},
  { also, ...wanted }: Sides & { readonly also?: Sides['heroes'] } = {},
): Situation<Mu> {
  return laid({
    mode: 'super-villain',
    phase: 'villain-turn',
    ...laidOut,
    change: sides({ hand: [7], deck: [], ...wanted, heroes: { 'hero-1': [card], ...also } }),
  }).answer('plan:1');
}

test('eight cards, of public knowledge', () => {
  expect(superHeroIds).toHaveLength(8);
  for (const id of superHeroIds) expect(superHeroes[id].provenance).toBe('public');
});

proves('MU-13.15', 'Strategic Retreat: the Hero leaves for any other Location before the BAM!', () => {
  const match = planned('strategic-retreat').answer('super:1');
  expect(match.options()).toHaveLength(5);
  match.answer('location:london');
  expect(hero(match).at).toBe('london');
  expect(match.events('damage-coming').map(({ params }) => params.hero)).toEqual(['hero-2']);
});

proves('MU-13.15', 'Get Ready: a Wild token', () => {
  expect(hero(planned('get-ready').answer('super:1')).tokens.wild).toBe(1);
});

proves('MU-13.15', 'Thwart the Plan: the Hero sees the hand, and one plan goes under the deck for another', () => {
  const hidden = planned('thwart-the-plan', {}, { hand: [7, 8, 9], deck: [1, 2, 3] });
  expect(hidden.view(0).world.villain.hand.cards).toEqual([null, null, null]);
  const match = hidden.answer('super:1');
  const names = [8, 9, 3].map((n) => `cosmic-ghost-rider.plan-${n}`);
  expect(match.view(0).world.villain.hand.cards).toEqual(names);
  expect(match.view(1).world.villain.hand.cards).toEqual([null, null, null]);
  expect(match.waiting).toEqual([0]);
  match.answer('plan:2');
  expect(match.world.villain.deck.cards).toEqual([9, 1].map((n) => `cosmic-ghost-rider.plan-${n}`));
  expect(match.world.villain.hand.cards).toEqual([8, 3, 2].map((n) => `cosmic-ghost-rider.plan-${n}`));
  expect(match.view(0).world.villain.hand.cards).toEqual([names[0], names[2], null]);
});

proves('MU-13.16', 'Crowd Control: the Overflow does not happen', () => {
  const tokens = { 'alchemax-headquarters': 'CCCC' } as const;
  const match = planned('crowd-control', { at: { 'hero-2': 'london' }, tokens }).play('pass', 'pass', 'card:1');
  expect(match.question).toMatchObject({ params: { moment: 'overflow' } });
  match.answer('super:1');
  expect(match.events('overflow')).toEqual([]);
  expect(match.world.villain.track).toBe(0);
});

proves('MU-13.15', 'Shake It Off: up to 2 damage are ignored, but none that is unpreventable', () => {
  const match = planned('shake-it-off', { at: { 'hero-2': 'london' } }).play('pass', 'super:1');
  expect(match.events('card-lost')).toEqual([]);
  expect(match.events('damage-ignored')[0]?.params.damage).toBe(1);
  const fire = planned('shake-it-off', { at: { 'hero-1': 'london', 'hero-2': 'london' } }, { hand: [5] });
  expect(fire.question.key).toBe('lose-card');
});

proves('MU-10.15', 'Shake It Off is of no use in a Hero’s turn', () => {
  const match = laid({
    mode: 'super-villain',
    heroes: ['mighty-thor', 'captain-carter'],
    villainAt: 'alchemax-headquarters',
    hands: { 'hero-1': ['mighty-thor.price-of-the-hammer-1', 'mighty-thor.m-1'] },
    decks: { 'hero-1': [] },
    change: sides({ hand: [7], heroes: { 'hero-2': ['shake-it-off'] } }),
  }).play('play:1', 'special', 'hero:hero-2', 'card:1');
  expect(match.waiting).toEqual([1]);
  expect(match.question.key).toBe('lose-card');
});

proves('MU-13.16', 'To the Rescue: the Hero takes what was meant for another, and gets a Heroic token', () => {
  const match = planned('to-the-rescue', { at: { 'hero-1': 'london' } });
  expect(match.question).toMatchObject({ key: 'super-hero-card', params: { moment: 'damage', who: 'captain-carter' } });
  match.play('super:1', 'card:1');
  expect(match.events('card-lost').map(({ params }) => params.hero)).toEqual(['hero-1']);
  expect(hero(match).tokens.heroic).toBe(1);
  expect(citesOf(match, 'damage-redirected')).toEqual(['MU-13.16']);
});

proves('MU-13.15', 'To the Rescue: there is nothing to step in for once all damage is ignored', () => {
  const hit = (shaken: boolean) =>
    planned('shake-it-off', { at: { 'hero-2': 'london' } }, { also: { 'hero-2': ['to-the-rescue'] } }).play(
      'pass',
      shaken ? 'super:1' : 'pass',
    );
  const toStepIn = { key: 'super-hero-card', params: { who: 'mighty-thor', moment: 'damage' } };
  expect(hit(false).question).toMatchObject(toStepIn);
  expect(hit(true).question).not.toMatchObject(toStepIn);
});

proves('MU-13.15', 'Taking You With Me: a KO delays the Villain', () => {
  const match = planned('taking-you-with-me', {
    at: { 'hero-2': 'london' },
    hands: { 'hero-1': ['captain-carter.a-1'] },
  }).play('pass', 'pass', 'card:1');
  expect(match.question).toMatchObject({ params: { moment: 'knocked-out' } });
  match.answer('super:1');
  expect(match.world.delay).toBe(1);
});

proves(
  'MU-13.15',
  'Eye of the Hurricane: nobody in the Location when the Villain turn ends, and a card is drawn',
  () => {
    const at = { 'hero-1': 'united-nations-headquarters', 'hero-2': 'united-nations-headquarters' } as const;
    const match = planned('eye-of-the-hurricane', { at });
    expect(match.question).toMatchObject({ params: { moment: 'villain-turn-ends' } });
    const cards = hero(match).hand.cards.length;
    match.answer('super:1');
    expect(match.events('cards-drawn')[0]).toMatchObject({ cite: 'MU-13.15', params: { cards: 1, hero: 'hero-1' } });
    expect(cards).toBe(3);
    const crowded = planned('eye-of-the-hurricane', { at: { ...at, 'hero-1': 'tva-headquarters' } });
    expect(crowded.waiting).not.toContain(VILLAIN);
    expect(crowded.question.key).not.toBe('super-hero-card');
  },
);

proves('MU-13.15', 'whoever holds a card is asked while any could be played: being asked proves nothing', () => {
  const asked = superHeroIds.map((card) => {
    const match = planned(card);
    return [match.waiting, match.question.key];
  });
  expect(new Set(asked.map((each) => JSON.stringify(each))).size).toBe(1);
});
