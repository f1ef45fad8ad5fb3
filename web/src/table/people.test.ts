import { describe, expect, it } from 'vitest';
import type { SeatPlan } from '../engine/seats.ts';
import { eyesOffered, nameOfSeat, personBehind } from './people.ts';
import { stateSeen } from './testing/made-up.ts';
import { tableWords } from './words/index.ts';

const words = tableWords.en;
const { meta } = stateSeen();
const me: SeatPlan = { by: 'me' };
const ada: SeatPlan = { by: 'somebody', name: 'Ada' };
const bot: SeatPlan = { by: 'bot', bot: 'random' };
const outcome = { id: 'won', cite: '', winners: [0] };

describe('the eyes that may be chosen', () => {
  const names = (changed: Partial<typeof meta>): readonly string[] =>
    eyesOffered({ ...meta, ...changed }, '', words).map(({ eyes, name }) => `${eyes}: ${name}`);

  it('are one’s own and everybody’s while one plays alone, and everybody’s only where others play', () => {
    expect(names({ seats: [me, bot] })).toEqual([`me: ${words.me}`, `everybody: ${words.everybody}`]);
    expect(names({ seats: [me, ada] })).toEqual([`everybody: ${words.everybody}`]);
  });

  it('are anybody’s once it is over, with their names', () => {
    expect(names({ seats: [me, ada], outcome })).toEqual([
      `all: ${words.allSeeing}`,
      `seat:0: ${words.seat(1)} (${words.me})`,
      `seat:1: ${words.seat(2)} (Ada)`,
      `everybody: ${words.everybody}`,
    ]);
  });

  it('are those of a seat in a file, which does not say who sat there', () => {
    expect(names({ seats: [me, me], replay: true })).toEqual([
      `seat:0: ${words.seat(1)}`,
      `seat:1: ${words.seat(2)}`,
      `everybody: ${words.everybody}`,
    ]);
  });
});

it('whoever goes on is whose eyes looked, else the first person', () => {
  const seats = [bot, ada, me];
  expect(personBehind('me', seats)).toBe('me');
  expect(personBehind('seat:1', seats)).toBe('somebody:Ada');
  expect(personBehind('seat:0', seats)).toBe('somebody:Ada');
  expect(personBehind('all', seats)).toBe('somebody:Ada');
  expect(personBehind('everybody', [bot, bot])).toBe('me');
});

it('several bots are told apart', () => {
  expect(nameOfSeat(1, [me, bot], '', words)).toBe(words.bot);
  expect(nameOfSeat(2, [me, bot, bot], '', words)).toBe(`${words.bot} 3`);
  expect(nameOfSeat(0, [me, bot], 'Zoé', words)).toBe('Zoé');
});
