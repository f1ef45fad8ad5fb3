/** Where the missions stand on their map: a road, up one column and down the next. */

export const ROWS = 3;

export interface Place {
  readonly column: number;
  readonly row: number;
}

export function placeOn(index: number): Place {
  const column = Math.floor(index / ROWS);
  const down = index % ROWS;
  return { column: column + 1, row: column % 2 === 0 ? ROWS - down : down + 1 };
}

const steps: Readonly<Record<string, readonly [columns: number, rows: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The mission that an arrow key leads to, of so many; the same one at the edge, `null` for another key. In a column that is not full, the nearest row. */
export function beside(index: number, count: number, key: string): number | null {
  const step = steps[key];
  if (step === undefined) return null;
  const { column, row } = placeOn(index);
  const [columns, rows] = step;
  const there = Array.from({ length: count }, (_, at) => ({ at, ...placeOn(at) })).filter(
    (one) => one.column === column + columns && (columns !== 0 || one.row === row + rows),
  );
  there.sort((one, other) => Math.abs(one.row - row) - Math.abs(other.row - row));
  return there[0]?.at ?? index;
}
