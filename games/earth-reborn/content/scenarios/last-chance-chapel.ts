/**
 * Scenario 2, “Last Chance Chapel”. That it brings in the line of sight and the duel, and that NORAD receives the initiative each
 * turn, the book tells; all else is ours. Both clans come to the chapel from their own side, over open ground where each step is
 * seen: whoever holds it in the end has won.
 */
import type { Flow } from '@necropole/kernel';
import { mapOf } from '../../map.ts';
import type { ErTable } from '../../shape.ts';
import type { Scenario } from '../kinds.ts';
import { modulesOf } from '../modules.ts';
import { door, isThere, winFor } from './shared.ts';

const NUMBER = 2;
const TURNS = 5;

/** How many characters a seat has in the chapel. */
function inChapel({ world, board }: ErTable, seat: number): number {
  const chapel = board.tiles.findIndex(({ face }) => face === 'chapel');
  return world.figures.filter(
    (figure) => figure.seat === seat && isThere(figure) && mapOf(board).tiles[figure.at] === chapel,
  ).length;
}

/** A clan without anybody on the map has lost. */
function* endIfGone(table: ErTable): Flow<void> {
  const hasAnybody = (seat: number): boolean => table.world.figures.some((one) => one.seat === seat && isThere(one));
  const [norad, salemite] = [table.board.clans.indexOf('norad'), table.board.clans.indexOf('salemite')];
  if (!hasAnybody(norad)) yield* winFor(table, 'salemite');
  else if (!hasAnybody(salemite)) yield* winFor(table, 'norad');
}

export const lastChanceChapel: Scenario<'last-chance-chapel'> = {
  id: 'last-chance-chapel',
  number: NUMBER,
  provenance: 'reconstructed',
  cites: ['ER-4.1'],
  modules: modulesOf(NUMBER),
  width: 12,
  height: 8,
  tiles: [
    { face: 'lawn', x: 0, y: 0, turns: 0, level: 0 },
    { face: 'chapel', x: 4, y: 0, turns: 0, level: 0 },
    { face: 'orchard', x: 8, y: 0, turns: 0, level: 0 },
    { face: 'parade-ground', x: 0, y: 4, turns: 0, level: 0 },
    { face: 'cemetery', x: 4, y: 4, turns: 0, level: 0 },
    { face: 'car-park', x: 8, y: 4, turns: 0, level: 0 },
  ],
  doors: [
    door([5, 3], 'down', 'wooden', { squares: 2 }),
    door([4, 1], 'left', 'wooden'),
    door([7, 2], 'right', 'wooden'),
  ],
  teams: [
    {
      clan: 'norad',
      base: 9,
      characters: [
        { character: 'nick-bolter', at: [[1, 6]], facing: 'right' },
        { character: 'vasquez', at: [[0, 2]], facing: 'right' },
        { character: 'james-woo', at: [[2, 7]], facing: 'right' },
      ],
    },
    {
      clan: 'salemite',
      base: 9,
      characters: [
        { character: 'jessica-hollister', at: [[10, 6]], facing: 'left' },
        { character: 'jack-saw', at: [[10, 3]], facing: 'left' },
        { character: 'zombie-1', at: [[9, 7]], facing: 'left' },
        { character: 'zombie-2', at: [[11, 5]], facing: 'left' },
      ],
    },
  ],
  initiative: 'norad',
  turns: TURNS,
  leaving: { border: true, sewers: false },
  flows: {
    left: endIfGone,
    died: endIfGone,
    *victoryChecked(table) {
      if (table.world.turn < TURNS) return;
      const [norad, salemite] = [table.board.clans.indexOf('norad'), table.board.clans.indexOf('salemite')];
      yield* winFor(table, inChapel(table, norad) > inChapel(table, salemite) ? 'norad' : 'salemite');
    },
  },
};
