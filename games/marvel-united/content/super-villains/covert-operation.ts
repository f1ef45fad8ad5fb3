/** Covert Operation: up to two plans of the hand go under the deck, and as many are drawn. */
import { villainSeat } from '../../rules/asking.ts';
import { choosePlan, drawPlans, putPlanUnder } from '../../rules/plans.ts';
import { TRIGGER_NOT_MET } from '../../rules/super-cards.ts';
import type { SuperVillainCard } from '../kinds.ts';

const MOST = 2;

export const covertOperation: SuperVillainCard<'covert-operation'> = {
  id: 'covert-operation',
  provenance: 'public',
  cites: ['MU-13.13'],
  trigger: 'plan',
  judge: ({ world }) => (world.villain.hand.cards.length > 0 ? null : TRIGGER_NOT_MET),
  *resolve(table) {
    let put = 0;
    while (put < MOST && table.world.villain.hand.cards.length > 0) {
      const slot = yield* choosePlan(table, villainSeat(table), 'covert-operation');
      if (slot === null) break;
      putPlanUnder(table, slot, 'MU-13.13');
      put += 1;
    }
    drawPlans(table, put, 'MU-13.13');
  },
};
