/** Chances are told as numbers, and a tile by its drawing: what an answer is called after, and what it says of itself. */
import type { Fact, Scene } from '@necropole/kernel';
import { expect, it } from 'vitest';
import { tileCalled } from './called-tile.ts';
import { oddsIn } from './odds.ts';
import type { Voice } from './voice.ts';

const chance = (key: string, percent: number): Fact => ({ key, params: { percent } });
const voice = {
  fact: ({ key, params }: Fact) => ('percent' in params ? `${key}: ${params['percent']} %` : key),
} as Voice;

it('two chances or more are taken out of the sentence', () => {
  const facts = [{ key: '3 dice', params: {} }, chance('wounds', 42), chance('kills', 0)];
  expect(oddsIn(facts, voice)).toEqual({
    odds: [
      { percent: 42, number: '42 %', words: 'wounds' },
      { percent: 0, number: '0 %', words: 'kills' },
    ],
    others: [{ key: '3 dice', params: {} }],
  });
});

it('one alone stays in it, and so does a percent that is told otherwise', () => {
  const facts = [chance('wounds', 42), { key: 'far', params: { percent: 7, squares: 3 } }];
  const otherwise = { fact: (fact: Fact) => (fact.key === 'far' ? '7 % at three squares' : voice.fact(fact)) } as Voice;
  expect(oddsIn(facts, otherwise)).toEqual({ odds: [], others: facts });
});

it('the tile is the one that the answer is called after, if it has sections', () => {
  const section = { symbol: 'o-move', number: 2, tone: 'red', label: { key: 'section' } } as const;
  const tile = { id: 'tile-2', label: { key: 'tile' }, sections: [section] };
  const piles = [
    { id: 'hand', label: { key: 'hand' }, kind: 'hand', cards: [{ id: 'card', label: { key: 'card' } }, tile] },
  ];
  const scene = { piles } as unknown as Scene;
  const called = (of: string) => ({ called: { key: 'tile', params: { of } } });
  expect(tileCalled(scene, called('tile-2'))).toBe(tile);
  expect(tileCalled(scene, called('card'))).toBeNull();
  expect(tileCalled(scene, {})).toBeNull();
});
