/**
 * Super-Villain cards. Twelve are in the box; these are the twelve that the line published before, and whether this box
 * prints the same ones is not known. The order of a list is part of the set-up.
 */
import { byId } from '@necropole/kernel';
import { caughtAlone } from './caught-alone.ts';
import { covertOperation } from './covert-operation.ts';
import { flexiblePlans } from './flexible-plans.ts';
import { gettingStrongerMeToo } from './getting-stronger-me-too.ts';
import { misdirection } from './misdirection.ts';
import { moreCrisis } from './more-crisis.ts';
import { nastySurprise } from './nasty-surprise.ts';
import { nowYouSeeMe } from './now-you-see-me.ts';
import { personalNemesis } from './personal-nemesis.ts';
import { sabotage } from './sabotage.ts';
import { sawThatComing } from './saw-that-coming.ts';
import { terrorInTheStreets } from './terror-in-the-streets.ts';

const all = [
  misdirection,
  sawThatComing,
  covertOperation,
  nowYouSeeMe,
  caughtAlone,
  flexiblePlans,
  personalNemesis,
  terrorInTheStreets,
  nastySurprise,
  sabotage,
  gettingStrongerMeToo,
  moreCrisis,
] as const;

export type SuperVillainId = (typeof all)[number]['id'];

export const superVillainIds: readonly SuperVillainId[] = all.map(({ id }) => id);
export const superVillains = byId(all);
