/** Tic-tac-toe: the smallest game, for speed. */
import type { Flow, Game, Table } from '../../index.ts';
import { bareGame } from './bare-game.ts';

interface World {
  cells: (0 | 1 | null)[];
  turn: 0 | 1;
  filled: number;
}

/** The types of tic-tac-toe. */
export interface TicTacToe {
  world: World;
  board: object;
  phase: 'turn';
  questions: { mark: object };
  facts: object;
  refusals: { taken: object };
  events: { marked: { cell: number; seat: number } };
  verbs: 'mark';
  outcomes: 'line' | 'draw';
  queries: object;
  flows: object;
}

const LINES: readonly (readonly [number, number, number])[] = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

const CELLS = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;
const KEYS = ['mark:0', 'mark:1', 'mark:2', 'mark:3', 'mark:4', 'mark:5', 'mark:6', 'mark:7', 'mark:8'] as const;

function judgeMark(world: World, cell: number) {
  return world.cells[cell] === null ? null : ({ key: 'taken', params: {}, cite: 'TTT-1.2' } as const);
}

function hasLine({ cells }: World, seat: 0 | 1): boolean {
  for (const line of LINES) {
    if (cells[line[0]] === seat && cells[line[1]] === seat && cells[line[2]] === seat) return true;
  }
  return false;
}

function* turn(table: Table<TicTacToe>): Flow<'turn'> {
  const { world } = table;
  const seat = world.turn;
  const cell = yield* table.ask(seat, {
    key: 'mark',
    params: {},
    cite: 'TTT-1.1',
    options: () =>
      table.options(
        CELLS,
        (cell) => judgeMark(table.world, cell),
        (cell, refusal) => table.option(KEYS[cell], cell, refusal),
      ),
  });
  world.cells[cell] = seat;
  world.filled += 1;
  table.tell('marked', 'TTT-1.1', { cell, seat });
  if (hasLine(world, seat)) yield* table.end({ id: 'line', cite: 'TTT-1.3', winners: [seat] });
  if (world.filled === 9) yield* table.end({ id: 'draw', cite: 'TTT-1.4', winners: [] });
  world.turn = seat === 0 ? 1 : 0;
  return 'turn';
}

const bare = bareGame<TicTacToe>({
  id: 'tic-tac-toe',
  prefix: 'TTT',
  seats: [2, 2],
  outcomes: ['line', 'draw'],
  bound: 9,
  questions: ['mark'],
  refusals: ['taken'],
  events: ['marked'],
  verbs: ['mark'],
  cites: 4,
});

/** Tic-tac-toe on the kernel. */
export const ticTacToe: Game<TicTacToe> = {
  ...bare,
  rulebook: {
    ...bare.rulebook,
    examples: [
      {
        id: 'TTT-example-1',
        page: 1,
        proves: ['TTT-1.3'],
        title: { fr: 'Trois d’affilée', en: 'Three in a row' },
        position: {
          config: { mode: 'only', mission: null, seats: 2, options: {} },
          setUp: () => ({
            world: { cells: [0, 0, null, 1, 1, null, null, null, null], turn: 0, filled: 4 },
            board: {},
            phase: 'turn',
          }),
        },
      },
    ],
  },
  setup: () => ({
    world: { cells: [null, null, null, null, null, null, null, null, null], turn: 0, filled: 0 },
    board: {},
    phase: 'turn',
  }),
  phases: { turn },
  copy: (world) => ({ cells: world.cells.slice(), turn: world.turn, filled: world.filled }),
  invariants: (world) => (world.cells.length === 9 ? [] : ['a cell is missing']),
};
