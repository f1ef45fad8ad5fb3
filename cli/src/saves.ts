/** Where matches save themselves, and how they are found again. */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { LIMITS } from '@necropole/kernel/app';
import type { Seats } from './persons.ts';
import { readUpTo } from './reading.ts';
import type { Surroundings } from './surroundings.ts';

const REPLAY = '.jsonl';
const PLAYERS = '.players.json';
const SAVED = '.saved.json';

/** The folder of saved matches. */
export function savesFolder(environment: Surroundings['environment']): string {
  const own = environment['NECROPOLE_HOME'];
  if (own) return own;
  const data = environment['XDG_DATA_HOME'];
  return join(data || join(environment['HOME'] || homedir(), '.local', 'share'), 'necropole');
}

/** A new name for the file of a match, taken by no other. */
export function newSave(folder: string, game: string, now: Date): string {
  const stamp = now.toISOString().replace(/[:T]/g, '-').slice(0, 19);
  for (let n = 1; ; n++) {
    const file = join(folder, `${game}-${stamp}${n === 1 ? '' : `-${n}`}${REPLAY}`);
    if (!existsSync(file)) return file;
  }
}

/** The match that was saved last, or `null`. */
export function lastSave(folder: string): string | null {
  if (!existsSync(folder)) return null;
  const saves = readdirSync(folder)
    .filter((name) => name.endsWith(REPLAY))
    .map((name) => join(folder, name))
    .map((file) => ({ file, stat: statSync(file, { throwIfNoEntry: false }) }))
    .flatMap(({ file, stat }) => (stat?.isFile() === true ? [{ file, saved: stat.mtimeMs }] : []));
  saves.sort((a, b) => b.saved - a.saved || (a.file < b.file ? 1 : -1));
  return saves[0]?.file ?? null;
}

/** Writes a file whole or not at all: a process that dies in between leaves the old one. */
export function writeWhole(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.draft`;
  try {
    writeFileSync(draft, text);
    renameSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Who sat where is not part of a match: it is kept beside its file. */
export function writePlayers(file: string, seats: Seats): void {
  writeWhole(playersFile(file), `${JSON.stringify(seats)}\n`);
}

/** Who sat at the match of a file, if that is known and still makes sense. */
export function readPlayers(file: string, seats: number, knows: (name: string) => boolean): Seats | null {
  try {
    const { players, together }: { players?: unknown; together?: unknown } = JSON.parse(
      readUpTo(playersFile(file), LIMITS.lineCharacters) ?? '',
    );
    if (!Array.isArray(players) || players.length !== seats || typeof together !== 'boolean') return null;
    return players.every((player) => typeof player === 'string' && knows(player)) ? { players, together } : null;
  } catch {
    return null;
  }
}

function playersFile(file: string): string {
  return `${withoutEnding(file)}${PLAYERS}`;
}

/** Where the last rest point of a match lies, beside its replay: for when the rules have changed. */
export function savedBeside(file: string): string {
  return `${withoutEnding(file)}${SAVED}`;
}

function withoutEnding(file: string): string {
  return file.endsWith(REPLAY) ? file.slice(0, -REPLAY.length) : file;
}
