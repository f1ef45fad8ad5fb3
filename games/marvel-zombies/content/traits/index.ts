/** The heroic traits (p.4): the book gives their number, the 18 kinds and their copies are ours. */
import { byId } from '@necropole/kernel';
import type { TraitCardId } from '../ids.ts';
import type { Trait } from '../kinds.ts';
import { flurry, fury, huntersEye, preciseAim, secondChance, weakSpot } from './attacking.ts';
import { breakIn, slipAway, sprint } from './going.ts';
import { callOut, powerSurge, rally, secondWind } from './helping.ts';
import { counterBlow, dodge, forceOfWill, shockwave, takeDown } from './holding-off.ts';

const all = [
  fury,
  preciseAim,
  secondChance,
  huntersEye,
  weakSpot,
  flurry,
  powerSurge,
  sprint,
  slipAway,
  breakIn,
  shockwave,
  takeDown,
  secondWind,
  rally,
  callOut,
  dodge,
  forceOfWill,
  counterBlow,
] as const;

/** A kind of heroic trait. */
export type TraitKind = (typeof all)[number]['id'];
export const traits: Readonly<Record<TraitKind, Trait>> = byId(all);
export const traitKinds: readonly TraitKind[] = all.map(({ id }) => id);

/** The 45 cards. */
export const traitCardIds: readonly TraitCardId[] = all.flatMap(({ id, copies }) =>
  Array.from({ length: copies }, (_, i): TraitCardId => `${id}-${i + 1}`),
);
