import { expect, it } from 'vitest';
import { isEcho, isSlid, type Press, Presses } from './press.ts';

const button = (answers: boolean): Element => {
  const on: Pick<Element, 'hasAttribute'> = { hasAttribute: () => answers };
  return on as Element;
};
const answered: Press = { time: 1000, x: 200, y: 700, touch: true, on: button(true), onBoard: false };
const tap = (after: number, away = 0): Press => ({ ...answered, time: 1000 + after, x: 200 + away });
const click: Press = { ...answered, time: 1100, touch: false, on: button(true) };
const LONG_AGO = 0;

it.each([
  ['the press that answered', answered, 1, false],
  ['a second tap at once', tap(180), 1, true],
  ['a tap after a look', tap(400), 1, false],
  ['a tap elsewhere', tap(180, 60), 1, false],
  ['the second of a double click', click, 2, true],
  ['another click', click, 1, false],
])('%s', (_, press, clicks, echo) => {
  expect(isEcho(press, answered, clicks, LONG_AGO)).toBe(echo);
});

it('nothing echoes before somebody has pressed', () => {
  expect(isEcho(tap(100), null, 2, LONG_AGO)).toBe(false);
});

it('whoever goes on pressing something else does not press an answer that has just come there', () => {
  const other: Press = { ...click, time: 200, on: button(false) };
  expect(isEcho(click, other, 1, 1000)).toBe(true);
  expect(isEcho(click, other, 1, 800)).toBe(false);
  expect(isEcho({ ...click, x: 300 }, other, 1, 1000)).toBe(false);
  // Whoever answers at one place, question after question, is as fast as they like.
  expect(isEcho(click, answered, 1, 1000)).toBe(false);
});

it('an answer has slid under a press where the one before it fell on something else', () => {
  expect(isSlid(click, { ...click, on: button(false) })).toBe(true);
  expect(isSlid(click, { ...click, on: null })).toBe(true);
  expect(isSlid(click, { ...click, time: 900 })).toBe(false);
  expect(isSlid({ ...click, on: button(false) }, click)).toBe(false);
});

it('of the presses at a table, the echo of an answer is not meant, and neither is its own echo', () => {
  const presses = new Presses();
  presses.press(answered);
  expect(presses.isUnmeant(1)).toBe(false);
  presses.answer();
  presses.ask(1050);
  presses.press(tap(180));
  expect(presses.isUnmeant(1)).toBe(true);
  presses.press(tap(360));
  expect(presses.isUnmeant(1)).toBe(true);
  presses.press(tap(1000));
  expect(presses.isUnmeant(1)).toBe(false);
  presses.press(tap(1100));
  expect(presses.isUnmeant(1)).toBe(false);
});

it.each([
  ['on an answer', { on: button(true) }, true],
  ['on the board', { on: null, onBoard: true }, true],
  ['on a button of the table', { on: button(false) }, false],
])('a press %s that went down before the question was there is meant for another one', (_, where, unmeant) => {
  const presses = new Presses();
  presses.ask(1000);
  presses.press({ ...click, time: 990, ...where });
  expect(presses.isUnmeant(1)).toBe(unmeant);
  presses.press({ ...click, time: 1600, ...where });
  expect(presses.isUnmeant(1)).toBe(false);
});

it('an answer that comes under a finger that goes on pressing something else is not meant', () => {
  const presses = new Presses();
  presses.press({ ...click, time: 900, on: button(false) });
  presses.ask(1000);
  presses.press(click);
  expect(presses.isUnmeant(1)).toBe(true);
});
