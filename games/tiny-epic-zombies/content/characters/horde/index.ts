/** What the spaces of the horde tracks do. */
import type { HordeActionId } from '../../ids.ts';
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

export const hordeActions: Readonly<Record<HordeActionId, HordeAction>> = {
  swarm,
  ambush,
  pound,
  panic,
  ransack,
  stampede,
  howl,
  'drag-down': dragDown,
  infest,
  smother,
  lurch,
  surround,
  scavenge,
  frenzy,
  'dead-heat': deadHeat,
  gangrene,
  feast,
  'hot-pursuit': hotPursuit,
  'love-in': loveIn,
  'closing-time': closingTime,
  manhunt,
  sabotage,
  paparazzi,
  encore,
  outbreak,
  'hunting-party': huntingParty,
  confiscation,
  riot,
};
