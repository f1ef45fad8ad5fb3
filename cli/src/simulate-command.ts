/** `simulate`: many matches between bots, counted. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import type { Game } from '@necropole/kernel';
import { botIds } from './bots.ts';
import { chooseGame, chooseMatch, type Wishes, wholeNumber } from './choices.ts';
import { kernelRefusal } from './phrases.ts';
import { progressBar } from './progress-bar.ts';
import {
  type Batch,
  type BatchPlayed,
  type Crash,
  type Plan,
  type Played,
  playBatch,
  replayOfCrash,
} from './simulation.ts';
import { Failure, messageOf, type Surroundings } from './surroundings.ts';
import { textTable } from './text-table.ts';
import type { CommandWords } from './words/index.ts';

/** The arguments of `simulate`. */
export interface SimulateArguments extends Wishes {
  readonly matches: string;
  readonly threads?: string;
  readonly crashes: string;
  readonly json?: boolean;
}

const MOST_MATCHES = 10_000_000;
const MOST_THREADS = 256;

/** What `--json` prints. */
interface Summary {
  readonly game: string;
  readonly mode: string;
  readonly mission: string | null;
  readonly seats: number;
  readonly matches: number;
  readonly finished: number;
  readonly crashed: number;
  readonly outcomes: { readonly [id: string]: number };
  readonly answers: { readonly mean: number; readonly max: number };
  readonly seconds: number;
  readonly matchesPerSecond: number;
  readonly answersPerSecond: number;
  readonly unused: readonly string[];
}

/** Runs the simulation; exit code 1 if a match crashed. */
export async function simulate(
  id: string,
  given: SimulateArguments,
  around: Surroundings,
  words: CommandWords,
): Promise<number> {
  const game = chooseGame(around.games, id, words);
  const matches = wholeNumber('--matches', given.matches, 1, MOST_MATCHES, words);
  const cores = String(Math.min(availableParallelism(), MOST_THREADS));
  const threads = wholeNumber('--threads', given.threads ?? cores, 1, MOST_THREADS, words);
  const seating = { known: botIds, byDefault: (seats: number) => new Array<string>(seats).fill('random') };
  const { config, players } = chooseMatch(game, given, seating, () => '1', words);
  const { seed, ...rest } = config;
  const plan: Plan = { game: game.id, config: rest, seed, players };

  const bar = progressBar(matches, around, words);
  const start = performance.now();
  const played = await playAll(game, batchesOf(plan, matches, threads), threads, around, bar.advance, words);
  const seconds = (performance.now() - start) / 1000;
  bar.end();

  const summary = summarise(game, plan, played, seconds);
  around.out(given.json === true ? `${JSON.stringify(summary)}\n` : describe(summary, seed, words));
  writeCrashes(game, plan, played, resolve(around.folder, given.crashes), around, words);
  return summary.crashed > 0 ? 1 : 0;
}

function batchesOf(plan: Plan, matches: number, threads: number): Batch[] {
  const size = Math.max(1, Math.min(200, Math.ceil(matches / (threads * 20))));
  const batches: Batch[] = [];
  for (let from = 0; from < matches; from += size) {
    batches.push({ plan, from, to: Math.min(matches, from + size) });
  }
  return batches;
}

/** Plays every batch, and gives the results in the order of the matches whatever the threads did first. */
async function playAll(
  game: Game,
  batches: readonly Batch[],
  threads: number,
  around: Surroundings,
  advance: (matches: number) => void,
  words: CommandWords,
): Promise<readonly BatchPlayed[]> {
  if (Math.min(threads, batches.length) === 1) {
    return batches.map((batch) => {
      const played = playBatch(game, batch);
      advance(played.matches.length);
      return played;
    });
  }
  const { Piscina } = await import('piscina');
  const workers = Math.min(threads, batches.length);
  const pool = new Piscina<Batch, BatchPlayed>({ filename: around.worker, minThreads: workers, maxThreads: workers });
  // A thread that dies without a batch in hand tells the pool only; the batches that are left tell us.
  pool.on('error', () => undefined);
  try {
    return await Promise.all(
      batches.map(async (batch) => {
        const played = await pool.run(batch, { name: 'simulate' });
        advance(played.matches.length);
        return played;
      }),
    );
  } catch (error) {
    throw new Failure(words.errors.thread(messageOf(error)));
  } finally {
    await pool.destroy();
  }
}

