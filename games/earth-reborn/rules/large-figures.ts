/**
 * Large figures (page 28).
 *
 * 1. A large figure covers two squares by two.
 * 2. Forward, each square costs 1 movement point; backward, 2. The two squares ahead, or behind, have to be free of dotted elements,
 *    walls, closed doors and enemies.
 * 3. It does not go sideways. Turning, by a quarter or by half, costs what its card says: it takes no facing for nothing.
 * 4. It uses neither stairs nor sewers, and keeps open the door in which it stands.
 */
import {
  directionOfSide,
  edgesSwept,
  type SquareDirection,
  squareAt,
  squareBeside,
  squareDirections,
  squareStep,
  squaresEntered,
} from '@necropole/boards';
import { deeds } from '@necropole/kernel';
import { BARRED, DOOR, edgesNow, mapOf, squareName, squaresNow, WALL } from '../map.ts';
import { baseOf, besideOnSquare, blockOf, isLarge, seatOn, squaresTowards, whoIsOn } from '../reading.ts';
import type { ErTable, Refusals, Rule, Verdict } from '../shape.ts';
import type { Board, Figure } from '../world.ts';
import { lookAhead } from './interception.ts';
import { moveOf } from './under-way.ts';
import { walk } from './walking.ts';

/** What a square costs in each way (ER-28.2, ER-28.3). */
const ways = {
  ahead: { side: 'front', price: 1, cite: 'ER-28.2' },
  back: { side: 'back', price: 2, cite: 'ER-28.3' },
} as const;
type Way = keyof typeof ways;

// ── Forward and backward ─────────────────────────────────────────────────────────────────────────────────────────────

type Barrier = Refusals['way-barred']['why'];

/** What bars the next step of a large figure; `null` if both squares are free. */
function barrierTo({ world, board }: ErTable, figure: Figure, direction: SquareDirection): Barrier | null {
  const { grid } = mapOf(board);
  const block = blockOf(board, figure);
  // Half outside, it comes back the way it went.
  if (figure.over !== null && direction !== directionOfSide(figure.over, 'back')) return 'border';
  const entered = squaresEntered(grid, block, direction).filter((square) => square >= 0);
  if (entered.length < block.size) return 'border';
  const edges = edgesNow(world, board);
  const swept = edgesSwept(grid, block, direction).map((edge) => edges[edge] ?? 0);
  if (swept.some((flags) => (flags & WALL) !== 0)) return 'wall';
  if (swept.some((flags) => (flags & DOOR) !== 0)) return 'door';
  const squares = squaresNow(world, board);
  const { tiles } = mapOf(board);
  if (entered.some((square) => (tiles[square] ?? -1) < 0)) return 'wall';
  if (entered.some((square) => ((squares[square] ?? 0) & BARRED) !== 0)) return 'element';
  const isEnemy = (square: number): boolean => {
    const there = whoIsOn(world, board, square);
    return there !== null && seatOn(there) !== figure.seat;
  };
  return entered.some(isEnemy) ? 'enemy' : null;
}

/** Where it stands after a step, the border left behind. */
function afterStep(board: Board, figure: Figure, direction: SquareDirection): Figure {
  const { x, y, level = 0 } = blockOf(board, figure);
  const [dx, dy] = squareStep[direction];
  return { ...figure, at: squareAt(board.grid, x + dx, y + dy, level), over: null };
}

/** So many steps straight on: the squares that it comes to, and what bars the way before the last of them. */
function straightOn(table: ErTable, figure: Figure, direction: SquareDirection, steps: number) {
  const way: number[] = [];
  let there = figure;
  for (let step = 0; step < steps; step++) {
    const barrier = barrierTo(table, there, direction);
    if (barrier !== null) return { way, barrier };
    there = afterStep(table.board, there, direction);
    way.push(there.at);
  }
  return { way, barrier: null };
}

function judgeStriding(table: ErTable, figure: Figure, way: Way, steps: number): Verdict {
  const { side, price, cite } = ways[way];
  if (steps * price > moveOf(table.world).left) return { key: 'no-points', params: {}, cite };
  const { barrier } = straightOn(table, figure, directionOfSide(figure.facing, side), steps);
  return barrier === null ? null : { key: 'way-barred', params: { why: barrier }, cite };
}

