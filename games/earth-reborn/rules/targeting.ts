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
  squaresBeside,
} from '@necropole/boards';
import type { CharacterId } from '../content/characters/index.ts';
import type { Chances } from '../content/kinds.ts';
import { mapOf, squareName } from '../map.ts';
import type { Phrase } from '../phrases/phrase.ts';
import { isOnMap, sideOf } from '../reading.ts';
import type { ErTable, Verdict } from '../shape.ts';
import type { Board, Figure } from '../world.ts';
import { doorThing, elementThing, judgeTarget, type Thing, wallThing } from './destroying.ts';
import { lastingEffects } from './equipment.ts';
import type { Weapon } from './firearms.ts';
import { seesSquare, sightNow, whyUnseen } from './line-of-sight.ts';

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
      return squareTargets(table.board);
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

function squareTargets(board: Board): readonly Target[] {
  const { grid, floor } = mapOf(board);
  return floor.map((square) => {
    const name = squareName(grid, square);
    return { name, ref: name, figure: null, thing: null, squares: [square], edges: [] };
  });
}

function enemyTargets({ world }: ErTable, { seat }: Figure): readonly Target[] {
  return world.figures
    .filter((other) => other.seat !== seat && isOnMap(other))
    .map((other) => ({
      name: other.id,
      ref: other.id,
      figure: other,
      thing: null,
      squares: [other.at],
      edges: [],
    }));
}

/** Doors, elements, and the walls along the squares that are seen. */
function thingTargets(table: ErTable, figure: Figure): readonly Target[] {
  const { world, board } = table;
  const map = mapOf(board);
  const targets: Target[] = [];
  for (const [door, along] of map.doorEdges.entries()) {
    const thing = doorThing(table, door);
    if (thing !== null) targets.push(targetOn(thing, [], along));
  }
  for (const [element, { squares, edges }] of map.elements.entries()) {
    const thing = elementThing(table, element);
    if (thing !== null) targets.push(targetOn(thing, squares, edges));
  }
  const seen = new Set<number>();
  const barriers = sightNow(world, board);
  for (const square of map.floor) {
    if (!seesSquare(board, barriers, figure, square)) continue;
    for (const side of squareDirections) {
      const edge = edgeOf(map.grid, square, side);
      if (seen.has(edge) || map.laid.edges[edge] === 0 || world.breaches.includes(edge)) continue;
      if (map.doors[edge] !== -1 || sideSquare(board, figure.at, edge) !== square) continue;
      seen.add(edge);
      targets.push(targetOn(wallThing(edge), [], [edge]));
    }
  }
  return targets;
}

function targetOn(thing: Thing, squares: readonly number[], edges: readonly number[]): Target {
  return { name: thing.name, ref: thing.ref, figure: null, thing, squares, edges };
}

export function targetCalled(table: ErTable, figure: Figure, weapon: Weapon, name: string): Target {
  const target = targetsFor(table, figure, weapon).find((one) => one.name === name);
  if (target === undefined) throw new Error(`Nothing is called ${name}`);
  return target;
}

// ── Sight and distance ───────────────────────────────────────────────────────────────────────────────────────────────

/** The square on whose side of an edge somebody stands (ER-18.8). */
function sideSquare(board: Board, at: number, edge: number): number {
  const { grid } = mapOf(board);
  const [before, after] = squaresBeside(grid, edge);
  if (before < 0 || after < 0) return before < 0 ? after : before;
  const [here, there] = [placeOf(grid, at), placeOf(grid, after)];
  const isUpright = edge % 2 === 1;
  return (isUpright ? here.x >= there.x : here.y >= there.y) ? after : before;
}

