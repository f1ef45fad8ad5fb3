/** A game made on the spot, for a test that needs one rule and nothing else. */

import { copyJson, Match, type MatchKeeping } from '../../app.ts';
import {
  type Flow,
  type Game,
  type Json,
  type Pile,
  pile,
  type Seat,
  type Secret,
  secret,
  type Table,
} from '../../index.ts';
import { bareGame } from './bare-game.ts';

interface World {
  n: number;
  notes: string[];
  deck: Pile;
  hand: Pile;
  lone: Secret<number>;
}

/** The types of a scratch game. */
export interface Scratch {
  world: World;
  board: { squares: string[] };
  phase: 'one' | 'two';
  questions: { choose: object };
  facts: object;
  refusals: { no: object };
  events: { told: { [name: string]: Json | Secret | Pile } };
  verbs: 'do';
  outcomes: 'end';
  queries: { value: readonly [number, object] };
  flows: { moment: object };
}

/** A rule of a scratch game. */
export type ScratchRule = (table: Table<Scratch>) => Flow<Scratch['phase']>;

/** A game of two phases and two to four seats, with five cards in a deck. */
export function scratchGame(one: ScratchRule, others: Partial<Game<Scratch>> = {}): Game<Scratch> {
  return {
    ...bareGame<Scratch>({ id: 'scratch', prefix: 'SCR', seats: [2, 4], outcomes: ['end'], bound: 100, cites: 1 }),
    setup: () => ({
      world: {
        n: 0,
        notes: [],
        deck: pile('cards', 'deck', ['a', 'b', 'c', 'd', 'e']),
        hand: pile('cards', 'hand'),
        lone: secret('lone', 'lone', 7),
      },
      board: { squares: [] },
      phase: 'one',
    }),
    phases: { one, two: one },
    copy: copyJson,
    invariants: () => [],
    ...others,
  };
}

/** Asks a seat to choose among some words; a word that begins with `!` is refused. */
export function choosing(table: Table<Scratch>, words: readonly string[]) {
  return {
    key: 'choose',
    params: {},
    cite: 'SCR-1.1',
    options: () =>
      words.map((word) =>
        word.startsWith('!')
          ? table.option(`do:${word.slice(1)}`, word.slice(1), { key: 'no', params: {}, cite: 'SCR-1.1' })
          : table.option(`do:${word}`, word),
      ),
  } as const;
}

/** Asks one seat, and gives the word it chose. */
export function* choose(table: Table<Scratch>, seat: Seat, ...words: readonly string[]): Flow<string> {
  return yield* table.ask(seat, choosing(table, words));
}

/** Ends a scratch game. */
export function* endScratch(table: Table<Scratch>): Flow<never> {
  return yield* table.end({ id: 'end', cite: 'SCR-1.1', winners: [] });
}

/** Starts a scratch game. */
export function startScratch(game: Game<Scratch>, seats = 2, keeping: MatchKeeping = {}): Match<Scratch> {
  return Match.start(game, { mode: 'only', mission: null, seats, options: {}, seed: 'scratch' }, keeping);
}
