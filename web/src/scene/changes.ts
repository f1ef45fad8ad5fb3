/** What became of pieces between two scenes, where it deserves to be seen: those struck down, and those wounded. */
import type { Scene } from '@necropole/kernel';

export interface Changes {
  readonly gone: readonly string[];
  readonly wounded: readonly string[];
}

/** A wound is a marker with this token that went up on a figure's track. */
const WOUND = 'i-wound';

export function changesBetween(before: Scene, now: Scene): Changes {
  const pieces = new Set(now.pieces.map(({ id }) => id));
  const wounds = woundsIn(before);
  return {
    gone: before.pieces.filter(({ id }) => !pieces.has(id)).map(({ id }) => id),
    wounded: [...woundsIn(now)].flatMap(([id, value]) => (value > (wounds.get(id) ?? value) ? [id] : [])),
  };
}

function woundsIn({ tracks }: Scene): ReadonlyMap<string, number> {
  return new Map(
    tracks.flatMap(({ at, markers }) => {
      const marker = markers.find(({ token }) => token === WOUND);
      return at === undefined || marker === undefined ? [] : [[at, marker.value] as const];
    }),
  );
}
