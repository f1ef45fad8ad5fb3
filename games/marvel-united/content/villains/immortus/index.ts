/**
 * Immortus: nothing hurts him, and he takes back what the Heroes have achieved. Only the three Missions end his reign: what is
 * completed stays completed, so the Heroes finish one after the other where he is not, and keep Locations from overflowing,
 * for each Overflow and each KO costs a Master Plan card, which is time.
 */

import { discardBystanders } from '../../../rules/adding.ts';
import { setMissionBack } from '../../../rules/missions.ts';
import { layPlanFaceDown } from '../../../rules/plans.ts';
import type { MuTable } from '../../../shape.ts';
import type { LocationId } from '../../../world.ts';
import type { Villain } from '../../kinds.ts';
import { missionIds } from '../../missions.ts';
import { type ImmortusSpecial, planSpecials, plans } from './plans.ts';
import { type ImmortusThreat, threats } from './threats.ts';

/**
 * A token is discarded, and one of its kind with it from the Mission under way. What is known of him does not say what becomes
 * of a Mission without such a token there, nor of a completed one: we set back for each token discarded, and never undo what is
 * completed (MU-10.1).
 */
function undo(table: MuTable, at: LocationId, bystander: 'thug' | 'civilian'): void {
  if (discardBystanders(table, at, bystander, 1, 'MU-9.8') === 0) return;
  setMissionBack(table, bystander === 'thug' ? 'defeat-thugs' : 'rescue-civilians', 'MU-6.1');
}

export const immortus: Villain<'immortus', ImmortusThreat, ImmortusSpecial> = {
  id: 'immortus',
  provenance: 'public',
  cites: ['MU-5.14'],
  health: [0, 0, 0],
  untouchable: true,
  tokens: 'WMHA',
  plans,
  planSpecials,
  threats,
  *bam(table, at) {
    undo(table, at, 'thug');
    undo(table, at, 'civilian');
  },
  *overflow(table) {
    yield* layPlanFaceDown(table, 'MU-6.14');
  },
  /** In place of the BAM! effect, as other Villains of the line have it. */
  *knockedOut(table) {
    yield* layPlanFaceDown(table, 'MU-10.15');
  },
  goal: ({ world }) => world.completed.length === missionIds.length,
};
