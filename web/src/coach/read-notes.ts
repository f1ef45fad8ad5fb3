/** Which notes this browser has shown: each is said once, in whichever match. */
import { notebook } from '../app/settings.svelte.ts';

const KEY = 'necropole.notes-read';
/** More than all games have. */
const MOST = 1_000;

/** The notes of a game that were read here. */
export function notesRead(game: string): ReadonlySet<string> {
  return new Set(kept().flatMap((one) => (one.startsWith(`${game}/`) ? [one.slice(game.length + 1)] : [])));
}

/** Keeps that a note was read. */
export function keepRead(game: string, note: string): void {
  const all = new Set([...kept(), `${game}/${note}`]);
  notebook.write(KEY, JSON.stringify([...all].slice(-MOST)));
}

/** From now on everything is said again. */
export function forgetRead(): void {
  notebook.write(KEY, '[]');
}

function kept(): readonly string[] {
  try {
    const read: unknown = JSON.parse(notebook.read(KEY) ?? '[]');
    return Array.isArray(read) ? read.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}
