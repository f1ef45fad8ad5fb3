/** Small boards made by hand, on which a rule can be seen at work without a mission around it. */
import { type Cell, type FloorSketch, floorPlan, type Side } from '@necropole/boards';
import type { FloorId, OpeningKind } from '../content/tiles/faces.ts';
import type { Board } from '../world.ts';

/** A zone drawn by hand. */
interface DrawnZone {
  /** Indoors each zone is a room of its own, unless several share one. */
  readonly room?: string;
  readonly outdoor?: true;
  readonly obstacle?: true;
  readonly spawn?: true;
  readonly citizen?: true;
  readonly shaft?: true;
}

/**
 * A floor drawn by hand: every second letter of every second line is a cell, and names its zone. Between the cells stand
 * walls, doors (`D`), windows (`W`), elevator doors (`S`) and flights of stairs (`~`).
 */
interface DrawnFloor {
  readonly floor: FloorId;
  readonly plan: readonly string[];
  readonly names: Readonly<Record<string, string>>;
}

const kinds: Readonly<Record<string, OpeningKind>> = { D: 'door', W: 'window', S: 'elevator' };

/** The board of drawn floors. An opening is named after its zones, left before right and above before below. */
function boardByHand(
  floors: readonly DrawnFloor[],
  zones: Readonly<Record<string, DrawnZone>>,
  links: readonly (readonly [string, string])[] = [],
): Board {
  const ids = floors.flatMap(({ names }) => Object.values(names)); // order: as written
  const drawn = ids.map((id) => zones[id] ?? {});
  const roomNames = ids.map((id, i) => (drawn[i]?.outdoor ? 'outdoors' : (drawn[i]?.room ?? id)));
  const floorOf = floors.flatMap(({ floor, names }) => Object.keys(names).map(() => floor)); // order: only counted
  const plan = floorPlan({
    floors: floors.map(({ floor }) => floor),
    zones: ids.map((id, i) => ({
      id,
      room: roomNames[i] ?? id,
      floor: floorOf[i] ?? 'ground',
      indoor: drawn[i]?.outdoor !== true,
      obstacle: drawn[i]?.obstacle === true,
      cells: floors.flatMap((floor) => cellsOf(floor, id)),
    })),
    openings: floors.flatMap(openingsOf),
    sides: floors.flatMap(blindSidesOf),
    links,
  });
  const rooms = [...new Set(roomNames.filter((room) => room !== 'outdoors'))];
  const where = (wanted: keyof DrawnZone): number[] => drawn.flatMap((zone, i) => (zone[wanted] ? [i] : []));
  return {
    mission: 'mh0',
    plan,
    floors: floors.map(({ floor }) => floor),
    floorOf,
    roomOf: roomNames.map((room) => rooms.indexOf(room)),
    tileOf: ids.map(() => '12V'),
    rooms,
    spawnSymbols: drawn.map(({ spawn }) => spawn === true),
    citizenZones: where('citizen'),
    laidZones: [],
    highlighted: [],
    shafts: Object.fromEntries(where('shaft').map((zone) => [floorOf[zone] ?? 'ground', zone])),
    locks: plan.openings.map(() => null),
    manyHeroes: false,
  };
}

function cellsOf({ plan, names }: DrawnFloor, id: string): Cell[] {
  return plan.flatMap((line, y) =>
    [...line].flatMap((mark, x): Cell[] => (isCell(x, y) && names[mark] === id ? [[(x - 1) / 2, (y - 1) / 2]] : [])),
  );
}

function isCell(x: number, y: number): boolean {
  return x % 2 === 1 && y % 2 === 1;
}

/** What is drawn between two cells: its mark, the first of the two cells, and the side where the other one lies. */
function between({ plan, floor }: DrawnFloor) {
  return plan.flatMap((line, y) =>
    [...line].flatMap((mark, x) => {
      if (mark === ' ' || x % 2 === y % 2) return [];
      const side: Side = y % 2 === 1 ? 'right' : 'below';
      const cell: Cell = side === 'right' ? [(x - 2) / 2, (y - 1) / 2] : [(x - 1) / 2, (y - 2) / 2];
      return [{ mark, floor, cell, side }];
    }),
  );
}

function openingsOf(drawn: DrawnFloor): FloorSketch['openings'] {
  return between(drawn).flatMap(({ mark, floor, cell, side }) => {
    const kind = kinds[mark];
    if (kind === undefined) return [];
    const [x, y] = cell;
    const ends: readonly Cell[] = [cell, side === 'right' ? [x + 1, y] : [x, y + 1]];
    const id = ends.map(([across, down]) => drawn.names[drawn.plan[2 * down + 1]?.[2 * across + 1] ?? '']).join('/');
    return [{ id, kind, floor, cell, side }];
  });
}

function blindSidesOf(drawn: DrawnFloor): FloorSketch['sides'] {
  return between(drawn).flatMap(({ mark, floor, cell, side }) =>
    mark === '~' ? [{ floor, cell, side, is: 'blind' as const }] : [],
  );
}

const outdoor = { outdoor: true } as const;

