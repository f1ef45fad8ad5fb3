import { provesFor, situation } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import { type LightId, lights } from '../content/lights.ts';
import { lantern } from '../index.ts';
import { rulebook } from '../rulebook/index.ts';

const proves = provesFor(rulebook);

/** The first keeper's turn, with these cards in the first two hands. */
function turnWith(first: readonly LightId[], second: readonly LightId[], mission?: 'short' | 'long') {
  return situation(lantern, {
    config: mission === undefined ? {} : { mode: 'quest', mission },
    phase: 'turn',
    change: ({ hands, aside }) => {
      for (const [seat, cards] of [first, second].entries()) hands[seat]?.cards.splice(0, 9, ...cards);
      for (const hand of hands) hand.known = hand.cards.map((_, i) => hand.known[i] ?? 0);
      const dealt = hands.flatMap(({ cards }) => cards);
      aside.cards = lights.map(({ id }) => id).filter((id) => !dealt.includes(id));
      aside.known = aside.cards.map(() => 0);
    },
  });
}

proves('LAN-1.1', 'the first to have bid high leads, and nobody knows of a bid before all are in', () => {
  const match = situation(lantern, { config: { mode: 'quest', mission: 'long', seats: 3 } });
  match.answer(0, 'bid:low').answer(1, 'bid:high');
  expect(match.events()).toEqual([]);
  match.answer(2, 'bid:high');
  expect(match.events('led')).toMatchObject([{ cite: 'LAN-1.1', params: { seat: 1 } }]);
  expect(match.waiting).toEqual([1]);
});

proves('LAN-1.1', 'the first keeper leads, if nobody has bid high', () => {
  expect(situation(lantern).answer(0, 'bid:low').answer(1, 'bid:low').waiting).toEqual([0]);
});

proves('LAN-1.2', 'each plays a card in turn, and a place that is empty is refused', () => {
  const match = turnWith(['spark', 'torch', 'beacon'], ['tinder', 'taper', 'candle']);
  match.answer('play:2');
  expect(match.events('played')).toMatchObject([{ params: { seat: 0, light: 'torch' } }]);
  expect(match.waiting).toEqual([1]);
  match.answer('play:1');
  expect(match.options()).toEqual(['play:1', 'play:2']);
  expect(match.refuses('play:3')).toMatchObject({ key: 'empty', cite: 'LAN-1.2', params: { place: 3 } });
  expect(match.world.shown.cards).toEqual(['torch', 'tinder']);
});

proves(['LAN-1.3', 'LAN-1.4'], 'a card counts its light, and equal sums share the victory', () => {
  const match = turnWith(['beacon', 'candle'], ['brazier', 'torch'], 'short').play('play:1', 'play:1', 'play:1');
  expect(match.outcome).toBeNull();
  match.answer('play:1');
  expect(match.world.sums).toEqual([14, 14]);
  expect(match.outcome).toMatchObject({ id: 'tie', cite: 'LAN-1.3', winners: [0, 1] });
});

proves('LAN-1.5', 'the lamp adds 1, as is said before the choice', () => {
  const match = turnWith(['flare'], ['spark']);
  expect(match.option('play:1').facts).toEqual([{ key: 'light', params: { light: 'flare', counts: 7 } }]);
  expect(match.answer('play:1').world.sums[0]).toBe(7);
});

proves('LAN-1.6', 'in the long quest the lights of 1 and 2 go out', () => {
  const match = turnWith(['tinder', 'taper'], ['spark', 'torch'], 'long').play('play:1', 'play:1', 'play:1');
  expect(match.events('played').map(({ params }) => params.counts)).toEqual([1, 1, 4]);
});

proves('LAN-1.7', 'three cards are dealt, in the short quest two, and nobody knows those that are laid aside', () => {
  const cardsIn = (mission: 'short' | 'long') => {
    const { world } = situation(lantern, { config: { mode: 'quest', mission, seats: 3 } });
    return [...world.hands, world.aside].map(({ cards }) => cards.length);
  };
  expect(cardsIn('long')).toEqual([3, 3, 3, 0]);
  expect(cardsIn('short')).toEqual([2, 2, 2, 3]);
  const duel = situation(lantern);
  for (const seats of [[0], [1], []]) expect(duel.view(...seats).world.aside.cards).toEqual([null, null, null]);
});

proves.example('LAN-E1', 'beacon and brazier are the last: 10 and 9, and 12 and 8', () => {
  const match = situation(lantern, { example: 'LAN-E1' }).play('play:1', 'play:1');
  expect(match.world.sums).toEqual([19, 20]);
  expect(match.outcome).toMatchObject({ id: 'most', winners: [1] });
});
