/**
 * Electricity (page 23): where it is cut, in a room or in the whole building, phrases with its icon no longer serve, magnetic doors
 * open without a card, and sliding doors stay open. It comes back in the final phase.
 */
import { squaresBeside } from '@necropole/boards';
import { doorName, mapOf } from '../map.ts';
import { hasPower, tilesUnder } from '../reading.ts';
import type { ErTable } from '../shape.ts';
import type { Board, Figure, World } from '../world.ts';
import { whoHoldsOpen } from './adjacency.ts';
import { withdrawMarkers } from './radio-jamming.ts';

/** A door between two rooms has none if one of the two has none (ER-23.11). */
export function doorHasPower(world: Pick<World, 'unpowered'>, board: Board, door: number): boolean {
  if (world.unpowered.length === 0) return true;
  const { grid, tiles, doorEdges } = mapOf(board);
  const squares = (doorEdges[door] ?? []).flatMap((edge) => squaresBeside(grid, edge));
  return squares.every((square) => square < 0 || hasPower(world, tiles[square] ?? -1));
}

export function cutPower(table: ErTable, figure: Figure, where: 'room' | 'building'): void {
  const { world, board } = table;
  const tiles = where === 'building' ? [...board.tiles.keys()] : tilesUnder(board, figure);
  world.unpowered = [...new Set([...world.unpowered, ...tiles])].sort((one, other) => one - other);
  table.tell('power-cut', where === 'building' ? 'ER-23.12' : 'ER-23.8', { figure: figure.id, where });
  if (table.world.radio.length > 0) withdrawMarkers(table, 'ER-27.11');
}

/** Power comes back (ER-23.9), and the sliding doors that stood open close (ER-23.11). */
export function restorePower(table: ErTable): void {
  const { world } = table;
  if (world.unpowered.length === 0) return;
  world.unpowered = [];
  table.tell('power-back', 'ER-23.9', {});
  for (const door of world.opened) {
    if (world.doors[door] !== 'open' || whoHoldsOpen(world, table.board, door) !== null) continue;
    world.doors[door] = 'closed';
    table.tell('door-slides-shut', 'ER-23.11', { door: doorName(door) });
  }
  world.opened = world.opened.filter((door) => world.doors[door] === 'open');
}