/** From where a target is reached first, if it is in sight at all (ER-18.5, ER-18.6). */
export function aimAt({ board }: ErTable, barriers: Barriers, figure: Figure, target: Target): Aim | null {
  const { grid } = mapOf(board);
  let best: Aim | null = null;
  const offer = (square: number, distance: number, arcs: readonly FireArc[]): void => {
    if (best === null || distance < best.distance) best = { square, distance, arcs };
  };
  for (const square of target.squares) {
    if (seesSquare(board, barriers, figure, square)) {
      offer(square, squareDistance(grid, figure.at, square), arcsTowards(board, figure, square));
    }
  }
  for (const edge of target.edges) {
    const square = sideSquare(board, figure.at, edge);
    if (square < 0 || !isOfTile(board, target, square) || !seesSquare(board, barriers, figure, square)) continue;
    // A door or a wall along one’s own square: right before it (ER-18.7), not behind one’s back.
    if (square !== figure.at)
      offer(square, squareDistance(grid, figure.at, square), arcsTowards(board, figure, square));
    else if (edge !== edgeOf(grid, square, directionOfSide(figure.facing, 'back'))) {
      offer(square, 0, [edge === edgeOf(grid, square, figure.facing) ? 'red' : 'orange']);
    }
  }
  return best;
}

/** What is fixed to a side of a tile is hit from that tile alone (ER-13.2). */
function isOfTile(board: Board, { thing }: Target, square: number): boolean {
  const { elements, tiles } = mapOf(board);
  return thing?.kind !== 'element' || elements[thing.at]?.tile === tiles[square];
}

/** In which arc a square lies; in both if it is exactly between them (ER-19.2). */
export function arcsTowards(board: Board, { at, facing }: Figure, square: number): readonly FireArc[] {
  const { grid } = mapOf(board);
  const [here, there] = [placeOf(grid, at), placeOf(grid, square)];
  const ray = rayTowards(facing, there.x - here.x, there.y - here.y);
  if (square === at || onArcBorder(quarterAhead, ray)) return ['red', 'orange'];
  return inArc(grid, quarterAhead, at, facing, square) ? ['red'] : ['orange'];
}

/** May this be aimed at? */
export function judgeAim(table: ErTable, barriers: Barriers, figure: Figure, target: Target): Verdict {
  const { world, board } = table;
  if (target.thing === null && target.figure === null && target.squares[0] === figure.at)
    return { key: 'own-square', params: {}, cite: 'ER-21.1' };
  const wrong = target.thing === null ? null : judgeTarget(table, target.thing);
  if (wrong !== null) return wrong;
  const aim = aimAt(table, barriers, figure, target);
  if (aim === null) {
    const square = target.squares[0] ?? sideSquare(board, figure.at, target.edges[0] ?? 0);
    const why = whyUnseen(world, board, figure, square)?.why ?? 'arc';
    return { key: 'not-in-sight', params: { figure: figure.id, why }, cite: 'ER-18.5', refs: [figure.id] };
  }
  return judgeDisruption(table, figure, aim.square);
}

/** Nobody fires from a tile, or at it, where a switched-on disruptor is (ER-42.15). */
export function judgeDisruption({ world, board }: ErTable, { at }: Figure, square: number): Verdict {
  const { tiles } = mapOf(board);
  for (const bearer of world.figures) {
    if (bearer.items.length === 0 || !isOnMap(bearer)) continue;
    const isOn = lastingEffects(bearer, 'no-fire-on-tile').length > 0;
    const isThere = tiles[bearer.at] === tiles[at] || tiles[bearer.at] === tiles[square];
    if (isOn && isThere) return { key: 'fire-disrupted', params: {}, cite: 'ER-42.15', refs: [bearer.id] };
  }
  return null;
}

// ── Chances ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The dice and automatic points of targeting: shooter, weapon, other equipment (ER-18.9), and CP devoted to it (ER-18.10). */
export function targetingChances(figure: Figure, { fired }: Weapon, command: number): Chances {
  const own = sideOf(figure).fire;
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
export function piercedBy({ phrases = [] }: { readonly phrases?: readonly Phrase[] }, target: CharacterId): number {
  let pierced = 0;
  for (const { effects } of phrases) {
    for (const effect of effects) if (effect.does === 'pierce-armour' && effect.of === target) pierced += effect.by;
  }
  return pierced;
}
