/**
 * Maestro: what the Hulk becomes when nobody is left to stop him. Finding nobody and being hurt make him rage, and a blow in
 * rage counts double; every Hero he breaks is a trophy. The Heroes stay in good health, spoil his Threats to take trophies
 * away, and end the fight in few turns once it has begun, rather than prick him again and again.
 */
import { remember, remembers } from '@necropole/kernel';
import { heroesIn, placeOf } from '../../../reading.ts';
import { addCrisis, removeCrisis } from '../../../rules/crisis.ts';
import { blow, strike } from '../../../rules/damage.ts';
import { moveTrack, trackEnd } from '../../../rules/villain-track.ts';
import type { Sight } from '../../../shape.ts';
import type { LocationId } from '../../../world.ts';
import type { Aim, Villain } from '../../kinds.ts';
import { type MaestroSpecial, planSpecials, plans } from './plans.ts';
import { type MaestroThreat, threats } from './threats.ts';

function maestroAims({ world }: Sight, at: LocationId): readonly Aim[] {
  const rage = world.villain.crisis > 0 ? 1 : 0;
  return [{ heroes: heroesIn(world, at), damage: 1 + rage }];
}

export const maestro: Villain<'maestro', MaestroThreat, MaestroSpecial> = {
  id: 'maestro',
  provenance: 'reconstructed',
  cites: ['MU-12.11'],
  health: [4, 6, 8],
  track: [5, 7, 9],
  tokens: 'WWWMHAA',
  plans,
  planSpecials,
  threats,
  aims: maestroAims,
  *bam(table, at) {
    if (heroesIn(table.world, at).length === 0) {
      addCrisis(table, 'dashboard', 1);
      return;
    }
    const aims = maestroAims(table, at);
    removeCrisis(table, 'dashboard', 1);
    yield* strike(table, aims, blow('maestro', 'villain'));
  },
  *overflow(table) {
    addCrisis(table, 'dashboard', 1);
  },
  *knockedOut(table) {
    yield* moveTrack(table, 1, 'MU-10.15');
  },
  plot: (table) => table.world.villain.track >= trackEnd(table),
  queries: {
    locationRefusal: (refusal, { at }, _, { world }) =>
      refusal === null && placeOf(world, at).crisis > 0
        ? { key: 'location-in-ruins', params: { location: at }, cite: 'MU-12.11', refs: [at] }
        : refusal,
  },
  flows: {
    *enemyStruck(table, { enemy }, { holder }) {
      const { memory } = table.world;
      if (enemy.is !== 'villain' || remembers(memory, holder, 'maestro')) return;
      remember(memory, holder, 'maestro');
      addCrisis(table, 'dashboard', 1);
    },
    *threatCleared(table) {
      yield* moveTrack(table, -1, 'MU-9.14');
    },
    *civilianRescued(table, { at }) {
      removeCrisis(table, placeOf(table.world, at), 1);
    },
  },
};