/** The squares of its base on the side to which it goes, for whoever points at them. */
function leadingSquares(board: Board, figure: Figure, direction: SquareDirection, way: readonly number[]) {
  const at = way.at(-1) ?? figure.at;
  return squaresTowards(board, { ...figure, at, over: null }, direction).map((square) =>
    squareName(board.grid, square),
  );
}

export const striding = deeds({
  options(table: ErTable, figure: Figure) {
    if (!isLarge(figure)) return [];
    return [...strides(table, figure, 'ahead'), ...strides(table, figure, 'back')];
  },
  run: {
    *ahead(table: ErTable, figure: Figure, { steps }) {
      yield* stride(table, figure, 'ahead', steps);
    },
    *back(table: ErTable, figure: Figure, { steps }) {
      yield* stride(table, figure, 'back', steps);
    },
  },
});

function strides<W extends Way>(table: ErTable, figure: Figure, way: W) {
  const { world, board } = table;
  const { side, price } = ways[way];
  const direction = directionOfSide(figure.facing, side);
  const most = Math.max(1, Math.floor(moveOf(world).left / price));
  const dangersOn = table.light ? () => [] : lookAhead(table, figure);
  return table.options(
    Array.from({ length: most }, (_, i) => i + 1),
    (steps) => judgeStriding(table, figure, way, steps),
    (steps, refusal) =>
      table.option(`${way}:${steps}`, { do: way, steps }, refusal, () => {
        const { way: path } = straightOn(table, figure, direction, steps);
        const last = path.at(-1);
        const friend = last === undefined ? null : besideOnSquare(world, board, { ...figure, at: last, over: null });
        const isFree = refusal === null;
        return {
          refs: isFree ? leadingSquares(board, figure, direction, path) : [figure.id],
          ...(isFree
            ? { path: [figure.at, ...path].map((square) => squareName(board.grid, square)), cost: steps * price }
            : {}),
          facts: [
            ...(isFree ? [{ key: 'costs-points', params: { points: steps * price } } as const] : []),
            ...dangersOn(path).map(({ figure: by, at }) => {
              return { key: 'may-intercept', params: { figure: by, at: squareName(board.grid, at) } } as const;
            }),
            ...(isFree && friend !== null ? [{ key: 'shared-with', params: { figure: friend.id } } as const] : []),
          ],
        };
      }),
  );
}

function* stride(table: ErTable, figure: Figure, way: Way, steps: number): Rule {
  const { side, price, cite } = ways[way];
  const { way: path } = straightOn(table, figure, directionOfSide(figure.facing, side), steps);
  yield* walk(table, figure, path, { price, cite });
}

/** The squares along its flanks: it does not go there (ER-28.4). */
export function flankSquares(board: Board, figure: Figure): readonly number[] {
  const { grid, tiles } = mapOf(board);
  return (['left', 'right'] as const).flatMap((side) => {
    const direction = directionOfSide(figure.facing, side);
    return squaresTowards(board, figure, direction)
      .map((square) => squareBeside(grid, square, direction))
      .filter((square) => square >= 0 && (tiles[square] ?? -1) >= 0);
  });
}

// ── Turning ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/** A quarter or half a turn, for what the card says (ER-28.5). */
export const rotating = deeds({
  options(table: ErTable, figure: Figure) {
    const { large } = baseOf(figure);
    if (large === undefined) return [];
    const isPoor = moveOf(table.world).left < large.rotation;
    return table.options(
      squareDirections.filter((direction) => direction !== figure.facing),
      (): Verdict => (isPoor ? { key: 'no-points', params: {}, cite: 'ER-28.5' } : null),
      (direction, refusal) =>
        table.option(`rotate:${direction}`, { do: 'rotate' as const, direction }, refusal, () => ({
          refs: [figure.id],
          facing: squareDirections.indexOf(direction),
          facts: [{ key: 'costs-points', params: { points: large.rotation } }],
        })),
    );
  },
  run: {
    *rotate(table: ErTable, figure: Figure, { direction }) {
      moveOf(table.world).left -= baseOf(figure).large?.rotation ?? 0;
      figure.facing = direction;
      table.tell('faces', 'ER-28.5', { figure: figure.id, facing: direction });
    },
  },
});

/** What pays to turn does not do so at the end of its move (ER-28.6). */
export function judgeFacing(figure: Figure, direction: SquareDirection): Verdict {
  return isLarge(figure) && direction !== figure.facing ? { key: 'turning-costs', params: {}, cite: 'ER-28.6' } : null;
}
