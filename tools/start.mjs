// `npm start`: builds the web app if it is not up to date, serves it on this machine, and says where.
// npm start -- [--port 4173]   With `--port` it serves without a terminal, too.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { listen, serverOver } from './serve.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const web = join(root, 'web');
const built = join(web, 'dist');
const DEFAULT_PORT = 4173;
const USAGE = `Usage: npm start -- [--port ${DEFAULT_PORT}]`;
const NOT_SOURCES = new Set(['node_modules', 'dist', 'fixtures', 'coverage', 'e2e', 'test-results']);

const port = wantedPort();
buildIfStale();
if (port === null && !(process.stdin.isTTY && process.stdout.isTTY)) explain();
else await serve(port ?? DEFAULT_PORT);

/** The port that was asked for; `null` when none was. */
function wantedPort() {
  try {
    const { values } = parseArgs({ options: { port: { type: 'string' }, help: { type: 'boolean', short: 'h' } } });
    if (values.help) {
      console.log(USAGE);
      process.exit(0);
    }
    if (values.port === undefined) return null;
    const number = Number(values.port);
    if (Number.isInteger(number) && number >= 0 && number <= 65535) return number;
    throw new Error(`--port takes a number from 0 to 65535, not "${values.port}"`);
  } catch (error) {
    console.error(`${error.message}\n${USAGE}`);
    process.exit(2);
  }
}

function buildIfStale() {
  const page = join(built, 'index.html');
  const sources = ['kernel', 'boards', 'bots', 'games', 'web', 'package-lock.json'].map((name) => join(root, name));
  if (existsSync(page) && newestIn(sources) <= statSync(page).mtimeMs) return;
  console.log('Nécropole: building the web app; this takes about ten seconds ...');
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const run = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], { cwd: web, stdio: 'inherit' });
  if (run.status === 0) return;
  console.error('Nécropole: the web app could not be built (see above).');
  process.exit(1);
}

/** When the last of these changed. A folder changes when something in it is added, removed or renamed. */
function newestIn(paths) {
  let newest = 0;
  for (const path of paths) {
    const found = statSync(path);
    // What is written into web/ by the build itself is no source.
    if (path !== web) newest = Math.max(newest, found.mtimeMs);
    if (!found.isDirectory()) continue;
    const inside = readdirSync(path).filter((name) => !NOT_SOURCES.has(name) && !name.endsWith('.test.ts'));
    newest = Math.max(newest, newestIn(inside.map((name) => join(path, name))));
  }
  return newest;
}

async function serve(wanted) {
  const server = serverOver(built);
  const used = await listen(server, wanted);
  console.log(`
  Nécropole is at  http://localhost:${used}
  ${otherWays()}
  Ctrl+C ends it.`);
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      server.close(() => process.exit(0));
      server.closeAllConnections();
    });
  }
}

function explain() {
  console.log(`Nécropole is built, and this is no terminal, so nothing waits here. To go on:
  npm start -- --port ${DEFAULT_PORT}   serves the app on http://localhost:${DEFAULT_PORT}
  npx necropole games         lists the games, their modes and options
  ${otherWays()}
  npx necropole --help`);
}

function otherWays() {
  return 'npx necropole play <game>   plays in the terminal';
}
