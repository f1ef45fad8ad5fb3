import { expect, it } from 'vitest';
import { beside, placeOn } from './mission-map.ts';

it('the road goes up one column and down the next', () => {
  const places = [0, 1, 2, 3, 4, 5].map(placeOn).map(({ column, row }) => `${column}.${row}`);
  expect(places).toEqual(['1.3', '1.2', '1.1', '2.1', '2.2', '2.3']);
});

it.each([
  ['ArrowUp', 0, 1],
  ['ArrowDown', 1, 0],
  ['ArrowRight', 0, 5],
  ['ArrowLeft', 5, 0],
  ['ArrowRight', 2, 3],
  ['ArrowDown', 3, 4],
  ['ArrowUp', 2, 2],
  ['ArrowRight', 5, 6],
  ['ArrowRight', 3, 6],
  ['ArrowRight', 6, 6],
])('%s goes by place: from %i to %i of seven', (key, from, to) => {
  expect(beside(from, 7, key)).toBe(to);
});

it('other keys are the browser’s', () => {
  expect(beside(0, 7, 'Tab')).toBeNull();
});
