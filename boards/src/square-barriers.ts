/**
 * What stands on the squares and edges of a grid right now, as one number each: a sum of flags. The flags are the
 * game's; whoever asks about sight or about a way says which of them count.
 */
import { edgeCount, type SquareGrid, squareCount } from './square-grid.ts';

export interface Barriers {
  readonly edges: Uint8Array;
  readonly squares: Uint8Array;
}

/** A grid with nothing on it. */
export function noBarriers(grid: SquareGrid): Barriers {
  return { edges: new Uint8Array(edgeCount(grid)), squares: new Uint8Array(squareCount(grid)) };
}
