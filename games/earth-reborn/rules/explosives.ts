/**
 * Explosions (page 21).
 *
 * 1. An explosive weapon hits a square. Its card says which squares around it are in the red zone and which in the orange one.
 * 2. From that square outwards, ring by ring, damage is rolled for each target: every figure, friends and the shooter included,
 *    closed doors, walls and elements that can be destroyed. CP devoted to damage count for every roll.
 * 3. A wall or a closed door between two squares of the area stops the explosion, unless it destroys it.
 * 4. What covers several squares is hit once, in the zone that the shooter chooses.
 * 5. From a stair square in the red zone it goes on to the other end of the stairs, and no farther (page 34).
 *
 * Flames work in the same way, from the shooter on; they harm neither walls nor sliding doors.
 */
import {
  areaAround,
  edgeOf,
  isReachedFrom,
  offsetAlong,
  ringsAround,
  type SquareDirection,
  type SquareOffset,
  spreadOver,
  squareBeside,
  squareDirections,
  squareDistance,
} from '@necropole/boards';
import type { CharacterId } from '../content/characters/index.ts';
import type { Damage, Zones } from '../content/equipment/kinds.ts';
import { DOOR, edgesNow, mapOf, squareName, WALL } from '../map.ts';
import { figureOf, isOnMap, isOnSquare, squaresUnder } from '../reading.ts';
import type { ErTable, Rule } from '../shape.ts';
import type { Board, Figure, World } from '../world.ts';
import { type Damaging, damageFigure, damageThing } from './damage.ts';
import { doorThing, elementThing, type Thing, wallThing } from './destroying.ts';

export type Zone = 'red' | 'orange';

/** An explosion that is about to happen. */
export interface Blast {
  /** Whose it is. */
  readonly by: CharacterId;
  /** The square where it begins. */
  readonly centre: number;
  readonly red: readonly number[];
  readonly orange: readonly number[];
  readonly damage: Damage;
  /** The dice that CP add to every roll (ER-21.4). */
  readonly more: number;
  readonly flames: boolean;
  /** By which rule it happens, if not by that of explosions. */
  readonly cite?: string;
  /** Who was hit by it already, together with other shots (ER-32.2). */
  readonly spared: CharacterId | null;
  /** How much of somebody’s armour does not count. */
  readonly pierced: (target: CharacterId) => number;
}

/** Around the square that is aimed at. */
export function blastAround(
  board: Board,
  by: CharacterId,
  centre: number,
  { red, orange, damage }: Zones & { readonly damage: Damage },
  more = 0,
  pierced: Blast['pierced'] = () => 0,
): Blast {
  const { grid } = mapOf(board);
  return {
    by,
    centre,
    red: areaAround(grid, centre, red),
    orange: areaAround(grid, centre, orange),
    damage,
    more,
    flames: false,
    spared: null,
    pierced,
  };
}

/** Before the shooter (ER-43.3). */
export function flamesFrom(
  board: Board,
  { id, at, facing }: Figure,
  { red, orange, damage }: Zones & { readonly damage: Damage },
  more = 0,
): Blast {
  const turned = (offsets: readonly SquareOffset[]): readonly SquareOffset[] =>
    offsets.map((offset) => offsetAlong(facing, offset));
  const blast = blastAround(board, id, at, { red: turned(red), orange: turned(orange), damage }, more);
  return { ...blast, flames: true };
}

/** On another level there is only what the red zone has reached by stairs. */
export function zoneOf({ orange }: Blast, square: number): Zone {
  return orange.includes(square) ? 'orange' : 'red';
}

/** The squares of the area that it reaches as things stand, and those at the other end of stairs (ER-34.7). */
export function squaresReached(world: World, board: Board, blast: Blast): readonly number[] {
  const { grid, tiles } = mapOf(board);
  const edges = edgesNow(world, board);
  const area = [...blast.red, ...blast.orange].filter((square) => (tiles[square] ?? -1) >= 0);
  const reached = spreadOver(grid, blast.centre, area, (edge) => ((edges[edge] ?? 0) & (WALL | DOOR)) === 0);
  return [...reached, ...beyondStairs(board, blast, reached)];
}

/** The other ends of the stairs that are among these squares of the red zone. */
function beyondStairs(board: Board, { red }: Blast, reached: Iterable<number>): readonly number[] {
  const { stairs } = mapOf(board);
  const ends: number[] = [];
  for (const square of board.stairs.length === 0 ? [] : reached) {
    const end = stairs[square] ?? -1;
    if (end >= 0 && red.includes(square)) ends.push(end);
  }
  return ends;
}

