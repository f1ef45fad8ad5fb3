// Runs before `npm start` and `npm test`, on machines where nothing is installed yet: no dependency, plain syntax.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installedAsLocked, installLocked } from './installing.mjs';

const OLDEST_NODE = 20;
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const lockFile = join(root, 'package-lock.json');
const stampFile = join(root, 'node_modules', '.necropole-lock');
const quiet = process.argv.includes('--quiet');

requireNode();
const lockHash = createHash('sha256').update(readFileSync(lockFile)).digest('hex');

if (readIfPresent(stampFile) === lockHash) {
  say('dependencies are installed.');
} else if (installedAsLocked(root)) {
  // Somebody ran `npm install` by hand: nothing to do but to remember it.
  writeFileSync(stampFile, lockHash);
  say('dependencies are installed.');
} else {
  announce(`Nécropole: installing dependencies (npm ci), ${whyInstall()}; this takes about half a minute ...`);
  install();
  writeFileSync(stampFile, lockHash);
}

function requireNode() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major >= OLDEST_NODE) return;
  console.error(`Nécropole needs Node ${OLDEST_NODE} or later; this is Node ${process.versions.node}.`);
  console.error('Install a newer one from nodejs.org, or with your version manager, and run the command again.');
  process.exit(1);
}

function say(text) {
  if (!quiet) console.log(`Nécropole: Node ${process.versions.node}, ${text}`);
}

/** Always told, but never on the output of a command whose output others read. */
function announce(text) {
  if (quiet) console.error(text);
  else console.log(text);
}

function readIfPresent(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

function whyInstall() {
  return existsSync(join(root, 'node_modules')) ? 'package-lock.json has changed' : 'none are there yet';
}

function install() {
  if (installLocked(root, { quiet })) return;
  console.error('Nécropole: the installation failed (see above). Is the network reachable? Try again with `npm ci`.');
  process.exit(1);
}
