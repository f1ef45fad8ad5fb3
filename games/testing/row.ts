/** A board that is one row of squares: enough to stand on, to move along and to point at. */
import type { Label, Scene, SceneSpace } from '@necropole/kernel';

const SIDE = 40;

/** The square of this number. */
export function square(number: number): string {
  return `square:${number}`;
}

/** An otherwise empty scene with so many squares, the first at the left. */
export function rowOf(count: number, label: (number: number) => Label): Scene {
  const spaces = Array.from({ length: count }, (_, number): SceneSpace => {
    const [left, right] = [number * SIDE, (number + 1) * SIDE];
    return {
      id: square(number),
      kind: 'square',
      outline: [
        { x: left, y: 0 },
        { x: right, y: 0 },
        { x: right, y: SIDE },
        { x: left, y: SIDE },
      ],
      middle: { x: (left + right) / 2, y: SIDE / 2 },
      label: label(number),
    };
  });
  const ground = { width: count * SIDE, height: SIDE, groups: [], spaces };
  return { ground, pieces: [], piles: [], tracks: [], sheets: [], notes: [] };
}
