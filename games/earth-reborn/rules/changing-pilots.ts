/** Out of a captured large figure and into it (page 30), in a move order: a pilot gets out; in a combined move another gets in. */
import { edgeOf, squareBeside, squareDirections } from '@necropole/boards';
import { deeds } from '@necropole/kernel';
import type { CharacterId } from '../content/characters/index.ts';
import { BARRED, DOOR, edgesNow, HOLE, mapOf, squareName, squaresNow, WALL } from '../map.ts';
import { baseOf, captorOf, figureOf, isLarge, isPilot, squaresTowards, squaresUnder, whoIsOn } from '../reading.ts';
import type { ErTable, Rule, Verdict } from '../shape.ts';
import type { Board, Figure } from '../world.ts';
import { contactBetween } from './adjacency.ts';
import { checkCapacity } from './equipment.ts';
import { judgeLeading } from './handing-over.ts';
import { lookOut } from './interception.ts';
import { climbIn } from './piloting.ts';
import { enterGround } from './placed-markers.ts';
import { actingOf, isIntercepting, moveOf, roundOf } from './under-way.ts';
import { STEP } from './ways.ts';

/** The squares around a base, with the edge between. */
export function squaresAround(board: Board, figure: Figure): readonly { square: number; edge: number }[] {
  const { grid } = mapOf(board);
  return squareDirections.flatMap((direction) =>
    squaresTowards(board, figure, direction).flatMap((from) => {
      const square = squareBeside(grid, from, direction);
      return square < 0 ? [] : [{ square, edge: edgeOf(grid, from, direction) }];
    }),
  );
}

/** A free square that can be entered, and that is adjacent. */
export function judgeStepOut({ world, board }: ErTable, square: number, edge: number, cite: string): Verdict {
  const between = edgesNow(world, board)[edge] ?? 0;
  if ((between & DOOR) !== 0) return { key: 'door-between', params: {}, cite };
  if ((between & WALL) !== 0) return { key: 'wall-between', params: {}, cite };
  const flags = squaresNow(world, board)[square] ?? HOLE;
  if ((flags & HOLE) !== 0) return { key: 'wall-between', params: {}, cite };
  const map = mapOf(board);
  const element = map.elements[map.elementOn[square] ?? -1];
  if ((flags & BARRED) !== 0) return { key: 'barred-there', params: { element: element?.id ?? '' }, cite };
  const there = whoIsOn(world, board, square);
  return there === null ? null : { key: 'square-taken', params: { figure: there.id }, cite, refs: [there.id] };
}

function judgePoints(table: ErTable, cite: string): Verdict {
  return moveOf(table.world).left >= STEP ? null : { key: 'no-points', params: {}, cite };
}

/** Only into one that a friend has captured, with nobody inside (ER-30.24). */
function judgeGettingIn(table: ErTable, figure: Figure, large: Figure): Verdict {
  const { world, board } = table;
  const cite = 'ER-30.24';
  const pilot = captorOf(world, large);
  if (pilot !== null)
    return { key: 'has-pilot', params: { figure: large.id, pilot: pilot.id }, cite, refs: [pilot.id] };
  if (roundOf(world).combined === null || isIntercepting(world))
    return { key: 'only-combined', params: {}, cite, refs: [large.id] };
  const contact = contactBetween(world, board, figure, large);
  if (contact?.between !== 'nothing') return { key: 'not-adjacent', params: {}, cite, refs: [large.id] };
  return judgeLeading(figure, 'ER-30.4') ?? judgePoints(table, cite);
}

export const changingPilots = deeds({
  options(table: ErTable, figure: Figure) {
    const { world, board } = table;
    const { grid } = mapOf(board);
    const around = isPilot(figure) ? squaresAround(board, figure) : [];
    const larges = world.figures.filter(
      (large) => isLarge(large) && large.state === 'captured' && large.seat !== figure.seat,
    );
    return [
      ...table.options(
        around,
        ({ square, edge }) => judgePoints(table, 'ER-30.20') ?? judgeStepOut(table, square, edge, 'ER-30.20'),
        ({ square }, refusal) =>
          table.option(`get-out:${squareName(grid, square)}`, { do: 'get-out' as const, square }, refusal, () => ({
            refs: [squareName(grid, square)],
          })),
      ),
      ...table.options(
        isPilot(figure) ? [] : larges,
        (large) => judgeGettingIn(table, figure, large),
        ({ id }, refusal) =>
          table.option(`get-in:${id}`, { do: 'get-in' as const, large: id }, refusal, () => ({
            refs: [id],
          })),
      ),
    ];
  },
  run: {
    *'get-out'(table: ErTable, figure: Figure, { square }) {
      yield* getOut(table, figure, square);
    },
    *'get-in'(table: ErTable, figure: Figure, { large }) {
      yield* getIn(table, figure, large);
    },
  },
});

/** The points that are left are those of the large figure: they are lost, as are the pilot’s own who gets in. */
function loseRest(table: ErTable, { id }: Figure): void {
  const move = moveOf(table.world);
  if (move.left > STEP) table.tell('points-lost', 'ER-8.2', { figure: id, points: move.left - STEP });
  move.left = 0;
}

/** Nobody is inside from now on: it is not kept (ER-30.20), unless another gets in before the round is over. */
function* getOut(table: ErTable, figure: Figure, square: number): Rule {
  const large = figureOf(table.world, baseOf(figure).id);
  const { at, over, facing } = figure;
  const before = squaresUnder(table.board, figure);
  Object.assign(large, { at, over, facing });
  Object.assign(figure, { prisoner: null, at: square, over: null, usesLarge: false });
  const to = squareName(mapOf(table.board).grid, square);
  table.tell('climbs-out', 'ER-30.20', { figure: figure.id, large: large.id, at: to });
  loseRest(table, figure);
  // Its own capacity counts again.
  yield* checkCapacity(table, figure, 'ER-17.4');
  yield* enterGround(table, figure, before);
  yield* lookOut(table, 'entered');
}

function* getIn(table: ErTable, figure: Figure, id: CharacterId): Rule {
  loseRest(table, figure);
  climbIn(table, figure, figureOf(table.world, id), 'ER-30.24');
  actingOf(table.world).move = null;
  yield* checkCapacity(table, figure, 'ER-17.4');
  yield* lookOut(table, 'uncovered');
}
