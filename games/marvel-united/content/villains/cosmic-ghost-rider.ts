/**
 * Cosmic Ghost Rider: he punishes Thugs and Heroes alike, and each Thug that he punishes brings the end of all things nearer.
 * The Heroes race him for the Thugs: whoever sweeps the Location where he will stop leaves him nothing to punish.
 */
import { besideIn } from '@necropole/boards';
import { countIn, heroesIn, placeOf } from '../../reading.ts';
import { addBystanders, discardBystanders } from '../../rules/adding.ts';
import { blow, hurtAll, strike } from '../../rules/damage.ts';
import { moveTrack, trackEnd } from '../../rules/villain-track.ts';
import type { Sight } from '../../shape.ts';
import type { LocationId } from '../../world.ts';
import type { Aim, PlanCard, PlanSpecial, Threat, Villain } from '../kinds.ts';

/** Fire from the sky: every Hero takes damage that nothing lessens. */
const cosmicHellfire: PlanSpecial<'cosmic-hellfire'> = {
  id: 'cosmic-hellfire',
  provenance: 'public',
  cites: ['MU-12.20'],
  *resolve(table) {
    yield* hurtAll(table, 1, blow('cosmic-hellfire', 'villain', { unpreventable: true }));
  },
};

/** Thugs rally here again and again. */
const sinnersGather: Threat<'sinners-gather'> = {
  id: 'sinners-gather',
  provenance: 'reconstructed',
  copies: 2,
  needs: { action: 'heroic', count: 3 },
  *bam(table, here) {
    yield* addBystanders(table, [{ at: here, bystanders: ['thug'] }], 'MU-6.2');
  },
};

/** Whoever lives next door flees from the Rider, into the streets. */
const panicInTheStreets: Threat<'panic-in-the-streets'> = {
  id: 'panic-in-the-streets',
  provenance: 'reconstructed',
  copies: 2,
  needs: { action: 'heroic', count: 3 },
  *stop(table, here) {
    const bystanders = ['civilian'] as const;
    yield* addBystanders(
      table,
      besideIn(table.board.ring, here).map((at) => ({ at, bystanders })),
      'MU-5.27',
    );
  },
};

function ridersAims({ world }: Sight, here: LocationId): readonly Aim[] {
  if (countIn(placeOf(world, here), 'thug') === 0) return [];
  return [{ heroes: heroesIn(world, here), damage: 1, one: true }];
}

/** Hellbound Riders: Henchmen who ride up with a Thug, and strike as long as one is with them. */
const hellboundRiders: Threat<'hellbound-riders'> = {
  id: 'hellbound-riders',
  provenance: 'reconstructed',
  copies: 2,
  health: [3, 3, 4],
  aims: ridersAims,
  *bam(table, here) {
    if (countIn(placeOf(table.world, here), 'thug') > 0) {
      yield* strike(table, ridersAims(table, here), blow('hellbound-riders', 'threat'));
    } else {
      yield* addBystanders(table, [{ at: here, bystanders: ['thug'] }], 'MU-6.2');
    }
  },
};

const plans: readonly PlanCard<'cosmic-hellfire'>[] = [
  { id: '1', move: 0, bam: true, special: null, tokens: ['TC', '', 'C'] },
  { id: '2', move: 1, bam: true, special: null, tokens: ['C', 'TT', 'C'] },
  { id: '3', move: 1, bam: true, special: null, tokens: ['T', 'C', 'T'] },
  { id: '4', move: 2, bam: true, special: null, tokens: ['T', 'C', 'T'] },
  { id: '5', move: 2, bam: false, special: 'cosmic-hellfire', tokens: ['T', 'T', 'C'] },
  { id: '6', move: 3, bam: true, special: null, tokens: ['TC', '', 'TC'] },
  { id: '7', move: 3, bam: true, special: null, tokens: ['C', 'T', 'C'] },
  { id: '8', move: 4, bam: true, special: null, tokens: ['T', 'C', 'T'] },
  { id: '9', move: 4, bam: true, special: null, tokens: ['C', 'T', 'C'] },
  { id: '10', move: 5, bam: true, special: null, tokens: ['T', '', 'TC'] },
  { id: '11', move: 5, bam: false, special: 'cosmic-hellfire', tokens: ['C', 'T', 'C'] },
  { id: '12', move: 'next-heroes', bam: true, special: null, tokens: ['T', 'C', 'T'] },
];

function riderAims({ world }: Sight, at: LocationId): readonly Aim[] {
  return [{ heroes: heroesIn(world, at), damage: 1 }];
}

export const cosmicGhostRider: Villain<
  'cosmic-ghost-rider',
  'sinners-gather' | 'panic-in-the-streets' | 'hellbound-riders',
  'cosmic-hellfire'
> = {
  id: 'cosmic-ghost-rider',
  provenance: 'public',
  health: [4, 6, 8],
  track: [16, 20, 24],
  tokens: 'MHA',
  plans,
  planSpecials: [cosmicHellfire],
  threats: [sinnersGather, panicInTheStreets, hellboundRiders],
  aims: riderAims,
  *bam(table, at) {
    yield* strike(table, riderAims(table, at), blow('cosmic-ghost-rider', 'villain'));
    const punished = discardBystanders(table, at, 'thug', countIn(placeOf(table.world, at), 'thug'), 'MU-9.8');
    yield* moveTrack(table, punished, 'MU-6.1');
  },
  *overflow(table) {
    yield* moveTrack(table, 1, 'MU-6.14');
  },
  plot: (table) => table.world.villain.track >= trackEnd(table),
};
