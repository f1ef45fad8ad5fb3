/**
 * Doors (pages 8 and 9): whoever touches one and faces it opens it, or closes a wooden one, for 1 movement point; turning costs
 * nothing. One with a reader opens for a magnetic card only. Sliding doors close by themselves.
 */
import { edgeOf, type SquareDirection, squareDirections } from '@necropole/boards';
import { type Beside, deeds } from '@necropole/kernel';
import type { LaidDoor } from '../content/kinds.ts';
import { doorName, mapOf } from '../map.ts';
import { isLarge, squaresTowards } from '../reading.ts';
import type { Er, ErTable, Verdict } from '../shape.ts';
import type { Board, Figure } from '../world.ts';
import { whoHoldsOpen } from './adjacency.ts';
import { hasLastingEffect, usesCarried } from './equipment.ts';
import { lookOut } from './interception.ts';
import { namedDoor } from './named-things.ts';
import { doorHasPower } from './power.ts';
import { isIntercepting, moveOf } from './under-way.ts';

const PRICE = 1;

function doorOf({ doors }: Board, door: number): LaidDoor {
  const found = doors[door];
  if (found === undefined) throw new Error(`There is no door ${door + 1}`);
  return found;
}

/** On which side of the figure’s square the door stands, from either of its squares (ER-8.18); `null` elsewhere. */
function sideOfDoor(board: Board, figure: Figure, door: number): SquareDirection | null {
  const { grid, doors } = mapOf(board);
  const isOn = (direction: SquareDirection): boolean =>
    squaresTowards(board, figure, direction).some((square) => doors[edgeOf(grid, square, direction)] === door);
  return squareDirections.find(isOn) ?? null;
}

function judgeReach({ world, board }: ErTable, figure: Figure, door: number): Verdict {
  const side = sideOfDoor(board, figure, door);
  if (side === null) return { key: 'not-beside-door', params: {}, cite: 'ER-8.15' };
  // It would have to pay to turn to it.
  if (isLarge(figure) && side !== figure.facing) return { key: 'turning-costs', params: {}, cite: 'ER-28.6' };
  return moveOf(world).left >= PRICE ? null : { key: 'no-points', params: {}, cite: 'ER-9.7' };
}

/** A marker, or a card that is worth it (ER-42.12). */
function hasMagneticCard(figure: Figure): boolean {
  return figure.magneticCards > 0 || hasLastingEffect(figure, 'open-magnetic-doors');
}

/** By which rule a door with a reader opens: for a marker, for a card, or for want of power. */
function magneticCite(figure: Figure): string {
  if (figure.magneticCards > 0) return 'ER-9.1';
  return hasMagneticCard(figure) ? 'ER-42.12' : 'ER-23.11';
}

function judgeOpening(table: ErTable, figure: Figure, door: number): Verdict {
  const { world, board } = table;
  const isShut = doorOf(board, door).magnetic && !hasMagneticCard(figure) && doorHasPower(world, board, door);
  const reach = judgeReach(table, figure, door);
  if (reach !== null) return reach;
  return isShut ? { key: 'no-magnetic-card', params: {}, cite: 'ER-9.1', refs: [doorName(door)] } : null;
}

function judgeClosing(table: ErTable, figure: Figure, door: number): Verdict {
  if (doorOf(table.board, door).kind === 'sliding') return { key: 'closes-by-itself', params: {}, cite: 'ER-8.17' };
  const held = whoHoldsOpen(table.world, table.board, door);
  if (held !== null) return { key: 'door-blocked', params: { figure: held.id }, cite: 'ER-28.14', refs: [held.id] };
  return judgeReach(table, figure, door);
}

function doorsThatAre({ world }: ErTable, state: 'open' | 'closed'): readonly number[] {
  return [...world.doors.keys()].filter((door) => world.doors[door] === state);
}

function besideDoor(board: Board, figure: Figure, door: number, key: 'open-door' | 'close-door'): Beside<Er> {
  const side = sideOfDoor(board, figure, door);
  return {
    refs: [doorName(door)],
    facts: [{ key: 'costs-points', params: { points: PRICE } }],
    ...(side === null ? {} : { called: { key, params: namedDoor(board, figure, door, side) } }),
  };
}

export const doorsOnTheWay = deeds({
  options: (table: ErTable, figure: Figure) => [
    ...table.options(
      doorsThatAre(table, 'closed'),
      (door) => judgeOpening(table, figure, door),
      (door, refusal) =>
        table.option(`open:${doorName(door)}`, { do: 'open' as const, door }, refusal, () =>
          besideDoor(table.board, figure, door, 'open-door'),
        ),
    ),
    ...table.options(
      doorsThatAre(table, 'open'),
      (door) => judgeClosing(table, figure, door),
      (door, refusal) =>
        table.option(`close:${doorName(door)}`, { do: 'close' as const, door }, refusal, () =>
          besideDoor(table.board, figure, door, 'close-door'),
        ),
    ),
  ],
  run: {
    *open(table: ErTable, figure: Figure, { door }) {
      handle(table, figure, door, 'open');
      const { kind, magnetic, squares } = doorOf(table.board, door);
      if (kind === 'sliding') table.world.opened.push(door);
      const stays = kind === 'sliding' && isIntercepting(table.world);
      const usual = magnetic ? magneticCite(figure) : squares > 1 ? 'ER-8.18' : 'ER-8.15';
      const cite = stays ? 'ER-15.33' : usual;
      if (usual === 'ER-42.12') usesCarried(table, figure, 'open-magnetic-doors');
      table.tell('door-opened', cite, { figure: figure.id, door: doorName(door) });
      yield* lookOut(table, 'uncovered');
    },
    *close(table: ErTable, figure: Figure, { door }) {
      handle(table, figure, door, 'closed');
      const cite = doorOf(table.board, door).magnetic ? 'ER-9.2' : 'ER-8.16';
      table.tell('door-closed', cite, { figure: figure.id, door: doorName(door) });
    },
  },
});

/** The figure turns to the door, which costs nothing, and pays for the door. */
function handle({ world, board }: ErTable, figure: Figure, door: number, state: 'open' | 'closed'): void {
  figure.facing = sideOfDoor(board, figure, door) ?? figure.facing;
  moveOf(world).left -= PRICE;
  world.doors[door] = state;
}
