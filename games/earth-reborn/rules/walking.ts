/** Going, square by square (pages 8, 15 and 28): what lies on the way happens, and where somebody asks for a duel the walk stops. */
import { directionBeside } from '@necropole/boards';
import { byStairs, mapOf, squareName } from '../map.ts';
import { besideOnSquare, isLarge, isOnMap, seatOn, squaresUnder } from '../reading.ts';
import type { ErTable, Rule } from '../shape.ts';
import type { Figure } from '../world.ts';
import { noticed, offerInterception } from './interception.ts';
import { enterGround } from './placed-markers.ts';
import { moveOf } from './under-way.ts';

/** What a step costs, and by which rule the figure goes. */
export interface Pace {
  readonly price: number;
  readonly cite: string;
}

/** Square by square: where somebody asks for a duel the walk stops, and its player may go on otherwise. */
export function* walk(table: ErTable, figure: Figure, way: readonly number[], pace: Pace): Rule {
  const { world, board } = table;
  let path = [figure.at];
  let { cite } = pace;
  for (const square of way) {
    const before = squaresUnder(board, figure);
    if (isHeldUp(table, figure, square)) break;
    cite = citeOfStep(table, figure, square) ?? cite;
    stepTo(table, figure, square, pace.price);
    path.push(square);
    if (world.placed.length > 0) yield* enterGround(table, figure, before);
    if (!isOnMap(figure)) break;
    const chances = noticed(table, 'entered');
    if (chances.length === 0) continue;
    tellWalk(table, figure, path, cite);
    path = [square];
    if ((yield* offerInterception(table, chances)) === 'disturbed') return;
  }
  if (path.length > 1) tellWalk(table, figure, path, cite);
}

/** Has an enemy come to stand in the way since: one whose captor a mine has killed (ER-8.10)? */
function isHeldUp({ world, board }: ErTable, figure: Figure, square: number): boolean {
  const there = besideOnSquare(world, board, { ...figure, at: square, over: null });
  return there !== null && seatOn(there) !== figure.seat;
}

/** By stairs (ER-34.1), through friends (ER-8.9, ER-28.8), over the dead (ER-11.11): what is not like any other step. */
function citeOfStep({ world, board }: ErTable, figure: Figure, square: number): string | null {
  if (byStairs(board, figure.at, square)) return 'ER-34.1';
  const there = { ...figure, at: square, over: null };
  if (besideOnSquare(world, board, there) !== null) return isLarge(figure) ? 'ER-28.8' : 'ER-8.9';
  const squares = squaresUnder(board, there);
  return world.figures.some(({ at, state }) => state === 'dead' && squares.includes(at)) ? 'ER-11.11' : null;
}

function tellWalk(table: ErTable, { id }: Figure, path: readonly number[], cite: string): void {
  const { grid } = mapOf(table.board);
  table.tell('moved', cite, { figure: id, path: path.map((square) => squareName(grid, square)) });
}

/** One step (ER-8.6): the figure looks where it goes, until its player chooses otherwise; a large one keeps its facing (ER-28.6). */
function stepTo({ world, board }: ErTable, figure: Figure, square: number, price: number): void {
  const { grid } = mapOf(board);
  const move = moveOf(world);
  const before = figure.at;
  if (!isLarge(figure)) figure.facing = directionBeside(grid, before, square) ?? figure.facing;
  figure.at = square;
  figure.over = null;
  move.left -= price;
  move.handed = null;
  move.dealtWith = [];
  if (besideOnSquare(world, board, figure) === null) figure.free = -1;
  else if (figure.free < 0) figure.free = before;
}
