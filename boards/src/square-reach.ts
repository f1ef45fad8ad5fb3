/** Ways over a grid of squares: how far it is, and where one can get for so much. Steps go over edges, never corners. */
import type { Barriers } from './square-barriers.ts';
import { edgeOf, type SquareGrid, squareBeside, squareCount, squareDirections } from './square-grid.ts';

/** A way from one square into another that shares no edge with it: stairs, a tunnel. It leads both ways. */
export type SquareLink = readonly [number, number];

/** By square: the one that a link leads to from there; -1 where none does. A square belongs to one link at most. */
export function linkedSquares(grid: SquareGrid, links: readonly SquareLink[]): Int16Array {
  const linked = new Int16Array(squareCount(grid)).fill(-1);
  for (const [one, other] of links) {
    if (linked[one] !== -1 || linked[other] !== -1) throw new Error(`Two links begin on square ${one} or ${other}`);
    linked[one] = other;
    linked[other] = one;
  }
  return linked;
}

/** What a march pays for its next step. */
export interface SquareMarch {
  /** What it costs to enter a square from its neighbour, over this edge; `null` where that cannot be done. */
  readonly cost: (from: number, into: number, edge: number) => number | null;
  /** What it costs to follow a link; without it, links lead nowhere. */
  readonly linkCost?: (from: number, into: number) => number | null;
  /** Does whoever enters this square go no farther? */
  readonly stops?: (square: number) => boolean;
}

/** Where one can get: what each square costs (-1 where one cannot), and from which square one enters it. */
export interface SquareReach {
  readonly from: number;
  readonly costs: Int16Array;
  readonly enteredFrom: Int16Array;
}

/** Everywhere that a march can lead for at most so much, each by its cheapest way. Costs are whole numbers from 0. */
export function squareReach(
  grid: SquareGrid,
  from: number,
  most: number,
  march: SquareMarch,
  links: readonly SquareLink[] = [],
): SquareReach {
  const costs = new Int16Array(squareCount(grid)).fill(-1);
  const enteredFrom = new Int16Array(squareCount(grid)).fill(-1);
  /** Squares to go on from, by what it costs to be there. */
  const open: number[][] = [[from]];
  costs[from] = 0;
  const enter = (at: number, into: number, paid: number, price: number | null): void => {
    if (price === null) return;
    const cost = paid + price;
    const known = costs[into] ?? -1;
    if (cost > most || (known >= 0 && known <= cost)) return;
    costs[into] = cost;
    enteredFrom[into] = at;
    open[cost] ??= [];
    open[cost].push(into);
  };
  for (let paid = 0; paid < open.length; paid++) {
    for (const at of open[paid] ?? []) {
      if (costs[at] !== paid || (at !== from && march.stops?.(at) === true)) continue;
      for (const direction of squareDirections) {
        const into = squareBeside(grid, at, direction);
        if (into >= 0) enter(at, into, paid, march.cost(at, into, edgeOf(grid, at, direction)));
      }
      for (const [one, other] of march.linkCost === undefined ? [] : links) {
        if (one === at) enter(at, other, paid, march.linkCost?.(at, other) ?? null);
        if (other === at) enter(at, one, paid, march.linkCost?.(at, one) ?? null);
      }
    }
  }
  return { from, costs, enteredFrom };
}

/** The squares that are entered on the cheapest way, the goal last; `null` where one cannot get. */
export function wayTo({ from, costs, enteredFrom }: SquareReach, goal: number): readonly number[] | null {
  if ((costs[goal] ?? -1) < 0) return null;
  const way: number[] = [];
  for (let at = goal; at !== from; at = enteredFrom[at] ?? from) way.push(at);
  return way.reverse();
}

/** Are the two squares beside each other, with none of these flags on the edge between them? */
export function areAdjacent(grid: SquareGrid, { edges }: Barriers, flags: number, one: number, other: number): boolean {
  return adjacentSquares(grid, { edges }, flags, one).includes(other);
}

/** The squares beside this one with none of these flags on the edge between, clockwise from the top. */
export function adjacentSquares(
  grid: SquareGrid,
  { edges }: Pick<Barriers, 'edges'>,
  flags: number,
  square: number,
): readonly number[] {
  const found: number[] = [];
  for (const direction of squareDirections) {
    const beside = squareBeside(grid, square, direction);
    if (beside >= 0 && ((edges[edgeOf(grid, square, direction)] ?? 0) & flags) === 0) found.push(beside);
  }
  return found;
}
