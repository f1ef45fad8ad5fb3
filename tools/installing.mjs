// What is installed in a folder with a lock file of its own, and how it gets there: no dependency, plain syntax.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** npm notes what it installed in a hidden lock file; optional packages of other platforms are rightly absent from it. */
export function installedAsLocked(folder) {
  const installedFile = join(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(installedFile)) return false;
  const installed = JSON.parse(readFileSync(installedFile, 'utf8')).packages;
  const wanted = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')).packages;
  return Object.keys(wanted).every((path) => {
    if (!path.includes('node_modules/')) return true;
    if (!installed[path]) return wanted[path].optional === true;
    return installed[path].version === wanted[path].version && installed[path].integrity === wanted[path].integrity;
  });
}

/** Runs `npm ci` in a folder; `quiet` keeps off the output of a command whose output others read. Says if it went well. */
export function installLocked(folder, { quiet = false, words = [] } = {}) {
  // `--include=dev`, because NODE_ENV=production would leave out the compiler.
  const order = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error', ...words];
  const npm = process.env.npm_execpath;
  const stdio = quiet ? ['ignore', process.stderr.fd, 'inherit'] : 'inherit';
  const run = npm
    ? spawnSync(process.execPath, [npm, ...order], { cwd: folder, stdio })
    : spawnSync('npm', order, { cwd: folder, stdio, shell: process.platform === 'win32' });
  return run.status === 0;
}
