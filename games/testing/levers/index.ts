/**
 * Levers: one walker on a row of squares, and levers that each do one thing.
 *
 * 1. The short lever moves the walker by one square.
 * 2. The long lever moves it square by square, round the row and to the other end: much is told between two questions.
 * 3. The narrow lever leads to a question with one allowed answer.
 * 4. The broken lever is a rule that throws.
 */
import type { Flow, Game, Table } from '@necropole/kernel';
import { bareGame } from '../../../kernel/src/testing/toys/bare-game.ts';
import { rowOf, square } from '../row.ts';
import { en, fr } from './words.ts';

const SQUARES = 8;

interface World {
  at: number;
  pulled: number;
}

/** The types of the levers. */
export interface Levers {
  world: World;
  board: object;
  phase: 'lever';
  questions: { lever: object; narrow: object };
  facts: { 'at-square': { square: number } };
  refusals: { 'too-narrow': object };
  events: { walked: { from: string; to: string }; pulled: { lever: string }; squeezed: object };
  verbs: 'pull' | 'squeeze' | 'leave';
  outcomes: 'left';
  queries: object;
  flows: object;
}

const levers = ['short', 'long', 'narrow', 'broken'] as const;

function* lever(table: Table<Levers>): Flow<'lever'> {
  const pulled = yield* table.ask(table.world.pulled % table.seats, {
    key: 'lever',
    params: {},
    cite: 'LEVER-1.1',
    context: () => [{ key: 'at-square', params: { square: table.world.at + 1 } }],
    options: () => [...levers.map((one) => table.option(`pull:${one}`, one)), table.option('leave', 'leave' as const)],
  });
  if (pulled === 'leave') yield* table.end({ id: 'left', cite: 'LEVER-1.1', winners: [0] });
  table.world.pulled += 1;
  table.tell('pulled', 'LEVER-1.1', { lever: pulled });
  if (pulled === 'short') walk(table, 1);
  else if (pulled === 'long') walk(table, 2 * SQUARES - 1);
  else if (pulled === 'narrow') yield* narrow(table);
  else throw new Error('The broken lever came off');
  return 'lever';
}

function walk(table: Table<Levers>, steps: number): void {
  const { world } = table;
  for (let step = 0; step < steps; step++) {
    const from = world.at;
    world.at = (from + 1) % SQUARES;
    table.tell('walked', 'LEVER-1.2', { from: square(from), to: square(world.at) });
  }
}

function* narrow(table: Table<Levers>): Flow<void> {
  yield* table.ask((table.world.pulled - 1) % table.seats, {
    key: 'narrow',
    params: {},
    cite: 'LEVER-1.3',
    options: () => [
      table.option('squeeze', true),
      table.option('leave', false, { key: 'too-narrow', params: {}, cite: 'LEVER-1.3' }),
    ],
  });
  table.tell('squeezed', 'LEVER-1.3', {});
}

const row = rowOf(SQUARES, (number) => ({ key: 'square', params: [number + 1] }));

export const game: Game<Levers> = {
  ...bareGame<Levers>({ id: 'levers', prefix: 'LEVER', seats: [1, 2], outcomes: ['left'], bound: 1000, cites: 4 }),
  words: { fr, en },
  setup: () => ({ world: { at: 0, pulled: 0 }, board: {}, phase: 'lever' }),
  phases: { lever },
  copy: (world) => ({ ...world }),
  invariants: ({ at }) => (at >= 0 && at < SQUARES ? [] : ['the walker left the row']),
  scene: ({ world, waiting }) => ({
    ...row,
    pieces: [{ id: 'walker', at: square(world.at), token: 't-walker', label: { key: 'walker' }, figure: 1 }],
    sheets: [
      {
        id: 'walker-sheet',
        label: { key: 'walker' },
        seat: waiting[0] ?? 0,
        figure: 1,
        token: 't-walker',
        active: true,
        lines: [{ key: 'square', params: [world.at + 1] }],
      },
    ],
  }),
};
