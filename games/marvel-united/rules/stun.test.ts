import { provesFor } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import { rulebook } from '../rulebook/index.ts';
import type { MuTable } from '../shape.ts';
import { citesOf, type Laid, laid } from '../testing/laid.ts';
import type { LocationId } from '../world.ts';
import { stun } from './stun.ts';

const proves = provesFor(rulebook);

const HERE = 'alchemax-headquarters';
const RIDERS = 'cosmic-ghost-rider.threat-hellbound-riders-1';
const GATHER = 'cosmic-ghost-rider.threat-sinners-gather-1';

const stunnedVillain: Laid['change'] = ({ villain }) => Object.assign(villain, { stunned: true });

proves(
  ['MU-12.12', 'MU-12.13', 'MU-12.15'],
  'a Stunned Villain has no BAM! in the next Villain turn; the Threats have theirs',
  () => {
    const match = laid({
      phase: 'villain-turn',
      plan: ({ move, bam }) => move === 2 && bam,
      threats: { london: [GATHER] },
      change: stunnedVillain,
    });
    expect(match.events('bam-activated')).toEqual([]);
    expect(citesOf(match, 'bam-cancelled')).toEqual(['MU-12.12']);
    expect(match.events('threat-activated')).toHaveLength(1);
    expect(match.world.villain.stunned).toBe(false);
    expect(citesOf(match, 'stun-ended')).toEqual(['MU-12.15']);
  },
);

proves(['MU-12.12', 'MU-12.15'], 'a Stunned Henchman too; the token goes even where there was no BAM!', () => {
  const stunned: Laid['change'] = (world) => {
    const threat = world.places[0]?.threats[0];
    if (threat !== undefined) threat.stunned = true;
  };
  const match = laid({
    phase: 'villain-turn',
    plan: ({ move, bam }) => move === 2 && bam,
    threats: { london: [RIDERS] },
    change: stunned,
  });
  expect(match.events('threat-activated')).toEqual([]);
  const quiet = laid({
    heroes: ['captain-carter'],
    phase: 'villain-turn',
    plan: ({ bam }) => !bam,
    threats: { london: [RIDERS] },
    change: stunned,
  }).play('card:1');
  expect(quiet.world.places[0]?.threats[0]?.stunned).toBe(false);
});

proves('MU-12.12', 'what a dashboard has instead of a BAM! for a KO is not cancelled', () => {
  const match = laid({
    phase: 'villain-turn',
    villain: 'immortus',
    plan: ({ move, bam }) => move === 3 && bam,
    threats: { 'project-pegasus': ['immortus.threat-captain-marvel-1'] },
    at: { 'hero-2': 'london' },
    hands: { 'hero-1': ['captain-carter.a-1'] },
    change: stunnedVillain,
  }).play('card:1');
  expect(match.events('bam-cancelled')).toHaveLength(1);
  expect(match.events('knocked-out')).toHaveLength(1);
  expect(match.events('plan-face-down')).toHaveLength(1);
});

proves('MU-12.14', 'a KO in the Villain turn does not wake a Stunned Villain', () => {
  const match = laid({
    heroes: ['captain-carter'],
    phase: 'villain-turn',
    plan: ({ bam }) => !bam,
    hands: { 'hero-1': ['captain-carter.a-1'] },
    change: stunnedVillain,
  }).play('card:1');
  expect(match.events('knocked-out')).toHaveLength(1);
  expect(match.events('bam-activated')).toEqual([]);
});

proves('MU-12.16', 'a KO in a Hero’s turn does', () => {
  const match = laid({
    heroes: ['captain-carter'],
    hands: { 'hero-1': ['captain-carter.a-1'] },
    decks: { 'hero-1': [] },
    change: stunnedVillain,
  }).play('play:1', 'end', 'pass');
  expect(citesOf(match, 'bam-activated')).toEqual(['MU-12.16']);
});

proves('MU-12.12', 'Spider-Man’s venom puts the token down in his turn', () => {
  const match = laid({
    heroes: ['spider-man-2099'],
    villainAt: HERE,
    hands: { 'hero-1': ['spider-man-2099.paralyzing-venom-1', 'spider-man-2099.h-1'] },
  }).play('play:1', 'special', 'enemy:villain');
  expect(match.world.villain.stunned).toBe(true);
  expect(citesOf(match, 'stunned')).toEqual(['MU-12.12']);
});

proves('MU-12.17', 'put down in the Villain turn it holds for the rest of it, and goes with it', () => {
  const match = laid({
    phase: 'villain-turn',
    plan: ({ move, bam }) => move === 2 && bam,
    threats: { 'project-pegasus': ['cosmic-ghost-rider.threat-panic-in-the-streets-1'] },
    made: {
      'panic-in-the-streets': {
        *stop(table: MuTable, at: LocationId) {
          stun(table, { is: 'villain', at });
        },
      },
    },
  });
  expect(citesOf(match, 'stunned')).toEqual(['MU-12.17']);
  expect(match.events('bam-activated')).toEqual([]);
  expect(match.world.villain.stunned).toBe(false);
});
