/** Misdirection: the Villain shares the tokens of the plan out as they like, among the same three Locations. */
import { TRIGGER_NOT_MET } from '../../rules/super-cards.ts';
import type { SuperVillainCard } from '../kinds.ts';

export const misdirection: SuperVillainCard<'misdirection'> = {
  id: 'misdirection',
  provenance: 'public',
  cites: ['MU-13.13'],
  trigger: 'plan',
  judge: ({ world }) => (world.plan?.tokens.some((box) => box.length > 0) === true ? null : TRIGGER_NOT_MET),
  *resolve({ world }) {
    if (world.plan !== null) world.plan.freely = 'misdirection';
  },
};
