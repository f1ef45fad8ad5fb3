// What is proved of each rulebook: which statements no run cites, no test proves, and which of the list are missing.
// With --mutate: makes each judge allow everything in turn, and counts the tests that notice. Games that are begun and not on
// the list are told of too, and marked as such: what they still lack does not fail the run, unless they are asked for by name.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { type Excuse, type Game, type Rulebook, type Statement, statementsOf } from '@necropole/kernel';
import { Match } from '@necropole/kernel/app';
import { combinationsOf, configFor } from '../kernel/src/testing/conformance/plan.ts';
import { pickAnswer, playerOf } from '../kernel/src/testing/conformance/players.ts';
import type { CoverageLine } from '../kernel/src/testing/proves.ts';
import type { AssertionLine } from './count-assertions.ts';
import { judgesIn } from './judges.ts';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const MATCHES = 4;

/**
 * Statements that no cite can prove: data, and the absence of something. A test only names them, so what it asserts is
 * looked at too. Told for now, without failing.
 */
export interface Stated {
  readonly statements: number;
  /** No test that names them asserts anything. */
  readonly unasserted: readonly string[];
  /** Asserted only in tests of rules: whether by the way or not at all, nobody can tell. */
  readonly inPassing: readonly string[];
}

/** What is proved of one rulebook. */
export interface Coverage {
  readonly id: string;
  readonly statements: number;
  readonly uncited: readonly string[];
  readonly untested: readonly string[];
  readonly missing: readonly string[];
  readonly stated: { readonly data: Stated; readonly absence: Stated };
  readonly excused: readonly Excuse[];
  readonly examples: { readonly total: number; readonly tested: number };
}

/** Compares a rulebook with what tests have proved, and with the cites that came up anywhere. */
export function coverageOf(
  id: string,
  book: Rulebook,
  tests: readonly CoverageLine[],
  played: ReadonlySet<string>,
  assertions: readonly AssertionLine[],
): Coverage {
  const statements = statementsOf(book);
  const proved = new Set(tests.flatMap((test) => test.proves));
  const cited = new Set([...played, ...tests.flatMap((test) => test.cited)]);
  const carried = new Set([...statements.flatMap(({ from }) => from), ...book.excused.map(({ from }) => from)]);
  const listed = Array.from({ length: book.list.count }, (_, i) => `${book.list.prefix}${i + 1}`);
  const tested = new Set(tests.flatMap(({ example }) => example ?? []));
  return {
    id,
    statements: statements.length,
    uncited: statements.flatMap((one) => (one.kind === 'rule' && !cited.has(one.id) ? [one.id] : [])),
    untested: statements.flatMap((one) => (proved.has(one.id) ? [] : [one.id])),
    missing: listed.filter((number) => !carried.has(number)),
    stated: {
      data: statedOf('data', statements, tests, assertions),
      absence: statedOf('absence', statements, tests, assertions),
    },
    excused: book.excused,
    examples: { total: book.examples.length, tested: book.examples.filter((one) => tested.has(one.id)).length },
  };
}

function statedOf(
  kind: 'data' | 'absence',
  statements: readonly Statement[],
  tests: readonly CoverageLine[],
  assertions: readonly AssertionLine[],
): Stated {
  const asserting = new Set(assertions.flatMap((line) => (line.assertions > 0 ? [line.test] : [])));
  const rules = new Set(statements.flatMap((one) => (one.kind === 'rule' ? [one.id] : [])));
  const proofs = tests.filter(({ test }) => asserting.has(test));
  const asserted = new Set(proofs.flatMap((test) => test.proves));
  const meant = new Set(proofs.flatMap(({ proves }) => (proves.some((id) => rules.has(id)) ? [] : proves)));
  const ids = statements.flatMap((one) => (one.kind === kind ? [one.id] : []));
  return {
    statements: ids.length,
    unasserted: ids.filter((id) => !asserted.has(id)),
    inPassing: ids.filter((id) => asserted.has(id) && !meant.has(id)),
  };
}

/** The cites that come up when random players play every mode, mission and seat count. */
export function citesPlayed(game: Game, matches: number): ReadonlySet<string> {
  const cites = new Set<string>();
  for (const combination of combinationsOf(game)) {
    for (let number = 0; number < matches; number++) {
      const config = configFor(game, combination, number);
      const match = Match.start(game, config, { cited: (cite) => cites.add(cite) });
      const player = playerOf(config.seed);
      while (match.outcome === null && match.answers <= game.bound) {
        const { seat, key } = pickAnswer(match, player);
        if (!match.answer(seat, key).ok) break;
      }
    }
  }
  return cites;
}

/** Is nothing left to do? */
export function isWhole({ uncited, untested, missing }: Coverage): boolean {
  return uncited.length === 0 && untested.length === 0 && missing.length === 0;
}

// ── Running the tests ────────────────────────────────────────────────────────────────────────────────────────────────

interface TestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly object[] }[];
}

