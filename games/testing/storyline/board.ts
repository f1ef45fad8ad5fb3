/** The ring of Storyline, drawn by hand: six locations are the sides of a hexagon, what has to be done lies in its heart. */
import type { Ground, ScenePoint, SceneSpace } from '@necropole/kernel';
import { LOCATIONS, type LocationId, SLOTS } from './content.ts';
import { label } from './labels.ts';

const OUTER = 404;
const INNER = 168;
const MIDDLE: ScenePoint = { x: 412, y: 358 };
const STEP = 42;
export const HEART = 'heart';

/** Where things stand in a location, from the middle of the ring. */
interface Anchors {
  readonly name: readonly [number, number];
  readonly slots: readonly [number, number];
  readonly card: readonly [number, number];
  readonly figures: readonly [number, number];
  readonly words: readonly [number, number];
  readonly width: number;
}

const top: Anchors = {
  name: [0, -329],
  slots: [66, -280],
  card: [-72, -262],
  figures: [50, -222],
  words: [0, -168],
  width: 176,
};
const upper: Anchors = {
  name: [199, -238],
  slots: [207, -184],
  card: [182, -116],
  figures: [268, -112],
  words: [266, -34],
  width: 192,
};
const lower: Anchors = {
  name: [264, 24],
  slots: [201, 191],
  card: [165, 126],
  figures: [282, 128],
  words: [254, 56],
  width: 192,
};
const bottom: Anchors = {
  name: [0, 176],
  slots: [68, 268],
  card: [-62, 238],
  figures: [62, 214],
  words: [0, 322],
  width: 330,
};

function mirrored({ width, ...points }: Anchors): Anchors {
  const other = ([x, y]: readonly [number, number]): readonly [number, number] => [-x, y];
  const { name, slots, card, figures, words } = points;
  return {
    name: other(name),
    slots: other(slots),
    card: other(card),
    figures: other(figures),
    words: other(words),
    width,
  };
}

const anchors: readonly Anchors[] = [top, upper, lower, bottom, mirrored(lower), mirrored(upper)];

function corner(index: number, radius: number): ScenePoint {
  const turn = ((index * 60 - 120) * Math.PI) / 180;
  return { x: MIDDLE.x + radius * Math.cos(turn), y: MIDDLE.y + radius * Math.sin(turn) };
}

function at([x, y]: readonly [number, number]): ScenePoint {
  return { x: MIDDLE.x + x, y: MIDDLE.y + y };
}

function locationSpace(id: LocationId, index: number): SceneSpace {
  const {
    name,
    slots: [x, y],
    card,
    figures,
    words,
    width,
  } = anchors[index] ?? top;
  return {
    id,
    kind: 'location',
    label: label(id),
    outline: [corner(index, OUTER), corner(index + 1, OUTER), corner(index + 1, INNER), corner(index, INNER)],
    middle: at(figures),
    nameAt: at(name),
    slots: Array.from({ length: SLOTS }, (_, slot) => ({
      at: at([x + (slot - (SLOTS - 1) / 2) * STEP, y]),
      label: label('slot', slot + 1),
    })),
    cardAt: { at: at(card), width: 66 },
    words: {
      lines: [label(`does-${id}`)],
      ...(id === 'park' ? { badges: [{ symbol: 'a-wild', label: label('wild') }] } : {}),
      ...(id === 'mill' ? { state: 'always' } : {}),
      at: at(words),
      width,
    },
  };
}

export const ground: Ground = {
  width: 824,
  height: 716,
  scale: 1,
  groups: [],
  spaces: [
    ...LOCATIONS.map(locationSpace),
    {
      id: HEART,
      kind: 'centre',
      label: label('heart'),
      outline: [0, 1, 2, 3, 4, 5].map((index) => corner(index, INNER)),
      middle: MIDDLE,
      quiet: true,
    },
  ],
  ways: [{ id: 'clockwise', kind: 'ring', through: LOCATIONS, directed: true }],
};
