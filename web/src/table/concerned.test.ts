import type { Scene } from '@necropole/kernel';
import type { SeenOption } from '@necropole/kernel/app';
import { expect, test } from 'vitest';
import { concernedBy } from './concerned.ts';

const label = { key: 'piece' };
const scene: Pick<Scene, 'pieces'> = {
  pieces: [
    { id: 'piece-1', at: 'hall', token: 'a', label, component: 'storm' },
    { id: 'piece-2', at: 'hall', token: 'b', label },
    { id: 'piece-3', at: 'hall', token: 'c', label },
  ],
};
const fact = (params: object) => ({ key: 'will-be-struck', params });
const option = (change: object = {}): SeenOption =>
  ({
    key: 'end',
    refusal: null,
    refs: [],
    facts: [fact({ who: 'storm', wounds: 2 }), fact({ who: 'piece-2' })],
    ...change,
  }) as unknown as SeenOption;

test('the end of a turn concerns the pieces that its facts name, by their names or by what they are', () => {
  expect(concernedBy(option(), scene)).toEqual(['piece-1', 'piece-2']);
});

test('an answer with a place of its own, one that is refused, and none at all concern nobody', () => {
  expect(concernedBy(option({ refs: ['hall'] }), scene)).toEqual([]);
  expect(concernedBy(option({ refusal: { key: 'no', params: {}, cite: '' } }), scene)).toEqual([]);
  expect(concernedBy(null, scene)).toEqual([]);
});
