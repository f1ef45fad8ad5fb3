/**
 * Six large places as the sides of a hexagon, clockwise from the top, around what is about all of them: each touches its two
 * neighbours and no other. Drawn by hand in design pixels, with a place on each side for its name, a row of slots, a card,
 * figures, words, and what is faintly seen behind all that.
 */
import type { ScenePoint, SceneSpace } from '@necropole/kernel';

const WIDTH = 824;
const HEIGHT = 716;
const OUTER = 404;
const INNER = 168;
const SIDES = 6;
const CARD_WIDTH = 66;
/** From one slot to the next; closer where there are many. */
const STEP = 42;
const CLOSE_STEP = 34;
const MANY_SLOTS = 5;
/** The lower half narrows towards its foot: a long row lies a little higher. */
const NARROW = -8;

type Place = readonly [x: number, y: number];

/** Where things stand on a side, from the middle of the ring. */
interface Anchors {
  readonly name: Place;
  /** The middle of the row. */
  readonly slots: Place;
  readonly card: Place;
  readonly figures: Place;
  readonly words: Place;
  readonly width: number;
  readonly behind: readonly Place[];
}

const top: Anchors = {
  name: [0, -329],
  slots: [60, -283],
  card: [-84, -264],
  figures: [36, -223],
  words: [0, -172],
  width: 176,
  behind: [
    [-156, -322],
    [156, -322],
  ],
};
const upper: Anchors = {
  name: [199, -239],
  slots: [202, -188],
  card: [175, -112],
  figures: [266, -110],
  words: [266, -34],
  width: 192,
  behind: [[203, -284]],
};
const lower: Anchors = {
  name: [264, 25],
  slots: [202, 197],
  card: [164, 123],
  figures: [268, 126],
  words: [256, 55],
  width: 192,
  behind: [[203, 262]],
};
const bottom: Anchors = {
  name: [0, 171],
  slots: [62, 278],
  card: [-66, 243],
  figures: [54, 222],
  words: [0, 322],
  width: 330,
  behind: [[-128, 268]],
};

const sides: readonly Anchors[] = [top, upper, lower, bottom, mirrored(lower), mirrored(upper)];

function mirrored({ name, slots, card, figures, words, width, behind }: Anchors): Anchors {
  return {
    name: across(name),
    slots: across(slots),
    card: across(card),
    figures: across(figures),
    words: across(words),
    width,
    behind: behind.map(across),
  };
}

function across([x, y]: Place): Place {
  return [-x, y];
}

/** The board that such a ring fills: a pixel of it is a unit. */
export const hexagonBoard = { width: WIDTH, height: HEIGHT, scale: 1 } as const;

/** What the six places lie around. */
export const hexagonCentre: Pick<SceneSpace, 'outline' | 'middle'> = {
  outline: Array.from({ length: SIDES }, (_, side) => corner(side, INNER)),
  middle: at([0, 0]),
};

/** A side of the ring: its outline, and where things stand on it. */
export interface HexagonSide {
  readonly outline: readonly ScenePoint[];
  readonly middle: ScenePoint;
  readonly nameAt: ScenePoint;
  readonly cardAt: NonNullable<SceneSpace['cardAt']>;
  readonly words: { readonly at: ScenePoint; readonly width: number };
  /** The corners that stay free: for what is seen behind everything. */
  readonly behind: readonly ScenePoint[];
  /** So many slots in a row. */
  readonly slots: readonly ScenePoint[];
}

/** One of the six sides, counted clockwise from the top, with so many slots. */
export function hexagonSide(side: number, slots: number): HexagonSide {
  const { name, card, figures, words, width, behind, slots: row } = sides[side % SIDES] ?? top;
  return {
    outline: [corner(side, OUTER), corner(side + 1, OUTER), corner(side + 1, INNER), corner(side, INNER)],
    middle: at(figures),
    nameAt: at(name),
    cardAt: { at: at(card), width: CARD_WIDTH },
    words: { at: at(words), width },
    behind: behind.map(at),
    slots: inRow(row, slots),
  };
}

function inRow([x, y]: Place, count: number): readonly ScenePoint[] {
  const isLong = count >= MANY_SLOTS;
  const step = isLong ? CLOSE_STEP : STEP;
  const down = isLong && y > 0 ? NARROW : 0;
  return Array.from({ length: count }, (_, slot) => at([x + (slot - (count - 1) / 2) * step, y + down]));
}

/** The corner of the hexagon where this side begins. */
function corner(side: number, radius: number): ScenePoint {
  const angle = ((side - 2) * Math.PI) / 3;
  return at([radius * Math.cos(angle), radius * Math.sin(angle)]);
}

/** A point of the board, from the middle of the ring. */
function at([x, y]: Place): ScenePoint {
  return { x: tenth(WIDTH / 2 + x), y: tenth(HEIGHT / 2 + y) };
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
