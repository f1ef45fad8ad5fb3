/**
 * Destroying elements, doors and walls (pages 12 and 13): a melee order against what stands on one of the four sides. It rolls no
 * dice; hits that reach its defence value destroy it, fewer do nothing, and nothing adds up.
 */
import { edgeOf, type SquareDirection, squareBeside, squareDirections, squaresBeside } from '@necropole/boards';
import { wallDefence } from '../content/defences.ts';
import type { Chances, MeleeArc } from '../content/kinds.ts';
import { DOOR, defenceOfDoor, doorName, edgesNow, elementName, type FloorMap, mapOf, WALL, wallName } from '../map.ts';
import { isLarge, squaresTowards } from '../reading.ts';
import type { ErTable, Verdict } from '../shape.ts';
import type { Figure } from '../world.ts';
import { throwDice } from './dice.ts';
import { chanceOfForce } from './odds.ts';
import { stopDestroyed } from './timers.ts';

/** The short broken-wall markers of the box. */
const SHORT_MARKERS = 8;

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
  const all = squareDirections.flatMap((direction) =>
    squaresTowards(table.board, figure, direction).flatMap((at) => {
      const edge = edgeOf(map.grid, at, direction);
      const isFree = ((edges[edge] ?? 0) & (WALL | DOOR)) === 0;
      const found = [
        doorThing(table, map.doors[edge] ?? -1),
        ((edges[edge] ?? 0) & WALL) === 0 ? null : wallThing(edge),
        ...elementsAt(table, map, at, edge, direction, isFree),
      ];
      return found.flatMap((thing) => (thing === null ? [] : [{ ...thing, direction }]));
    }),
  );
  // What is wide may stand beside several squares of a large figure.
  return isLarge(figure) ? all.filter(({ name }, at) => all.findIndex((one) => one.name === name) === at) : all;
}

/** A door that was not destroyed, open or closed. */
export function doorThing({ world, board }: ErTable, door: number): Thing | null {
  const laid = board.doors[door];
  if (laid === undefined || world.doors[door] === 'broken') return null;
  return { name: doorName(door), ref: doorName(door), kind: 'door', at: door, defence: defenceOfDoor(laid) };
}

/** Single or double: 10 (ER-12.5). */
export function wallThing(edge: number): Thing {
  return { name: wallName(edge), ref: wallName(edge), kind: 'wall', at: edge, defence: wallDefence };
}

/** An element that stands. */
export function elementThing({ world, board }: ErTable, element: number): Thing | null {
  const map = mapOf(board);
  const laid = map.elements[element];
  if (laid === undefined || world.wrecked.includes(element)) return null;
  const name = elementName(element);
  return { name, ref: name, kind: 'element', at: element, defence: laid.defence };
}

/** An element on the next square, if the way there is free; and one that is fixed to this side of the tile (ER-13.2). */
function elementsAt(
  table: ErTable,
  map: FloorMap,
  at: number,
  edge: number,
  direction: SquareDirection,
  isFree: boolean,
): readonly (Thing | null)[] {
  const beside = squareBeside(map.grid, at, direction);
  const behind = isFree && beside >= 0 ? (map.elementOn[beside] ?? -1) : -1;
  const along = map.elementAlong[edge] ?? -1;
  const fixed = along >= 0 && map.elements[along]?.tile === map.tiles[at] ? along : -1;
  return [behind, fixed].map((element) => elementThing(table, element));
}

/** Open doors (ER-12.4) and elements without a defence icon (ER-12.3) are no targets. */
export function judgeTarget({ world }: ErTable, { kind, at, defence }: Thing): Verdict {
  if (kind === 'door' && world.doors[at] === 'open') return { key: 'door-open', params: {}, cite: 'ER-12.4' };
  return defence === null ? { key: 'cannot-be-destroyed', params: {}, cite: 'ER-12.3' } : null;
}

export function strikeThing(
  table: ErTable,
  figure: Figure,
  thing: Thing,
  { dice, automatic, arc }: Chances & { readonly arc: MeleeArc },
  command: number,
): void {
  const { name: target, defence } = thing;
  table.tell('strikes-at', strikeCite(table, thing), { figure: figure.id, target, command, arc });
  const { force } = throwDice(table, figure.id, dice + command - 1, automatic, 'thing');
  const hits = force + automatic;
  if (defence === null || hits < defence) {
    table.tell('stands-firm', 'ER-12.8', { target, hits, defence: defence ?? 0 });
    return;
  }
  bringDown(table, figure, thing, hits === defence ? 'ER-12.7' : null);
}

/** It is gone, by this rule or by that of its kind. */
export function bringDown(table: ErTable, by: Pick<Figure, 'id'>, thing: Thing, cite: string | null): void {
  destroy(table, by, thing, cite ?? destructionCite(table, thing));
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
  if (world.breaches.length >= SHORT_MARKERS) return 'ER-13.6';
  return squaresBeside(map.grid, at).includes(-1) ? 'ER-13.7' : 'ER-13.4';
}

/** It is gone, and so is what ran on it. */
export function destroy(
  table: ErTable,
  figure: Pick<Figure, 'id'>,
  { kind, at, name: target }: Thing,
  cite: string,
): void {
  const { world } = table;
  if (kind === 'door') world.doors[at] = 'broken';
  else if (kind === 'wall') world.breaches.push(at);
  else world.wrecked.push(at);
  table.tell('destroyed', cite, { figure: figure.id, target });
  if (kind === 'element') stopDestroyed(table);
}

/** How likely so many dice and automatic hits reach the defence value, in percent. */
export function breakingOdds(dice: number, automatic: number, { defence }: Thing): number {
  return defence === null ? 0 : chanceOfForce(dice, defence - automatic);
}
