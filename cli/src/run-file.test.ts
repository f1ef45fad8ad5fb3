import { type Plan, playBatch } from '@necropole/bots/lab';
import { anyGame } from '@necropole/kernel';
import { describe, expect, test } from 'vitest';
import { connectFour } from '../../kernel/src/testing/toys/connect-four.ts';
import { readRun, writeRunBatch, writeRunHeader } from './run-file.ts';

const four = anyGame(connectFour);
const config = { mode: 'only', mission: null, seats: 2, options: {} };
const plan: Plan = { game: four.id, config, seed: 'lab', players: ['random', 'random'] };

describe('the file of a run', () => {
  const header = { version: 1, plans: [plan] };
  const played = playBatch(four, { plan, from: 0, to: 3 });

  test('gives its matches back, without a line that was cut off', () => {
    const text = `${writeRunHeader(header)}${writeRunBatch(0, played)}{"plan":0,"mat`;
    expect(readRun(text, header)).toEqual([played]);
  });

  test('a line of another form is dropped, and reaches nothing', () => {
    const lines = [
      { plan: 0, matches: [{ ...played[0], answers: 'many' }] },
      { plan: 7, matches: played },
      { plan: 0, matches: [{ ...played[0], more: 1 }] },
      { plan: '__proto__', matches: played },
    ];
    const text = [writeRunHeader(header).trim(), ...lines.map((line) => JSON.stringify(line))].join('\n');
    const tally = text.replace('"tallies":{', '"tallies":{"__proto__":1,');
    expect(readRun(text, header)).toEqual([[]]);
    expect(readRun(`${tally}\n${writeRunBatch(0, played)}`, header)).toEqual([played]);
  });

  test.each([
    ['another version', { ...header, version: 2 }],
    ['another seed', { ...header, plans: [{ ...plan, seed: 'other' }] }],
  ])('it is not taken for the file of %s', (_, other) => {
    expect(readRun(writeRunHeader(header), other)).toBeNull();
  });

  test('something else is no file of a run', () => {
    expect(readRun('hello', header)).toBeNull();
    expect(readRun('', header)).toBeNull();
  });
});
