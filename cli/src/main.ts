/** Where the process meets the command line. */
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { games } from '@necropole/games';
import { linePrompter } from './prompter.ts';
import { run } from './run.ts';

const { stdin, stdout, stderr, env } = process;
const interactive = stdin.isTTY === true && stdout.isTTY === true;
/** How wide text is where nobody says; some terminals say 0. */
const WITHOUT_TERMINAL = 100;
const root = env['NECROPOLE_ROOT'] ?? null;

// A reader that has seen enough (`| head`) is no error.
stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

process.exitCode = await run(process.argv.slice(2), {
  games,
  out: (text) => void stdout.write(text),
  err: (text) => void stderr.write(text),
  prompter: () => linePrompter(stdin, stdout, interactive),
  terminal: {
    interactive,
    get columns() {
      return stdout.columns || WITHOUT_TERMINAL;
    },
    colour: stdout.isTTY === true && !env['NO_COLOR'],
    progress: stderr.isTTY === true,
  },
  environment: env,
  folder: process.cwd(),
  sources: root !== null && existsSync(join(root, 'games')) ? root : null,
  worker: fileURLToPath(new URL('./worker.mjs', import.meta.url)),
  now: () => new Date(),
  freshSeed: () => randomBytes(16).toString('hex'),
});
