/** Thwart the Plan: the Villain comes, the Hero sees their hand, and may send a plan under the deck for another. */
import { knowers } from '@necropole/kernel';
import { whoIs } from '../../reading.ts';
import { choosePlan, drawPlans, putPlanUnder } from '../../rules/plans.ts';
import { TRIGGER_NOT_MET } from '../../rules/super-cards.ts';
import type { SuperHeroCard } from '../kinds.ts';

export const thwartThePlan: SuperHeroCard<'thwart-the-plan'> = {
  id: 'thwart-the-plan',
  provenance: 'public',
  cites: ['MU-13.15', 'MU-13.19'],
  trigger: 'villain-stops',
  judge: ({ world }) => (world.villain.hand.cards.length > 0 ? null : { ...TRIGGER_NOT_MET, cite: 'MU-13.15' }),
  *resolve(table, hero) {
    const { hand } = table.world.villain;
    for (let slot = 0; slot < hand.cards.length; slot++) table.reveal(hand, slot, knowers(hero.seat));
    table.tell('plans-shown', 'MU-13.15', { who: whoIs(hero), hero: hero.id });
    const slot = yield* choosePlan(table, hero.seat, 'thwart-the-plan');
    if (slot === null) return;
    putPlanUnder(table, slot, 'MU-13.15');
    drawPlans(table, 1, 'MU-13.15');
  },
};
