/**
 * Targeting (page 18).
 *
 * 1. The target is an enemy figure, a closed door, a wall or an element of the floor; for what works around a square, a square.
 * 2. The shooter has it in sight. Distance is counted along rows and columns, without the shooter’s own square.
 * 3. Dice and automatic points: those of the shooter, of the weapon, of other equipment, one die for each CP devoted to it.
 * 4. A perfect shot hits at any distance; otherwise the total has to reach the distance.
 */
import {
  type Barriers,
  directionOfSide,
  edgeOf,
  inArc,
  onArcBorder,
  placeOf,
  quarterAhead,
  rayTowards,
  squareDirections,
  squareDistance,
  squareOnSide,
} from '@necropole/boards';
import { madeOf } from '@necropole/kernel';
import type { Chances } from '../content/kinds.ts';
import { byStairs, edgeOfWall, edgesNow, type FloorMap, mapOf, squareName, WALL } from '../map.ts';
import type { Phrase } from '../phrases/phrase.ts';
import { baseOf, isLarge, isOnMap, isOnSquare, skillsOf, squaresUnder, tilesUnder } from '../reading.ts';
import type { ErTable, Verdict } from '../shape.ts';
import type { Board, Figure } from '../world.ts';
import { doorThing, elementThing, judgeTarget, laidThings, type Thing, wallThing } from './destroying.ts';
import { hasLastingEffect, lastingEffects } from './equipment.ts';
import type { Weapon } from './firearms.ts';
import { eyesOf, seesFrom, sightNow, whyUnseen, whyUnseenFigure } from './line-of-sight.ts';

/** The part of the sight arc in which a target stands: it decides the damage (ER-19.1). */
export type FireArc = 'red' | 'orange';

/** Something that could be aimed at. */
export interface Target {
  readonly name: string;
  /** What is drawn of it. */
  readonly ref: string;
  readonly figure: Figure | null;
  readonly thing: Thing | null;
  /** Where it is: one of these squares has to be seen. */
  readonly squares: readonly number[];
  /** Where it stands on edges: each counts on the shooter’s side of it. */
  readonly edges: readonly number[];
}

/** How a target is aimed at: how far it is, and in which arcs: both, exactly between them. */
export interface Aim {
  readonly square: number;
  readonly distance: number;
  readonly arcs: readonly FireArc[];
}

/** What whoever fires this may aim at (ER-18.4); an explosive weapon aims at squares (ER-21.1), flames at nothing. */
export function targetsFor(table: ErTable, figure: Figure, { fired }: Weapon): readonly Target[] {
  switch (fired.family) {
    case 'explosive':
    case 'smoke-weapon':
      return laidTargets(table.board).squares;
    case 'stun-weapon':
      return enemyTargets(table, figure);
    case 'flame-weapon':
      return [AHEAD];
    case 'firearm':
      return [...enemyTargets(table, figure), ...thingTargets(table, figure)];
  }
}

/** What flames strike: whatever is before the shooter. */
export const AHEAD: Target = { name: 'ahead', ref: 'ahead', figure: null, thing: null, squares: [], edges: [] };

/** What lies on a map and could be aimed at: it follows from the map alone, and is asked for at every shot. */
interface LaidTargets {
  readonly squares: readonly Target[];
  /** By the number of the door or element. */
  readonly doors: readonly Target[];
  readonly elements: readonly Target[];
  /** By edge, those that somebody has asked for. */
  readonly walls: (Target | undefined)[];
}

const madeTargets = madeOf<FloorMap, LaidTargets>(1);

function laidTargets(board: Board): LaidTargets {
  const map = mapOf(board);
  return madeTargets(map, 0, () => ({
    squares: map.floor.map((square) => {
      const name = squareName(map.grid, square);
      return { name, ref: name, figure: null, thing: null, squares: [square], edges: [] };
    }),
    doors: laidThings(board).doors.map((thing) => targetOn(thing, [], map.doorEdges[thing.at] ?? [])),
    elements: laidThings(board).elements.map((thing) => {
      const { squares = [], edges = [] } = map.elements[thing.at] ?? {};
      return targetOn(thing, squares, edges);
    }),
    walls: [],
  }));
}

function wallTarget(board: Board, edge: number): Target {
  const { walls } = laidTargets(board);
  walls[edge] ??= targetOn(wallThing(board, edge), [], [edge]);
  return walls[edge];
}

function enemyTargets({ world, board }: ErTable, { seat }: Figure): readonly Target[] {
  return world.figures
    .filter((other) => other.seat !== seat && isOnMap(other))
    .map((other) => ({
      name: other.id,
      ref: other.id,
      figure: other,
      thing: null,
      squares: squaresUnder(board, other),
      edges: [],
    }));
}