function summarise(game: Game, plan: Plan, batches: readonly BatchPlayed[], seconds: number): Summary {
  const { config } = plan;
  const mode = game.modes.find(({ id }) => id === config.mode);
  const outcomes: Record<string, number> = {};
  for (const id of mode?.outcomes ?? []) outcomes[id] = 0;
  const used = new Set(batches.flatMap((batch) => batch.used));
  const total = { matches: 0, finished: 0, answers: 0, max: 0 };
  for (const match of batches.flatMap((batch) => batch.matches)) {
    total.matches += 1;
    total.answers += match.answers;
    total.max = Math.max(total.max, match.answers);
    if (match.outcome === null) continue;
    total.finished += 1;
    outcomes[match.outcome] = (outcomes[match.outcome] ?? 0) + 1;
  }
  return {
    game: game.id,
    mode: config.mode,
    mission: config.mission,
    seats: config.seats,
    matches: total.matches,
    finished: total.finished,
    crashed: total.matches - total.finished,
    outcomes,
    answers: { mean: rounded(total.answers / total.matches, 2), max: total.max },
    seconds: rounded(seconds, 3),
    matchesPerSecond: rounded(total.matches / seconds, 1),
    answersPerSecond: rounded(total.answers / seconds, 0),
    unused: game.components.map(({ id }) => id).filter((id) => game.appears(id, config) && !used.has(id)),
  };
}

function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}

function describe(summary: Summary, seed: string, words: CommandWords): string {
  const say = words.simulate;
  const rows = [
    [say.seed, seed],
    [say.matches, String(summary.matches)],
    [say.finished, String(summary.finished)],
    [say.crashed, String(summary.crashed)],
    [say.answersMean, String(summary.answers.mean)],
    [say.answersMax, String(summary.answers.max)],
    [say.seconds, String(summary.seconds)],
    [say.matchesPerSecond, String(summary.matchesPerSecond)],
    [say.answersPerSecond, String(summary.answersPerSecond)],
  ];
  const outcomes = Object.entries(summary.outcomes).map(([id, count]) => [
    id,
    String(count),
    `${rounded((100 * count) / summary.matches, 1)} %`,
  ]);
  const kind = [summary.mode, summary.mission, words.games.seats(summary.seats, summary.seats)];
  return [
    say.heading(summary.game, kind.filter((part) => part !== null).join(', ')),
    textTable(rows, ['left', 'right']),
    '',
    `${say.outcomes}${words.colon}`.trimEnd(),
    textTable(outcomes, ['left', 'right', 'right']),
    '',
    `${say.unused} (${summary.unused.length})${words.colon}${words.list(summary.unused)}`,
    '',
  ].join('\n');
}

function writeCrashes(
  game: Game,
  plan: Plan,
  batches: readonly BatchPlayed[],
  folder: string,
  around: Surroundings,
  words: CommandWords,
): void {
  const say = words.simulate;
  batches
    .flatMap((batch) => batch.matches)
    .forEach((played: Played, i) => {
      if (played.crash === null) return;
      const why = describeCrash(played.crash, words);
      try {
        const { file, next } = replayOfCrash(game, plan, i);
        const name = `${[plan.game, plan.config.mode, plan.config.mission, plan.config.seats, plan.seed, i].filter((part) => part !== null).join('-')}`;
        const path = join(folder, `${name.replace(/[^\w.-]+/g, '_').slice(0, 180)}.jsonl`);
        mkdirSync(folder, { recursive: true });
        writeFileSync(path, file);
        around.err(`${say.crash(i, why, path)}\n`);
        if (next !== null) around.err(`  ${say.crashAnswer(next.seat, next.answer)}\n`);
      } catch (error) {
        around.err(`${say.crashUnwritten(i, why, messageOf(error))}\n`);
      }
    });
}

function describeCrash(crash: Crash, words: CommandWords): string {
  if (crash.kind === 'bound') return words.simulate.overBound(crash.bound);
  if (crash.kind === 'error') return crash.message;
  return words.simulate.botRefused(crash.player, crash.answer, kernelRefusal(crash.refusal, words));
}
