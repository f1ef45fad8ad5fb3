import { expect, it } from 'vitest';
import { chooseAmong } from './choosing.ts';
import type { Table } from './table.ts';
import { choose, type Scratch, scratchGame, startScratch } from './testing/toys/scratch-game.ts';

const wording = { key: 'choose', params: {}, cite: 'SCR-1.1' } as const;

/** A match that asks for one of some words, and notes which it was. */
function asking(words: readonly string[], mayPass: boolean) {
  return startScratch(
    scratchGame(function* (table: Table<Scratch>) {
      const pass = mayPass ? [table.option('do:nothing', null)] : [];
      const word = yield* chooseAmong(table, 1, wording, words, (each) => table.option(`do:${each}`, each), pass);
      table.world.notes.push(`chose ${word}`);
      yield* choose(table, 0, 'wait');
      return 'one';
    }),
  );
}

it('asks the seat for one of several, in their order', () => {
  const match = asking(['sit', 'stand'], false);
  expect(match.open.map(({ seat, options }) => [seat, options.map(({ key }) => key)])).toEqual([
    [1, ['do:sit', 'do:stand']],
  ]);
  match.answer(1, 'do:stand');
  expect(match.table.world.notes).toEqual(['chose stand']);
});

it('takes another answer where one is offered, last', () => {
  const match = asking(['sit'], true);
  expect(match.open[0]?.options.map(({ key }) => key)).toEqual(['do:sit', 'do:nothing']);
  match.answer(1, 'do:nothing');
  expect(match.table.world.notes).toEqual(['chose null']);
});

it('asks nobody where there is nothing to choose from', () => {
  const match = asking([], true);
  expect(match.open[0]?.seat).toBe(0);
  expect(match.table.world.notes).toEqual(['chose null']);
});