/** Doors, elements, and the walls along the squares that are seen: one after the other, for whoever needs only the first that serves. */
export function* thingTargets(table: ErTable, figure: Figure): Iterable<Target> {
  const { world, board } = table;
  const map = mapOf(board);
  const { doors, elements } = laidTargets(board);
  for (const [door, target] of doors.entries()) if (doorThing(table, door) !== null) yield target;
  for (const [element, target] of elements.entries()) if (elementThing(table, element) !== null) yield target;
  const barriers = sightNow(world, board);
  const edges = edgesNow(world, board);
  const eyes = eyesOf(board, figure);
  const walls = new Set<Target>();
  for (const eye of eyes) {
    for (const square of map.walled) {
      // By stairs one sees the other square, not what stands around it.
      if (!seesFrom(board, barriers, figure, eye, square) || byStairs(board, eye, square)) continue;
      for (const side of squareDirections) {
        const edge = edgeOf(map.grid, square, side);
        // Of the two squares beside it a wall counts with the nearer one: from one square it comes up once.
        if (((edges[edge] ?? 0) & WALL) === 0 || sideSquare(board, eye, edge) !== square) continue;
        const wall = wallTarget(board, edge);
        if (walls.has(wall)) continue;
        if (eyes.length > 1) walls.add(wall);
        yield wall;
      }
    }
  }
}

function targetOn(thing: Thing, squares: readonly number[], edges: readonly number[]): Target {
  return { name: thing.name, ref: thing.ref, figure: null, thing, squares, edges };
}

export function targetCalled(table: ErTable, figure: Figure, weapon: Weapon, name: string): Target {
  const target =
    weapon.fired.family === 'firearm'
      ? (enemyTargets(table, figure).find((one) => one.name === name) ?? thingNamed(table.board, name))
      : targetsFor(table, figure, weapon).find((one) => one.name === name);
  if (target === undefined) throw new Error(`Nothing is called ${name}`);
  return target;
}

/** A door, wall or element of the map, by its name. */
function thingNamed(board: Board, name: string): Target | undefined {
  const { doors, elements } = laidTargets(board);
  const isIt = (one: Target): boolean => one.name === name;
  const edge = edgeOfWall(name);
  return edge === null ? (doors.find(isIt) ?? elements.find(isIt)) : wallTarget(board, edge);
}

// ── Sight and distance ───────────────────────────────────────────────────────────────────────────────────────────────

/** The square on whose side of an edge somebody stands (ER-18.8). */
function sideSquare(board: Board, at: number, edge: number): number {
  return squareOnSide(mapOf(board).grid, edge, at);
}

/**
 * From where a target is reached first, if it is in sight at all (ER-18.5, ER-18.6). Of several squares that may serve, on either
 * side, the nearest ones count (ER-28.12); where a figure is hit in the red arc from one and in the orange arc from another of
 * them, the shooter has the choice.
 */
export function aimAt(table: ErTable, barriers: Barriers, figure: Figure, target: Target): Aim | null {
  const aims = aimsAt(table, barriers, figure, target);
  if (aims.length === 0) return null;
  const [first, ...others] = aims.filter(({ distance }) => aims.every((other) => distance <= other.distance));
  if (first === undefined || target.figure === null) return first ?? null;
  const arcs = new Set([first, ...others].flatMap((aim) => aim.arcs));
  return { ...first, arcs: (['red', 'orange'] as const).filter((arc) => arcs.has(arc)) };
}

/** Every way to aim at a target: from each square that the shooter looks from, at each square or side of the target. */
export function aimsAt({ board }: ErTable, barriers: Barriers, figure: Figure, target: Target): readonly Aim[] {
  const { grid } = mapOf(board);
  const aims: Aim[] = [];
  for (const eye of eyesOf(board, figure)) {
    const offer = (square: number): void => {
      if (!seesFrom(board, barriers, figure, eye, square, target.figure)) return;
      const distance = distanceTo(board, eye, square);
      aims.push({ square, distance, arcs: arcsTowards(board, { at: eye, facing: figure.facing }, square) });
    };
    for (const square of target.squares) offer(square);
    for (const edge of target.edges) {
      const square = sideSquare(board, eye, edge);
      if (square < 0 || byStairs(board, eye, square) || !isOfTile(board, target, square)) continue;
      if (square !== eye) offer(square);
      // A door or a wall along one’s own square: right before it (ER-18.7), not behind one’s back.
      else if (
        edge !== edgeOf(grid, square, directionOfSide(figure.facing, 'back')) &&
        seesFrom(board, barriers, figure, eye, square)
      ) {
        aims.push({ square, distance: 0, arcs: [edge === edgeOf(grid, square, figure.facing) ? 'red' : 'orange'] });
      }
    }
  }
  return aims;
}

/** Counted along rows and columns (ER-18.6); by stairs it is one square (ER-34.6). */
function distanceTo(board: Board, at: number, square: number): number {
  return byStairs(board, at, square) ? 1 : squareDistance(mapOf(board).grid, at, square);
}

/** What is fixed to a side of a tile is hit from that tile alone (ER-13.2). */
function isOfTile(board: Board, { thing }: Target, square: number): boolean {
  const { elements, tiles } = mapOf(board);
  return thing?.kind !== 'element' || elements[thing.at]?.tile === tiles[square];
}

