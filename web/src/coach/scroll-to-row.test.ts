import { expect, it } from 'vitest';
import { firstRow } from './scroll-to-row.ts';

const rows = [6, 6, 66, 66, 126, 126];

it.each([
  ['what is in sight moves nothing', 66, 200, 0],
  ['a row further down brings the first whole row above it', 126, 150, 60],
  ['one that fills the room stands at its top', 126, 50, 120],
])('%s', (_, top, room, first) => {
  expect(firstRow(rows, { top, height: 50 }, room)).toBe(first);
});
