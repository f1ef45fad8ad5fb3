/** What is said of parts that few scenes have. */
import type { Scene } from '@necropole/kernel';
import { expect, it } from 'vitest';
import { noMarks } from './marks.ts';
import { spoken } from './spoken.ts';
import { sceneWords } from './words/index.ts';

const say = ({ key }: { readonly key: string }): string => key;
const ground = { width: 1, height: 1, groups: [], spaces: [] };
const empty: Scene = { ground, pieces: [], piles: [], tracks: [], sheets: [], notes: [] };

it('a piece: what it is aboard of, wields, does at each distance, and was given', () => {
  const piece = {
    id: 'ada',
    at: 'near',
    token: 'ada',
    label: { key: 'Ada' },
    aboard: { symbol: 'cart', label: { key: 'cart' } },
    wields: { symbol: 'sling', label: { key: 'sling' } },
    rates: { values: [4, null, 5] },
    secret: true as const,
  };
  const marks = { ...noMarks, given: new Map([['ada', { symbol: 'd-6', count: 3, text: '42 %' }]]) };
  const named = {
    ...noMarks,
    given: new Map([['ada', { symbol: 'd-6', count: 3, text: 'far', named: true as const }]]),
  };
  expect(spoken.piece(piece, named, say, sceneWords.en).at(-1)).toBe('far');
  expect(spoken.piece(piece, marks, say, sceneWords.en)).toEqual([
    'cart',
    'sling',
    'from far to near: 4, –, 5',
    'known to you alone',
    'is given 3, 42 %',
  ]);
});

it('a space: that it is destroyed, what happens there, who strikes whom, and what it costs', () => {
  const scene: Scene = {
    ...empty,
    spaceStates: { near: { state: 'destroyed', note: { key: 'all at once' } } },
    pieces: ['ada', 'rat'].map((id) => ({ id, at: 'near', token: id, label: { key: id } })),
    links: [{ id: 'blow', from: 'ada', to: 'rat' }],
  };
  const marks = { ...noMarks, lit: new Set(['near']), costs: new Map([['near', 2]]) };
  expect(spoken.space('near', scene, marks, say, sceneWords.fr)).toEqual([
    'détruit',
    'all at once',
    'ada contre rat',
    'coûte 2',
  ]);
});
