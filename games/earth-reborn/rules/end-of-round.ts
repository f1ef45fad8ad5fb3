/** The end of a round (page 6): sliding doors close, nobody shares a square, the other player is active. */
import { edgesWithin, footprint, squareReach } from '@necropole/boards';
import { BARRED, DOOR, doorName, edgesNow, HOLE, mapOf, squareName, squaresNow, WALL } from '../map.ts';
import { besideOnSquare, blockOf, isLarge, isOnMap, otherSeat } from '../reading.ts';
import type { ErTable, PhaseName } from '../shape.ts';
import type { Board, Figure, World } from '../world.ts';
import { whoHoldsOpen } from './adjacency.ts';
import { freeEmpty } from './piloting.ts';
import { doorHasPower } from './power.ts';
import { priceOfStep } from './ways.ts';

/** How the round that ends now was used. */
type Used = 'acted' | 'passed';

/**
 * Doors close, figures part, and the other player is active; after two passes the phase is over. Whoever reactivates somebody and
 * then does nothing, without a duel, has done nothing in this round: that is a pass (ER-6.9).
 */
export function endRound(table: ErTable, used: Used = usedFor(table.world)): PhaseName {
  const { world } = table;
  // Without power they stay open, until the final phase (ER-23.11).
  for (const door of world.opened) if (doorHasPower(world, table.board, door)) slideShut(table, door);
  world.opened = world.opened.filter((door) => world.doors[door] === 'open');
  freeEmpty(table);
  for (const figure of world.figures) {
    partFrom(table, figure);
    figure.supplied = false;
  }
  world.round = null;
  world.passes = used === 'passed' ? world.passes + 1 : 0;
  world.active = otherSeat(world.active);
  return world.passes >= world.command.length ? 'final' : 'round';
}

function usedFor({ round }: World): Used {
  return round?.again === true && !round.acted && round.duels === 0 ? 'passed' : 'acted';
}

function slideShut(table: ErTable, door: number): void {
  const { doors } = table.world;
  if (doors[door] !== 'open') return;
  const held = whoHoldsOpen(table.world, table.board, door);
  if (held !== null) {
    table.tell('door-held', 'ER-28.14', { figure: held.id, door: doorName(door) });
    return;
  }
  doors[door] = 'closed';
  table.tell('door-slides-shut', 'ER-6.12', { door: doorName(door) });
}

/** Two figures do not stay on one square: whoever came there last goes back to the last square that was free (ER-8.12). */
function partFrom(table: ErTable, figure: Figure): void {
  const { world, board } = table;
  if (figure.free >= 0 && isOnMap(figure) && besideOnSquare(world, board, figure) !== null) {
    const { grid } = mapOf(board);
    const from = squareName(grid, figure.at);
    figure.at = freeSquareNear(table, figure);
    figure.over = null;
    table.tell('goes-back', 'ER-8.12', { figure: figure.id, from, to: squareName(grid, figure.at) });
  }
  figure.free = -1;
}

/** The last free one; if somebody has come there since, the nearest that nobody stands on. */
function freeSquareNear({ world, board }: ErTable, figure: Figure): number {
  const { grid } = mapOf(board);
  const isFree = (at: number): boolean =>
    besideOnSquare(world, board, { ...figure, at, over: null }) === null && fits(world, board, { ...figure, at });
  if (isFree(figure.free)) return figure.free;
  const { costs } = squareReach(grid, figure.free, Infinity, { cost: priceOfStep(world, board, figure.seat) });
  let nearest = figure.at;
  for (let at = 0, least = Infinity; at < costs.length; at++) {
    const cost = costs[at] ?? -1;
    if (cost >= 0 && cost < least && isFree(at)) [nearest, least] = [at, cost];
  }
  return nearest;
}

/** Is there room for it: floor under all of a large figure, and no wall, door or dotted element in it? */
function fits(world: World, board: Board, figure: Figure): boolean {
  if (!isLarge(figure)) return true;
  const { grid } = mapOf(board);
  const block = blockOf(board, { ...figure, over: null });
  const [edges, squares] = [edgesNow(world, board), squaresNow(world, board)];
  const isOpen = edgesWithin(grid, block).every((edge) => ((edges[edge] ?? 0) & (WALL | DOOR)) === 0);
  return isOpen && footprint(grid, block).every((square) => ((squares[square] ?? HOLE) & (HOLE | BARRED)) === 0);
}
