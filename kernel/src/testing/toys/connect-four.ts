/** Connect four: a longer game than tic-tac-toe, for speed. */
import type { Flow, Game, Table } from '../../index.ts';
import { bareGame } from './bare-game.ts';

const COLUMNS = 7;
const ROWS = 6;

interface World {
  /** Row by row from the bottom; `null` where nothing lies. */
  cells: (0 | 1 | null)[];
  /** How many discs each column holds. */
  heights: number[];
  turn: 0 | 1;
  dropped: number;
}

/** The types of connect four. */
export interface ConnectFour {
  world: World;
  board: object;
  phase: 'turn';
  questions: { drop: object };
  facts: object;
  refusals: { full: { column: number } };
  events: { dropped: { column: number; seat: number } };
  verbs: 'drop';
  outcomes: 'four' | 'draw';
  queries: object;
  flows: object;
}

const EVERY_COLUMN = [0, 1, 2, 3, 4, 5, 6] as const;
const KEYS = ['drop:0', 'drop:1', 'drop:2', 'drop:3', 'drop:4', 'drop:5', 'drop:6'] as const;
/** Along a row, up a column, and both diagonals. */
const WAYS: readonly (readonly [number, number])[] = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
];

function judgeDrop(world: World, column: number) {
  if ((world.heights[column] as number) < ROWS) return null;
  return { key: 'full', params: { column }, cite: 'C4-1.2' } as const;
}

function* turn(table: Table<ConnectFour>): Flow<'turn'> {
  const { world } = table;
  const seat = world.turn;
  const column = yield* table.ask(seat, {
    key: 'drop',
    params: {},
    cite: 'C4-1.1',
    options: () =>
      table.options(
        EVERY_COLUMN,
        (column) => judgeDrop(table.world, column),
        (column, refusal) => table.option(KEYS[column], column, refusal),
      ),
  });
  const row = world.heights[column] as number;
  world.cells[row * COLUMNS + column] = seat;
  world.heights[column] = row + 1;
  world.dropped += 1;
  table.tell('dropped', 'C4-1.1', { column, seat });
  if (connectsFour(world, column, row)) yield* table.end({ id: 'four', cite: 'C4-1.3', winners: [seat] });
  if (world.dropped === ROWS * COLUMNS) yield* table.end({ id: 'draw', cite: 'C4-1.4', winners: [] });
  world.turn = seat === 0 ? 1 : 0;
  return 'turn';
}

function connectsFour(world: World, column: number, row: number): boolean {
  for (const [dx, dy] of WAYS) {
    if (1 + run(world, column, row, dx, dy) + run(world, column, row, -dx, -dy) >= 4) return true;
  }
  return false;
}

/** How many discs of the same colour follow from a cell in one direction. */
function run(world: World, column: number, row: number, dx: number, dy: number): number {
  const colour = world.cells[row * COLUMNS + column];
  let x = column + dx;
  let y = row + dy;
  let length = 0;
  while (x >= 0 && x < COLUMNS && y >= 0 && y < ROWS && world.cells[y * COLUMNS + x] === colour) {
    length += 1;
    x += dx;
    y += dy;
  }
  return length;
}

/** Connect four on the kernel. */
export const connectFour: Game<ConnectFour> = {
  ...bareGame<ConnectFour>({
    id: 'connect-four',
    prefix: 'C4',
    seats: [2, 2],
    outcomes: ['four', 'draw'],
    bound: ROWS * COLUMNS,
    questions: ['drop'],
    refusals: ['full'],
    events: ['dropped'],
    verbs: ['drop'],
    cites: 4,
  }),
  setup: () => ({
    world: {
      cells: new Array<null>(ROWS * COLUMNS).fill(null),
      heights: new Array<number>(COLUMNS).fill(0),
      turn: 0,
      dropped: 0,
    },
    board: {},
    phase: 'turn',
  }),
  phases: { turn },
  copy: (world) => ({
    cells: world.cells.slice(),
    heights: world.heights.slice(),
    turn: world.turn,
    dropped: world.dropped,
  }),
  invariants: (world) => {
    const lying = world.cells.filter((cell) => cell !== null).length;
    return lying === world.dropped ? [] : [`${lying} discs lie on the board, ${world.dropped} were dropped`];
  },
};
