/**
 * The 91 floor tiles, two faces each, in eleven groups by shape; four with stairs belong to none (the scenario generator leaves them out). The
 * book shows no list: the rooms with a rule and those that it names are there, the rest is ours. Of two rooms that a figure
 * of the book lays side by side neither is the back of the other.
 */
import type { FloorFaceId } from './index.ts';

export type FloorGroup = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11;

export interface FloorTile {
  readonly id: `floor-${number}`;
  readonly group: FloorGroup | null;
  readonly faces: readonly [FloorFaceId, FloorFaceId];
}

type Faces = FloorTile['faces'];

const squares: readonly Faces[] = [
  ['officers-bedroom', 'lawn'],
  ['weight-room', 'chapel'],
  ['mess-hall', 'cemetery'],
  ['kitchen', 'parade-ground'],
  ['dormitory', 'zombie-lab'],
  ['warehouse', 'torture-room'],
  ['video-surveillance', 'robot-workshop'],
  ['guard-room', 'car-park'],
  ['missile-room', 'orchard'],
];

const oblongs: readonly Faces[] = [
  ['armoury', 'yard'],
  ['infirmary', 'garage'],
  ['chemistry-lab', 'recreation-room'],
  ['communication-room', 'thicket'],
  ['officers-quarters', 'laundry'],
  ['patients-room', 'ruins'],
  ['classroom', 'hydroponics'],
  ['storeroom', 'road-broad'],
];

const smallSquares: readonly Faces[] = [
  ['safe-room', 'pond'],
  ['generator', 'library'],
  ['satellite-room', 'grove'],
  ['command-post', 'helipad'],
  ['morgue', 'washroom'],
  ['cryogenic-chamber', 'crossroads'],
  ['office', 'cells'],
  ['control-room', 'server-room'],
];

const halls: readonly Faces[] = [
  ['wide-corridor-1', 'road-1'],
  ['wide-corridor-2', 'road-2'],
  ['wide-corridor-3', 'hedge'],
  ['wide-corridor-4', 'walled-corridor-1'],
  ['wide-corridor-5', 'walled-corridor-2'],
  ['blind-corridor', 'terrace'],
  ['lobby', 'walled-corridor-3'],
  ['changing-room', 'walled-corridor-4'],
  ['barracks', 'boulder-field'],
];

const smallRooms: readonly Faces[] = [
  ['pantry', 'hall-1'],
  ['cell', 'hall-2'],
  ['study', 'hall-3'],
  ['tool-room', 'path-broad-1'],
  ['lab-annex', 'path-broad-2'],
  ['gun-room', 'shrubs'],
  ['bunk-room', 'boulders'],
  ['archive', 'walled-hall-1'],
  ['cold-store', 'walled-hall-2'],
];

const drillers: readonly Faces[] = [
  ['driller-1', 'buried-driller-1'],
  ['driller-2', 'buried-driller-2'],
  ['driller-3', 'buried-driller-3'],
  ['driller-4', 'buried-driller-4'],
  ['driller-5', 'buried-driller-5'],
];

const nooks: readonly Faces[] = [
  ['closet', 'clearing-1'],
  ['powder-room', 'clearing-2'],
  ['sample-room', 'clearing-3'],
  ['shed', 'well'],
  ['vestibule-1', 'corner-1'],
  ['vestibule-2', 'corner-2'],
  ['vestibule-3', 'corner-3'],
  ['vestibule-4', 'bushes'],
];

const straight: readonly Faces[] = [
  ['corridor-2-1', 'walled-2-1'],
  ['corridor-2-2', 'walled-2-2'],
  ['corridor-2-3', 'path-2-1'],
  ['corridor-2-4', 'path-2-2'],
  ['corridor-3-1', 'walled-3-1'],
  ['corridor-3-2', 'walled-3-2'],
  ['corridor-3-3', 'path-3-1'],
  ['corridor-3-4', 'hedge-3'],
  ['corridor-4-1', 'walled-4-1'],
  ['corridor-4-2', 'walled-4-2'],
  ['corridor-4-3', 'walled-4-3'],
  ['corridor-4-4', 'path-4-1'],
  ['corridor-4-5', 'hedge-4'],
];

const bends: readonly Faces[] = [
  ['bend-1', 'walled-bend-1'],
  ['bend-2', 'walled-bend-2'],
  ['bend-3', 'walled-bend-3'],
  ['bend-4', 'path-bend-1'],
  ['bend-5', 'path-bend-2'],
  ['bend-6', 'path-bend-3'],
];

const crossings: readonly Faces[] = [
  ['tee-1', 'walled-tee-1'],
  ['tee-2', 'walled-tee-2'],
  ['cross-1', 'path-cross'],
  ['cross-2', 'grove-cross'],
];

const singles: readonly Faces[] = [
  ['sewer-exit-1', 'walled-single-1'],
  ['sewer-exit-2', 'walled-single-2'],
  ['single-1', 'walled-single-3'],
  ['single-2', 'walled-single-4'],
  ['single-3', 'ground-1'],
  ['single-4', 'ground-2'],
  ['single-5', 'ground-3'],
  ['single-6', 'lone-tree'],
];

const stairs: readonly Faces[] = [
  ['stairs-up-1', 'stairs-down-1'],
  ['stairs-up-2', 'stairs-down-2'],
  ['stairs-up-3', 'stairs-down-3'],
  ['stairs-up-4', 'stairs-down-4'],
];

const groups: readonly (readonly [FloorGroup | null, readonly Faces[]])[] = [
  [1, squares],
  [2, oblongs],
  [3, smallSquares],
  [4, halls],
  [5, smallRooms],
  [6, drillers],
  [7, nooks],
  [8, straight],
  [9, bends],
  [10, crossings],
  [11, singles],
  [null, stairs],
];

export const floorTiles: readonly FloorTile[] = groups
  .flatMap(([group, tiles]) => tiles.map((faces) => ({ group, faces })))
  .map((tile, index) => ({ id: `floor-${index + 1}`, ...tile }));
