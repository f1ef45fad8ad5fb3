/**
 * What the Mammoth brings down (page 29): with its gun, in its red arc and in sight, however far.
 *
 * 1. A long section of wall, or up to two short ones side by side; a large door; a short section and a door beside it; one or two
 *    small doors side by side. Two sections in line are a long one.
 * 2. The test, whatever the defence values. Gaps take markers; without any marker left there is no shot.
 */
import { edgesInLine, edgesMeet } from '@necropole/boards';
import { mapOf, squareName } from '../map.ts';
import type { Effect } from '../phrases/phrase.ts';
import type { ErTable, Rule, Verdict } from '../shape.ts';
import type { Board, Figure } from '../world.ts';
import { breachLong, isOutOfWallMarkers, tellStock, wallMarkersLeft } from './broken-walls.ts';
import { destroy, judgeTarget, type Thing } from './destroying.ts';
import { sightNow } from './line-of-sight.ts';
import { namedFrom } from './named-things.ts';
import { aimsAt, thingTargets } from './targeting.ts';

/** What can be brought down, and the square from whose side it is hit. */
interface Reached extends Thing {
  readonly from: number;
  readonly edges: readonly number[];
}

/** Walls and closed doors in the red arc, in sight (ER-29.2). Of a large door one side in sight is enough (ER-29.3). */
function* inRedArc(table: ErTable, figure: Figure): Generator<Reached, void> {
  const barriers = sightNow(table.world, table.board);
  for (const target of thingTargets(table, figure)) {
    const { thing } = target;
    if (thing === null || thing.kind === 'element' || judgeTarget(table, thing) !== null) continue;
    const aim = aimsAt(table, barriers, figure, target).find(({ arcs }) => arcs.includes('red'));
    if (aim !== undefined) yield { ...thing, from: aim.square, edges: target.edges };
  }
}

function edgesOf(board: Board, { kind, at }: Thing): readonly number[] {
  return kind === 'door' ? (mapOf(board).doorEdges[at] ?? []) : [at];
}

/** What may be brought down together with this: two sections, a section and a door, two small doors; side by side. */
function partnersOf({ board }: ErTable, first: Thing, all: readonly Reached[]): readonly Reached[] {
  const isLargeDoor = (thing: Thing): boolean => thing.kind === 'door' && edgesOf(board, thing).length > 1;
  return all.filter((other) => {
    if (other.name === first.name) return false;
    const areDoors = first.kind === 'door' && other.kind === 'door';
    if (areDoors && (isLargeDoor(first) || isLargeDoor(other))) return false;
    return edgesOf(board, first).some((one) => edgesOf(board, other).some((edge) => edgesMeet(board.grid, one, edge)));
  });
}

/** Walls are told apart by where they are. */
function called(table: ErTable, one: Reached, also: boolean) {
  const at = squareName(mapOf(table.board).grid, one.from);
  return { ...namedFrom(table, one.from, one, one.edges), at, also };
}

function blasts(effects: readonly Effect[]): boolean {
  return effects.some(({ does }) => does === 'blast-walls-and-doors');
}

/** There has to be a marker left (ER-29.4), and something in the red arc (ER-29.2). */
export function judgeBlasting(table: ErTable, figure: Figure, effects: readonly Effect[]): Verdict {
  if (!blasts(effects)) return null;
  if (isOutOfWallMarkers(table.world)) return { key: 'no-wall-markers', params: {}, cite: 'ER-29.4' };
  const isNone = inRedArc(table, figure).next().done === true;
  return isNone ? { key: 'nothing-to-destroy', params: {}, cite: 'ER-29.2' } : null;
}

/** The target, chosen before the dice are rolled: one thing, or two side by side. Nothing for any other effect. */
export function* chooseBlast(table: ErTable, figure: Figure, effects: readonly Effect[]): Rule<readonly Thing[]> {
  if (!blasts(effects)) return [];
  const all = [...inRedArc(table, figure)];
  const known = (name: string | null): Thing | undefined => all.find((one) => one.name === name);
  const name = yield* table.ask(figure.seat, {
    key: 'blast-target',
    params: { figure: figure.id },
    cite: 'ER-29.2',
    refs: [figure.id],
    options: () =>
      all.map((one) =>
        table.option(`shatter:${one.name}`, one.name, null, () => ({
          refs: [one.ref],
          called: { key: 'shatter-thing', params: called(table, one, false) },
        })),
      ),
  });
  const first = known(name);
  if (first === undefined) return [];
  const partners = partnersOf(table, first, all);
  if (partners.length === 0) return [first];
  const other = yield* table.ask(figure.seat, {
    key: 'blast-also',
    params: { figure: figure.id, target: first.name },
    cite: 'ER-29.2',
    refs: [figure.id],
    options: () => [
      table.option('alone', null),
      ...partners.map((one) =>
        table.option(`also:${one.name}`, one.name, null, () => ({
          refs: [one.ref],
          called: { key: 'shatter-thing', params: called(table, one, true) },
        })),
      ),
    ],
  });
  const second = known(other);
  return second === undefined ? [first] : [first, second];
}

/** They come down; two sections in line take a long marker, as long as there is one. */
export function* bringDownWalls(table: ErTable, figure: Figure, things: readonly Thing[]): Rule {
  const [one, other] = things;
  const isLong =
    one?.kind === 'wall' &&
    other?.kind === 'wall' &&
    edgesInLine(table.board.grid, one.at, other.at) &&
    wallMarkersLeft(table.world).long > 0;
  if (isLong) {
    breachLong(table, [one.at, other.at]);
    for (const { name } of things) table.tell('destroyed', 'ER-29.2', { figure: figure.id, target: name });
    tellStock(table, 'ER-29.4');
    return;
  }
  for (const thing of things) yield* destroy(table, figure, thing, thing.kind === 'door' ? 'ER-29.3' : 'ER-29.2');
}
