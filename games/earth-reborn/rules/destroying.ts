/**
 * Destroying elements, doors and walls (pages 12 and 13): a melee order against what stands on one of the four sides. It rolls no
 * dice; hits that reach its defence value destroy it, fewer do nothing, and nothing adds up.
 */
import { edgeOf, type SquareDirection, squareBeside, squareDirections, squaresBeside } from '@necropole/boards';
import { madeOf } from '@necropole/kernel';
import { wallDefence } from '../content/defences.ts';
import { floorFaces } from '../content/floor/index.ts';
import type { RuledRoomId } from '../content/ids.ts';
import type { Chances, MeleeArc } from '../content/kinds.ts';
import { DOOR, defenceOfDoor, doorName, edgesNow, elementName, type FloorMap, mapOf, WALL, wallName } from '../map.ts';
import { squaresTowards } from '../reading.ts';
import type { ErTable, Rule, Verdict } from '../shape.ts';
import type { Board, Figure } from '../world.ts';
import { breach, offerLongMarker, tellStock, wallMarkersLeft } from './broken-walls.ts';
import { throwDice } from './dice.ts';
import { arcOn } from './melee-strength.ts';
import { chanceOfForce } from './odds.ts';
import { stopDestroyed } from './timers.ts';

/** Something that stands on the map and may be destroyed. */
export interface Thing {
  readonly name: string;
  /** What is drawn of it. */
  readonly ref: string;
  readonly kind: 'door' | 'wall' | 'element';
  /** The number of the door or element, or the edge of the wall. */
  readonly at: number;
  /** `null`: it cannot be destroyed. */
  readonly defence: number | null;
}

/** Something on a side of a figure. */
export interface ThingBeside extends Thing {
  readonly direction: SquareDirection;
}

/** All that stands on the four sides of a figure: doors and walls on the edges, elements on them and behind them. */
export function thingsBeside(table: ErTable, figure: Figure): readonly ThingBeside[] {
  const map = mapOf(table.board);
  const edges = edgesNow(table.world, table.board);
  const beside: ThingBeside[] = [];
  for (const direction of squareDirections) {
    for (const at of squaresTowards(table.board, figure, direction)) {
      const edge = edgeOf(map.grid, at, direction);
      const on = edges[edge] ?? 0;
      const behind = (on & (WALL | DOOR)) === 0 ? elementBehind(map, at, direction) : -1;
      const found = [
        doorThing(table, map.doors[edge] ?? -1),
        (on & WALL) === 0 ? null : wallThing(table.board, edge),
        elementThing(table, behind),
        elementThing(table, elementFixed(map, at, edge)),
      ];
      for (const thing of found) {
        if (thing === null) continue;
        const { name, ref, kind, at: number, defence } = thing;
        beside.push({ name, ref, kind, at: number, defence, direction });
      }
    }
  }
  // What is wide or lies around a corner is there once for each arc of the base (ER-12.10).
  const isSame = (one: ThingBeside, other: ThingBeside): boolean =>
    one.name === other.name && arcOn(figure, one.direction) === arcOn(figure, other.direction);
  return beside.filter((thing, at) => beside.findIndex((one) => isSame(one, thing)) === at);
}

/** All that could ever be destroyed on a map: it follows from the map alone. */
interface LaidThings {
  /** By the number of the door or element. */
  readonly doors: readonly Thing[];
  readonly elements: readonly Thing[];
  /** By edge, those that somebody has asked for. */
  readonly walls: (Thing | undefined)[];
}

const madeThings = madeOf<FloorMap, LaidThings>(1);

export function laidThings(board: Board): LaidThings {
  const map = mapOf(board);
  return madeThings(map, 0, () => ({
    doors: board.doors.map((laid, at) => thingCalled(doorName(at), 'door', at, defenceOfDoor(laid))),
    elements: map.elements.map(({ defence }, at) => thingCalled(elementName(at), 'element', at, defence)),
    walls: [],
  }));
}

function thingCalled(name: string, kind: Thing['kind'], at: number, defence: number | null): Thing {
  return { name, ref: name, kind, at, defence };
}

/** A door that was not destroyed, open or closed. */
export function doorThing({ world, board }: ErTable, door: number): Thing | null {
  if (door < 0 || world.doors[door] === 'broken') return null;
  return laidThings(board).doors[door] ?? null;
}

/** Single or double: 10 (ER-12.5). */
export function wallThing(board: Board, edge: number): Thing {
  const { walls } = laidThings(board);
  walls[edge] ??= thingCalled(wallName(edge), 'wall', edge, wallDefence);
  return walls[edge];
}

/** An element that stands. */
export function elementThing({ world, board }: ErTable, element: number): Thing | null {
  if (element < 0 || world.wrecked.includes(element)) return null;
  return laidThings(board).elements[element] ?? null;
}

/** The element on the next square; -1 where there is none. */
function elementBehind({ grid, elementOn }: FloorMap, at: number, direction: SquareDirection): number {
  const beside = squareBeside(grid, at, direction);
  return beside < 0 ? -1 : (elementOn[beside] ?? -1);
}

