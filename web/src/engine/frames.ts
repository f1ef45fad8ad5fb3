/** What lay between two questions: the board after some events, as these eyes saw it at that moment. */
import type { Scene } from '@necropole/kernel';
import { type Match, viewFor, viewForAll } from '@necropole/kernel/app';
import { isOver, type MatchMeta } from './records.ts';
import type { Eyes } from './seats.ts';
import { seatsFor } from './sight.ts';

/** The most events that are looked at in one go. */
export const MOST_FRAMES = 400;

/** The scene after each of these events, by their numbers; `null` where none can be drawn. */
export function framesAfter(
  match: Match,
  meta: MatchMeta,
  eyes: Eyes,
  events: readonly number[],
): readonly (Scene | null)[] {
  const seats = seatsFor(eyes, meta);
  const found = new Map<number, Scene>();
  let last: Scene | null = null;
  const look = (point: Match): void => {
    const number = point.told.length - 1;
    if (!events.includes(number)) return;
    try {
      const scene = point.game.scene(eyes === 'all' ? viewForAll(point, isOver(meta)) : viewFor(point, seats));
      last = last === null ? scene : sharing(last, scene);
      found.set(number, last);
    } catch {
      // In the middle of a rule something may lie nowhere: such a moment is passed over.
    }
  };
  const lines = new Set(events.map((number) => match.told[number]?.line ?? 0));
  for (const line of lines) if (line > 0) match.watch(line - 1, look);
  return events.map((number) => found.get(number) ?? null);
}

/** The scene, with every part that did not change taken from the one before: what is sent stays small. */
function sharing(before: Scene, scene: Scene): Scene {
  const parts = Object.entries(scene).map(([name, part]) => {
    const old: unknown = before[name as keyof Scene];
    return [name, JSON.stringify(old) === JSON.stringify(part) ? old : part];
  });
  return Object.fromEntries(parts) as Scene;
}
