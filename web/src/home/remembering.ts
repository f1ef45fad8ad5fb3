/** What the dialog for a new match proposes: what was played last, or what comes after it. */
import { notebook } from '../app/settings.svelte.ts';
import { readRemembered } from './draft.ts';

/** Under which name the last match of a game is kept. */
export function keptUnder(game: string): string {
  return `necropole.last.${game}`;
}

/** The next match begins with this mission, and as the last one otherwise. */
export function proposeMission(game: string, mode: string, mission: string): void {
  const last = readRemembered(notebook.read(keptUnder(game)));
  notebook.write(keptUnder(game), JSON.stringify({ ...last, mode, mission }));
}
