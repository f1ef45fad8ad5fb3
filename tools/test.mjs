// Everything that must hold, in one go: each check counts as one, each test as one. What is independent runs beside each
// other, as far as there are cores; each part's output is printed whole when it ends. The last line is the count.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { availableParallelism } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readyChromium } from './chromium.mjs';

await import('./bootstrap.mjs');

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const long = process.argv.includes('--long');
const reportFile = join(root, 'node_modules', '.cache', 'necropole-tests', 'report.json');
const browserReport = join(dirname(reportFile), 'browser.json');
const folders = ['kernel', 'boards', 'bots', 'games', 'cli', 'web', 'tools', 'bench'].filter((name) =>
  existsSync(join(root, name)),
);
/** How many parts of one core may run at a time. The tests, and those of the browser, take two each. */
const CORES = Math.max(2, availableParallelism());

const CHECKS = [
  ['types', 'node_modules/typescript/bin/tsc', '--noEmit'],
  ['types of the web app', 'node_modules/svelte-check/bin/svelte-check', '--workspace', 'web', '--fail-on-warnings'],
  ['build of the web app', 'tools/app.mjs'],
  [
    'directions of imports',
    'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
    '--config',
    '.dependency-cruiser.cjs',
    ...folders,
  ],
  ['flows and chance', 'node_modules/tsx/dist/cli.mjs', 'tools/check-flows.ts'],
  ['names of games', 'node_modules/tsx/dist/cli.mjs', 'tools/check-names.ts'],
  ['dead code', 'node_modules/knip/bin/knip.js', '--no-progress', '--no-config-hints'],
  // Reading them takes one core for long: beside the other checks it is done before the browser waits for it.
  [
    'list of browser tests',
    'node_modules/@playwright/test/cli.js',
    'test',
    '--list',
    '--config',
    'web/playwright.config.ts',
  ],
  ['format and lint', 'node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'],
];

const total = { passed: 0, failed: 0 };
const red = [];
/** Rows of the table of seconds: each part with what it consists of. */
const budget = [];
const running = new Set();
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    for (const child of running) child.kill();
    process.exit(signal === 'SIGINT' ? 130 : 143);
  });
}

const begin = performance.now();
const browser = readyChromium();
let free = CORES;
const waiting = [];
// The tests of `npm start` and of the browser serve the app that is built first.
await Promise.all(CHECKS.map(([title, ...command]) => whenFree(1, () => runCheck(title, command))));
await Promise.all([whenFree(2, runTests), whenFree(2, runBrowserTests)]);

printBudget();
if (red.length > 0) console.log(`\nFailed: ${red.join(', ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

/** Runs a part once so many cores are free, in the order in which they were asked for. */
async function whenFree(cores, part) {
  if (free < cores || waiting.length > 0) await new Promise((go) => waiting.push({ cores, go }));
  else free -= cores;
  await part();
  free += cores;
  while (waiting.length > 0 && waiting[0].cores <= free) {
    const { cores: taken, go } = waiting.shift();
    free -= taken;
    go();
  }
}

async function runCheck(title, command) {
  const { status, seconds } = await runNamed(title, command);
  count(title, status === 0 ? 1 : 0, status === 0 ? 0 : 1);
  budget.push({ title, seconds, parts: [] });
}

async function runTests() {
  const title = long ? 'tests, conformance in full' : 'tests';
  rmSync(reportFile, { force: true });
  mkdirSync(dirname(reportFile), { recursive: true });
  const command = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportFile}`,
  ];
  const { status, seconds } = await runNamed(title, command, long ? { NECROPOLE_LONG: '1' } : {});
  const { passed, failed } = readReport();
  // Vitest also fails for what is no test: an error outside of any, or no test at all.
  count(title, passed, status !== 0 && failed === 0 ? 1 : failed);
  budget.push({ title, seconds, parts: partsOfTests() });
}

