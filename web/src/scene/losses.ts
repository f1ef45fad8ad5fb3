/** What became of pieces between two scenes, where it deserves to be seen: those struck down, and those harmed. */
import type { Scene } from '@necropole/kernel';

export interface Losses {
  readonly gone: readonly string[];
  readonly harmed: readonly string[];
}

export function lossesBetween(before: Scene, now: Scene): Losses {
  const pieces = new Set(now.pieces.map(({ id }) => id));
  const harm = harmIn(before);
  return {
    gone: before.pieces.filter(({ id, state }) => !pieces.has(id) && state !== 'coming').map(({ id }) => id),
    harmed: [...harmIn(now)].flatMap(([id, value]) => (value > (harm.get(id) ?? value) ? [id] : [])),
  };
}

/** How far those with a track are harmed: what goes down where that is harm counts backwards. */
function harmIn({ tracks }: Scene): ReadonlyMap<string, number> {
  return new Map(
    tracks.flatMap(({ at, markers }) => {
      const marker = markers.find(({ harm }) => harm !== undefined);
      if (at === undefined || marker === undefined) return [];
      return [[at, marker.harm === 'up' ? marker.value : -marker.value] as const];
    }),
  );
}
