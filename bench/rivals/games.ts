/** The toys' rules as boardgame.io has them written: the same boards, the same moves, the same ends. */
import type { RivalGame } from './boardgame-io.ts';

type Cells = (string | null)[];

/** The state of tic-tac-toe. */
export interface TicTacToe {
  cells: Cells;
}

/** The state of connect four. */
export interface ConnectFour {
  cells: Cells;
  heights: number[];
  last: { column: number; row: number } | null;
}

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

/** Tic-tac-toe; a move that is not allowed is answered with `invalid`. */
export const ticTacToe = (invalid: string): RivalGame<TicTacToe> => ({
  name: 'tic-tac-toe',
  disableUndo: true,
  setup: () => ({ cells: new Array<null>(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, cell: number) => {
      if (G.cells[cell] !== null) return invalid;
      G.cells[cell] = playerID;
      return undefined;
    },
  },
  endIf: ({ G, ctx }) => {
    for (const line of LINES) {
      const owner = G.cells[line[0]];
      if (owner !== null && owner === G.cells[line[1]] && owner === G.cells[line[2]]) {
        return { winner: ctx.currentPlayer };
      }
    }
    return G.cells.every((cell) => cell !== null) ? { draw: true } : undefined;
  },
});

export const COLUMNS = 7;
export const ROWS = 6;
const WAYS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;

function run(cells: Cells, column: number, row: number, dx: number, dy: number): number {
  const colour = cells[row * COLUMNS + column];
  let x = column + dx;
  let y = row + dy;
  let length = 0;
  while (x >= 0 && x < COLUMNS && y >= 0 && y < ROWS && cells[y * COLUMNS + x] === colour) {
    length += 1;
    x += dx;
    y += dy;
  }
  return length;
}

/** Connect four, likewise. */
export const connectFour = (invalid: string): RivalGame<ConnectFour> => ({
  name: 'connect-four',
  disableUndo: true,
  setup: () => ({
    cells: new Array<null>(COLUMNS * ROWS).fill(null),
    heights: new Array<number>(COLUMNS).fill(0),
    last: null,
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    drop: ({ G, playerID }, column: number) => {
      const row = G.heights[column] ?? ROWS;
      if (row >= ROWS) return invalid;
      G.cells[row * COLUMNS + column] = playerID;
      G.heights[column] = row + 1;
      G.last = { column, row };
      return undefined;
    },
  },
  endIf: ({ G, ctx }) => {
    if (G.last === null) return undefined;
    const { column, row } = G.last;
    for (const [dx, dy] of WAYS) {
      if (1 + run(G.cells, column, row, dx, dy) + run(G.cells, column, row, -dx, -dy) >= 4) {
        return { winner: ctx.currentPlayer };
      }
    }
    return G.heights.every((height) => height === ROWS) ? { draw: true } : undefined;
  },
});
