/**
 * The board, drawn by hand in design pixels: six Locations are the sides of a hexagon, clockwise from the top, around the
 * Missions. What lies in a Location has its place by the side that it is.
 */
import { type Badge, type Ground, madeOf, type ScenePoint, type SceneSpace } from '@necropole/kernel';
import { locations } from '../content/locations/index.ts';
import type { Board, LocationId } from '../world.ts';
import { named } from './labels.ts';

const WIDTH = 824;
const HEIGHT = 716;
const OUTER = 404;
const INNER = 168;
const CARD_WIDTH = 66;
/** From one slot to the next; closer where there are many. */
const STEP = 42;
const CLOSE_STEP = 34;
const MANY_SLOTS = 5;
/** The lower half narrows towards its foot: a long row lies a little higher. */
const NARROW = -8;
const SIXTH = Math.PI / 3;

/** The space in the middle: what lies on it is about the whole match. */
export const CENTRE = 'mission-guide';

type Place = readonly [x: number, y: number];

/** Where things stand in a Location, from the middle of the ring. */
interface Anchors {
  readonly name: Place;
  /** The middle of the row. */
  readonly slots: Place;
  readonly card: Place;
  readonly figures: Place;
  readonly words: Place;
  readonly width: number;
}

const top: Anchors = {
  name: [0, -329],
  slots: [60, -283],
  card: [-84, -264],
  figures: [36, -223],
  words: [0, -168],
  width: 176,
};
const upper: Anchors = {
  name: [199, -239],
  slots: [202, -188],
  card: [175, -112],
  figures: [266, -110],
  words: [266, -34],
  width: 192,
};
const lower: Anchors = {
  name: [264, 27],
  slots: [202, 197],
  card: [164, 126],
  figures: [268, 126],
  words: [256, 58],
  width: 192,
};
const bottom: Anchors = {
  name: [0, 171],
  slots: [62, 278],
  card: [-66, 243],
  figures: [54, 222],
  words: [0, 322],
  width: 330,
};

function mirrored({ name, slots, card, figures, words, width }: Anchors): Anchors {
  const other = ([x, y]: Place): Place => [-x, y];
  return {
    name: other(name),
    slots: other(slots),
    card: other(card),
    figures: other(figures),
    words: other(words),
    width,
  };
}

const sides: readonly Anchors[] = [top, upper, lower, bottom, mirrored(lower), mirrored(upper)];

const remembered = madeOf<Board, Ground>(1);

/** The circle of Locations: nothing changes it as long as a match lasts. */
export function groundOf(board: Board): Ground {
  return remembered(board, 'ring', () => ({
    width: WIDTH,
    height: HEIGHT,
    scale: 1,
    groups: [],
    spaces: [...board.ring.map(locationAt), centre],
    ways: [{ id: 'clockwise', kind: 'ring', through: board.ring, directed: true }],
  }));
}

function locationAt(id: LocationId, side: number): SceneSpace {
  const { name, slots, card, figures, words, width } = sides[side] ?? top;
  const { length } = locations[id].slots;
  const isLong = length >= MANY_SLOTS;
  const step = isLong ? CLOSE_STEP : STEP;
  const [x, y] = slots;
  return {
    id,
    kind: 'location',
    outline: [corner(side, OUTER), corner(side + 1, OUTER), corner(side + 1, INNER), corner(side, INNER)],
    middle: at(figures),
    label: named('location', id),
    tint: `in-${id}`,
    nameAt: at(name),
    slots: Array.from({ length }, (_, slot) => ({
      at: at([x + (slot - (length - 1) / 2) * step, y + (isLong && y > 0 ? NARROW : 0)]),
      label: named('slot', id, slot + 1),
    })),
    cardAt: { at: at(card), width: CARD_WIDTH },
    words: {
      lines: [named('location-ends', id)],
      ...(hasPermanentEffect(id) ? { always: named('location-always', id) } : {}),
      badges: tokenGiven(id),
      at: at(words),
      width,
    },
  };
}

function hasPermanentEffect(id: LocationId): boolean {
  return locations[id].queries !== undefined || locations[id].flows !== undefined;
}

/** What the End of Turn effect gives, unless the room is needed for a permanent one. */
function tokenGiven(id: LocationId): readonly Badge[] {
  const { gives } = locations[id].endOfTurn;
  if (gives === undefined || hasPermanentEffect(id)) return [];
  return [{ symbol: `a-${gives}`, label: named('symbol', gives) }];
}

const centre: SceneSpace = {
  id: CENTRE,
  kind: 'centre',
  outline: Array.from({ length: 6 }, (_, i) => corner(i, INNER)),
  middle: at([0, 0]),
  label: named('mission-guide'),
  quiet: true,
};

/** The corner of the hexagon where this side begins. */
function corner(side: number, radius: number): ScenePoint {
  const angle = (side - 2) * SIXTH;
  return at([radius * Math.cos(angle), radius * Math.sin(angle)]);
}

/** A point of the board, from the middle of the ring. */
function at([x, y]: Place): ScenePoint {
  return { x: tenth(WIDTH / 2 + x), y: tenth(HEIGHT / 2 + y) };
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
