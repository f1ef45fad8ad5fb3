/** The eight Locations, and one that only a printed example has. The order of a list is part of the set-up. */
import { byId } from '@necropole/kernel';
import { alchemaxHeadquarters } from './alchemax-headquarters.ts';
import { kunLun } from './kun-lun.ts';
import { london } from './london.ts';
import { muspelheim } from './muspelheim.ts';
import { niffleheim } from './niffleheim.ts';
import { projectPegasus } from './project-pegasus.ts';
import { shieldHelicarrier } from './shield-helicarrier.ts';
import { tvaHeadquarters } from './tva-headquarters.ts';
import { unitedNationsHeadquarters } from './united-nations-headquarters.ts';

const inTheBox = [
  niffleheim,
  muspelheim,
  london,
  kunLun,
  projectPegasus,
  alchemaxHeadquarters,
  tvaHeadquarters,
  unitedNationsHeadquarters,
] as const;

const all = [...inTheBox, shieldHelicarrier] as const;

export type LocationId = (typeof all)[number]['id'];

/** Those that a match is played on. */
export const locationIds: readonly LocationId[] = inTheBox.map(({ id }) => id);
export const allLocationIds: readonly LocationId[] = all.map(({ id }) => id);
export const locations = byId(all);
