/**
 * Smoke (page 42): a marker on the square that was hit, for so many turns. It stops all sight in its area; it passes neither walls
 * nor closed doors, and follows what is opened or broken.
 */
import { areaAround, spreadOver } from '@necropole/boards';
import { type EquipmentFaceId, equipmentOn } from '../content/equipment/deck.ts';
import { DOOR, edgesNow, mapOf, squareName, WALL } from '../map.ts';
import type { ErTable } from '../shape.ts';
import type { Board, Figure, World } from '../world.ts';

/** A cloud of this card hangs around a square. */
export function spreadSmoke(table: ErTable, figure: Figure, at: number, face: EquipmentFaceId): void {
  const made = equipmentOn(face);
  if (made.family !== 'smoke-weapon') throw new Error(`${face} makes no smoke`);
  table.world.smoke.push({ face, at, turns: made.turns });
  table.tell('smoke-spreads', 'ER-42.17', { figure: figure.id, at: squareName(mapOf(table.board).grid, at) });
}

/** The squares that smoke covers now: it goes no farther than an open way leads. */
export function smokedSquares(world: World, board: Board): readonly number[] {
  if (world.smoke.length === 0) return [];
  const { grid } = mapOf(board);
  const edges = edgesNow(world, board);
  const isOpen = (edge: number): boolean => ((edges[edge] ?? 0) & (WALL | DOOR)) === 0;
  return world.smoke.flatMap(({ face, at }) => {
    const made = equipmentOn(face);
    return made.family === 'smoke-weapon' ? spreadOver(grid, at, areaAround(grid, at, made.area), isOpen) : [];
  });
}

/** In the final phase each cloud has a turn less, and the last of them clears (ER-42.17). */
export function clearSmoke(table: ErTable): void {
  const { world, board } = table;
  for (const cloud of world.smoke) {
    cloud.turns -= 1;
    if (cloud.turns === 0) table.tell('smoke-clears', 'ER-42.17', { at: squareName(mapOf(board).grid, cloud.at) });
  }
  world.smoke = world.smoke.filter(({ turns }) => turns > 0);
}
