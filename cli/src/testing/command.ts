/** Runs the command line in a test, with everything around it made by hand. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { run } from '../run.ts';
import type { Surroundings } from '../surroundings.ts';
import { lantern } from './lantern.ts';

/** What a command did. */
export interface Done {
  readonly code: number;
  readonly out: string;
  readonly err: string;
  /** What was printed, piece by piece. */
  readonly pieces: readonly string[];
}

/** A fresh folder, gone when the test is over, or once what `end` is given to says so. */
export function freshFolder(end: (clear: () => void) => void = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), 'necropole-cli-'));
  end(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** What a test may change. */
export interface Changes extends Partial<Omit<Surroundings, 'terminal'>> {
  readonly terminal?: Partial<Surroundings['terminal']>;
  /** What is typed. */
  readonly lines?: readonly string[];
}

/** Runs a command line: arguments separated by spaces, or a list of them. */
export async function command(argv: string | readonly string[], changes: Changes = {}): Promise<Done> {
  const pieces: string[] = [];
  const errors: string[] = [];
  const { lines = [], terminal = {}, ...others } = changes;
  const waiting = [...lines];
  const folder = others.folder ?? freshFolder();
  let seeds = 0;
  const code = await run(typeof argv === 'string' ? argv.split(' ') : argv, {
    games: [lantern],
    out: (text) => void pieces.push(text),
    err: (text) => void errors.push(text),
    prompter: () => ({
      ask: (prompt) => {
        pieces.push(prompt);
        return Promise.resolve(waiting.shift() ?? null);
      },
      close() {},
    }),
    environment: { NECROPOLE_HOME: join(folder, 'home'), LANG: 'en_GB.UTF-8' },
    folder,
    sources: null,
    worker: 'no-worker',
    now: () => new Date('2026-11-15T12:00:00Z'),
    freshSeed: () => `fresh-${++seeds}`,
    ...others,
    terminal: { interactive: false, columns: 80, colour: false, progress: false, ...terminal },
  });
  return { code, out: pieces.join(''), err: errors.join(''), pieces };
}
