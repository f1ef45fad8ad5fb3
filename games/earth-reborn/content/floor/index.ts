/** The faces of the floor tiles that scenarios lay out. */
import { byId } from '@necropole/kernel';
import { blindCorridor, wideCorridor1, wideCorridor2, wideCorridor3 } from './corridors.ts';
import {
  dormitory,
  guardRoom,
  kitchen,
  messHall,
  officersBedroom,
  videoSurveillance,
  warehouse,
  weightRoom,
} from './rooms.ts';

const all = [
  officersBedroom,
  weightRoom,
  messHall,
  kitchen,
  dormitory,
  warehouse,
  videoSurveillance,
  guardRoom,
  wideCorridor1,
  wideCorridor2,
  wideCorridor3,
  blindCorridor,
] as const;

export type FloorFaceId = (typeof all)[number]['id'];

export const floorFaces = byId(all);
