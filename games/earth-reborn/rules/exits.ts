/**
 * Leaving the map (page 9): from the border onto an imaginary square beyond the frame, or down a sewer, for 1 movement point, if
 * the scenario allows it. Whoever has left is safe, never returns, and takes along what they carry, and whom they lead.
 */
import { edgeOf, squareBeside, squareDirections } from '@necropole/boards';
import { deeds } from '@necropole/kernel';
import { DOOR, edgesNow, mapOf, squareName, WALL } from '../map.ts';
import { scenarioOf } from '../reading.ts';
import type { ErTable, Verdict } from '../shape.ts';
import { type Figure, OFF_MAP } from '../world.ts';
import { goesOff } from './equipment.ts';
import { actingOf, moveOf } from './under-way.ts';

const PRICE = 1;

/** By which way a figure could leave from where it stands: no wall and no closed door stops it (ER-9.9). */
function wayOut({ world, board }: ErTable, { at }: Figure): 'border' | 'sewers' | null {
  const { grid, sewers } = mapOf(board);
  if (sewers.includes(at)) return 'sewers';
  const edges = edgesNow(world, board);
  const isOpen = squareDirections.some(
    (direction) =>
      squareBeside(grid, at, direction) < 0 && ((edges[edgeOf(grid, at, direction)] ?? 0) & (WALL | DOOR)) === 0,
  );
  return isOpen ? 'border' : null;
}

function judgeLeaving(table: ErTable, figure: Figure): Verdict {
  const way = wayOut(table, figure);
  if (way === null) return { key: 'no-way-out', params: {}, cite: 'ER-9.9' };
  if (!scenarioOf(table.board).leaving[way])
    return { key: 'leaving-forbidden', params: {}, cite: way === 'border' ? 'ER-9.9' : 'ER-9.11' };
  return moveOf(table.world).left >= PRICE ? null : { key: 'no-points', params: {}, cite: 'ER-9.9' };
}

export const leaving = deeds({
  options: (table: ErTable, figure: Figure) => [
    table.option('leave', { do: 'leave' as const }, judgeLeaving(table, figure), () => ({ refs: [figure.id] })),
  ],
  run: {
    *leave(table: ErTable, figure: Figure) {
      const isLaden = figure.magneticCards + figure.items.length > 0;
      const cite = wayOut(table, figure) === 'sewers' ? 'ER-9.11' : isLaden ? 'ER-9.10' : 'ER-9.9';
      const from = squareName(mapOf(table.board).grid, figure.at);
      figure.state = 'left';
      figure.at = OFF_MAP;
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
