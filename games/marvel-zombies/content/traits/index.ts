/** The 18 kinds of heroic traits, and what each does. */
import type { Trait } from '../kinds.ts';
import { flurry, fury, huntersEye, preciseAim, secondChance, weakSpot } from './attacking.ts';
import type { TraitKind } from './deck.ts';
import { breakIn, slipAway, sprint } from './going.ts';
import { callOut, powerSurge, rally, secondWind } from './helping.ts';
import { counterBlow, dodge, forceOfWill, shockwave, takeDown } from './holding-off.ts';

export const traits: Readonly<Record<TraitKind, Trait>> = {
  fury,
  'precise-aim': preciseAim,
  'second-chance': secondChance,
  'hunters-eye': huntersEye,
  'weak-spot': weakSpot,
  flurry,
  'power-surge': powerSurge,
  sprint,
  'slip-away': slipAway,
  'break-in': breakIn,
  shockwave,
  'take-down': takeDown,
  'second-wind': secondWind,
  rally,
  'call-out': callOut,
  dodge,
  'force-of-will': forceOfWill,
  'counter-blow': counterBlow,
};
