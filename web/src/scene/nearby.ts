/** What lies near a place, without asking all that lies elsewhere: boxes, sorted into the squares that they touch. */
import type { Box } from '@necropole/boards';
import { overlap } from './geometry.ts';

const SIDE = 128;

export interface Nearby<T> {
  /** Those whose box this one overlaps, in the order in which they were given. */
  readonly at: (box: Box) => readonly T[];
}

export function nearby<T>(all: readonly T[], boxOf: (one: T) => Box): Nearby<T> {
  const boxes = all.map(boxOf);
  const squares = new Map<string, number[]>();
  for (const [i, box] of boxes.entries()) {
    for (const square of squaresUnder(box)) {
      const list = squares.get(square);
      if (list === undefined) squares.set(square, [i]);
      else list.push(i);
    }
  }
  return {
    at: (wanted) => {
      const found = new Set(squaresUnder(wanted).flatMap((square) => squares.get(square) ?? []));
      return [...found]
        .sort((a, b) => a - b)
        .flatMap((i) => {
          const [one, box] = [all[i], boxes[i]];
          return one !== undefined && box !== undefined && overlap(box, wanted) ? [one] : [];
        });
    },
  };
}

function squaresUnder({ x, y, width, height }: Box): readonly string[] {
  const under: string[] = [];
  for (let column = Math.floor(x / SIDE); column <= Math.floor((x + width) / SIDE); column++) {
    for (let row = Math.floor(y / SIDE); row <= Math.floor((y + height) / SIDE); row++) under.push(`${column} ${row}`);
  }
  return under;
}
