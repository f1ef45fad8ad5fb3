/**
 * Super-Hero cards: the eight that the line published before. Whether this box prints the same ones is not known. The order
 * of a list is part of the set-up.
 */
import { byId } from '@necropole/kernel';
import { crowdControl } from './crowd-control.ts';
import { eyeOfTheHurricane } from './eye-of-the-hurricane.ts';
import { getReady } from './get-ready.ts';
import { shakeItOff } from './shake-it-off.ts';
import { strategicRetreat } from './strategic-retreat.ts';
import { takingYouWithMe } from './taking-you-with-me.ts';
import { thwartThePlan } from './thwart-the-plan.ts';
import { toTheRescue } from './to-the-rescue.ts';

const all = [
  crowdControl,
  takingYouWithMe,
  strategicRetreat,
  getReady,
  eyeOfTheHurricane,
  shakeItOff,
  thwartThePlan,
  toTheRescue,
] as const;

export type SuperHeroId = (typeof all)[number]['id'];

export const superHeroIds: readonly SuperHeroId[] = all.map(({ id }) => id);
export const superHeroes = byId(all);
