// Until there is a web app, `npm start` opens a match of the first game of the list in the terminal.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const launcher = join(root, 'cli', 'bin', 'necropole.mjs');

const game = firstGame();
if (process.stdin.isTTY && process.stdout.isTTY) {
  const wishes = process.argv.slice(2);
  const match = spawnSync(process.execPath, [launcher, 'play', game, ...wishes], { cwd: root, stdio: 'inherit' });
  process.exit(match.status ?? 1);
}
explain(game);

function firstGame() {
  const listing = spawnSync(process.execPath, [launcher, 'games', '--json'], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (listing.status !== 0) process.exit(listing.status ?? 1);
  return JSON.parse(listing.stdout)[0].id;
}

function explain(game) {
  console.log(`A match is played in a terminal, and this is none. To go on:
  npx necropole games                           lists the games, their modes and options
  npx necropole play ${game} --help
  npx necropole simulate ${game} --matches 100
  npx necropole --help`);
}
