import { provesFor } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import { rulebook } from '../rulebook/index.ts';
import { citesOf, itemsOf, type Laid, laid, teamAt } from '../testing/laid.ts';

const proves = provesFor(rulebook);

/** Three players: Japan was too late, the USA came first, then Great Britain; these events were never triggered. */
function atTheCastle(wanted: Laid) {
  return laid({
    seats: 3,
    phase: 'last-events',
    ...wanted,
    change: (world) => {
      for (const team of world.teams) Object.assign(team, { at: 'g4', state: team.seat === 2 ? 'lost' : 'arrived' });
      world.arrived = ['usa', 'great-britain'];
      world.master = 2;
      world.last = { team: 0, left: 0 };
      wanted.change?.(world);
    },
  });
}

const four = { d6: 'vg-5.1', j6: 'mg42.1', c2: 'mp3008.1', k2: 'stg44.1' } as const;

proves(
  ['ZF-5.8', 'ZF-5.9', 'ZF-5.12'],
  'two for the first, one for the others, in their order, blind; then they go down with all they have',
  () => {
    const match = atTheCastle({ events: four, wounded: ['usa-soldier-2'] });
    expect(match.events('last-events')).toMatchObject([{ cite: 'ZF-5.8', params: { team: 'usa', count: 2 } }]);
    expect(match.waiting).toEqual([0]);
    expect(match.question.cite).toBe('ZF-5.9');
    expect([...match.options()].sort()).toEqual(['decline', 'event:c2', 'event:d6', 'event:j6', 'event:k2']);
    match.answer('event:d6').answer('give:usa-soldier-1').answer('event:j6').answer('give:usa-soldier-2');
    expect(match.waiting).toEqual([1]);
    expect(match.events('last-events')).toMatchObject([{}, { params: { team: 'great-britain', count: 1 } }]);
    match.answer('event:c2').answer('give:great-britain-soldier-1');
    expect(match.events('goes-down')).toMatchObject([{ cite: 'ZF-5.12', params: { team: 'usa' } }, {}]);
    expect(match.phase).toBe('lay-markers');
    expect(itemsOf(match, 'usa-soldier-1')).toEqual(['vg-5.1']);
    expect(teamAt(match).members[1]).toMatchObject({ wounded: true });
  },
);

proves('ZF-5.9', 'each may decline', () => {
  const match = atTheCastle({ events: four }).answer('decline');
  expect(citesOf(match, 'event-declined')).toEqual(['ZF-5.9']);
  expect(match.waiting).toEqual([1]);
  expect(match.answer('decline').phase).toBe('lay-markers');
});

proves('ZF-5.10', 'an encounter is fought, to its end: no turn is left to wait for', () => {
  const match = atTheCastle({
    events: { d6: 'encounter-3.1' },
    bowl: ['zombie.1', 'herb.1', 'herb.2'],
    members: [1],
    dice: [5, 1],
  });
  match.answer('event:d6').answer('announce');
  expect(citesOf(match, 'encounter')).toEqual(['ZF-5.10']);
  for (let box = 3; box > 0; box--) match.answer('done').answer('advance');
  expect(match.events('fight-suspended')).toEqual([]);
  expect(match.events('fight-won')).toHaveLength(1);
});

proves('ZF-5.11', 'a transport is of no use, and a team that falls does not go down', () => {
  const car = atTheCastle({ events: { d6: 'kuebelwagen.1', j6: 'mg42.1' } })
    .answer('event:d6')
    .answer('announce');
  expect(citesOf(car, 'transport-destroyed')).toEqual(['ZF-5.11']);
  expect(teamAt(car).found).toBeNull();
  const fallen = atTheCastle({
    events: { d6: 'encounter-3.1' },
    bowl: ['zombie.1', 'herb.1', 'herb.2'],
    members: [1],
    wounded: ['usa-soldier-1'],
    dice: [1, 5],
  });
  fallen.answer('event:d6').answer('announce');
  for (let box = 3; box > 0; box--) fallen.answer('done').answer('advance');
  expect(citesOf(fallen, 'team-destroyed')).toEqual(['ZF-5.11']);
  expect(fallen.events('goes-down')).toMatchObject([{ params: { team: 'great-britain' } }]);
});

proves('ZF-4.20', 'the coffin of a team that does not arrive goes out of the game', () => {
  const match = laid({
    seats: 3,
    at: ['g3', 'g4', 'm2'],
    carried: { 'japan-soldier-1': ['coffin.1'] },
    dice: [3],
    change: (world) => {
      for (const team of world.teams) if (team.seat === 1) team.state = 'arrived';
      world.arrived = ['great-britain'];
    },
  });
  match.answer('roll').answer('march:g4');
  expect(match.world.gone.cards).toContain('coffin.1');
  expect(match.view(0).world.gone.cards).not.toContain('coffin.1');
});

proves('ZF-5.8', 'a first team that falls in its first event has no second choice', () => {
  const match = atTheCastle({
    events: { d6: 'encounter-3.1', j6: 'mg42.1' },
    bowl: ['zombie.1', 'herb.1', 'herb.2'],
    members: [1],
    wounded: ['usa-soldier-1'],
    dice: [1, 5],
  });
  match.answer('event:d6').answer('announce');
  for (let box = 3; box > 0; box--) match.answer('done').answer('advance');
  expect(teamAt(match).state).toBe('lost');
  expect(match.waiting).toEqual([1]);
  expect(match.question).toMatchObject({ key: 'last-event', params: { team: 'great-britain', left: 1 } });
});

proves('ZF-5.11', 'if nobody is left alive, whoever leads the dead has won', () => {
  const match = atTheCastle({
    events: { d6: 'encounter-3.1' },
    bowl: ['zombie.1', 'herb.1', 'herb.2'],
    members: [1],
    wounded: ['usa-soldier-1'],
    dice: [1, 5],
    change: (world) => {
      world.arrived = ['usa'];
      for (const team of world.teams) if (team.seat === 1) team.state = 'lost';
    },
  });
  match.answer('event:d6').answer('announce');
  for (let box = 3; box > 0; box--) match.answer('done').answer('advance');
  expect(match.outcome).toEqual({ id: 'massacre', cite: 'ZF-5.11', winners: [2] });
});
