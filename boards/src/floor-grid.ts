/** The cells of a sketch, numbered, so that whoever follows a line from cell to cell only looks things up. */
import type { Side } from './floor-plan.ts';
import type { Cell, CellSide, FloorSketch, SketchZone } from './floor-sketch.ts';

/** What stands between two cells: the place of an opening, or one of the plain kinds. */
type Between = number | 'open' | 'wall' | 'blind';

interface GridCell {
  readonly at: Cell;
  /** The place of the zone that holds it. */
  readonly zone: number;
  /** The number of the next cell in each of the four `directions`; -1 at the edge of the floor. */
  readonly next: readonly number[];
  /** What one meets on the way there; a wall at the edge of the floor. */
  readonly meets: readonly Between[];
}

export interface Grid {
  readonly zones: readonly SketchZone[];
  readonly cells: readonly GridCell[];
  /** The numbers of the cells of each zone. */
  readonly cellsOf: readonly (readonly number[])[];
}

/** Up, right, down and left. */
export const directions: readonly (readonly [dx: number, dy: number])[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

/** A cell as one number, which is cheaper to look up than a name; floors are far smaller. */
const ACROSS = 1024;
const FLOOR = ACROSS * ACROSS;

/** Numbers the cells of a sketch; throws where two zones claim one cell. */
export function gridOf({ floors, zones, openings, sides }: FloorSketch): Grid {
  const cellKey = (floor: string, [x, y]: Cell): number => (floors.indexOf(floor) * ACROSS + y) * ACROSS + x;
  const sideKey = ({ floor, cell, side }: CellSide): number =>
    cellKey(floor, cell) + (side === 'right' ? 0 : floors.length * FLOOR);
  const numbers = new Map<number, number>();
  const holders: number[] = [];
  const cellsOf = zones.map((zone, place) =>
    zone.cells.map((cell) => {
      const key = cellKey(zone.floor, cell);
      if (numbers.has(key)) throw new Error(`${zone.id} claims the cell ${cell} of another zone`);
      numbers.set(key, holders.length);
      return holders.push(place) - 1;
    }),
  );
  const told = new Map<number, Between>(sides.map((side) => [sideKey(side), side.is]));
  openings.forEach((opening, place) => {
    told.set(sideKey(opening), place);
  });
  const cells = zones.flatMap((zone, place) =>
    zone.cells.map((at): GridCell => {
      const next = directions.map(([dx, dy]) => numbers.get(cellKey(zone.floor, [at[0] + dx, at[1] + dy])) ?? -1);
      const meets = next.map((number, direction): Between => {
        const other = zones[holders[number] ?? -1];
        if (other === undefined) return 'wall';
        return told.get(sideKey(sideTowards(zone.floor, at, direction))) ?? implied(zone, other);
      });
      return { at, zone: place, next, meets };
    }),
  );
  return { zones, cells, cellsOf };
}

function sideTowards(floor: string, [x, y]: Cell, direction: number): CellSide {
  const [dx, dy] = directions[direction] ?? [0, 0];
  const side: Side = dx === 0 ? 'below' : 'right';
  return { floor, cell: [x + Math.min(dx, 0), y + Math.min(dy, 0)], side };
}

function implied(one: SketchZone, other: SketchZone): Between {
  return one.indoor === other.indoor && (!one.indoor || one.room === other.room) ? 'open' : 'wall';
}
