import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const start = join(dirname(fileURLToPath(import.meta.url)), 'start.mjs');

it.each([['--port', 'x'], ['--port', '70000'], ['--nonsense']])(
  'npm start -- %s %s says how it is called, and builds nothing',
  (...words) => {
    const { status, stderr, stdout } = spawnSync(process.execPath, [start, ...words], { encoding: 'utf8' });
    expect(status).toBe(2);
    expect(stderr).toContain('Usage: npm start -- [--port 4173]');
    expect(stdout).toBe('');
  },
);

it('npm start -- --help says how it is called', () => {
  const { status, stderr, stdout } = spawnSync(process.execPath, [start, '--help'], { encoding: 'utf8' });
  expect([status, stderr, stdout]).toEqual([0, '', 'Usage: npm start -- [--port 4173]\n']);
});