/** The element that is fixed to this side of the tile (ER-13.2); -1 where there is none. */
function elementFixed({ elementAlong, elements, tiles }: FloorMap, at: number, edge: number): number {
  const along = elementAlong[edge] ?? -1;
  return along >= 0 && elements[along]?.tile === tiles[at] ? along : -1;
}

/** Open doors (ER-12.4) and elements without a defence icon (ER-12.3) are no targets. */
export function judgeTarget({ world }: ErTable, { kind, at, defence }: Thing): Verdict {
  if (kind === 'door' && world.doors[at] === 'open') return { key: 'door-open', params: {}, cite: 'ER-12.4' };
  return defence === null ? { key: 'cannot-be-destroyed', params: {}, cite: 'ER-12.3' } : null;
}

/** One of those who strike at a thing: in which arc, how strong, with how many CP. */
export interface Blow extends Chances {
  readonly figure: Figure;
  readonly arc: MeleeArc;
  readonly command: number;
}

/** All who strike at it roll together (ER-31.9): the thing is the defender, and rolls nothing. */
export function* strikeThing(table: ErTable, thing: Thing, blows: readonly Blow[]): Rule {
  const { name: target, defence } = thing;
  const [first] = blows;
  if (first === undefined) return;
  const { figure } = first;
  for (const { figure: by, command, arc } of blows) {
    const cite = by === figure ? strikeCite(table, thing) : 'ER-31.18';
    table.tell('strikes-at', cite, { figure: by.id, target, command, arc });
  }
  const dice = blows.reduce((sum, blow) => sum + blow.dice + blow.command - 1, 0);
  const automatic = blows.reduce((sum, blow) => sum + blow.automatic, 0);
  const figures = blows.map((blow) => blow.figure.id);
  if (blows.length > 1) table.tell('rolled-together', 'ER-31.9', { figures, dice, automatic });
  const { force } = throwDice(table, figure.id, dice, automatic, 'thing');
  const hits = force + automatic;
  if (defence === null || hits < defence) {
    table.tell('stands-firm', 'ER-12.8', { target, hits, defence: defence ?? 0 });
    return;
  }
  yield* bringDown(table, figure, thing, hits === defence ? 'ER-12.7' : null);
}

/** It is gone, by this rule or by that of its kind. */
export function* bringDown(table: ErTable, by: Pick<Figure, 'id'>, thing: Thing, cite: string | null): Rule {
  yield* destroy(table, by, thing, cite ?? destructionCite(table, thing));
}

function strikeCite({ board }: ErTable, { kind, at }: Thing): string {
  if (kind === 'wall') return 'ER-12.5';
  if (kind === 'door') return 'ER-12.10';
  return (mapOf(board).elements[at]?.edges.length ?? 0) > 0 ? 'ER-13.2' : 'ER-12.3';
}

/** By which rule it goes: each leaves something else behind. */
function destructionCite({ world, board }: ErTable, { kind, at }: Thing): string {
  const map = mapOf(board);
  if (kind === 'door') return board.doors[at]?.magnetic === true ? 'ER-9.3' : 'ER-13.3';
  if (kind === 'element') return (map.elements[at]?.squares.length ?? 0) > 1 ? 'ER-12.9' : 'ER-13.1';
  if (wallMarkersLeft(world).short === 0) return 'ER-13.6';
  return squaresBeside(map.grid, at).includes(-1) ? 'ER-13.7' : 'ER-13.4';
}

/** It is gone, and so is what ran on it; scenarios wait for rooms to be destroyed. */
export function* destroy(
  table: ErTable,
  figure: Pick<Figure, 'id'>,
  { kind, at, name: target }: Thing,
  cite: string,
): Rule {
  const { world, board } = table;
  if (kind === 'door') world.doors[at] = 'broken';
  else if (kind === 'wall') breach(world, at);
  else world.wrecked.push(at);
  table.tell('destroyed', cite, { figure: figure.id, target });
  if (kind === 'wall') {
    tellStock(table, 'ER-29.5');
    yield* offerLongMarker(table, figure, at);
  }
  if (kind !== 'element') return;
  if (world.running.length > 0) stopDestroyed(table);
  const tile = mapOf(board).elements[at]?.tile ?? -1;
  const room = roomOn(board, tile);
  if (room !== undefined && isLaidWaste(table, tile)) yield* table.fire('roomDestroyed', { room });
}

function roomOn({ tiles }: Board, tile: number): RuledRoomId | undefined {
  const laid = tiles[tile];
  return laid === undefined ? undefined : floorFaces[laid.face].ruled;
}

/** Is nothing left of what a room is for: neither what bears its phrases nor what holds its corpses? */
function isLaidWaste({ world, board }: ErTable, tile: number): boolean {
  const elements = [...mapOf(board).elements.entries()].filter(
    ([, one]) => one.tile === tile && (one.bearsPhrases === true || one.corpse === true),
  );
  return elements.length > 0 && elements.every(([at]) => world.wrecked.includes(at));
}

/** How likely so many dice and automatic hits reach the defence value, in percent. */
export function breakingOdds(dice: number, automatic: number, { defence }: Thing): number {
  return defence === null ? 0 : chanceOfForce(dice, defence - automatic);
}
