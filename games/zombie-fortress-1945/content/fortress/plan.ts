/**
 * The floor plan of the fortress. The book describes its parts and no page shows it: ours is reconstructed within what it
 * says. The lift room in the middle, corridors around it, nine ordinary rooms, three special ones at the corners, and six
 * round halls through which the wandering dead come.
 */

/** Which key is drawn on the floor of a special room. */
export type KeyId = 'eagle' | 'crank' | 'battery';

/** `hall`: a round corridor with pillars, an entry zone. */
export type ZoneKind = 'lift' | 'corridor' | 'hall' | 'ordinary' | 'special';

interface ZoneOf<I extends string> {
  readonly id: I;
  readonly kind: ZoneKind;
  /** Left, top, width and height, in units of the plan. */
  readonly box: readonly [left: number, top: number, width: number, height: number];
  /** Of an entry zone: the number that a die calls it by. */
  readonly entry?: 1 | 2 | 3 | 4 | 5 | 6;
  /** Of a special room: the key that opens it. */
  readonly key?: KeyId;
}

/** The plan, from the upper left to the lower right. */
const all = [
  { id: 'dormitory', kind: 'ordinary', box: [0, 0, 5, 5] },
  { id: 'infirmary', kind: 'ordinary', box: [5, 0, 4, 5] },
  { id: 'north-passage', kind: 'corridor', box: [9, 0, 2, 5] },
  { id: 'archives', kind: 'ordinary', box: [11, 0, 4, 5] },
  { id: 'eagle-room', kind: 'special', box: [15, 0, 5, 5], key: 'eagle' },
  { id: 'kitchen', kind: 'ordinary', box: [0, 5, 5, 4] },
  { id: 'hall-1', kind: 'hall', box: [5, 5, 2, 2], entry: 1 },
  { id: 'north-corridor', kind: 'corridor', box: [7, 5, 6, 2] },
  { id: 'hall-2', kind: 'hall', box: [13, 5, 2, 2], entry: 2 },
  { id: 'radio-room', kind: 'ordinary', box: [15, 5, 5, 4] },
  { id: 'west-corridor', kind: 'corridor', box: [5, 7, 2, 5] },
  { id: 'lift-room', kind: 'lift', box: [7, 7, 6, 5] },
  { id: 'east-corridor', kind: 'corridor', box: [13, 7, 2, 5] },
  { id: 'hall-6', kind: 'hall', box: [0, 9, 3, 2], entry: 6 },
  { id: 'west-passage', kind: 'corridor', box: [3, 9, 2, 2] },
  { id: 'east-passage', kind: 'corridor', box: [15, 9, 2, 2] },
  { id: 'hall-3', kind: 'hall', box: [17, 9, 3, 2], entry: 3 },
  { id: 'boiler-room', kind: 'ordinary', box: [0, 11, 5, 4] },
  { id: 'hall-5', kind: 'hall', box: [5, 12, 2, 2], entry: 5 },
  { id: 'south-corridor', kind: 'corridor', box: [7, 12, 6, 2] },
  { id: 'hall-4', kind: 'hall', box: [13, 12, 2, 2], entry: 4 },
  { id: 'laboratory', kind: 'ordinary', box: [15, 11, 5, 4] },
  { id: 'crank-room', kind: 'special', box: [0, 15, 5, 5], key: 'crank' },
  { id: 'armoury', kind: 'ordinary', box: [5, 14, 4, 6] },
  { id: 'south-passage', kind: 'corridor', box: [9, 14, 2, 6] },
  { id: 'cells', kind: 'ordinary', box: [11, 14, 4, 6] },
  { id: 'battery-room', kind: 'special', box: [15, 15, 5, 5], key: 'battery' },
] as const satisfies readonly ZoneOf<string>[];

export type ZoneId = (typeof all)[number]['id'];
export type Zone = ZoneOf<ZoneId>;

export const zones: readonly Zone[] = all;

/** Where teams come in, and where they get out. */
export const LIFT_ROOM: ZoneId = 'lift-room';

const zonesById: ReadonlyMap<string, Zone> = new Map(zones.map((zone) => [zone.id, zone]));

/** Is this a zone of the fortress, and not a hex of the field? */
export function isZone(at: string): at is ZoneId {
  return zonesById.has(at);
}

export function zoneOf(id: ZoneId): Zone {
  const zone = zonesById.get(id);
  if (zone === undefined) throw new Error(`The fortress has no ${id}`);
  return zone;
}

/** `open`: no door between. `lift`: ordinary from outside, locked from inside. `key`: of a special room. */
export type DoorKind = 'open' | 'ordinary' | 'locked' | 'lift' | 'key';

/** A way between two zones, by their names in the order of the list below. */
export type DoorId = `${ZoneId}.${ZoneId}`;

/** Two zones with a way between them. Where none is listed there is a wall. */
export interface Passage {
  readonly id: DoorId;
  readonly between: readonly [ZoneId, ZoneId];
  readonly door: DoorKind;
}

function passages(door: DoorKind, ...pairs: readonly (readonly [ZoneId, ZoneId])[]): readonly Passage[] {
  return pairs.map((between) => ({ id: `${between[0]}.${between[1]}`, between, door }));
}

export const ways: readonly Passage[] = [
  ...passages(
    'open',
    ['north-passage', 'north-corridor'],
    ['hall-1', 'north-corridor'],
    ['north-corridor', 'hall-2'],
    ['hall-1', 'west-corridor'],
    ['hall-2', 'east-corridor'],
    ['hall-6', 'west-passage'],
    ['west-passage', 'west-corridor'],
    ['east-corridor', 'east-passage'],
    ['east-passage', 'hall-3'],
    ['west-corridor', 'hall-5'],
    ['east-corridor', 'hall-4'],
    ['hall-5', 'south-corridor'],
    ['south-corridor', 'hall-4'],
    ['south-corridor', 'south-passage'],
  ),
  ...passages(
    'lift',
    ['lift-room', 'north-corridor'],
    ['lift-room', 'east-corridor'],
    ['lift-room', 'south-corridor'],
    ['lift-room', 'west-corridor'],
  ),
  ...passages(
    'ordinary',
    ['infirmary', 'north-corridor'],
    ['dormitory', 'infirmary'],
    ['north-passage', 'archives'],
    ['kitchen', 'hall-1'],
    ['kitchen', 'west-passage'],
    ['radio-room', 'hall-2'],
    ['laboratory', 'east-passage'],
    ['boiler-room', 'hall-5'],
    ['armoury', 'south-passage'],
    ['cells', 'hall-4'],
  ),
  ...passages(
    'locked',
    ['dormitory', 'kitchen'],
    ['archives', 'north-corridor'],
    ['radio-room', 'east-passage'],
    ['boiler-room', 'west-passage'],
    ['armoury', 'south-corridor'],
    ['cells', 'south-passage'],
  ),
  ...passages(
    'key',
    ['eagle-room', 'archives'],
    ['eagle-room', 'radio-room'],
    ['crank-room', 'boiler-room'],
    ['crank-room', 'armoury'],
    ['battery-room', 'laboratory'],
    ['battery-room', 'cells'],
  ),
];

/** The destruction track: boxes from 0; the last is game over. */
export const DESTRUCTION_END = 8;

/** The start box (ZF-8.29): ours, so that six rounds are left and more, however many teams roll; later where they are fewer. */
export const destructionStart: Readonly<Record<number, number>> = { 2: 6, 3: 6, 4: 4 };
