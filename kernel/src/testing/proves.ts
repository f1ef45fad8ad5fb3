/**
 * Tests that say which statements of the rulebook they prove. Such a test fails when a statement does not exist, or
 * when its cite did not come up while the test ran: a rule is proved by being used, never by being named.
 */
import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'vitest';
import { findStatement, type Rulebook } from '../index.ts';
import { type Recording, recordCites } from './recorder.ts';

type Run = () => void | Promise<void>;

/** What one test adds to the coverage of a rulebook, as a line of a file. */
export interface CoverageLine {
  /** The prefix of the rulebook. */
  readonly game: string;
  readonly test: string;
  readonly proves: readonly string[];
  readonly cited: readonly string[];
  /** The printed example that the test plays, or `null`. */
  readonly example: string | null;
}

/** Registers a test that proves statements of one rulebook. */
export interface Proves {
  (cites: string | readonly string[], title: string, run: Run): void;
  /** Registers a worked example printed in the book, by its id: played from its position, with the book's own numbers. */
  example(id: string, title: string, run: Run): void;
}

/** The `proves` of one game. */
export function provesFor(book: Rulebook): Proves {
  const proves = (cites: string | readonly string[], title: string, run: Run): void => {
    const wanted = typeof cites === 'string' ? [cites] : cites;
    register(book, wanted, `${wanted.join(', ')}: ${title}`, null, run);
  };
  const example = (id: string, title: string, run: Run): void => {
    const printed = book.examples.find((one) => one.id === id);
    if (printed === undefined) {
      test(`${id}: ${title}`, () => {
        throw new Error(`The rulebook has no example ${id}`);
      });
    } else register(book, printed.proves, `${id}: ${title}`, id, run);
  };
  return Object.assign(proves, { example });
}

function register(book: Rulebook, wanted: readonly string[], title: string, example: string | null, run: Run): void {
  test(title, async () => {
    const recording = await recordCites(run);
    const problem = unproved(book, wanted, recording, example);
    if (problem !== null) throw new Error(problem);
    note({ game: book.prefix, test: title, proves: wanted, cited: [...recording.cited].sort(), example });
  });
}

/** What keeps a test from proving these statements, or the printed example, or `null`. */
export function unproved(
  book: Rulebook,
  wanted: readonly string[],
  { cited, examples }: Recording,
  example: string | null = null,
): string | null {
  if (example !== null && !examples.has(example)) {
    return `The test of ${example} does not stand in its position: begin with situation(game, { example })`;
  }
  const unknown = wanted.filter((cite) => findStatement(book, cite) === null);
  if (unknown.length > 0) return `The rulebook has no statement ${unknown.join(', ')}`;
  const silent = wanted.filter((cite) => findStatement(book, cite)?.kind === 'rule' && !cited.has(cite));
  if (silent.length === 0) return null;
  const heard = [...cited].sort().join(', ') || 'nothing';
  return `${silent.join(', ')} did not come up while the test ran; what came up: ${heard}`;
}

/** Appends to the coverage that `npm run coverage:rules` gathers. */
function note(line: CoverageLine): void {
  const folder = process.env['NECROPOLE_COVERAGE'];
  if (folder === undefined || folder === '') return;
  mkdirSync(folder, { recursive: true });
  appendFileSync(join(folder, `${line.game}-${process.pid}.jsonl`), `${JSON.stringify(line)}\n`);
}
