// The built web app. `node tools/app.mjs` builds it where it is not up to date.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const web = join(root, 'web');
/** The folder that holds it. */
export const builtApp = join(web, 'dist');
const page = join(builtApp, 'index.html');
const NOT_SOURCES = new Set(['node_modules', 'dist', 'fixtures', 'coverage', 'e2e', 'test-results']);

/**
 * Builds the app if a source is newer; `onStop` is given what ends a build under way.
 * @returns {Promise<boolean>} is it there, and up to date?
 */
export async function buildIfStale(onStop = (_stop) => {}) {
  const sources = ['kernel', 'boards', 'bots', 'games', 'web', 'package-lock.json'].map((name) => join(root, name));
  if (existsSync(page) && newestIn(sources) <= statSync(page).mtimeMs) return true;
  console.log('Nécropole: building the web app; this takes about ten seconds ...');
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const building = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn'], { cwd: web, stdio: 'inherit' });
  const built = new Promise((done) => building.on('close', (status) => done(status === 0)));
  onStop(() => building.kill());
  if (await built) return true;
  // Half an app must not look like one.
  rmSync(page, { force: true });
  return false;
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

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (await buildIfStale()) console.log(`The web app is built: ${builtApp}`);
  else process.exitCode = 1;
}
