/** Battle Plans. The order of a list is part of the set-up. */
import { byId } from '@necropole/kernel';
import { coveringFire } from './covering-fire.ts';
import { deepBench } from './deep-bench.ts';
import { encore } from './encore.ts';
import { freshLegs } from './fresh-legs.ts';
import { nothingWasted } from './nothing-wasted.ts';
import { secondWind } from './second-wind.ts';

const all = [freshLegs, deepBench, coveringFire, nothingWasted, encore, secondWind] as const;

export type BattlePlanId = (typeof all)[number]['id'];

export const battlePlanIds: readonly BattlePlanId[] = all.map(({ id }) => id);
export const battlePlans = byId(all);
