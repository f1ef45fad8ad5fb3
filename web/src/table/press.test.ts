import { expect, it } from 'vitest';
import { isEcho, type Press } from './press.ts';

const answered: Press = { time: 1000, x: 200, y: 700, touch: true };
const tap = (after: number, away = 0): Press => ({ ...answered, time: 1000 + after, x: 200 + away });
const click: Press = { ...answered, time: 1100, touch: false };

it.each([
  ['the press that answered', answered, 1, false],
  ['a second tap at once', tap(180), 1, true],
  ['a tap after a look', tap(400), 1, false],
  ['a tap elsewhere', tap(180, 60), 1, false],
  ['the second of a double click', click, 2, true],
  ['another click', click, 1, false],
])('%s', (_, press, clicks, echo) => {
  expect(isEcho(press, answered, clicks)).toBe(echo);
});

it('nothing echoes before somebody has answered', () => {
  expect(isEcho(tap(100), null, 2)).toBe(false);
});