/** A street of seven zones in a line, with an alley beside the middle one that joins a yard beside the next. */
export const street: Board = boardByHand(
  [
    {
      floor: 'ground',
      plan: ['               ', ' a b c d e f g ', '               ', '       h i     '],
      names: {
        a: 'street-1',
        b: 'street-2',
        c: 'street-3',
        d: 'street-4',
        e: 'street-5',
        f: 'street-6',
        g: 'street-7',
        h: 'alley',
        i: 'yard',
      },
    },
  ],
  {
    'street-1': outdoor,
    'street-2': outdoor,
    'street-3': outdoor,
    'street-4': outdoor,
    'street-5': outdoor,
    'street-6': outdoor,
    'street-7': outdoor,
    alley: outdoor,
    yard: outdoor,
  },
);

/** A square of eight zones around a fountain. */
export const fountainSquare: Board = boardByHand(
  [
    {
      floor: 'ground',
      plan: ['       ', ' a b c ', '       ', ' d x e ', '       ', ' f g h '],
      names: {
        a: 'north-west',
        b: 'north',
        c: 'north-east',
        d: 'west',
        x: 'fountain',
        e: 'east',
        f: 'south-west',
        g: 'south',
        h: 'south-east',
      },
    },
  ],
  {
    'north-west': outdoor,
    north: outdoor,
    'north-east': outdoor,
    west: outdoor,
    fountain: { outdoor: true, obstacle: true },
    east: outdoor,
    'south-west': outdoor,
    south: outdoor,
    'south-east': outdoor,
  },
);

/**
 * A house on a street: a hall of three zones (a large room), with a study, a kitchen, a pantry and a store around it.
 *
 *     path-1    path-2     path-3      path-4
 *      (W)                  (D)         (W)
 *     study (D) hall-west  hall-middle hall-east
 *                (D)        (D)         (D)
 *     kitchen . kitchen    pantry      store
 */
export const house: Board = boardByHand(
  [
    {
      floor: 'ground',
      plan: ['         ', ' a b c d ', '+W---D-W+', '|eDf g h|', '+-+D-D-D+', '|i i|j|k|', '+---+-+-+'],
      names: {
        a: 'path-1',
        b: 'path-2',
        c: 'path-3',
        d: 'path-4',
        e: 'study',
        f: 'hall-west',
        g: 'hall-middle',
        h: 'hall-east',
        i: 'kitchen',
        j: 'pantry',
        k: 'store',
      },
    },
  ],
  {
    'path-1': outdoor,
    'path-2': outdoor,
    'path-3': outdoor,
    'path-4': outdoor,
    study: { spawn: true },
    'hall-west': { room: 'hall', spawn: true },
    'hall-middle': { room: 'hall', citizen: true },
    'hall-east': { room: 'hall', spawn: true },
    kitchen: { spawn: true, citizen: true },
    pantry: { spawn: true, citizen: true },
  },
);

/**
 * A corridor of two zones (a large room) with a room behind each of its doors.
 *
 *                     library
 *                       (D)
 *     west-room (D) corridor-west  corridor-east (D) east-room
 *                       (D)
 *                     south-room
 */
export const corridor: Board = boardByHand(
  [
    {
      floor: 'ground',
      plan: ['  +-+    ', '  |a|    ', '+-+D+-+-+', '|bDc dDe|', '+-+D+-+-+', '  |f|    ', '  +-+    '],
      names: { a: 'library', b: 'west-room', c: 'corridor-west', d: 'corridor-east', e: 'east-room', f: 'south-room' },
    },
  ],
  {
    library: { spawn: true },
    'west-room': { spawn: true },
    'corridor-west': { room: 'corridor' },
    'corridor-east': { room: 'corridor' },
    'east-room': { spawn: true },
    'south-room': { spawn: true },
  },
);

/**
 * Three floors: stairs lead from the entrance to two landings and hide what is behind them; an elevator stops on all.
 *
 *     ground                       upper                           basement
 *     behind (~) entrance | shaft  landing-west landing-east | shaft   vault (S) shaft
 *                (D)               bedroom (D to landing-west)
 *                yard
 */
export const mansion: Board = boardByHand(
  [
    {
      floor: 'ground',
      plan: ['+-----+', '|a~bSc|', '+--D--+', '   d   '],
      names: { a: 'behind', b: 'entrance', c: 'ground-shaft', d: 'yard' },
    },
    {
      floor: 'upper',
      plan: ['+-----+', '|a bSc|', '+D+---+', '|d|    '],
      names: { a: 'landing-west', b: 'landing-east', c: 'upper-shaft', d: 'bedroom' },
    },
    {
      floor: 'basement',
      plan: ['+---+', '|aSb|', '+D--+', '|c|  '],
      names: { a: 'vault', b: 'basement-shaft', c: 'cell' },
    },
  ],
  {
    behind: { room: 'hall' },
    entrance: { room: 'hall' },
    'ground-shaft': { shaft: true },
    yard: outdoor,
    'landing-west': { room: 'landing', spawn: true },
    'landing-east': { room: 'landing', citizen: true },
    'upper-shaft': { shaft: true },
    bedroom: { spawn: true, citizen: true },
    vault: { spawn: true, citizen: true },
    'basement-shaft': { shaft: true },
    cell: { spawn: true },
  },
  [
    ['entrance', 'landing-west'],
    ['entrance', 'landing-east'],
  ],
);

/** All of them. */
export const smallBoards: readonly Board[] = [street, fountainSquare, house, corridor, mansion];
