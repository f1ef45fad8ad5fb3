/**
 * Board building: two players lay the course by turns, then race on it. The board freezes between the two.
 *
 * 1. By turns each seat lays one of its tiles at the end of the course: road, mud or bridge.
 * 2. Then they race by turns: walk 1 square, or sprint 2.
 * 3. Nobody sprints out of mud. A sprint onto a bridge needs a 4 or more, or it is only a step.
 * 4. Who leaves the course first has won.
 */

import { copyJson } from '../../app.ts';
import type { Flow, Game, Seat, Table } from '../../index.ts';
import { bareGame } from './bare-game.ts';

const LENGTH = 8;
const TILES = ['road', 'mud', 'bridge'] as const;

type Tile = (typeof TILES)[number];
type Gait = 'walk' | 'sprint';

interface World {
  turn: Seat;
  /** The tiles that each seat still has to lay. */
  supply: Record<Tile, number>[];
  /** How far each seat has come; the course begins at square 1. */
  at: number[];
}

/** The types of the board-building game. */
export interface BoardBuilding {
  world: World;
  board: { course: Tile[] };
  phase: 'build' | 'race';
  questions: { lay: object; go: object };
  facts: { odds: { of: number; in: number } };
  refusals: { 'none-left': { tile: Tile }; 'in-mud': object };
  events: { laid: { seat: number; tile: Tile }; went: { seat: number; squares: number }; slipped: { die: number } };
  verbs: 'lay' | 'go';
  outcomes: 'first-home';
  queries: object;
  flows: object;
}

function judgeLay(world: World, seat: Seat, tile: Tile) {
  const left = (world.supply[seat] as World['supply'][number])[tile];
  return left > 0 ? null : ({ key: 'none-left', params: { tile }, cite: 'BUILD-1.1' } as const);
}

function* build(table: Table<BoardBuilding>): Flow<BoardBuilding['phase']> {
  const { world, board } = table;
  const seat = world.turn;
  const tile = yield* table.ask(seat, {
    key: 'lay',
    params: {},
    cite: 'BUILD-1.1',
    options: () => TILES.map((tile) => table.option(`lay:${tile}`, tile, judgeLay(table.world, seat, tile))),
  });
  (world.supply[seat] as World['supply'][number])[tile] -= 1;
  board.course.push(tile);
  table.tell('laid', 'BUILD-1.1', { seat, tile });
  world.turn = 1 - seat;
  return board.course.length === LENGTH ? 'race' : 'build';
}

function tileUnder(table: Table<BoardBuilding>, square: number): Tile | null {
  return table.board.course[square - 1] ?? null;
}

function judgeGo(table: Table<BoardBuilding>, seat: Seat, gait: Gait) {
  const stuck = gait === 'sprint' && tileUnder(table, table.world.at[seat] as number) === 'mud';
  return stuck ? ({ key: 'in-mud', params: {}, cite: 'BUILD-1.3' } as const) : null;
}

function* race(table: Table<BoardBuilding>): Flow<BoardBuilding['phase']> {
  const { world } = table;
  const seat = world.turn;
  const gait = yield* table.ask(seat, {
    key: 'go',
    params: {},
    cite: 'BUILD-1.2',
    options: () =>
      (['walk', 'sprint'] as const).map((gait) =>
        table.option(`go:${gait}`, gait, judgeGo(table, seat, gait), () => oddsOf(table, seat, gait)),
      ),
  });
  const squares = gait === 'walk' ? 1 : sprint(table, seat);
  world.at[seat] = (world.at[seat] as number) + squares;
  table.tell('went', 'BUILD-1.2', { seat, squares });
  if ((world.at[seat] as number) > LENGTH) {
    yield* table.end({ id: 'first-home', cite: 'BUILD-1.4', winners: [seat] });
  }
  world.turn = 1 - seat;
  return 'race';
}

function landsOnBridge(table: Table<BoardBuilding>, seat: Seat): boolean {
  return tileUnder(table, (table.world.at[seat] as number) + 2) === 'bridge';
}

function oddsOf(table: Table<BoardBuilding>, seat: Seat, gait: Gait) {
  const risky = gait === 'sprint' && landsOnBridge(table, seat);
  return risky ? { facts: [{ key: 'odds', params: { of: 3, in: 6 } }] as const } : {};
}

function sprint(table: Table<BoardBuilding>, seat: Seat): number {
  if (!landsOnBridge(table, seat)) return 2;
  const die = table.roll(6);
  if (die >= 4) return 2;
  table.tell('slipped', 'BUILD-1.3', { die });
  return 1;
}

/** The board-building game on the kernel. */
export const boardBuilding: Game<BoardBuilding> = {
  ...bareGame<BoardBuilding>({
    id: 'board-building',
    prefix: 'BUILD',
    seats: [2, 2],
    outcomes: ['first-home'],
    bound: LENGTH + 2 * (LENGTH + 1),
    questions: ['lay', 'go'],
    facts: ['odds'],
    refusals: ['none-left', 'in-mud'],
    events: ['laid', 'went', 'slipped'],
    verbs: ['lay', 'go'],
    cites: 4,
  }),
  setupPhases: ['build'],
  setup: () => ({
    world: {
      turn: 0,
      supply: [
        { road: 2, mud: 1, bridge: 1 },
        { road: 2, mud: 1, bridge: 1 },
      ],
      at: [0, 0],
    },
    board: { course: [] },
    phase: 'build',
  }),
  phases: { build, race },
  copy: copyJson,
  invariants: (world, board) => {
    const left = world.supply.map(({ road, mud, bridge }) => road + mud + bridge).reduce((sum, n) => sum + n, 0);
    return left + board.course.length === LENGTH ? [] : ['a tile is lost'];
  },
};
