/** The Master Plan cards of Maestro: he breaks what stands, and leaps at whoever is left. */

import { placeOf } from '../../../reading.ts';
import { discardBystanders } from '../../../rules/adding.ts';
import { activateDashboard } from '../../../rules/bam.ts';
import { addCrisis } from '../../../rules/crisis.ts';
import { moveVillain, whereTo } from '../../../rules/villain-movement.ts';
import { moveTrack } from '../../../rules/villain-track.ts';
import type { PlanCard, PlanSpecial } from '../../kinds.ts';

/** His Location lies in ruins; if there were Civilians, they are gone, and he has a trophy to show for it. */
const worldBreaker: PlanSpecial<'world-breaker'> = {
  id: 'world-breaker',
  provenance: 'reconstructed',
  cites: ['MU-12.11'],
  *resolve(table) {
    const { at } = table.world.villain;
    const place = placeOf(table.world, at);
    addCrisis(table, place, 1);
    const lost = discardBystanders(table, at, 'civilian', place.slots.length, 'MU-9.8');
    if (lost > 0) yield* moveTrack(table, 1, 'MU-6.6');
  },
};

/** He leaps to where the most Heroes are, and hits there. */
const thunderousLeap: PlanSpecial<'thunderous-leap'> = {
  id: 'thunderous-leap',
  provenance: 'reconstructed',
  cites: ['MU-5.31'],
  *resolve(table) {
    yield* moveVillain(table, whereTo(table, 'most-heroes'), 'MU-5.31');
    yield* activateDashboard(table, 'MU-6.6');
  },
};

export type MaestroSpecial = 'world-breaker' | 'thunderous-leap';

export const planSpecials: readonly PlanSpecial<MaestroSpecial>[] = [worldBreaker, thunderousLeap];

export const plans: readonly PlanCard<MaestroSpecial>[] = [
  { id: '1', move: 0, bam: true, special: 'world-breaker', tokens: ['T', 'C', 'T'] },
  { id: '2', move: 1, bam: true, special: null, tokens: ['TC', '', 'TC'] },
  { id: '3', move: 1, bam: true, special: null, tokens: ['C', 'TT', 'C'] },
  { id: '4', move: 2, bam: true, special: null, tokens: ['T', 'C', 'T'] },
  { id: '5', move: 2, bam: true, special: null, tokens: ['C', 'T', 'C'] },
  { id: '6', move: 3, bam: true, special: null, tokens: ['T', 'TC', 'C'] },
  { id: '7', move: 3, bam: true, special: 'world-breaker', tokens: ['C', 'T', 'C'] },
  { id: '8', move: 4, bam: true, special: null, tokens: ['T', 'T', 'C'] },
  { id: '9', move: 4, bam: true, special: null, tokens: ['C', 'TC', 'T'] },
  { id: '10', move: 'heroes-before', bam: true, special: null, tokens: ['TC', '', 'TC'] },
  { id: '11', move: 0, bam: false, special: 'thunderous-leap', tokens: ['C', 'T', 'C'] },
  { id: '12', move: 5, bam: false, special: 'thunderous-leap', tokens: ['T', 'C', 'T'] },
];
