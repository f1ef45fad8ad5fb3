/** The end of a round (page 6): sliding doors close, nobody shares a square, the other player is active. */
import { squareReach } from '@necropole/boards';
import { doorName, mapOf, squareName } from '../map.ts';
import { besideOnSquare, isOnMap, otherSeat } from '../reading.ts';
import type { ErTable, PhaseName } from '../shape.ts';
import type { Figure, World } from '../world.ts';
import { doorHasPower } from './power.ts';
import { priceOfStep } from './ways.ts';

/** How the round that ends now was used. */
type Used = 'acted' | 'passed';

/**
 * Doors close, figures part, and the other player is active; after two passes the phase is over. Whoever reactivates somebody and
 * then does nothing has done nothing in this round: that is a pass (ER-6.9).
 */
export function endRound(table: ErTable, used: Used = usedFor(table.world)): PhaseName {
  const { world } = table;
  // Without power they stay open, until the final phase (ER-23.11).
  const isPowered = (door: number): boolean => doorHasPower(world, table.board, door);
  for (const door of world.opened) if (isPowered(door)) slideShut(table, door);
  world.opened = world.opened.filter((door) => world.doors[door] === 'open' && !isPowered(door));
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
  return round?.again === true && !round.acted ? 'passed' : 'acted';
}

function slideShut(table: ErTable, door: number): void {
  const { doors } = table.world;
  if (doors[door] !== 'open') return;
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
    table.tell('goes-back', 'ER-8.12', { figure: figure.id, from, to: squareName(grid, figure.at) });
  }
  figure.free = -1;
}

/** The last free one; if somebody has come there since, the nearest that nobody stands on. */
function freeSquareNear({ world, board }: ErTable, figure: Figure): number {
  const isFree = (at: number): boolean => besideOnSquare(world, board, { ...figure, at }) === null;
  if (isFree(figure.free)) return figure.free;
  const { grid } = mapOf(board);
  const { costs } = squareReach(grid, figure.free, Infinity, { cost: priceOfStep(world, board, figure.seat) });
  let nearest = figure.at;
  for (let at = 0, least = Infinity; at < costs.length; at++) {
    const cost = costs[at] ?? -1;
    if (cost >= 0 && cost < least && isFree(at)) [nearest, least] = [at, cost];
  }
  return nearest;
}
