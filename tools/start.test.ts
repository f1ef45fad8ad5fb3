import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it, vi } from 'vitest';

// A build of the app comes first where it is not up to date.
vi.setConfig({ testTimeout: 240_000 });

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const start = join(root, 'tools', 'start.mjs');
const USAGE = 'Usage: npm start -- [--port 4173] [--host 127.0.0.1]';

it.each([['--port', 'x'], ['--port', '70000'], ['--port', ''], ['--nonsense']])(
  'npm start -- %s %s says how it is called, and builds nothing',
  (...words) => {
    const { status, stderr, stdout } = spawnSync(process.execPath, [start, ...words], { encoding: 'utf8' });
    expect(status).toBe(2);
    expect(stderr).toContain(USAGE);
    expect(stdout).toBe('');
  },
);

it('npm start -- --help says how it is called', () => {
  const { status, stderr, stdout } = spawnSync(process.execPath, [start, '--help'], { encoding: 'utf8' });
  expect([status, stderr, stdout]).toEqual([0, '', `${USAGE}\n`]);
});

const running: ChildProcess[] = [];
// A test that fails must leave nothing behind that serves.
afterEach(() => {
  for (const child of running.splice(0))
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
});

/** Starts it without a terminal, and waits until it says where it is. */
async function started(
  command: string,
  words: readonly string[],
): Promise<{ child: ChildProcess; address: string; ended: Promise<unknown[]> }> {
  const child = spawn(command, words, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  running.push(child);
  const ended = once(child, 'close');
  const address = await new Promise<string>((done, failed) => {
    let said = '';
    const hear = (part: Buffer): void => {
      said += part;
      const found = /Nécropole is at {2}(http:\/\/localhost:\d+)/.exec(said)?.[1];
      if (found !== undefined) done(found);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.on('close', () => failed(new Error(`it ended, and had said: ${said}`)));
  });
  return { child, address, ended };
}

const isServed = (address: string): Promise<boolean> =>
  fetch(address).then(
    (answer) => answer.ok,
    () => false,
  );

it.each(['SIGTERM', 'SIGINT'] as const)(
  'serves without a terminal until %s, and then the port is free',
  async (signal) => {
    const { child, address, ended } = await started(process.execPath, [start, '--port', '0']);
    const page = await fetch(address);
    expect(await page.text()).toContain('<title>Nécropole</title>');
    // A browser keeps its connections open: they must not keep the server.
    child.kill(signal);
    expect(await ended).toEqual([0, null]);
    expect(await isServed(address)).toBe(false);
  },
);

it.skipIf(process.platform === 'win32')('npm start, ended as a container ends it, leaves nothing behind', async () => {
  const { child, address, ended } = await started('npm', ['start', '--', '--port', '0']);
  expect(await isServed(address)).toBe(true);
  child.kill('SIGTERM');
  // The outputs close when the last process that holds them has ended: the one that serves, too.
  await ended;
  expect(await isServed(address)).toBe(false);
});

it('takes the next port when the one that was asked for is taken', async () => {
  const first = await started(process.execPath, [start, '--port', '0']);
  const taken = new URL(first.address).port;
  const second = await started(process.execPath, [start, '--port', taken]);
  expect(Number(new URL(second.address).port)).toBeGreaterThan(Number(taken));
  expect(await isServed(second.address)).toBe(true);
  for (const { child, ended } of [first, second]) {
    child.kill('SIGTERM');
    await ended;
  }
});
