/** What the spaces of the horde tracks do that several tracks share. */
import { dragDown, panic, pound, smother } from './clawing.ts';
import { ambush, frenzy, infest, stampede, surround, swarm } from './coming.ts';
import { ransack, scavenge } from './prowling.ts';
import { howl, lurch } from './shambling.ts';

export const sharedActions = [
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
] as const;
