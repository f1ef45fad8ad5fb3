// Everything that must hold, in one go: each check counts as one, each test as one. The last line is the count.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readyChromium } from './chromium.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const long = process.argv.includes('--long');
const reportFile = join(root, 'node_modules', '.cache', 'necropole-tests', 'report.json');
const browserReport = join(dirname(reportFile), 'browser.json');
const folders = ['kernel', 'boards', 'bots', 'games', 'cli', 'web', 'tools', 'bench'].filter((name) =>
  existsSync(join(root, name)),
);

const CHECKS = [
  ['types', ['typescript/bin/tsc', '--noEmit']],
  ['types of the web app', ['svelte-check/bin/svelte-check', '--workspace', 'web', '--fail-on-warnings']],
  ['format and lint', ['@biomejs/biome/bin/biome', 'check', '--error-on-warnings']],
  [
    'directions of imports',
    ['dependency-cruiser/bin/dependency-cruise.mjs', '--config', '.dependency-cruiser.cjs', ...folders],
  ],
  ['flows and chance', ['tsx/dist/cli.mjs', 'tools/check-flows.ts']],
  ['names of games', ['tsx/dist/cli.mjs', 'tools/check-names.ts']],
  ['dead code', ['knip/bin/knip.js', '--no-progress', '--no-config-hints']],
];

const total = { passed: 0, failed: 0 };
const red = [];
for (const [title, command] of CHECKS) runCheck(title, command);
runTests();
runBrowserTests();

if (red.length > 0) console.log(`\nFailed: ${red.join(', ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

function runCheck(title, command) {
  const passed = runNamed(title, command) === 0;
  count(title, passed ? 1 : 0, passed ? 0 : 1);
}

function runTests() {
  const title = long ? 'tests, conformance in full' : 'tests';
  rmSync(reportFile, { force: true });
  mkdirSync(dirname(reportFile), { recursive: true });
  const command = [
    'vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportFile}`,
  ];
  const status = runNamed(title, command, long ? { NECROPOLE_LONG: '1' } : {});
  const { passed, failed } = readReport();
  // Vitest also fails for what is no test: an error outside of any, or no test at all.
  count(title, passed, status !== 0 && failed === 0 ? 1 : failed);
}

/** A real browser plays the built app. What could not run counts as failed, each test of it. */
function runBrowserTests() {
  const title = 'browser tests';
  const browser = readyChromium();
  rmSync(browserReport, { force: true });
  const command = ['@playwright/test/cli.js', 'test', '--config', 'web/playwright.config.ts'];
  const where = { PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' };
  const status =
    browser === null
      ? runNamed(title, [...command, '--list', '--reporter=json'], where)
      : runNamed(title, [...command, '--reporter=list,json'], { ...where, CHROMIUM: browser });
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = readJson(browserReport)?.stats ?? {};
  const passed = expected + flaky;
  const failed = unexpected + skipped;
  if (flaky > 0) console.log(`-- ${title}: ${flaky} passed only at the second try (listed above as flaky)`);
  if (browser === null) count(title, 0, Math.max(1, passed + failed));
  else count(title, passed, status !== 0 && failed === 0 ? 1 : failed);
}

function runNamed(title, [script, ...words], environment = {}) {
  console.log(`\n== ${title}`);
  const start = performance.now();
  const run = spawnSync(process.execPath, [join(root, 'node_modules', script), ...words], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`-- ${title}: ${run.status === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
  return run.status;
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

function readJson(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}
