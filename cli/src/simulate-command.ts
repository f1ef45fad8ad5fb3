/** `simulate`: many matches between bots, counted; for one choice, or for every combination of some. */
import { appendFileSync, existsSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { combinationsOf, csvOf, type Plan, type Played, readSweep } from '@necropole/bots/lab';
import type { Game } from '@necropole/kernel';
import { completed } from '@necropole/kernel/app';
import { botNames, isBot } from './bots.ts';
import { chooseGame, chooseMatch, type Seating, type Wishes, wholeNumber } from './choices.ts';
import { writeCrashes } from './crash-files.ts';
import { readUpTo } from './reading.ts';
import { readRun, writeRunBatch, writeRunHeader } from './run-file.ts';
import { describe, describeSweep, type Summary, summarise } from './simulate-summary.ts';
import { Failure, messageOf, type Surroundings, UsageError } from './surroundings.ts';
import { playAll, threadsOf } from './threads.ts';
import type { CommandWords } from './words/index.ts';

/** The arguments of `simulate`. */
export interface SimulateArguments extends Wishes {
  readonly matches: string;
  readonly threads?: string;
  readonly crashes: string;
  readonly json?: boolean;
  readonly csv?: string;
  readonly resume?: string;
  readonly sweep?: readonly string[];
}

const MOST_MATCHES = 10_000_000;
const MOST_COMBINATIONS = 1000;
const MOST_RUN_MEGABYTES = 256;

/** How the seats of a simulation are filled: with bots, by chance unless others are named. */
export const BOT_SEATING: Seating = {
  names: botNames,
  knows: isBot,
  byDefault: (seats) => new Array<string>(seats).fill('random'),
};

/** Runs the simulation; exit code 1 if a match crashed. */
export async function simulate(
  id: string,
  given: SimulateArguments,
  around: Surroundings,
  words: CommandWords,
): Promise<number> {
  const game = chooseGame(around.games, id, words);
  const matches = wholeNumber('--matches', given.matches, 1, MOST_MATCHES, words);
  const threads = threadsOf(given.threads, words);
  const plans = plansOf(game, given, words);
  const file = given.resume === undefined ? null : runFile(resolve(around.folder, given.resume), game, plans, words);

  const start = performance.now();
  const work = plans.map((plan, at) => ({ plan, matches, played: file?.played[at] ?? [] }));
  const runs = await playAll(game, work, threads, around, words, (at, played) => file?.add(at, played));
  const seconds = (performance.now() - start) / 1000;

  const summaries = plans.map((plan, at) => summarise(game, plan, runs[at] ?? [], seconds));
  around.out(told(game, plans, summaries, given, words));
  if (given.csv !== undefined) {
    const rows = plans.map((plan, at) => ({ plan, played: runs[at] ?? [] }));
    writeOrFail(resolve(around.folder, given.csv), csvOf(game, rows), words);
  }
  plans.forEach((plan, at) => {
    writeCrashes(game, plan, runs[at] ?? [], resolve(around.folder, given.crashes), around, words);
  });
  return summaries.some(({ crashed }) => crashed > 0) ? 1 : 0;
}

function told(
  game: Game,
  plans: readonly Plan[],
  summaries: readonly Summary[],
  given: SimulateArguments,
  words: CommandWords,
): string {
  const sweeps = (given.sweep ?? []).flatMap((text) => readSweep(text) ?? []);
  const [first] = summaries;
  if (given.json === true) {
    const names = sweeps.map(({ name }) => name);
    return `${JSON.stringify(sweeps.length === 0 ? first : { sweep: names, runs: summaries })}\n`;
  }
  if (sweeps.length > 0) return describeSweep(game, sweeps, plans, summaries, words);
  return first === undefined ? '' : describe(game, first, words);
}

// ── What is played ──────────────────────────────────────────────────────────────────────────────────────────────────

function plansOf(game: Game, given: SimulateArguments, words: CommandWords): readonly Plan[] {
  const sweeps = (given.sweep ?? []).map((text) => {
    const sweep = readSweep(text);
    if (sweep === null) throw new UsageError(words.errors.sweepForm(text));
    return sweep;
  });
  const twice = sweeps.find(({ name }, i) => sweeps.findIndex((other) => other.name === name) !== i);
  if (twice !== undefined) throw new UsageError(words.errors.optionTwice(twice.name));
  const combinations = combinationsOf(sweeps);
  if (combinations.length > MOST_COMBINATIONS) {
    throw new UsageError(words.errors.tooMany('--sweep', String(combinations.length), MOST_COMBINATIONS));
  }
  return combinations.map((combination) => {
    const { config, players } = chooseMatch(game, wishesWith(given, combination), BOT_SEATING, () => '1', words);
    const { seed, ...rest } = completed(game, config);
    return { game: game.id, config: rest, seed, players };
  });
}

/** The wishes with what a combination says instead. */
function wishesWith(given: SimulateArguments, combination: { readonly [name: string]: string }): Wishes {
  const { mode, mission, seats, players, ...options } = combination;
  const kept = (given.option ?? []).filter((text) => !Object.hasOwn(options, text.slice(0, text.indexOf('='))));
  const replaced = Object.entries({ mode, mission, seats, players }).filter(([, value]) => value !== undefined);
  return {
    ...given,
    ...Object.fromEntries(replaced),
    option: [...kept, ...Object.entries(options).map(([name, value]) => `${name}=${value}`)],
  };
}

// ── What is written ─────────────────────────────────────────────────────────────────────────────────────────────────

/** The file from which a run goes on, and into which it is written as it comes in. */
interface RunFile {
  readonly played: readonly (readonly Played[])[];
  add(plan: number, played: readonly Played[]): void;
}

function runFile(path: string, game: Game, plans: readonly Plan[], words: CommandWords): RunFile {
  const header = { version: game.version, plans };
  const before = existsSync(path) ? readRun(readOrFail(path, words), header) : plans.map(() => []);
  if (before === null) throw new UsageError(words.errors.otherRun(path));
  // Written anew: a line that was cut off is gone then.
  const text = before.map((played, at) => (played.length > 0 ? writeRunBatch(at, played) : '')).join('');
  writeOrFail(path, `${writeRunHeader(header)}${text}`, words);
  return {
    played: before,
    add: (plan, played) => appendFileSync(path, writeRunBatch(plan, played)),
  };
}

function readOrFail(path: string, words: CommandWords): string {
  let text: string | null;
  try {
    text = readUpTo(path, MOST_RUN_MEGABYTES * 1024 * 1024);
  } catch (error) {
    throw new Failure(words.errors.unreadable(path, messageOf(error)));
  }
  if (text === null) throw new Failure(words.errors.runTooLarge(path, MOST_RUN_MEGABYTES));
  return text;
}

function writeOrFail(path: string, text: string, words: CommandWords): void {
  try {
    writeFileSync(path, text);
  } catch (error) {
    throw new Failure(words.errors.unwritable(path, messageOf(error)));
  }
}
