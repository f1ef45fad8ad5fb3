/** Plain furniture, for the rooms of any house: shelves, racks, tables, counters, beds and plants. */
import type { Furnishing, Furniture } from '@necropole/kernel';

const shortShelf: Furnishing = { width: 22, depth: 17, shape: 'M-11-8.5h22v17h-22z', lines: 'M-11 0h22M0-8.5v17' };

const shelf: Furnishing = {
  width: 33,
  depth: 17,
  shape: 'M-16.5-8.5h33v17h-33z',
  lines: 'M-16.5 0h33M-5.5-8.5v17M5.5-8.5v17',
};

const longShelf: Furnishing = {
  width: 44,
  depth: 17,
  shape: 'M-22-8.5h44v17h-44z',
  lines: 'M-22 0h44M-11-8.5v17M0-8.5v17M11-8.5v17',
};

const rack: Furnishing = {
  width: 36,
  depth: 10,
  shape:
    'M-16.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0zM-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0zM7.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0z',
};

const longRack: Furnishing = {
  width: 48,
  depth: 10,
  shape:
    'M-22.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0zM-10.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0zM1.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0zM13.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0z',
};

/** A round table and four stools. */
const table: Furnishing = {
  width: 34,
  depth: 34,
  shape:
    'M-10 0a10 10 0 1 0 20 0a10 10 0 1 0-20 0zM7 11.1a3.8 3.8 0 1 0 7.6 0a3.8 3.8 0 1 0-7.6 0zM-14.9 10.8a3.8 3.8 0 1 0 7.6 0a3.8 3.8 0 1 0-7.6 0zM-14.6-11.1a3.8 3.8 0 1 0 7.6 0a3.8 3.8 0 1 0-7.6 0zM7.3-10.8a3.8 3.8 0 1 0 7.6 0a3.8 3.8 0 1 0-7.6 0z',
};

const counter: Furnishing = { width: 38, depth: 22, shape: 'M-19-11h38v22h-8v-14h-30z' };

const bed: Furnishing = { width: 20, depth: 34, shape: 'M-10-17h20v34h-20zM-10-7h20M-6-14h12v4h-12z' };

export const plant: Furnishing = {
  width: 20,
  depth: 20,
  shape: 'M-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0z',
  lines: 'M0-8v16M-8 0h16M-5.5-5.5l11 11M5.5-5.5l-11 11',
};

const crates: Furnishing = {
  width: 30,
  depth: 15,
  shape: 'M-14-6.5h13v13h-13zM1-6.5h13v13h-13z',
  lines: 'M-14-6.5l13 13m-13 0l13-13M1-6.5l13 13m-13 0l13-13',
};

/** Rooms of which nothing is known but that people used them. */
export const plainRooms: Furniture = {
  styles: [
    { pieces: [longShelf, shelf, rack] },
    { pieces: [longShelf, counter, longRack] },
    { pieces: [table, counter, plant] },
    { pieces: [longRack, rack, shortShelf, plant] },
    { pieces: [crates, shelf, crates], floor: 'tiled' },
    { pieces: [shelf, bed, plant], floor: 'tiled' },
    { pieces: [counter, crates, table] },
  ],
};
