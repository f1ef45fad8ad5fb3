/** The maps of all missions. */
import type { MissionId } from '../../ids.ts';
import type { MissionMap } from '../maps.ts';
import { mh0Map, mh3Map, mh7Map } from './basement.ts';
import { mh5Map, mh6Map, mh9Map } from './floors.ts';
import { mh1Map, mh2Map, mh4Map, mh8Map, mh10Map } from './ground.ts';

export const missionMaps: Readonly<Record<MissionId, MissionMap>> = {
  mh0: mh0Map,
  mh1: mh1Map,
  mh2: mh2Map,
  mh3: mh3Map,
  mh4: mh4Map,
  mh5: mh5Map,
  mh6: mh6Map,
  mh7: mh7Map,
  mh8: mh8Map,
  mh9: mh9Map,
  mh10: mh10Map,
};
