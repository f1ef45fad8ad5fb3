/** What the spaces of the horde tracks do. */
import { byId } from '@necropole/kernel';
import type { HordeAction } from '../../kinds.ts';
import { dragDown, panic, pound, smother } from './clawing.ts';
import { ambush, frenzy, infest, stampede, surround, swarm } from './coming.ts';
import {
  closingTime,
  confiscation,
  deadHeat,
  encore,
  feast,
  gangrene,
  hotPursuit,
  huntingParty,
  loveIn,
  manhunt,
  outbreak,
  paparazzi,
  riot,
  sabotage,
} from './last-spaces.ts';
import { ransack, scavenge } from './prowling.ts';
import { howl, lurch } from './shambling.ts';

const all = [
  swarm,
  ambush,
  pound,
  panic,
  ransack,
  stampede,
  howl,
  dragDown,
  infest,
  smother,
  lurch,
  surround,
  scavenge,
  frenzy,
  deadHeat,
  gangrene,
  feast,
  hotPursuit,
  loveIn,
  closingTime,
  manhunt,
  sabotage,
  paparazzi,
  encore,
  outbreak,
  huntingParty,
  confiscation,
  riot,
] as const;

/** What the marker on a horde track can point at: what several tracks share, then the last space of each. */
export type HordeActionId = (typeof all)[number]['id'];
export const hordeActions: Readonly<Record<HordeActionId, HordeAction>> = byId(all);
export const hordeActionIds: readonly HordeActionId[] = all.map(({ id }) => id);
