/** Cosmic Ghost Rider: he punishes Thugs and Heroes alike, and each punishment brings the end of all things nearer. */
import { besideIn } from '@necropole/boards';
import { addBystanders, discardBystanders } from '../../rules/adding.ts';
import { blow, hurtAll, hurtAllIn } from '../../rules/damage.ts';
import { moveTrack, trackEnd } from '../../rules/villain-track.ts';
import { countIn, placeOf } from '../../world.ts';
import type { PlanCard, PlanSpecial, Threat, Villain } from '../kinds.ts';

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

/** Death Watch: a Henchman who brings a Thug along, and strikes where Thugs are many. */
const deathWatch: Threat<'death-watch'> = {
  id: 'death-watch',
  provenance: 'reconstructed',
  copies: 2,
  health: [3, 4, 4],
  *bam(table, here) {
    if (countIn(placeOf(table.world, here), 'thug') >= 2)
      yield* hurtAllIn(table, here, 1, blow('death-watch', 'threat'));
    else yield* addBystanders(table, [{ at: here, bystanders: ['thug'] }], 'MU-6.2');
  },
};

const plans: readonly PlanCard<'cosmic-hellfire'>[] = [
  { id: '1', move: 1, bam: true, special: null, tokens: ['C', 'TT', 'C'] },
  { id: '2', move: 1, bam: true, special: null, tokens: ['T', 'C', 'T'] },
  { id: '3', move: 2, bam: true, special: null, tokens: ['T', 'TC', 'T'] },
  { id: '4', move: 2, bam: true, special: null, tokens: ['C', 'TT', 'C'] },
  { id: '5', move: 3, bam: true, special: null, tokens: ['TC', '', 'TC'] },
  { id: '6', move: 3, bam: true, special: null, tokens: ['C', 'T', 'C'] },
  { id: '7', move: 4, bam: true, special: null, tokens: ['T', 'C', 'T'] },
  { id: '8', move: 4, bam: true, special: null, tokens: ['C', 'T', 'C'] },
  { id: '9', move: 'next-heroes', bam: true, special: null, tokens: ['T', '', 'T'] },
  { id: '10', move: 0, bam: true, special: null, tokens: ['TC', 'C', 'TC'] },
  { id: '11', move: 2, bam: false, special: 'cosmic-hellfire', tokens: ['T', 'T', 'C'] },
  { id: '12', move: 5, bam: false, special: 'cosmic-hellfire', tokens: ['C', 'T', 'T'] },
];

export const cosmicGhostRider: Villain<
  'cosmic-ghost-rider',
  'sinners-gather' | 'panic-in-the-streets' | 'death-watch',
  'cosmic-hellfire'
> = {
  id: 'cosmic-ghost-rider',
  provenance: 'public',
  health: [4, 6, 8],
  track: [9, 10, 11],
  tokens: 'MHA',
  plans,
  planSpecials: [cosmicHellfire],
  threats: [sinnersGather, panicInTheStreets, deathWatch],
  *bam(table, at) {
    yield* hurtAllIn(table, at, 1, blow('cosmic-ghost-rider', 'villain'));
    const punished = discardBystanders(table, at, 'thug', countIn(placeOf(table.world, at), 'thug'), 'MU-9.8');
    yield* moveTrack(table, punished, 'MU-6.1');
  },
  *overflow(table) {
    yield* moveTrack(table, 1, 'MU-6.14');
  },
  plot: (table) => table.world.villain.track >= trackEnd(table),
};
