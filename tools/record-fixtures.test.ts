import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const script = join(dirname(fileURLToPath(import.meta.url)), 'record-fixtures.ts');
const tsx = createRequire(import.meta.url).resolve('tsx/cli');

function run(...words: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [tsx, script, ...words], { encoding: 'utf8' });
  return { status, stdout, stderr };
}

test('checking says that every ending of every game is recorded', () => {
  const { status, stdout, stderr } = run('--check');
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/endings, 0 without a true fixture/);
});

test('a game that does not exist is one clear line', () => {
  expect(run('--check', '--game', 'none')).toEqual({ status: 2, stdout: '', stderr: 'no game "none"\n' });
});
