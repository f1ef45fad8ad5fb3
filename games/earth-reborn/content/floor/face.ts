/**
 * How a face of a floor tile is written: by cells (`tileOfCells`), its rows one after the other with a `/` between. `.` is floor, `#` a
 * wall, `~` a wall that is broken already, an arrow a position icon and how one faces on it; a letter is a square of an
 * element, or, on the rim, a wall that an element is fixed to.
 */
import { type SquareDirection, type SquareMark, type SquareTile, tileOfCells } from '@necropole/boards';
import type { Provenance } from '@necropole/kernel';
import type { RuledRoomId } from '../ids.ts';
import type { RoomType } from '../kinds.ts';
import type { FloorElement } from './elements.ts';
import type { FloorName } from './names.ts';

export interface FloorFace<I extends string = string> {
  readonly id: I;
  readonly provenance: Provenance;
  /** What it is called; several faces may have one name. */
  readonly name: FloorName;
  /** What may be found in it; none: nobody searches there. */
  readonly rooms: readonly RoomType[];
  readonly indoor: boolean;
  readonly plan: SquareTile;
  readonly elements: { readonly [letter: string]: FloorElement };
  /** The rules of the room, if it has any. */
  readonly ruled?: RuledRoomId;
  /** The squares that bear this letter are those of the vault, and its walls take no door. */
  readonly vault?: string;
  /** One may leave the map through it. */
  readonly sewer?: true;
  /** Stairs to the level above, or below. */
  readonly stairs?: 'up' | 'down';
}

export type Elements = FloorFace['elements'];

/** What an arrow of a drawing means. */
export const arrows: Readonly<Record<string, SquareDirection>> = { '↑': 'up', '→': 'right', '↓': 'down', '←': 'left' };

/** Is this mark of an edge a wall that stands? */
export function isWall(mark: string): boolean {
  return mark !== '~';
}

function planOf(id: string, cells: string): SquareTile {
  try {
    return tileOfCells(cells.split('/'));
  } catch (fault) {
    throw new Error(`Floor tile ${id}: ${fault instanceof Error ? fault.message : String(fault)}`);
  }
}

/** The plan and its elements: squares of one letter that do not touch are several elements, each with a mark of its own. */
function drawn(id: string, cells: string, letters: Elements): Pick<FloorFace, 'plan' | 'elements'> {
  const plan = planOf(id, cells);
  const elements: Record<string, FloorElement> = {};
  const floor = plan.squares.filter(({ mark }) => letters[mark] === undefined);
  const squares = [...floor];
  for (const [letter, element] of Object.entries(letters)) {
    for (const [part, body] of bodiesOf(plan.squares.filter(({ mark }) => mark === letter)).entries()) {
      const mark = part === 0 ? letter : `${letter}${part + 1}`;
      elements[mark] = element;
      squares.push(...body.map((square) => ({ ...square, mark })));
    }
    if (plan.edges.some(({ mark }) => mark === letter)) elements[letter] = element;
  }
  return { plan: { ...plan, squares }, elements };
}

/** Squares that touch one another, together. */
function bodiesOf(squares: readonly SquareMark[]): readonly (readonly SquareMark[])[] {
  const bodies: SquareMark[][] = [];
  for (const square of squares) {
    const touched = bodies.filter((body) =>
      body.some(({ x, y }) => Math.abs(x - square.x) + Math.abs(y - square.y) === 1),
    );
    const [first] = touched;
    if (first === undefined) bodies.push([square]);
    else {
      first.push(square);
      for (const other of touched.slice(1)) first.push(...bodies.splice(bodies.indexOf(other), 1).flat());
    }
  }
  return bodies;
}

/** A room: its id is its name. */
export function room<const I extends FloorName>(
  id: I,
  rooms: readonly RoomType[],
  cells: string,
  elements: Elements = {},
): FloorFace<I> {
  return { id, provenance: 'reconstructed', name: id, rooms, indoor: true, ...drawn(id, cells, elements) };
}

/** A room with a rule of the glossary. */
export function ruledRoom<const I extends FloorName & RuledRoomId>(
  id: I,
  rooms: readonly RoomType[],
  cells: string,
  elements: Elements = {},
): FloorFace<I> {
  return { ...room(id, rooms, cells, elements), ruled: id };
}

/** A corridor; there are several of a kind. */
export function corridor<const I extends string>(id: I, cells: string): FloorFace<I> {
  return {
    id,
    provenance: 'reconstructed',
    name: 'corridor',
    rooms: ['corridor'],
    indoor: true,
    plan: planOf(id, cells),
    elements: {},
  };
}

/** Out of doors: nobody searches there. */
export function outdoors<const I extends string>(
  id: I,
  name: FloorName,
  cells: string,
  elements: Elements = {},
): FloorFace<I> {
  return { id, provenance: 'reconstructed', name, rooms: [], indoor: false, ...drawn(id, cells, elements) };
}
