import { expect, it } from 'vitest';
import { firstRow } from './scroll-to-row.ts';

const rows = [6, 6, 66, 66, 126, 126];

it.each([
  ['what is in sight moves nothing', 66, 200, 0, 0],
  ['a row further down brings the first whole row above it', 126, 150, 8, 60],
  ['one that fills the room stands at its top', 126, 50, 8, 120],
  ['the last row may stand at the end', 66, 120, 6, 60],
  ['the last row but one stands above where the list fades', 66, 130, 66, 60],
  ['and moves nothing where it stands above that anyway', 66, 160, 66, 0],
])('%s', (_, top, room, below, first) => {
  expect(firstRow(rows, { top, height: 50, below }, room)).toBe(first);
});