// ── The explosion ────────────────────────────────────────────────────────────────────────────────────────────────────

/** Ring by ring (ER-21.3); what was hit once is not hit again. */
export function* explode(table: ErTable, blast: Blast): Rule {
  const { world, board } = table;
  const { grid, tiles } = mapOf(board);
  const area = [...blast.red, ...blast.orange].filter((square) => (tiles[square] ?? -1) >= 0);
  const squares = squaresReached(world, board, blast).map((square) => squareName(grid, square));
  table.tell('exploded', blast.cite ?? (blast.flames ? 'ER-43.3' : 'ER-21.1'), {
    figure: blast.by,
    at: squareName(grid, blast.centre),
    squares,
  });
  const reached = new Set<number>([blast.centre]);
  const done: string[] = [];
  if (blast.flames) yield* burnAhead(table, blast, done);
  for (const ring of ringsAround(grid, blast.centre, area)) {
    const edges = edgesNow(world, board);
    const here = ring.filter((square) =>
      isReachedFrom(grid, blast.centre, reached, square, (edge) => ((edges[edge] ?? 0) & (WALL | DOOR)) === 0),
    );
    for (const square of here) reached.add(square);
    yield* burnFigures(table, blast, here, done);
    for (const square of here) yield* burnThings(table, blast, square, done);
  }
  for (const square of beyondStairs(board, blast, reached)) {
    yield* burnFigures(table, blast, [square], done);
    yield* burnThings(table, blast, square, done);
  }
}

function figuresOn({ figures }: World, board: Board, squares: readonly number[]): readonly Figure[] {
  return figures.filter((figure) => isOnMap(figure) && squares.some((square) => isOnSquare(board, figure, square)));
}

/** Each for itself (ER-21.5), in the order that the shooter chooses where several are equally far out. */
function* burnFigures(table: ErTable, blast: Blast, squares: readonly number[], done: string[]): Rule {
  const waiting = figuresOn(table.world, table.board, squares)
    .map(({ id }) => id)
    .filter((id) => id !== blast.spared && !done.includes(id));
  while (waiting.length > 0) {
    const id = waiting.length === 1 ? waiting[0] : yield* chooseNext(table, blast, waiting);
    if (id === undefined) return;
    waiting.splice(waiting.indexOf(id), 1);
    const figure = figureOf(table.world, id);
    if (!isOnMap(figure)) continue;
    done.push(id);
    const zone = yield* chooseZone(table, blast, id, squaresUnder(table.board, figure), 'ER-28.15');
    table.tell('caught-in-blast', citeOfTarget(table, blast, figure), { figure: id, by: blast.by, zone });
    yield* damageFigure(table, blast.by, figure, { ...damageIn(blast, zone), pierced: blast.pierced(id) });
  }
}

/** Friends and the shooter are hit like everybody else (ER-21.2). */
function citeOfTarget({ world, board }: ErTable, { by, centre, flames }: Blast, { at, seat }: Figure): string {
  if (squareDistance(mapOf(board).grid, centre, at) === Infinity) return 'ER-34.7';
  if (flames) return 'ER-43.3';
  return figureOf(world, by).seat === seat ? 'ER-21.2' : 'ER-21.3';
}

function* chooseNext(table: ErTable, { by }: Blast, waiting: readonly CharacterId[]): Rule<CharacterId> {
  return yield* table.ask(figureOf(table.world, by).seat, {
    key: 'blast-order',
    params: { figure: by },
    cite: 'ER-21.3',
    options: () => waiting.map((id) => table.option(`blast:${id}`, id, null, () => ({ refs: [id] }))),
  });
}

/** Dice and automatic hits of a zone, with those of CP. */
function damageIn({ damage, more }: Blast, zone: Zone): Damaging {
  const { dice, automatic } = damage[zone];
  return { dice: dice + more, automatic, cite: more > 0 ? 'ER-21.4' : 'ER-21.3' };
}

// ── Doors, walls, elements ───────────────────────────────────────────────────────────────────────────────────────────

function* burnThings(table: ErTable, blast: Blast, square: number, done: string[]): Rule {
  yield* burnAll(table, blast, square, thingsAt(table, square), done);
}

