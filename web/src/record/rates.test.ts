import { expect, it } from 'vitest';
import { type BotRate, keepRates, ratesFor } from './rates.ts';

function notebook(text: string | null = null) {
  let kept = text;
  return {
    read: () => kept,
    write(_: string, next: string) {
      kept = next;
      return true;
    },
  };
}

const modes = [{ id: 'story', options: { team: { values: ['ann', 'bob'], default: '', several: [1, 2] as const } } }];
const kind = { game: 'a-game', mode: 'story', mission: 'first', options: { team: 'ann' } };
const easy: BotRate = { bot: 'easy', role: 'heroes', won: 10, matches: 100 };
const hard: BotRate = { bot: 'hard', role: 'heroes', won: 50, matches: 100 };

it('what the lab found is there for matches of the same kind, whatever the team', () => {
  const book = notebook();
  keepRates(book, kind, modes, [easy, { ...easy, role: 'horde', won: 90 }]);
  expect(ratesFor(book, { ...kind, options: { team: 'bob' }, role: 'heroes' }, modes)).toEqual([easy]);
  expect(ratesFor(book, { ...kind, role: null }, modes)).toHaveLength(2);
  expect(ratesFor(book, { ...kind, mission: 'second', role: 'heroes' }, modes)).toEqual([]);
});

it('a later run takes the place of an earlier one of the same bots, and too short a run says nothing', () => {
  const book = notebook();
  keepRates(book, kind, modes, [easy, hard]);
  keepRates(book, kind, modes, [{ ...easy, won: 20 }]);
  keepRates(book, kind, modes, [{ ...hard, matches: 12, won: 12 }]);
  expect(ratesFor(book, { ...kind, role: 'heroes' }, modes)).toEqual([hard, { ...easy, won: 20 }]);
});

it('what cannot be read is nothing', () => {
  for (const text of ['[', '7', '{"x":[{"bot":1}]}', `{"x":[${JSON.stringify({ ...easy, won: 101 })}]}`])
    expect(ratesFor(notebook(text), { ...kind, role: 'heroes' }, modes)).toEqual([]);
});
