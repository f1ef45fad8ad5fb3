/**
 * Flying (page 43): so many squares at once, over enemies and dotted squares, but neither over walls nor through closed doors. One
 * lands on a square that is free and can be entered, and chooses the facing. Whoever waits for a chance to intercept has it where
 * the flight ends.
 */
import { type SquareReach, squareDirections, squareReach, wayTo } from '@necropole/boards';
import { BARRED, DOOR, edgesNow, HOLE, mapOf, squareName, squaresNow, WALL } from '../map.ts';
import type { Effect } from '../phrases/phrase.ts';
import { isLarge, whoIsOn } from '../reading.ts';
import type { ErTable, Rule, Verdict } from '../shape.ts';
import type { Figure } from '../world.ts';
import { enterGround } from './placed-markers.ts';

/** It does not lift a large figure. */
export function judgeFlying(figure: Figure, effects: readonly Effect[]): Verdict {
  const flies = effects.some(({ does }) => does === 'fly');
  return flies && isLarge(figure) ? { key: 'too-large-to-fly', params: {}, cite: 'ER-43.1' } : null;
}

function flightOf({ world, board }: ErTable, figure: Figure, squares: number): SquareReach {
  const [edges, ground] = [edgesNow(world, board), squaresNow(world, board)];
  const cost = (_: number, into: number, edge: number): number | null =>
    ((edges[edge] ?? 0) & (WALL | DOOR)) === 0 && ((ground[into] ?? 0) & HOLE) === 0 ? 1 : null;
  return squareReach(mapOf(board).grid, figure.at, squares, { cost });
}

function judgeLanding({ world, board }: ErTable, figure: Figure, reach: SquareReach, to: number): Verdict {
  if ((reach.costs[to] ?? -1) < 0) return { key: 'out-of-flight', params: {}, cite: 'ER-43.1' };
  // Whoever flies nowhere stays, with whom they share the square.
  const there = to === figure.at ? null : whoIsOn(world, board, to);
  if (there !== null) return { key: 'no-landing', params: {}, cite: 'ER-43.1', refs: [there.id] };
  const isBarred = ((squaresNow(world, board)[to] ?? 0) & BARRED) !== 0;
  return isBarred ? { key: 'no-landing', params: {}, cite: 'ER-43.1' } : null;
}

export function* fly(table: ErTable, figure: Figure, squares: number): Rule {
  const { board } = table;
  const { grid, floor } = mapOf(board);
  const reach = flightOf(table, figure, squares);
  const to = yield* table.ask(figure.seat, {
    key: 'fly-to',
    params: { figure: figure.id, squares },
    cite: 'ER-43.1',
    refs: [figure.id],
    options: () =>
      table.options(
        table.light ? floor.filter((square) => (reach.costs[square] ?? -1) >= 0) : floor,
        (square) => judgeLanding(table, figure, reach, square),
        (square, refusal) =>
          table.option(`fly:${squareName(grid, square)}`, square, refusal, () => ({
            refs: [squareName(grid, square)],
          })),
      ),
  });
  const path = [figure.at, ...(wayTo(reach, to) ?? [])];
  const facing = yield* table.ask(figure.seat, {
    key: 'fly-facing',
    params: { figure: figure.id },
    cite: 'ER-8.14',
    refs: [figure.id],
    options: () => squareDirections.map((direction) => table.option(`face:${direction}`, direction)),
  });
  const before = [figure.at];
  if (to !== figure.at) figure.free = -1;
  figure.at = to;
  figure.facing = facing;
  table.tell('flies', 'ER-43.1', { figure: figure.id, path: path.map((square) => squareName(grid, square)) });
  yield* enterGround(table, figure, before);
}