/** What stands between the shooter and the first square of flames: it borders their area, as a door right ahead does (ER-43.3). */
function* burnAhead(table: ErTable, blast: Blast, done: string[]): Rule {
  const { grid } = mapOf(table.board);
  for (const side of squareDirections) {
    const first = squareBeside(grid, blast.centre, side);
    if (blast.red.includes(first)) yield* burnAll(table, blast, first, thingsAlong(table, blast.centre, [side]), done);
  }
}

function* burnAll(table: ErTable, blast: Blast, square: number, things: readonly Thing[], done: string[]): Rule {
  for (const thing of things) {
    if (done.includes(thing.name) || (blast.flames && isFireproof(table.board, thing))) continue;
    done.push(thing.name);
    const covered = squaresOf(table.board, thing);
    const zone = yield* chooseZone(table, blast, thing.name, covered.length > 0 ? covered : [square], 'ER-21.7');
    yield* damageThing(table, blast.by, thing, { ...damageIn(blast, zone), cite: citeOfThing(table, thing, square) });
  }
}

/** Beside somebody on the same square it has a roll of its own (ER-21.5). */
function citeOfThing({ world, board }: ErTable, { kind }: Thing, square: number): string {
  if (figuresOn(world, board, [square]).length > 0) return 'ER-21.5';
  if (kind === 'wall') return 'ER-21.9';
  return kind === 'door' ? 'ER-21.8' : 'ER-21.2';
}

/** Flames destroy neither walls nor sliding doors (ER-43.3). */
function isFireproof({ doors }: Board, { kind, at }: Thing): boolean {
  return kind === 'wall' || (kind === 'door' && doors[at]?.kind === 'sliding');
}

/** The element on a square, and what stands along it. */
function thingsAt(table: ErTable, square: number): readonly Thing[] {
  const on = elementThing(table, mapOf(table.board).elementOn[square] ?? -1);
  const along = thingsAlong(table, square, squareDirections);
  return on === null || on.defence === null ? along : [on, ...along];
}

/** Elements fixed to these sides of a square, closed doors and walls; nothing is rolled for an open door (ER-21.6). */
function thingsAlong(table: ErTable, square: number, sides: readonly SquareDirection[]): readonly Thing[] {
  const { world, board } = table;
  const map = mapOf(board);
  const edges = edgesNow(world, board);
  const found: (Thing | null)[] = [];
  for (const side of sides) {
    const edge = edgeOf(map.grid, square, side);
    const along = map.elementAlong[edge] ?? -1;
    if (map.elements[along]?.tile === map.tiles[square]) found.push(elementThing(table, along));
    if (((edges[edge] ?? 0) & DOOR) !== 0) found.push(doorThing(table, map.doors[edge] ?? -1));
    if (((edges[edge] ?? 0) & WALL) !== 0) found.push(wallThing(board, edge));
  }
  return found.filter((thing) => thing !== null).filter(({ defence }) => defence !== null);
}

/** What lies in both zones is hit in the one that the shooter chooses (ER-21.7), so is a large figure (ER-28.15). */
function* chooseZone(
  table: ErTable,
  blast: Blast,
  target: string,
  covered: readonly number[],
  cite: string,
): Rule<Zone> {
  const { world, board } = table;
  const reached = squaresReached(world, board, blast).filter((one) => covered.includes(one));
  const zones = (['red', 'orange'] as const).filter((zone) => reached.some((one) => zoneOf(blast, one) === zone));
  const [only = zoneOf(blast, covered.find((one) => blast.red.includes(one)) ?? covered[0] ?? -1)] = zones;
  if (zones.length < 2) return only;
  return yield* table.ask(figureOf(world, blast.by).seat, {
    key: 'blast-zone',
    params: { target },
    cite,
    options: () => zones.map((zone) => table.option(`zone:${zone}`, zone)),
  });
}

/** The squares that a thing covers; of a wide door, those along it. A wall is hit from one square alone (ER-21.9). */
function squaresOf(board: Board, { kind, at }: Thing): readonly number[] {
  const map = mapOf(board);
  if (kind === 'element') return map.elements[at]?.squares ?? [];
  if (kind === 'wall') return [];
  const along = map.doorEdges[at] ?? [];
  if (along.length < 2) return [];
  return map.floor.filter((square) => squareDirections.some((side) => along.includes(edgeOf(map.grid, square, side))));
}
