/**
 * Which way a piece on a square faces, and what lies before it, beside it and behind it.
 *
 * Arcs are wedges with their point at the centre of the square. They are given by the two rays that bound them, in whole
 * numbers and as seen by the piece, so that nothing is ever rounded; what lies on a bounding ray lies in the arc.
 */
import { type SquareDirection, type SquareGrid, squareDirections } from './square-grid.ts';

/** The sides of a piece, clockwise. */
export const squareSides = ['front', 'right', 'back', 'left'] as const;
export type SquareSide = (typeof squareSides)[number];

/** A ray as the piece sees it: so many squares to its right, so many ahead. */
export type Ray = readonly [right: number, ahead: number];

/** From the first ray clockwise to the second, both included. Two rays that point the same way bound that ray alone. */
export interface Arc {
  readonly from: Ray;
  readonly to: Ray;
}

/** Half of everything: ahead, and to both sides. */
export const arcAhead: Arc = { from: [-1, 0], to: [1, 0] };
/** A quarter of everything, ahead, between the two diagonals. */
export const quarterAhead: Arc = { from: [-1, 1], to: [1, 1] };

/** On which side of a piece that faces so this direction lies. */
export function sideTowards(facing: SquareDirection, direction: SquareDirection): SquareSide {
  return squareSides[turnsBetween(facing, direction)] ?? 'front';
}

/** The direction in which this side of a piece that faces so looks. */
export function directionOfSide(facing: SquareDirection, side: SquareSide): SquareDirection {
  return squareDirections[(squareDirections.indexOf(facing) + squareSides.indexOf(side)) % 4] ?? 'up';
}

/** Quarter turns clockwise from one direction to another. */
export function turnsBetween(from: SquareDirection, to: SquareDirection): number {
  return (squareDirections.indexOf(to) - squareDirections.indexOf(from) + 4) % 4;
}

/** What lies so far to the right and down of a piece, as the piece sees it. */
export function rayTowards(facing: SquareDirection, dx: number, dy: number): Ray {
  switch (facing) {
    case 'up':
      return [dx, -dy];
    case 'right':
      return [dy, dx];
    case 'down':
      return [-dx, dy];
    case 'left':
      return [-dy, -dx];
  }
}

/** Is the other square in this arc of a piece that stands here and faces so? Its own square always is. */
export function inArc(grid: SquareGrid, arc: Arc, from: number, facing: SquareDirection, to: number): boolean {
  if (from === to) return true;
  const { width, height } = grid;
  const row = Math.floor(from / width);
  const toRow = Math.floor(to / width);
  if (Math.floor(row / height) !== Math.floor(toRow / height)) return false;
  const dx = to - toRow * width - (from - row * width);
  const dy = toRow - row;
  switch (facing) {
    case 'up':
      return arcReaches(arc, dx, -dy);
    case 'right':
      return arcReaches(arc, dy, dx);
    case 'down':
      return arcReaches(arc, -dx, dy);
    case 'left':
      return arcReaches(arc, -dy, -dx);
  }
}

/** Does the ray lie between the two that bound the arc? */
export function arcHolds(arc: Arc, ray: Ray): boolean {
  return arcReaches(arc, ray[0], ray[1]);
}

function arcReaches({ from, to }: Arc, right: number, ahead: number): boolean {
  const wide = from[1] * to[0] - from[0] * to[1];
  /** As `clockwise(from, ray)` and `clockwise(ray, to)`. */
  const past = from[1] * right - from[0] * ahead;
  const before = ahead * to[0] - right * to[1];
  if (wide > 0) return past >= 0 && before >= 0;
  if (wide < 0) return past >= 0 || before >= 0;
  if (from[0] * to[0] + from[1] * to[1] < 0) return past >= 0;
  return past === 0 && from[0] * right + from[1] * ahead > 0;
}

/** Does the ray lie on one of the two that bound the arc: exactly between this arc and what is beside it? */
export function onArcBorder({ from, to }: Arc, ray: Ray): boolean {
  return isAlong(from, ray) || isAlong(to, ray);
}

function isAlong(one: Ray, other: Ray): boolean {
  return clockwise(one, other) === 0 && one[0] * other[0] + one[1] * other[1] > 0;
}

/** How far to the right and down of a piece lies what it sees so far to its right and ahead. */
export function offsetAlong(facing: SquareDirection, [right, ahead]: Ray): readonly [dx: number, dy: number] {
  switch (facing) {
    case 'up':
      return [right, -ahead];
    case 'right':
      return [ahead, right];
    case 'down':
      return [-right, ahead];
    case 'left':
      return [-ahead, -right];
  }
}

/** Above 0 if the second ray is reached from the first by turning clockwise, by less than half a turn. */
function clockwise([right, ahead]: Ray, [otherRight, otherAhead]: Ray): number {
  return ahead * otherRight - right * otherAhead;
}
