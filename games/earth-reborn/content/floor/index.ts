/** The faces of the floor tiles, by their groups. */
import { byId } from '@necropole/kernel';
import type { FloorFace } from './face.ts';
import { longRooms, smallSquareRooms, squareRooms } from './large-rooms.ts';
import { drillers, halls, nooks, smallRooms } from './small-rooms.ts';
import { bends, crossings, singles, staircases, straightWays } from './ways.ts';

const all = [
  ...squareRooms,
  ...longRooms,
  ...smallSquareRooms,
  ...halls,
  ...smallRooms,
  ...drillers,
  ...nooks,
  ...straightWays,
  ...bends,
  ...crossings,
  ...singles,
  ...staircases,
] as const;

export type FloorFaceId = (typeof all)[number]['id'];

export const floorFaceIds: readonly FloorFaceId[] = all.map(({ id }) => id);

export const floorFaces: Readonly<Record<FloorFaceId, FloorFace<FloorFaceId>>> = byId<FloorFace<FloorFaceId>>(all);
