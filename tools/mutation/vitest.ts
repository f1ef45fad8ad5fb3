/**
 * The unit tests of one game, in a Vitest that stays: each run takes another text for one file.
 *
 * Unit tests are those of rules, content, rulebook, scene and words. The conformance suite, the recorded matches and the
 * bots are left out: they notice nearly any change by a hash or a dead end, without knowing what should have been.
 */
import { readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createVitest, type TestModule, type TestSpecification, type Vitest } from 'vitest/node';
import { counting } from './counting.ts';

const PARTS = '{rules,content,rulebook,scene,words}';
const MINUTE = 60_000;

export interface Running {
  readonly root: string;
  readonly game: string;
  /** Steps that each test file may take. */
  readonly steps: number;
  /** Where each test file writes what it ran; each then runs in a process of its own. `null`: all run in one, faster. */
  readonly ran: string | null;
  readonly workers: number;
}

export interface Ran {
  /** The first test that failed and why, or `null`. */
  readonly failure: string | null;
  /** How long each test file took, in milliseconds. */
  readonly took: Readonly<Record<string, number>>;
  /** Seconds of processor time. */
  readonly processor: number;
}

/** Tests that can be run again and again. */
export interface Tests {
  /** Runs the named test files in their order, or all of them, with another text for one file; stops at a failure. */
  run(tests: readonly string[] | null, other: { readonly file: string; readonly text: string } | null): Promise<Ran>;
  close(): Promise<void>;
}

/** Runs test files in the order in which they are given. */
class AsGiven {
  sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files);
  }
  shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files);
  }
}

export async function openTests({ root, game, steps, ran, workers }: Running): Promise<Tests> {
  const texts = new Map<string, string>();
  let failure: string | null = null;
  const counted = new RegExp(`^games/${game}/(rules|content)/`);
  const load = (id: string): string | null => {
    if (!id.endsWith('.ts') || id.includes('/node_modules/') || !id.startsWith(`${root}/`)) return null;
    const name = relative(root, id).split(sep).join('/');
    if (name.startsWith('tools/')) return null;
    return counting(texts.get(name) ?? readFileSync(id, 'utf8'), ran !== null && counted.test(name) ? name : null);
  };
  const note = (why: string): void => {
    failure ??= why;
  };
  const vitest = await createVitest(
    'test',
    {
      root,
      config: false,
      watch: false,
      include: [`games/${game}/${PARTS}/**/*.test.ts`],
      pool: 'threads',
      isolate: ran !== null,
      fileParallelism: workers > 1,
      maxWorkers: workers,
      bail: 1,
      // Far above what anything takes: endless loops end by their steps.
      testTimeout: 60 * MINUTE,
      hookTimeout: 60 * MINUTE,
      execArgv: [],
      env: { NECROPOLE_STEPS: String(steps), NECROPOLE_RAN: ran ?? '' },
      setupFiles: [join(dirname(fileURLToPath(import.meta.url)), 'setup.ts')],
      sequence: { sequencer: AsGiven },
      reporters: [
        {
          onTestCaseResult(test) {
            const { state, errors } = test.result();
            if (state === 'failed') note(`${test.fullName}: ${errors?.[0]?.message ?? 'failed'}`);
          },
          onTestModuleEnd(module) {
            const [error] = module.errors();
            if (error !== undefined) note(`${module.relativeModuleId}: ${error.message}`);
          },
        },
      ],
    },
    { plugins: [{ name: 'necropole-mutant', enforce: 'pre', load }], server: { watch: null } },
  );
  const all = await vitest.globTestSpecifications();
  if (all.length === 0) throw new Error(`${game} has no unit tests`);
  const byName = new Map(all.map((one) => [relative(root, one.moduleId).split(sep).join('/'), one]));
  return {
    async run(tests, other) {
      failure = null;
      const before = process.cpuUsage();
      replace(vitest, root, texts, other);
      const wanted = tests === null ? all : tests.flatMap((name) => byName.get(name) ?? []);
      const { testModules, unhandledErrors } = await vitest.runTestSpecifications(wanted, false);
      const [unhandled] = unhandledErrors;
      if (unhandled !== undefined) note(unhandled instanceof Error ? unhandled.message : String(unhandled));
      if (!testModules.every((module) => module.ok())) note('a test file fails');
      const { user, system } = process.cpuUsage(before);
      const took = Object.fromEntries(testModules.map((module) => timeOf(root, module)));
      return { failure, took, processor: (user + system) / 1e6 };
    },
    close: () => vitest.close(),
  };
}

function replace(
  vitest: Vitest,
  root: string,
  texts: Map<string, string>,
  other: { readonly file: string; readonly text: string } | null,
): void {
  const stale = [...texts.keys()];
  texts.clear();
  if (other !== null) texts.set(other.file, other.text);
  for (const file of [...stale, ...texts.keys()]) vitest.invalidateFile(join(root, file));
}

function timeOf(root: string, module: TestModule): [string, number] {
  return [relative(root, module.moduleId).split(sep).join('/'), module.diagnostic().duration];
}
