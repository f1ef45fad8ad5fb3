/**
 * Who is where, what is open, and who sees whom (p.8–12): zones, lines of sight, adjacency, floors.
 */

import { type IsOpen, neighbours, sightRange } from '@necropole/boards';
import type { Seat } from '@necropole/kernel';
import type { EnemyId } from '../content/ids.ts';
import type { FloorId, OpeningKind } from '../content/tiles/faces.ts';
import type { MzTable } from '../shape.ts';
import {
  type Board,
  type CitizenOnBoard,
  enemiesIn,
  type Hero,
  heroById,
  heroesInPlay,
  type World,
  type Zone,
} from '../world.ts';

/** The id of a zone, as options, events and the scene name it. */
export function zoneId(board: Board, zone: Zone): string {
  const found = board.plan.zones[zone];
  if (found === undefined) throw new Error(`There is no zone ${zone} on this board`);
  return found.id;
}

/** The id of an opening, as options, events and the scene name it. */
export function openingId(board: Board, opening: number): string {
  const found = board.plan.openings[opening];
  if (found === undefined) throw new Error(`There is no opening ${opening} on this board`);
  return found.id;
}

export function kindOfOpening(board: Board, opening: number): OpeningKind {
  return (board.plan.openings[opening]?.kind ?? 'door') as OpeningKind;
}

// ── Openings and lines of sight ───────────────────────────────────────────────────────────────────────────────────

/** Which openings let pass and let see now: elevator doors stand open where the elevator is, and only there. */
export function isOpen(world: World, board: Board): IsOpen {
  const { opened, elevator } = world;
  const { openings } = board.plan;
  return (opening) => {
    const { kind, floor } = openings[opening] ?? { kind: 'door', floor: '' };
    return kind === 'elevator' ? floor === elevator : opened[opening] === true;
  };
}

/** How many zones lie between two zones that see each other, the own one at 0; -1 out of sight. */
export function rangeBetween(world: World, board: Board, from: Zone, to: Zone): number {
  return sightRange(board.plan, from, to, isOpen(world, board));
}

/** The zones that one step leads to (p.11). */
export function zonesBeside(world: World, board: Board, zone: Zone): readonly Zone[] {
  return neighbours(board.plan, zone, isOpen(world, board));
}

// ── Floors ────────────────────────────────────────────────────────────────────────────────────────────────────────

export function floorOf(board: Board, zone: Zone): FloorId {
  const floor = board.floorOf[zone];
  if (floor === undefined) throw new Error(`There is no zone ${zone} on this board`);
  return floor;
}

/** Does anything happen on this floor (p.11)? Only where a hero is. */
export function isFloorActive(table: MzTable, floor: FloorId): boolean {
  const { world, board } = table;
  const held = world.heroes.some(({ zone }) => zone >= 0 && board.floorOf[zone] === floor);
  return table.query('isFloorActive', held, { floor });
}

// ── Figures ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** The enemies of a zone that slow heroes down, keep them from the exit and from rescuing. */
export function enemiesInTheWay(table: MzTable, zone: Zone): readonly EnemyId[] {
  return enemiesIn(table.world, zone).filter((enemy) => table.query('isInTheWay', true, { enemy }));
}

/** Whom enemies attack: those who stand in one zone. */
export interface Targets {
  readonly heroes: readonly Hero[];
  readonly citizens: readonly CitizenOnBoard[];
}

/** Whom enemies would attack in this zone: heroes, and citizens who are not hidden (p.18, p.21). */
export function targetsIn(table: MzTable, zone: Zone): Targets {
  const { heroes, citizens } = table.world;
  return {
    heroes: heroes.filter((hero) => hero.zone === zone && isHeroTarget(table, hero)),
    citizens: citizens.filter((citizen) => citizen.zone === zone && citizen.hidden === null),
  };
}

/** The zones that hold somebody whom enemies are after, each once, in no order that matters. */
export function targetZones(table: MzTable): readonly Zone[] {
  const zones: Zone[] = [];
  for (const hero of table.world.heroes) {
    if (hero.zone >= 0 && !zones.includes(hero.zone) && isHeroTarget(table, hero)) zones.push(hero.zone);
  }
  for (const { zone, hidden } of table.world.citizens) {
    if (hidden === null && !zones.includes(zone)) zones.push(zone);
  }
  return zones;
}

/** Are enemies after this hero? */
export function isHeroTarget(table: MzTable, hero: Hero): boolean {
  return table.query('isHeroTarget', true, { hero });
}

// ── Players ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** The seats of all players, who decide together. */
export function seatsOf(world: World): readonly Seat[] {
  const seats: Seat[] = [];
  for (const { seat } of world.heroes) if (!seats.includes(seat)) seats.push(seat);
  return seats.sort((a, b) => a - b);
}

/** Who answers for the players when no person does: the seat of the hero whose turn it is, or of the first in play. */
export function leadOf(world: World): Seat {
  const { hero } = world.turn;
  if (hero !== null) return heroById(world, hero).seat;
  return (heroesInPlay(world)[0] ?? world.heroes[0])?.seat ?? 0;
}
