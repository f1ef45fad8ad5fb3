import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const PROJECT = join(dirname(fileURLToPath(import.meta.url)), '..');
const CRUISER = join(PROJECT, 'node_modules', 'dependency-cruiser', 'bin', 'dependency-cruise.mjs');

/** A project in small that breaks each rule once, in a file of that rule's name. */
const FAULTS: Readonly<Record<string, { readonly file: string; readonly imports: string }>> = {
  'no-cycles': { file: 'kernel/src/cycle.ts', imports: './wheel.ts' },
  resolvable: { file: 'kernel/src/lost.ts', imports: './nowhere.ts' },
  'kernel-stands-alone': { file: 'kernel/src/up.test.ts', imports: '../../boards/src/index.ts' },
  'kernel-without-libraries': { file: 'kernel/src/clock.ts', imports: 'node:fs' },
  'kernel-door-with-forms-only': { file: 'kernel/src/door/library.ts', imports: 'library' },
  'kernel-chance-with-ciphers-only': { file: 'kernel/src/random.ts', imports: 'library' },
  'rules-without-the-match': { file: 'games/one/match.ts', imports: '../../kernel/src/app.ts' },
  'boards-on-kernel-only': { file: 'boards/src/up.ts', imports: '../../games/index.ts' },
  'boards-with-chosen-libraries': { file: 'boards/src/library.ts', imports: 'library' },
  'bots-on-kernel-only': { file: 'bots/src/up.ts', imports: '../../games/index.ts' },
  'bots-without-libraries': { file: 'bots/src/library.ts', imports: 'library' },
  'games-on-boards-and-kernel': { file: 'games/one/up.ts', imports: '../../bots/src/index.ts' },
  'games-without-libraries': { file: 'games/one/library.ts', imports: 'library' },
  'games-apart': { file: 'games/one/beside.ts', imports: '../two/index.ts' },
  'games-by-the-list': { file: 'cli/src/direct.ts', imports: '../../games/one/index.ts' },
  'developers-tools-apart': { file: 'cli/src/tool.ts', imports: '../../tools/index.ts' },
  'command-line-for-itself': { file: 'server/src/up.ts', imports: '../../cli/src/index.ts' },
  'testing-in-tests-only': { file: 'games/one/suite.ts', imports: '../../kernel/src/testing/index.ts' },
  'rival-in-benchmarks-only': { file: 'kernel/src/rival.test.ts', imports: 'boardgame.io' },
};

/** The toys of the tests are held to the directions of games. */
const FAULTS_OF_TOYS: typeof FAULTS = {
  'rules-without-the-match': { file: 'games/testing/toy/match.ts', imports: '../../../kernel/src/app.ts' },
  'games-without-libraries': { file: 'games/testing/toy/library.ts', imports: 'library' },
  'games-apart': { file: 'games/testing/toy/beside.ts', imports: '../other/index.ts' },
  'testing-in-tests-only': { file: 'games/one/toy.ts', imports: '../testing/row.ts' },
};

const CLEAN: Readonly<Record<string, readonly string[]>> = {
  'kernel/src/index.ts': [],
  'kernel/src/app.ts': ['./index.ts'],
  'kernel/src/testing/index.ts': ['../index.ts', 'node:fs', 'library'],
  'boards/src/index.ts': ['../../kernel/src/index.ts'],
  'bots/src/index.ts': ['../../kernel/src/index.ts', '../../kernel/src/app.ts'],
  'games/index.ts': ['./one/index.ts', './two/index.ts'],
  'games/one/index.ts': ['../../boards/src/index.ts', '../../kernel/src/index.ts'],
  'games/one/one.test.ts': ['./index.ts', '../../kernel/src/app.ts', '../../kernel/src/testing/index.ts', 'node:fs'],
  'games/two/index.ts': [],
  'games/testing/index.ts': ['./toy/index.ts'],
  'games/testing/row.ts': [],
  'games/testing/toy/index.ts': ['../row.ts', '../../../kernel/src/testing/index.ts'],
  'games/testing/other/index.ts': [],
  'cli/src/index.ts': ['../../games/index.ts', '../../bots/src/index.ts', 'node:fs', 'library'],
  'server/src/index.ts': ['../../games/index.ts'],
  'tools/index.ts': ['../kernel/src/testing/index.ts'],
  'bench/main.ts': ['../kernel/src/testing/index.ts', 'boardgame.io'],
};

const FOLDERS = ['kernel', 'boards', 'bots', 'games', 'cli', 'server', 'tools', 'bench'];

let project = '';

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'necropole-directions-'));
  write('tsconfig.json', JSON.stringify({ compilerOptions: { allowImportingTsExtensions: true, noEmit: true } }));
  write('package.json', JSON.stringify({ dependencies: { library: '1.0.0', 'boardgame.io': '1.0.0' } }));
  for (const name of ['library', 'boardgame.io']) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'dist/index.js' }));
    write(`node_modules/${name}/dist/index.js`, '');
  }
  for (const [file, imports] of Object.entries(CLEAN)) writeSource(file, imports);
});

afterAll(() => rmSync(project, { recursive: true, force: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(project, file)), { recursive: true });
  writeFileSync(join(project, file), text);
}

function writeSource(file: string, imports: readonly string[]): void {
  write(file, [...imports.map((name) => `import '${name}';`), 'export const here = 1;'].join('\n'));
}

/** Which file broke which rule. */
function brokenRules(): string[] {
  const command = [CRUISER, '--config', join(PROJECT, '.dependency-cruiser.cjs'), '--output-type', 'json', ...FOLDERS];
  const { stdout } = spawnSync(process.execPath, command, { cwd: project, encoding: 'utf8' });
  const { summary } = JSON.parse(stdout) as { summary: { violations: { from: string; rule: { name: string } }[] } };
  return summary.violations.map((violation) => `${violation.rule.name}: ${violation.from}`);
}

test('allowed directions pass, and each forbidden one is found', () => {
  expect(brokenRules()).toEqual([]);

  writeSource('kernel/src/wheel.ts', ['./cycle.ts']);
  const faults = [FAULTS, FAULTS_OF_TOYS].flatMap((all) => Object.entries(all));
  for (const [, { file, imports }] of faults) writeSource(file, [imports]);
  const expected = faults.map(([rule, { file }]) => `${rule}: ${file}`);
  expect(brokenRules().sort()).toEqual(expected.sort());
});
