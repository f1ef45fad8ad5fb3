/**
 * Leaving the map (page 9): from the border onto an imaginary square beyond the frame, or down a sewer, for 1 movement point, if
 * the scenario allows it. Whoever has left is safe, never returns, and takes along what they carry, and whom they lead.
 */
import { edgeOf, squareAt, squareBeside, squareDirections, squareStep } from '@necropole/boards';
import { deeds } from '@necropole/kernel';
import { mayServeByLeaving } from '../content/scenarios/goals.ts';
import { scenarioOf } from '../content/scenarios/index.ts';
import { DOOR, edgesNow, mapOf, squareName, WALL } from '../map.ts';
import { blockOf, isLarge, squaresTowards, squaresUnder } from '../reading.ts';
import type { ErTable, Verdict } from '../shape.ts';
import { type Board, type Figure, OFF_MAP } from '../world.ts';
import { goesOff } from './equipment.ts';
import { actingOf, moveOf } from './under-way.ts';

const PRICE = 1;

/** By which way a figure could leave from where it stands: no wall and no closed door stops it (ER-9.9). Closed sewers close no border. */
function wayOut({ world, board }: ErTable, figure: Figure): 'border' | 'sewers' | null {
  const { grid, sewers } = mapOf(board);
  const edges = edgesNow(world, board);
  const { at } = figure;
  if (isLarge(figure)) return isOutAhead(board, edges, figure) ? 'border' : null;
  const isOpen = squareDirections.some(
    (direction) =>
      squareBeside(grid, at, direction) < 0 && ((edges[edgeOf(grid, at, direction)] ?? 0) & (WALL | DOOR)) === 0,
  );
  if (sewers.includes(at) && (!isOpen || scenarioOf(board).leaving.sewers)) return 'sewers';
  return isOpen ? 'border' : null;
}

/** A large figure goes straight ahead over the border: by half, then all of it (ER-28.9). */
function isOutAhead(board: Board, edges: Uint8Array, figure: Figure): boolean {
  const { facing, over } = figure;
  if (over !== null) return over === facing;
  return squaresTowards(board, figure, facing).every(
    (square) =>
      squareBeside(board.grid, square, facing) < 0 &&
      ((edges[edgeOf(board.grid, square, facing)] ?? 0) & (WALL | DOOR)) === 0,
  );
}

/** A large figure stands on sewers, and does not go down them (ER-28.7). */
function isAboveSewers(board: Board, figure: Figure): boolean {
  const { sewers } = mapOf(board);
  return isLarge(figure) && squaresUnder(board, figure).some((square) => sewers.includes(square));
}

function judgeLeaving(table: ErTable, figure: Figure): Verdict {
  const way = wayOut(table, figure);
  if (way === null && isAboveSewers(table.board, figure))
    return { key: 'too-large-for-sewers', params: {}, cite: 'ER-28.7', refs: [figure.id] };
  if (way === null) return { key: 'no-way-out', params: {}, cite: 'ER-9.9' };
  if (!scenarioOf(table.board).leaving[way])
    return { key: 'leaving-forbidden', params: {}, cite: way === 'border' ? 'ER-9.9' : 'ER-9.11' };
  // Down the sewers it is one point more than the way to them.
  const cite = way === 'sewers' ? 'ER-42.5' : 'ER-9.9';
  return moveOf(table.world).left >= PRICE ? null : { key: 'no-points', params: {}, cite };
}

/** It would leave for good, and no goal waits for that. A large figure takes its first step only. */
function isInVain(table: ErTable, figure: Figure): boolean {
  if (isLarge(figure) && figure.over === null) return false;
  return !mayServeByLeaving(table, scenarioOf(table.board).goals, figure);
}

export const leaving = deeds({
  options: (table: ErTable, figure: Figure) => [
    table.option('leave', { do: 'leave' as const }, judgeLeaving(table, figure), () => ({
      refs: [figure.id],
      facts: isInVain(table, figure) ? [{ key: 'leaves-in-vain', params: { figure: figure.id } }] : [],
    })),
  ],
  run: {
    *leave(table: ErTable, figure: Figure) {
      if (isLarge(figure) && figure.over === null) {
        stepOver(table, figure);
        return;
      }
      const isLaden = figure.magneticCards + figure.items.length > 0;
      const usual = wayOut(table, figure) === 'sewers' ? 'ER-9.11' : isLaden ? 'ER-9.10' : 'ER-9.9';
      const cite = isLarge(figure) ? 'ER-28.9' : usual;
      const from = squareName(mapOf(table.board).grid, figure.at);
      figure.state = 'left';
      figure.at = OFF_MAP;
      figure.over = null;
      figure.magneticCards = 0;
      const taken = figure.items.map(({ face }) => face);
      figure.items = [];
      for (const face of taken) goesOff(table, face);
      actingOf(table.world).move = null;
      table.tell('left-map', cite, { figure: figure.id, from });
      // The prisoner goes along, captured as before (ER-30.17).
      if (figure.prisoner !== null) table.tell('led-off', 'ER-30.17', { figure: figure.prisoner, by: figure.id });
      yield* table.fire('left', { figure: figure.id, with: taken });
    },
  },
});

/** The first step out: half of it is beyond the border, and it is still in play (ER-28.9). */
function stepOver(table: ErTable, figure: Figure): void {
  const { world, board } = table;
  const { x, y, level = 0 } = blockOf(board, figure);
  const [dx, dy] = squareStep[figure.facing];
  figure.at = squareAt(board.grid, Math.max(0, x + dx), Math.max(0, y + dy), level);
  figure.over = figure.facing;
  moveOf(world).left -= PRICE;
  table.tell('steps-over', 'ER-28.9', { figure: figure.id, at: squareName(board.grid, figure.at) });
}
