/** Breaks one game, place after place, and counts what its unit tests notice. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import { changed } from './changes.ts';
import { type Job, startJob } from './jobs.ts';
import { type Mutant, sampled, type Wanted } from './sample.ts';
import { readSources } from './sources.ts';
import type { Running } from './vitest.ts';

export interface Plan {
  readonly root: string;
  readonly game: string;
  readonly seed: string;
  readonly wanted: Wanted;
  readonly jobs: number;
}

/** A mutant, and what became of it. */
export interface Tried extends Mutant {
  /** What noticed it, or `null`: it survived. */
  readonly noticed: string | null;
  /** How many test files reach it. */
  readonly tests: number;
  /** Seconds of processor time that its tests took, as far as it is known. */
  readonly processor: number;
  /** The source, as it is. */
  readonly text: string;
}

/** What the tests do with nothing broken. */
interface Baseline {
  /** By test file: the functions it ran, and how long it took. */
  readonly tests: ReadonlyMap<string, { readonly ran: ReadonlySet<string>; readonly took: number }>;
  /** The most steps that any test file took. */
  readonly steps: number;
  readonly took: number;
}

const MINUTE = 60_000;
/** A test file that takes so many times the steps of the longest one, and a million more, is in an endless loop. */
const STEPS_TIMES = 10;
const STEPS_MORE = 1_000_000;
/** Only for what steps cannot count: far above what all tests take together. */
const LONGEST_TIMES = 20;

/** Tries a sample of mutants; tells of each as it is known. */
export async function testGame(plan: Plan, tell: (tried: Tried) => void): Promise<readonly Tried[]> {
  const baseline = await runUnbroken(plan);
  const steps = baseline.steps * STEPS_TIMES + STEPS_MORE;
  const limit = Math.max(5 * MINUTE, baseline.took * LONGEST_TIMES);
  const sources = readSources(plan.root, plan.game);
  const mutants = sampled(sources, plan.seed, plan.wanted);
  const all: Tried[] = [];
  const work = async (job: Job): Promise<void> => {
    // Mutants meet all test files in one process, which must change nothing.
    const whole = await job.run({ tests: testsFor('', null, baseline), other: null }, limit);
    if (whole?.failure !== null) throw new Error(`the tests of ${plan.game} fail in one process: ${whole?.failure}`);
    for (let next = mutants.next(); !next.done; next = mutants.next()) {
      const { place, change } = next.value;
      const text = sources.textOf(place.file);
      const tests = testsFor(place.file, place.within, baseline);
      const other = { file: place.file, text: changed(text, change) };
      const ran = tests.length === 0 ? { failure: null, processor: 0 } : await job.run({ tests, other }, limit);
      const noticed = ran === null ? 'the tests did not come to an end' : ran.failure;
      const processor = ran?.processor ?? 0;
      const tried = { place, change, noticed, tests: tests.length, processor, text };
      all.push(tried);
      tell(tried);
    }
  };
  await withJobs(plan, { ...plan, steps, ran: null, workers: 1 }, work);
  return all.sort((a, b) =>
    a.place.file < b.place.file ? -1 : a.place.file > b.place.file ? 1 : a.place.start - b.place.start,
  );
}

async function withJobs({ jobs }: Plan, running: Running, work: (job: Job) => Promise<void>): Promise<void> {
  const started = Array.from({ length: jobs }, () => startJob(running));
  try {
    await Promise.all(started.map(work));
  } finally {
    for (const job of started) job.end();
  }
}

/** Runs every test file in a process of its own, with nothing broken. */
async function runUnbroken({ root, game, jobs }: Plan): Promise<Baseline> {
  const folder = mkdtempSync(join(tmpdir(), 'necropole-mutation-'));
  const job = startJob({ root, game, ran: folder, workers: jobs, steps: Number.MAX_SAFE_INTEGER });
  try {
    const ran = await job.run({ tests: null, other: null }, 60 * MINUTE);
    if (ran === null) throw new Error(`the tests of ${game} did not come to an end`);
    if (ran.failure !== null) throw new Error(`the tests of ${game} fail already: mend them first (${ran.failure})`);
    const used = readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Used);
    const tests = used.map(({ test, ran: functions }): [string, { ran: ReadonlySet<string>; took: number }] => {
      const name = relative(root, test).split(sep).join('/');
      return [name, { ran: new Set(functions), took: ran.took[name] ?? 0 }];
    });
    return {
      tests: new Map(tests),
      steps: Math.max(...used.map((one) => one.steps)),
      took: tests.reduce((sum, [, { took }]) => sum + took, 0),
    };
  } finally {
    job.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Used {
  readonly test: string;
  readonly steps: number;
  readonly ran: readonly string[];
}

/** The test files that reach a function, or all for what a file does when it is loaded: the nearest first, then the fastest. */
export function testsFor(file: string, within: number | null, { tests }: Pick<Baseline, 'tests'>): readonly string[] {
  const reaching = [...tests].filter(([, { ran }]) => within === null || ran.has(`${file}:${within}`));
  const distance = (test: string): number =>
    test === file.replace(/\.ts$/, '.test.ts') ? 0 : dirname(test) === dirname(file) ? 1 : 2;
  return reaching
    .sort(([a, one], [b, other]) => distance(a) - distance(b) || one.took - other.took || (a < b ? -1 : 1))
    .map(([test]) => test);
}
