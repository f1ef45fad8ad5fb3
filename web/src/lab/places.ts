/** Where figures fell, on the board of a match of the run. Boards of other matches may have other places. */
import { configOf, type Plan, type Row, tallied } from '@necropole/bots/lab';
import type { Game, Label, Scene } from '@necropole/kernel';
import { Match, viewFor } from '@necropole/kernel/app';

/** A place, and how often somebody fell there. */
export interface Fall {
  readonly place: string;
  readonly count: number;
}

/** Boards that are looked at for the names of places. */
const BOARDS = 12;

/** A board of the run, without what stands on it. */
export function boardOf(game: Game, plan: Plan, number = 0): Scene | null {
  try {
    const scene = game.scene(viewFor(Match.start(game, configOf(plan, number)), []));
    return { ...scene, pieces: [], piles: [], tracks: [], sheets: [], notes: [] };
  } catch {
    return null;
  }
}

/** Every fall, the most frequent place first. */
export function fallsOf(rows: readonly Row[]): readonly Fall[] {
  return tallied(rows, 'fell').map(({ ref, count }) => ({ place: ref, count }));
}

/** What places are called, also those that are not on the board that is shown: their group's name first, if they have one. */
export function namesOfPlaces(game: Game, plan: Plan): ReadonlyMap<string, readonly Label[]> {
  const names = new Map<string, readonly Label[]>();
  for (let number = 0; number < BOARDS; number++) {
    const { spaces = [], groups = [] } = boardOf(game, plan, number)?.ground ?? {};
    for (const { id, label, group } of spaces) {
      const of = groups.find((one) => one.id === group)?.label;
      names.set(id, of === undefined ? [label] : [of, label]);
    }
  }
  return names;
}
