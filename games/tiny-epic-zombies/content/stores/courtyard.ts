/** The courtyard in the middle of the mall: a centre and four sides, the same on both faces of its card. */
import type { Courtyard, CourtyardRoom, CourtyardSide } from './faces.ts';

const centre = {
  name: 'centre',
  outline: [
    [36, 25],
    [89, 25],
    [89, 63],
    [36, 63],
  ],
} as const satisfies CourtyardRoom;

const north: CourtyardRoom = {
  name: 'north',
  outline: [
    [0, 0],
    [125, 0],
    [89, 25],
    [36, 25],
  ],
};
const east: CourtyardRoom = {
  name: 'east',
  outline: [
    [125, 0],
    [125, 88],
    [89, 63],
    [89, 25],
  ],
};
const south: CourtyardRoom = {
  name: 'south',
  outline: [
    [125, 88],
    [0, 88],
    [36, 63],
    [89, 63],
  ],
};
const west: CourtyardRoom = {
  name: 'west',
  outline: [
    [0, 88],
    [0, 0],
    [36, 25],
    [36, 63],
  ],
};

export const courtyards: Readonly<Record<CourtyardSide, Courtyard>> = {
  cooperative: {
    side: 'cooperative',
    provenance: 'public',
    rooms: [{ ...centre, ability: 'courtyard-heal' }, north, east, south, west],
  },
  competitive: {
    side: 'competitive',
    provenance: 'reconstructed',
    rooms: [{ ...centre, ability: 'courtyard-regroup' }, north, east, south, west],
  },
};