/** Runs the unit tests of a game. Gives how many failed, a file that broke as one. */
function runTests(game: string, folder: string, environment: Readonly<Record<string, string>>): number {
  const report = join(folder, 'report.json');
  rmSync(report, { force: true });
  const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
  const wanted = ['run', `games/${game}/`, '--reporter=json', `--outputFile.json=${report}`];
  const run = spawnSync(process.execPath, [vitest, ...wanted], {
    cwd: ROOT,
    env: { ...process.env, NECROPOLE_COVERAGE: folder, ...environment },
    encoding: 'utf8',
  });
  if (!existsSync(report)) throw new Error(`the tests of ${game} did not run: ${run.stderr}`);
  const { numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8')) as TestReport;
  const broken = testResults.filter(({ status, assertionResults }) => {
    return status === 'failed' && assertionResults.length === 0;
  });
  return numFailedTests + broken.length;
}

function inScratchFolder<T>(work: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'necropole-coverage-'));
  try {
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readLines<T>(folder: string, ending: string): readonly T[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').trim().split('\n'))
    .map((line) => JSON.parse(line) as T);
}

function gather(game: Game): Coverage {
  return inScratchFolder((folder) => {
    const failed = runTests(game.id, folder, {});
    if (failed > 0) {
      console.error(`${game.id}: ${failed} tests fail, and prove nothing`);
      process.exitCode = 1;
    }
    const lines = readLines<CoverageLine>(folder, '.jsonl').filter((line) => line.game === game.rulebook.prefix);
    const assertions = readLines<AssertionLine>(folder, '.assertions');
    return coverageOf(game.id, game.rulebook, lines, citesPlayed(game, MATCHES), assertions);
  });
}

// ── Silencing judges ─────────────────────────────────────────────────────────────────────────────────────────────────

interface Mutation {
  readonly judge: string;
  readonly file: string;
  /** How many tests notice that it allows everything. */
  readonly noticed: number;
}

function mutate(game: string): readonly Mutation[] {
  const rules = join(ROOT, 'games', game, 'rules');
  return inScratchFolder((folder) => {
    const failed = runTests(game, folder, {});
    if (failed > 0) throw new Error(`${failed} tests of ${game} fail already: mend them first`);
    return sourcesBelow(rules).flatMap((file) =>
      judgesIn(readFileSync(file, 'utf8')).map((judge) => {
        const noticed = runTests(game, folder, { NECROPOLE_SILENCED: `${file}#${judge}` });
        console.error(`${relative(ROOT, file)} ${judge}: ${noticed === 0 ? 'NOBODY NOTICES' : `${noticed} notice`}`);
        return { judge, file: relative(ROOT, file), noticed };
      }),
    );
  });
}

function sourcesBelow(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort()
    .map((file) => join(folder, file));
}

// ── Saying it ────────────────────────────────────────────────────────────────────────────────────────────────────────

function told(coverage: Coverage, isListed: boolean): string {
  const { id, statements, uncited, untested, missing, stated, excused, examples } = coverage;
  const list = (title: string, all: readonly string[]): string =>
    `  ${title}: ${all.length === 0 ? 'none' : `${all.length} (${all.join(', ')})`}`;
  return [
    `${id}${isListed ? '' : ' (begun, not on the list)'}: ${statements} statements, ${examples.tested} of ${examples.total} printed examples tested`,
    list('uncited', uncited),
    list('untested', untested),
    list('missing', missing),
    list(`data that no test asserts (of ${stated.data.statements})`, stated.data.unasserted),
    list('data asserted only in tests of rules', stated.data.inPassing),
    list(`absence that no test asserts (of ${stated.absence.statements})`, stated.absence.unasserted),
    list('absence asserted only in tests of rules', stated.absence.inPassing),
    list(
      'excused',
      excused.map(({ from, reason }) => `${from}: ${reason}`),
    ),
  ].join('\n');
}

function toldMutations(id: string, mutations: readonly Mutation[]): string {
  const unnoticed = mutations.filter(({ noticed }) => noticed === 0);
  const names = unnoticed.map(({ file, judge }) => `\n  ${file} ${judge}`);
  return `${id}: ${mutations.length} judges, ${unnoticed.length} that nobody would miss${names.join('')}`;
}

interface KnownGame {
  readonly game: Game;
  readonly isListed: boolean;
}

async function readGames(wanted: string | undefined): Promise<readonly KnownGame[]> {
  const read = async (file: string, isListed: boolean): Promise<readonly KnownGame[]> => {
    const list = pathToFileURL(join(ROOT, 'games', file)).href;
    const { games } = (await import(list)) as { readonly games: readonly Game[] };
    return games.map((game) => ({ game, isListed }));
  };
  const known = [...(await read('index.ts', true)), ...(await read('begun.ts', false))];
  const chosen = known.filter(({ game }) => wanted === undefined || game.id === wanted);
  if (chosen.length === 0) {
    throw new Error(`no game "${wanted}"; choose one of: ${known.map(({ game }) => game.id).join(', ')}`);
  }
  return chosen;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { json: { type: 'boolean' }, mutate: { type: 'boolean' }, game: { type: 'string' } },
  });
  const known = await readGames(values.game);
  /** What is begun is held to nothing until it is asked for. */
  const isHeld = ({ isListed }: KnownGame): boolean => isListed || values.game !== undefined;
  if (values.mutate === true) {
    const results = known.filter(isHeld).map(({ game }) => ({ id: game.id, judges: mutate(game.id) }));
    if (results.some(({ judges }) => judges.some(({ noticed }) => noticed === 0))) process.exitCode = 1;
    const text = results.map(({ id, judges }) => toldMutations(id, judges)).join('\n');
    console.log(values.json === true ? JSON.stringify({ games: results }) : text);
    return;
  }
  const results = known.map((one) => ({ ...one, coverage: gather(one.game) }));
  if (!results.every((one) => isWhole(one.coverage) || !isHeld(one))) process.exitCode = 1;
  const coverages = results.map(({ coverage, isListed }) => ({ ...coverage, isListed }));
  const text = results.map(({ coverage, isListed }) => told(coverage, isListed)).join('\n\n');
  console.log(values.json === true ? JSON.stringify({ games: coverages }) : text);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  }
}
