/** Battle Plans. The order of a list is part of the set-up. */
import { byId } from '@necropole/kernel';
import { freshLegs } from './fresh-legs.ts';

const all = [freshLegs] as const;

export type BattlePlanId = (typeof all)[number]['id'];

export const battlePlanIds: readonly BattlePlanId[] = all.map(({ id }) => id);
export const battlePlans = byId(all);
