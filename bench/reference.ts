/** The reference: connect four on a bare typed array. A ceiling, not an engine. */
import { type Contestant, pick } from './measure.ts';

const COLUMNS = 7;
const ROWS = 6;
const MATCHES = 20;
const WAYS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;

const cells = new Uint8Array(COLUMNS * ROWS);
const heights = new Uint8Array(COLUMNS);
const allowed = new Uint8Array(COLUMNS);

function playMatch(): number {
  cells.fill(0);
  heights.fill(0);
  for (let moves = 0; moves < COLUMNS * ROWS; moves++) {
    let count = 0;
    for (let column = 0; column < COLUMNS; column++) {
      if ((heights[column] as number) < ROWS) allowed[count++] = column;
    }
    const column = allowed[pick(count)] as number;
    const row = heights[column] as number;
    heights[column] = row + 1;
    cells[row * COLUMNS + column] = 1 + (moves & 1);
    if (connectsFour(column, row)) return moves + 1;
  }
  return COLUMNS * ROWS;
}

function connectsFour(column: number, row: number): boolean {
  for (const [dx, dy] of WAYS) {
    if (1 + run(column, row, dx, dy) + run(column, row, -dx, -dy) >= 4) return true;
  }
  return false;
}

function run(column: number, row: number, dx: number, dy: number): number {
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

/** Bare connect four, in moves. */
export const reference: Contestant = {
  name: 'reference',
  work() {
    let moves = 0;
    for (let match = 0; match < MATCHES; match++) moves += playMatch();
    return moves;
  },
};
