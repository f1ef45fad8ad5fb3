/**
 * Thin the Herd. Public: one objective asks for 3 Zombies killed by ranged attacks. Its name and the rest are ours.
 *
 * Every Zombie that a Human kills by a ranged attack counts. Competitive: three each. Cooperative: three for each
 * Human and three more, since ammo, which is also their life, is all that it costs.
 */
import { advance } from '../../rules/objectives.ts';
import type { Objective } from '../kinds.ts';

export const thinTheHerd: Objective = {
  id: 'thin-the-herd',
  provenance: 'reconstructed',
  goal: ({ humans }, { competitive }) => (competitive ? 3 : 3 * humans.length + 3),
  setUp: () => {},
  interactions: () => [],
  *interact() {},
  flows: {
    *zombieKilled(table, { by, cause }) {
      if (by !== null && cause === 'ranged') yield* advance(table, thinTheHerd, by);
    },
  },
};
