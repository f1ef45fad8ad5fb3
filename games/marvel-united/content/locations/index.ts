/** The eight Locations. The order of a list is part of the set-up. */
import { byId } from '@necropole/kernel';
import { alchemaxHeadquarters } from './alchemax-headquarters.ts';
import { kunLun } from './kun-lun.ts';
import { london } from './london.ts';
import { muspelheim } from './muspelheim.ts';
import { niffleheim } from './niffleheim.ts';
import { projectPegasus } from './project-pegasus.ts';
import { tvaHeadquarters } from './tva-headquarters.ts';
import { unitedNationsHeadquarters } from './united-nations-headquarters.ts';

const all = [
  niffleheim,
  muspelheim,
  london,
  kunLun,
  projectPegasus,
  alchemaxHeadquarters,
  tvaHeadquarters,
  unitedNationsHeadquarters,
] as const;

export type LocationId = (typeof all)[number]['id'];

export const locationIds: readonly LocationId[] = all.map(({ id }) => id);
export const locations = byId(all);
