/** Deep Bench: three cards lie in the support row. */
import type { BattlePlan } from '../kinds.ts';

export const deepBench: BattlePlan<'deep-bench'> = {
  id: 'deep-bench',
  provenance: 'reconstructed',
  cites: ['MU-14.25'],
  cost: 1,
  queries: { supportRow: (cards) => cards + 1 },
};