/** In which arc a square lies; in both if it is exactly between them (ER-19.2), by stairs always in the orange one (ER-34.6). */
export function arcsTowards(
  board: Board,
  { at, facing }: Pick<Figure, 'at' | 'facing'>,
  square: number,
): readonly FireArc[] {
  if (byStairs(board, at, square)) return ['orange'];
  const { grid } = mapOf(board);
  const [here, there] = [placeOf(grid, at), placeOf(grid, square)];
  const ray = rayTowards(facing, there.x - here.x, there.y - here.y);
  if (square === at || onArcBorder(quarterAhead, ray)) return ['red', 'orange'];
  return inArc(grid, quarterAhead, at, facing, square) ? ['red'] : ['orange'];
}

/** A large figure is seen by one of its squares (ER-28.10), and looks from those in front (ER-28.11). */
function citeOfUnseen(figure: Figure, { figure: other }: Target): string {
  if (other !== null && isLarge(other)) return 'ER-28.10';
  return isLarge(figure) ? 'ER-28.11' : 'ER-18.5';
}

/** May this be aimed at? */
export function judgeAim(table: ErTable, barriers: Barriers, figure: Figure, target: Target): Verdict {
  const { board } = table;
  if (target.thing === null && target.figure === null && isOnSquare(board, figure, target.squares[0] ?? -1))
    return { key: 'own-square', params: {}, cite: 'ER-21.1' };
  const wrong = target.thing === null ? null : judgeTarget(table, target.thing);
  if (wrong !== null) return wrong;
  const aim = aimAt(table, barriers, figure, target);
  if (aim === null) {
    // Nobody reads on a light table what stops the line.
    const why = table.light ? 'arc' : (whyUnaimed(table, figure, target)?.why ?? 'arc');
    const cite = why === 'level' ? 'ER-34.3' : citeOfUnseen(figure, target);
    return { key: 'not-in-sight', params: { figure: figure.id, why }, cite, refs: [figure.id] };
  }
  return judgeDisruption(table, figure, tilesOf(board, target, aim));
}

/** What keeps a target out of sight. */
function whyUnaimed({ world, board }: ErTable, figure: Figure, { figure: enemy, squares, edges }: Target) {
  if (enemy !== null) return whyUnseenFigure(world, board, figure, enemy);
  return whyUnseen(world, board, figure, squares[0] ?? sideSquare(board, figure.at, edges[0] ?? 0));
}

/** The tiles on which a target is: of a large figure all on which it stands (ER-28.16). */
function tilesOf(board: Board, { figure }: Target, { square }: Aim): readonly number[] {
  return figure === null ? [mapOf(board).tiles[square] ?? -1] : tilesUnder(board, figure);
}

/** Nobody fires from a tile, or at one of these, where a switched-on disruptor is (ER-42.15). */
export function judgeDisruption({ world, board }: ErTable, figure: Figure, at: readonly number[] = []): Verdict {
  for (const bearer of world.figures) {
    if (bearer.items.length === 0 || !isOnMap(bearer)) continue;
    if (!hasLastingEffect(bearer, 'no-fire-on-tile')) continue;
    const fired = [...tilesUnder(board, figure), ...at];
    const isThere = tilesUnder(board, bearer).some((tile) => fired.includes(tile));
    if (isThere) return { key: 'fire-disrupted', params: {}, cite: 'ER-42.15', refs: [bearer.id] };
  }
  return null;
}

// ── Chances ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The dice and automatic points of targeting: shooter, weapon, other equipment (ER-18.9), and CP devoted to it (ER-18.10). */
export function targetingChances(figure: Figure, { fired }: Weapon, command: number): Chances {
  const own = skillsOf(figure).fire;
  const weapon = 'targeting' in fired ? fired.targeting : { dice: 0, automatic: 0 };
  let added = command;
  for (const effect of lastingEffects(figure, 'more-dice')) if (effect.for === 'targeting') added += effect.dice;
  return { dice: own.dice + weapon.dice + added, automatic: own.automatic + weapon.automatic };
}

/** How the CP of a fire order are used: those beyond the first are for targeting, or for damage. */
export interface Spent {
  readonly command: number;
  readonly aiming: number;
  readonly damage: number;
}

/** How many CP may be for targeting: none where nothing is rolled for it, all where there is no damage. */
export function aimsOf({ fired: { family } }: Weapon, { distance }: Aim, command: number): readonly number[] {
  if (distance === 0) return [0];
  return family === 'smoke-weapon' ? [command - 1] : Array.from({ length: command }, (_, aiming) => aiming);
}

/** How much of somebody’s armour does not count for a weapon (ER-42.7). */
export function piercedBy({ phrases = [] }: { readonly phrases?: readonly Phrase[] }, target: Figure): number {
  let pierced = 0;
  const armoured = baseOf(target).id;
  for (const { effects } of phrases) {
    for (const effect of effects) if (effect.does === 'pierce-armour' && effect.of === armoured) pierced += effect.by;
  }
  return pierced;
}