/** A real browser plays the built app. What could not run counts as failed, each test of it. */
async function runBrowserTests() {
  const title = 'browser tests';
  rmSync(browserReport, { force: true });
  const command = ['node_modules/@playwright/test/cli.js', 'test', '--config', 'web/playwright.config.ts'];
  const where = {
    PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport,
    PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1',
    NECROPOLE_PORT: `${await freePorts()}`,
  };
  const { status, seconds } =
    browser === null
      ? await runNamed(title, [...command, '--list', '--reporter=json'], where)
      : await runNamed(title, [...command, '--reporter=list,json'], { ...where, CHROMIUM: browser });
  const { expected: passed = 0, unexpected = 0, flaky = 0, skipped = 0 } = readJson(browserReport)?.stats ?? {};
  const failed = unexpected + flaky + skipped;
  if (browser === null) count(title, 0, Math.max(1, passed + failed));
  else count(title, passed, status !== 0 && failed === 0 ? 1 : failed);
  budget.push({ title, seconds, parts: partsOfBrowserTests() });
}

/** The first of two ports in a row that nobody uses. */
async function freePorts() {
  for (let port = 4319; ; port += 2) {
    const both = await Promise.all([port, port + 1].map(isFree));
    if (both.every(Boolean)) return port;
  }
}

function isFree(port) {
  return new Promise((done) => {
    const probe = createServer();
    probe.once('error', () => done(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => done(true)));
  });
}

/** Runs a script of Node, and prints all that it said when it has ended. */
function runNamed(title, [script, ...words], environment = {}) {
  console.log(`.. ${title}`);
  const start = performance.now();
  const child = spawn(process.execPath, [join(root, script), ...words], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}), ...environment },
  });
  running.add(child);
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => said.push(part));
  return new Promise((done) => {
    child.on('close', (status) => {
      running.delete(child);
      const seconds = (performance.now() - start) / 1000;
      const text = Buffer.concat(said).toString().trimEnd();
      const verdict = `-- ${title}: ${status === 0 ? 'passed' : 'FAILED'} in ${seconds.toFixed(1)} s`;
      console.log(`\n== ${title}\n${text}${text === '' ? '' : '\n'}${verdict}\n`);
      done({ status, seconds });
    });
  });
}

function count(title, passed, failed) {
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) red.push(title);
}

/** A test that is skipped or still to be written proves nothing, so it counts as failed. */
function readReport() {
  const report = readJson(reportFile);
  if (report === null) return { passed: 0, failed: 1 };
  const filesThatBroke = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numTotalTests - report.numPassedTests + filesThatBroke.length,
  };
}

/** The seconds of the tests by folder, each game for itself. */
function partsOfTests() {
  const files = readJson(reportFile)?.testResults ?? [];
  return summed(
    files.map(({ name, startTime, endTime, assertionResults }) => {
      const [folder, game] = relative(root, name).split(sep);
      const title = folder === 'games' && !game.endsWith('.ts') ? `games/${game}` : folder;
      return { title, seconds: (endTime - startTime) / 1000, tests: assertionResults.length };
    }),
  );
}

/** The seconds of the browser tests by what they are about: a file each. */
function partsOfBrowserTests() {
  const specsIn = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsIn)];
  return summed(
    (readJson(browserReport)?.suites ?? []).flatMap(specsIn).map(({ file, tests }) => ({
      title: file.replace('.spec.ts', ''),
      seconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration / 1000, 0),
      tests: tests.length,
    })),
  );
}

function summed(rows) {
  const sums = new Map();
  for (const { title, seconds, tests } of rows) {
    const sum = sums.get(title) ?? { title, seconds: 0, tests: 0 };
    sums.set(title, { title, seconds: sum.seconds + seconds, tests: sum.tests + tests });
  }
  return [...sums.values()].sort((a, b) => b.seconds - a.seconds);
}

function printBudget() {
  const row = (title, seconds, note = '') => console.log(`${title.padEnd(34)}${seconds.toFixed(1).padStart(9)}${note}`);
  console.log('== where the time went, in seconds; the rows below a part add up those of tests that ran side by side');
  for (const { title, seconds, parts } of budget) {
    row(title, seconds);
    for (const part of parts) row(`  ${part.title}`, part.seconds, `  ${String(part.tests).padStart(5)} tests`);
  }
  row(`everything, on ${CORES} cores`, (performance.now() - begin) / 1000);
}

function readJson(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}
