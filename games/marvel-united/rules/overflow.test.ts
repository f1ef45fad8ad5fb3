import { along } from '@necropole/boards';
import { provesFor } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import { rulebook } from '../rulebook/index.ts';
import type { MuTable } from '../shape.ts';
import { citesOf, laid } from '../testing/laid.ts';
import type { LocationId } from '../world.ts';
import { addBystanders } from './adding.ts';

const proves = provesFor(rulebook);

const HERE = 'alchemax-headquarters';
const PANIC = 'cosmic-ghost-rider.threat-panic-in-the-streets-1';

/** Loki leads the Villain where Civilians flee into full Locations. */
function falseTrail() {
  return laid({
    heroes: ['loki', 'captain-carter'],
    villainAt: 'project-pegasus',
    hands: { 'hero-1': ['loki.false-trail-1', 'loki.mh-1'] },
    at: { 'hero-1': 'tva-headquarters', 'hero-2': 'tva-headquarters' },
    threats: { [HERE]: [PANIC] },
    tokens: { 'project-pegasus': 'TTTT', 'tva-headquarters': 'TTTT' },
  }).play('play:1', 'special', `location:${HERE}`);
}

proves(['MU-5.30', 'MU-6.16'], 'a Threat is triggered outside the Villain turn, and its Overflow waits', () => {
  const match = falseTrail();
  expect(citesOf(match, 'threat-triggered')).toEqual(['MU-5.30']);
  expect(match.events('overflow-waits').map(({ params }) => params.at)).toEqual([
    'project-pegasus',
    'tva-headquarters',
  ]);
  expect(match.events('overflow')).toEqual([]);
});

proves('MU-6.17', 'it comes after the Location effect', () => {
  const match = falseTrail().play('end', 'pass');
  const order = match.events().map(({ type }) => type);
  expect(citesOf(match, 'overflow')).toEqual(['MU-6.17', 'MU-6.17']);
  expect(order.indexOf('overflow')).toBeLessThan(order.indexOf('turn-ended'));
});

proves('MU-6.17', 'what the KO at the end of the turn overflows is resolved in the same turn', () => {
  const match = laid({
    heroes: ['captain-carter'],
    hands: { 'hero-1': ['captain-carter.a-1'] },
    decks: { 'hero-1': [] },
    tokens: { london: 'TTTT' },
    made: {
      'cosmic-ghost-rider': {
        bam: (table: MuTable, at: LocationId) => addBystanders(table, [{ at, bystanders: ['thug'] }], 'MU-10.15'),
      },
    },
  }).play('play:1', 'end', 'pass');
  const order = match.events().map(({ type }) => type);
  expect(match.events('overflow').map(({ params }) => params.at)).toEqual(['london']);
  expect(order.indexOf('overflow')).toBeLessThan(order.indexOf('turn-ended'));
});

proves('MU-6.18', 'once a Location, however often it overflowed in the turn', () => {
  const match = falseTrail();
  const again = addBystanders(match.match.table, [{ at: 'tva-headquarters', bystanders: ['thug'] }], 'MU-6.2');
  expect(again.next().done).toBe(true);
  match.play('end', 'pass');
  expect(match.events('overflow')).toHaveLength(2);
});

proves('MU-5.31', 'the second stop of a turn counts as well', () => {
  const match = laid({
    villain: 'maestro',
    phase: 'villain-turn',
    plan: ({ special, move }) => special === 'thunderous-leap' && move === 0,
    heroes: ['captain-carter'],
  });
  expect(citesOf(match, 'villain-moved')).toEqual(['MU-5.28', 'MU-5.31']);
  expect(match.world.villain.at).toBe(HERE);
});

proves('MU-6.6', 'a special effect does what it can, and nothing where there is nothing', () => {
  const plan = { villain: 'immortus', phase: 'villain-turn' } as const;
  const some = laid({
    ...plan,
    plan: ({ special }) => special === 'infinity-watch-assemble',
    tokens: { 'project-pegasus': 'TTC' },
  });
  expect(some.events('bystander-discarded')).toHaveLength(3);
  const none = laid({ ...plan, plan: ({ special }) => special === 'infinity-watch-assemble' });
  expect(none.events('bystander-discarded')).toEqual([]);
  expect(none.events('plan-special')).toHaveLength(1);
});

proves('MU-6.19', 'an Overflow that adds tokens brings others, after those that wait, once a Location', () => {
  const match = laid({
    phase: 'villain-turn',
    plan: ({ id }) => id === '2',
    tokens: { london: 'TTTT', 'kun-lun': 'TTT', 'united-nations-headquarters': 'TTT' },
    villainAt: 'united-nations-headquarters',
    made: {
      // Each Overflow spills into the Location before, and into its own again.
      'cosmic-ghost-rider': {
        plans: [{ id: '2', move: 1, bam: false, special: null, tokens: ['', 'T', 'T'] }],
        *overflow(table: MuTable, at: LocationId) {
          const before = along(table.board.ring, at, -1);
          yield* addBystanders(
            table,
            [before, at].map((place) => ({ at: place, bystanders: ['thug'] as const })),
            'MU-6.14',
          );
        },
      },
    },
  });
  expect(match.events('overflow').map(({ cite, params }) => [cite, params.at])).toEqual([
    ['MU-6.14', 'london'],
    ['MU-6.14', 'kun-lun'],
    ['MU-6.19', 'united-nations-headquarters'],
  ]);
});
