/** Flexible Plans: the plan moves the Villain by any number from 0 to 6. */
import { chooseWay } from '../../rules/choices.ts';
import { TRIGGER_NOT_MET } from '../../rules/super-cards.ts';
import type { SuperVillainCard } from '../kinds.ts';

const steps = ['0', '1', '2', '3', '4', '5', '6'] as const;

export const flexiblePlans: SuperVillainCard<'flexible-plans'> = {
  id: 'flexible-plans',
  provenance: 'public',
  cites: ['MU-13.13'],
  trigger: 'plan',
  judge: ({ world }) => (world.plan !== null && world.plan.move !== null ? null : TRIGGER_NOT_MET),
  *resolve(table) {
    const way = yield* chooseWay(table, { by: 'villain', component: 'flexible-plans', cite: 'MU-13.11' }, steps);
    if (way !== null && table.world.plan !== null) table.world.plan.move = Number(way);
  },
};
