/** Rooms of four squares by four, walled all around: a door takes the place of a wall. What stands in them is ours. */
import { elementDefences } from '../defences.ts';
import type { FloorElement, FloorFace } from '../kinds.ts';

/** Something that stands in the way until it is destroyed. */
function furniture(id: string, defence: number, blind = false): FloorElement {
  return { id, defence, bars: true, blind };
}

/** Something that one walks past. */
function crossed(id: string, defence: number): FloorElement {
  return { id, defence, bars: false, blind: false };
}

export const officersBedroom: FloorFace<'officers-bedroom'> = {
  id: 'officers-bedroom',
  provenance: 'reconstructed',
  rooms: ['officers', 'living'],
  indoor: true,
  plan: [
    '+-+-+-+-+',
    '|b b . .|',
    '+ + + + +',
    '|. . . d|',
    '+ + + + +',
    '|. . . d|',
    '+ + + + +',
    '|. . . .|',
    '+-+-+-+-+',
  ],
  elements: { b: crossed('bed', 4), d: crossed('desk', 4) },
};

export const weightRoom: FloorFace<'weight-room'> = {
  id: 'weight-room',
  provenance: 'reconstructed',
  rooms: ['living'],
  indoor: true,
  plan: [
    '+-+-+-+-+',
    '|. . . .|',
    '+ + + + +',
    '|w w . .|',
    '+ + + + +',
    '|. . . v|',
    '+ + + + +',
    '|. . . v|',
    '+-+-+-+-+',
  ],
  elements: { w: furniture('weights', 6), v: furniture('weights', 6) },
};

export const messHall: FloorFace<'mess-hall'> = {
  id: 'mess-hall',
  provenance: 'reconstructed',
  rooms: ['living'],
  indoor: true,
  plan: [
    '+-+-+-+-+',
    '|. . . . ',
    '+ + + + +',
    '|. t t . ',
    '+ + + + +',
    '|. . . . ',
    '+ + + + +',
    '|. u u . ',
    '+-+-+-+-+',
  ],
  elements: { t: furniture('table', 4), u: furniture('table', 4) },
};

export const kitchen: FloorFace<'kitchen'> = {
  id: 'kitchen',
  provenance: 'reconstructed',
  rooms: ['living'],
  indoor: true,
  plan: [
    '+-+-+-+-+',
    '|. k k k|',
    '+ + + + +',
    '|. . . .|',
    '+ + + + +',
    '|. . . s|',
    '+ + + + +',
    '|. . . .|',
    '+-+-+-+-+',
  ],
  elements: { k: furniture('kitchen-units', 5), s: furniture('stove', 5) },
};

export const dormitory: FloorFace<'dormitory'> = {
  id: 'dormitory',
  provenance: 'reconstructed',
  rooms: ['living'],
  indoor: true,
  plan: [
    '+-+-+-+-+',
    '|. . . .|',
    '+ + + + +',
    '|b . . c|',
    '+ + + + +',
    '|b . . c|',
    '+ + + + +',
    '|. . . .|',
    '+-+-+-+-+',
  ],
  elements: { b: crossed('bed', 4), c: crossed('bed', 4) },
};

export const warehouse: FloorFace<'warehouse'> = {
  id: 'warehouse',
  provenance: 'reconstructed',
  rooms: ['technical'],
  indoor: true,
  plan: [
    '+-+-+-+-+',
    '|. . . .|',
    '+ + + + +',
    '|. c c .|',
    '+ + + + +',
    '|. c c .|',
    '+ + + + +',
    '|c c c .|',
    '+-+-+-+-+',
  ],
  elements: { c: furniture('crates', elementDefences.crates, true) },
};

export const videoSurveillance: FloorFace<'video-surveillance'> = {
  id: 'video-surveillance',
  provenance: 'reconstructed',
  rooms: ['technical'],
  indoor: true,
  plan: [
    '+-+-+-+-+',
    '|. . . .|',
    '+ + + + +',
    '|. . . .e',
    '+ + + + +',
    '|. . . .e',
    '+ + + + +',
    '|. . . .|',
    '+-+-+-+-+',
  ],
  elements: { e: crossed('screens', elementDefences.screens) },
};

export const guardRoom: FloorFace<'guard-room'> = {
  id: 'guard-room',
  provenance: 'reconstructed',
  rooms: ['armoury'],
  indoor: true,
  plan: [
    '+-+-+-+-+',
    '|. . . .|',
    '+ + + + +',
    '|. . t t|',
    '+ + + + +',
    '|. . . .|',
    '+ + + + +',
    '|l l . .|',
    '+-+-+-+-+',
  ],
  elements: { t: furniture('table', 4), l: furniture('lockers', 6, true) },
};
