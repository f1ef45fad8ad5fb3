import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const script = join(dirname(fileURLToPath(import.meta.url)), 'mutate.ts');
const tsx = createRequire(import.meta.url).resolve('tsx/cli');

function run(...words: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [tsx, script, ...words], { encoding: 'utf8' });
  return { status, stdout, stderr };
}

test('help says what is done and what may be chosen', () => {
  const { status, stdout } = run('--help');
  expect(status).toBe(0);
  expect(stdout).toMatch(/--game.*--sample.*--seed.*--jobs.*--out/s);
});

test('what cannot be done is one clear line', () => {
  expect(run('--game', 'none')).toEqual({
    status: 2,
    stdout: '',
    stderr: expect.stringMatching(/^no game "none"; choose one of: [a-z\d-]+(, [a-z\d-]+)*\n$/),
  });
  expect(run('--sample', 'many').stderr).toBe('--sample takes a whole number from 1 on, not "many"\n');
});
