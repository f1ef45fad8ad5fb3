/** Super-Villain cards. The order of a list is part of the set-up. */
import { byId } from '@necropole/kernel';
import { flexiblePlans } from './flexible-plans.ts';

const all = [flexiblePlans] as const;

export type SuperVillainId = (typeof all)[number]['id'];

export const superVillainIds: readonly SuperVillainId[] = all.map(({ id }) => id);
export const superVillains = byId(all);
