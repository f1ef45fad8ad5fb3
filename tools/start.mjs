// `npm start`: installs what is missing, builds the web app if it is not up to date, serves it, and says where.
// npm start -- [--port 4173] [--host 127.0.0.1]   With or without a terminal; Ctrl+C or SIGTERM ends it.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { listen, serverOver } from './serve.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const web = join(root, 'web');
const built = join(web, 'dist');
const page = join(built, 'index.html');
const DEFAULT_PORT = 4173;
/** This machine only, unless somebody asks for more: a container is reached from outside of it. */
const DEFAULT_HOST = '127.0.0.1';
const USAGE = `Usage: npm start -- [--port ${DEFAULT_PORT}] [--host ${DEFAULT_HOST}]`;
const NOT_SOURCES = new Set(['node_modules', 'dist', 'fixtures', 'coverage', 'e2e', 'test-results']);

const wanted = readArguments();
await import('./bootstrap.mjs');

/** Ends whatever is under way; it changes as the work goes on. */
let end = () => process.exit(0);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => end());
if (process.env.npm_lifecycle_event === 'start') endWithNpm();

await buildIfStale();
await serve(wanted);

function readArguments() {
  try {
    const { values } = parseArgs({
      options: { port: { type: 'string' }, host: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    });
    if (values.help) {
      console.log(USAGE);
      process.exit(0);
    }
    const port = Number(values.port ?? DEFAULT_PORT);
    if (!Number.isInteger(port) || port < 0 || port > 65535 || values.port === '')
      throw new Error(`--port takes a number from 0 to 65535, not "${values.port}"`);
    return { port, host: values.host ?? DEFAULT_HOST };
  } catch (error) {
    console.error(`${error.message}\n${USAGE}`);
    process.exit(2);
  }
}

/** A signal to npm ends the shell that npm runs this in, and the shell tells nobody: whoever serves has to look. */
function endWithNpm() {
  const shell = process.ppid;
  setInterval(() => {
    if (process.ppid !== shell) end();
  }, 200).unref();
}

async function buildIfStale() {
  const sources = ['kernel', 'boards', 'bots', 'games', 'web', 'package-lock.json'].map((name) => join(root, name));
  if (existsSync(page) && newestIn(sources) <= statSync(page).mtimeMs) return;
  console.log('Nécropole: building the web app; this takes about ten seconds ...');
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const building = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn'], { cwd: web, stdio: 'inherit' });
  const built = new Promise((done) => building.on('close', done));
  end = async () => {
    building.kill();
    await built;
    // Half an app must not look like one.
    rmSync(page, { force: true });
    process.exit(0);
  };
  if ((await built) === 0) return;
  rmSync(page, { force: true });
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

async function serve({ port, host }) {
  const server = serverOver(built);
  const used = await listen(server, port, { host }).catch((error) => {
    console.error(`Nécropole cannot be served at ${host}, port ${port}: ${error.message}`);
    process.exit(1);
  });
  end = () => {
    server.close(() => process.exit(0));
    server.closeAllConnections();
  };
  console.log(`
  Nécropole is at  http://localhost:${used}
  npx necropole play <game>   plays in the terminal
  Ctrl+C ends it.`);
}
