import { provesFor } from '@necropole/kernel/testing';
import { expect, test } from 'vitest';
import { field, isGate } from '../content/field/map.ts';
import { rulebook } from '../rulebook/index.ts';
import { boxesOf, citesOf, laid, teamAt } from '../testing/laid.ts';

const proves = provesFor(rulebook);

proves('ZF-2.13', 'so many points as the die shows', () => {
  for (const die of [1, 2, 3, 4]) {
    const match = laid({ dice: [die] }).answer('roll');
    expect(match.world.turn).toMatchObject({ die, left: die * 2, byHexes: false });
    expect(citesOf(match, 'movement-rolled')).toEqual(['ZF-2.13']);
  }
});

proves(['ZF-2.14', 'ZF-2.15'], 'a five is two hexes over any ground, or one, or none', () => {
  const match = laid({ at: ['e2'], dice: [5] }).answer('roll');
  expect(match.offers('march:f2')).toBe(true);
  expect(match.offers('march:g2')).toBe(true);
  expect(match.offers('march:h2')).toBe(false);
  expect(match.offers('halt')).toBe(true);
  match.answer('march:f2');
  expect(match.world.turn.left).toBe(1);
  expect(citesOf(match, 'marched')).toEqual(['ZF-2.15']);
  expect(match.offers('halt')).toBe(true);
});

proves('ZF-2.15', 'a hidden event stops the march of a five', () => {
  const match = laid({ at: ['d2'], events: { e3: 'vg-5.1' }, dice: [5] }).answer('roll');
  expect(match.option('march:e3').facts).toContainEqual({ key: 'stops-here', params: { why: 'event' } });
  expect(match.offers('march:f3')).toBe(false);
  match.answer('march:e3');
  expect(match.question.key).toBe('found');
});

proves('ZF-2.16', 'with a five a car goes two hexes, and not into mountains', () => {
  const match = laid({ at: ['d3'], aboard: ['kuebelwagen.1'], dice: [5] }).answer('roll');
  expect(match.refuses('march:e3')).toMatchObject({ key: 'no-mountains', cite: 'ZF-4.15' });
  expect(match.offers('march:e5')).toBe(true);
  expect(match.offers('march:f4')).toBe(false);
});

proves('ZF-2.17', 'a six: no movement, and the Soviets come nearer', () => {
  const match = laid({ soviets: 5, dice: [6] }).answer('roll');
  expect(match.world.soviets).toBe(6);
  expect(citesOf(match, 'soviets-advance')).toEqual(['ZF-2.17']);
  expect(teamAt(match).at).toBe('a7');
  expect(match.waiting).toEqual([1]);
});

proves('ZF-2.18', 'after a six the attack step is left', () => {
  const match = laid({
    at: ['c6', 'd6'],
    aboard: [null, 'fl282.1'],
    carried: { 'usa-soldier-1': ['bazooka.1'] },
    dice: [6],
  }).answer('roll');
  expect(match.question).toMatchObject({ key: 'attack', cite: 'ZF-2.18' });
  expect(match.offers('attack:usa-soldier-1.1:great-britain')).toBe(true);
});

proves('ZF-2.19', 'on the map there is one place for a team, and none for its members', () => {
  const match = laid({ dice: [3] })
    .answer('roll')
    .answer('march:b7');
  expect(teamAt(match).at).toBe('b7');
  expect(teamAt(match).members.every((member) => !('at' in member))).toBe(true);
});

proves(['ZF-2.20', 'ZF-2.22'], 'clear, town and road 1, wood 2, mountain 3: and not a point less', () => {
  const dearest = (at: string, die: number) => laid({ at: [at], dice: [die] }).answer('roll');
  expect(dearest('a1', 1).offers('march:b1')).toBe(true);
  expect(dearest('b1', 1).refuses('march:a1')).toMatchObject({
    key: 'too-dear',
    cite: 'ZF-2.20',
    params: { half: 4, left: 2 },
  });
  expect(dearest('b1', 2).offers('march:a1')).toBe(true);
  expect(dearest('d2', 2).refuses('march:e2')).toMatchObject({ key: 'too-dear', params: { half: 6, left: 4 } });
  expect(dearest('d2', 3).offers('march:e2')).toBe(true);
  expect(dearest('b2', 1).option('march:a2').facts).toContainEqual({ key: 'price', params: { half: 2 } });
});

proves('ZF-2.21', 'what is not spent is lost, and the next die is all there is', () => {
  const match = laid({ dice: [4, 6, 1] })
    .answer('roll')
    .answer('halt');
  expect(match.events('points-lost')).toMatchObject([{ cite: 'ZF-2.21', params: { half: 8 } }]);
  match.answer('roll').answer('roll');
  expect(match.world.turn).toMatchObject({ seat: 0, left: 2 });
});

proves('ZF-2.23', 'a wood with a road through it: a point along the road, two across', () => {
  const along = laid({ at: ['b2'], dice: [1] }).answer('roll');
  expect(along.option('march:c3').facts).toContainEqual({ key: 'price', params: { half: 2 } });
  const across = laid({ at: ['d2'], dice: [1] }).answer('roll');
  expect(across.refuses('march:c3')).toMatchObject({ key: 'too-dear', cite: 'ZF-2.23', params: { half: 4, left: 2 } });
});

proves(['ZF-2.24', 'ZF-2.25'], 'aboard the costs of the transport hold, for the whole of the move', () => {
  const match = laid({ at: ['d2'], aboard: ['fl282.1'], dice: [2] }).answer('roll');
  expect(match.question.cite).toBe('ZF-2.24');
  expect(match.option('march:e2').facts).toContainEqual({ key: 'price', params: { half: 2 } });
  match.answer('march:e2');
  expect(match.options().some((key) => key === 'get-out' || key === 'board')).toBe(false);
});

proves('ZF-2.26', 'a car that reaches the castle is gone, and its team goes in on the same turn', () => {
  const match = laid({ seats: 3, at: ['f4'], aboard: ['kuebelwagen.1'], dice: [1] })
    .answer('roll')
    .answer('march:g4');
  expect(teamAt(match)).toMatchObject({ state: 'arrived', transport: null });
  expect(citesOf(match, 'transport-destroyed')).toEqual(['ZF-2.26']);
});

proves('ZF-2.27', 'what is kept is the order of arrival, and no count of turns', () => {
  const match = laid({ seats: 3, at: ['f4', 'h4'], dice: [1, 1] });
  match.answer('roll').answer('march:g4').answer('roll').answer('march:g4');
  expect(match.world.arrived).toEqual(['usa', 'great-britain']);
  expect(match.events('arrived').map(({ params }) => params.place)).toEqual([1, 2]);
});

proves(['ZF-2.28', 'ZF-2.29'], 'a gate costs a point, stops the team, and a die + 3 zombies come', () => {
  expect(field.hexes.filter(({ id }) => isGate(id))).toHaveLength(2);
  const match = laid({ at: ['e5'], dice: [4, 2] }).answer('roll');
  expect(match.option('march:f4').facts).toEqual([
    { key: 'price', params: { half: 2 } },
    { key: 'castle-away', params: { hexes: 1 } },
    { key: 'stops-here', params: { why: 'gate' } },
    { key: 'gate-zombies', params: { from: 4, to: 9 } },
  ]);
  expect(match.offers('march:g4')).toBe(false);
  match.answer('march:f4');
  expect(match.events('gate-passed')).toMatchObject([{ cite: 'ZF-2.29', params: { die: 2 } }]);
  expect(boxesOf(match)).toEqual([3, 3, 3, 3, 3]);
  expect(match.world.turn.left).toBe(0);
});

proves('ZF-3.1', 'a gate that was passed is passed anew, with a new number', () => {
  const match = laid({
    at: ['e5'],
    dice: [1, 6],
    change: (world) => {
      world.fought = 1;
    },
  })
    .answer('roll')
    .answer('march:f4');
  expect(match.world.fights[0]?.counters.cards).toHaveLength(9);
});

proves('ZF-3.2', 'the mountains lead around the gates, and so does an aircraft', () => {
  const onFoot = laid({ seats: 3, at: ['g3'], dice: [3] })
    .answer('roll')
    .answer('march:g4');
  expect(onFoot.events('gate-passed')).toEqual([]);
  expect(teamAt(onFoot).state).toBe('arrived');
  const byAir = laid({ seats: 3, at: ['f2'], aboard: ['fa223.1'], dice: [2] }).answer('roll');
  expect(byAir.offers('march:g4')).toBe(true);
});

proves('ZF-3.3', 'in the air nothing happens at a gate; a car is stopped', () => {
  const flying = laid({ at: ['e5'], aboard: ['fl282.1'], dice: [2] })
    .answer('roll')
    .answer('march:f4');
  expect(flying.events('gate-passed')).toEqual([]);
  expect(flying.world.turn.left).toBe(2);
  const driving = laid({ at: ['e5'], aboard: ['kuebelwagen.1'], dice: [2, 1] })
    .answer('roll')
    .answer('march:f4');
  expect(driving.events('gate-passed')).toHaveLength(1);
});

proves(['ZF-3.4', 'ZF-3.5'], 'whoever enters the hex of a team has stopped, and fights without being asked', () => {
  const match = laid({ at: ['c4', 'c5'], dice: [4, 6, 1] }).answer('roll');
  expect(match.offers('march:c6')).toBe(true);
  match.answer('march:c5');
  expect(match.events('clash')).toMatchObject([{ cite: 'ZF-3.4', params: { attacker: 'usa', at: 'c5' } }]);
  expect(match.question.key).toBe('drive-off');
  expect(match.options().every((key) => key.startsWith('hex:'))).toBe(true);
});

proves('ZF-3.4', 'the fight comes first; whoever is still there triggers the event then', () => {
  const events = { c6: 'vg-5.1' } as const;
  const won = laid({ at: ['c5', 'c6'], events, dice: [1, 6, 1] })
    .answer('roll')
    .answer('march:c6')
    .answer('hex:f7');
  expect(won.question.key).toBe('found');
  const lost = laid({ at: ['c5', 'c6'], events, dice: [1, 1, 6] })
    .answer('roll')
    .answer('march:c6');
  expect(lost.waiting).toEqual([1]);
  lost.answer('hex:f6');
  expect(lost.question.key).toBe('set-out');
  expect(lost.world.events.some(({ at, marker }) => at === 'c6' && marker.cards.length === 1)).toBe(true);
});

proves('ZF-10.22', 'a team whose fight is suspended is held there, and no other team enters its hex', () => {
  const match = laid({
    seats: 3,
    at: ['c6', 'a2', 'c5'],
    events: { c6: 'encounter-3.1' },
    phase: 'field-event',
    bowl: ['zombie.1', 'zombie.2', 'zombie.3'],
    dice: [3],
    // Whoever would lead the zombies in the next turn has none.
    change: (world) => {
      for (const team of world.teams) if (team.seat === 1) team.state = 'lost';
      world.master = 1;
    },
  }).answer('announce');
  for (let box = 3; box > 0; box--) match.answer('done').answer('advance');
  expect(match.events('fight-suspended')).toHaveLength(1);
  expect(match.waiting).toEqual([2]);
  match.answer('roll');
  expect(match.refuses('march:c6')).toMatchObject({ key: 'fight-there', cite: 'ZF-10.22' });
  match.answer('halt');
  expect(match.events('fight-resumed')).toHaveLength(1);
  expect(match.question.key).toBe('place-member');
});

proves('ZF-2.28', 'a gate costs a car a whole point too, and half of one is not enough', () => {
  const match = laid({ at: ['d4'], aboard: ['kuebelwagen.1'], dice: [1] }).answer('roll');
  expect(match.option('march:e5').facts).toContainEqual({ key: 'price', params: { half: 1 } });
  match.answer('march:e5');
  expect(match.refuses('march:f4')).toMatchObject({ key: 'too-dear', params: { half: 2, left: 1 } });
  const near = laid({ at: ['e5'], aboard: ['kuebelwagen.1'], dice: [1, 1] })
    .answer('roll')
    .answer('march:f4');
  expect(citesOf(near, 'marched')).toEqual(['ZF-2.28']);
});

proves('ZF-3.4', 'an aircraft above keeps nobody from the team below it', () => {
  const match = laid({ seats: 3, at: ['c5', 'c6', 'c6'], aboard: [null, 'fl282.1'], dice: [2, 6, 1] }).answer('roll');
  expect(match.option('march:c6').facts).toContainEqual({ key: 'stops-here', params: { why: 'team' } });
  match.answer('march:c6');
  expect(match.events('clash')).toMatchObject([{ cite: 'ZF-3.4', params: { defender: 'japan' } }]);
});

proves('ZF-3.4', 'of two teams in a hex each is fought, until one drives the newcomer away', () => {
  const both = (...dice: readonly number[]) =>
    laid({ seats: 3, at: ['c5', 'c6', 'c6'], dice: [2, ...dice] })
      .answer('roll')
      .answer('march:c6');
  const won = both(6, 1, 6, 1).answer('hex:c3');
  expect(won.events('clash').map(({ params }) => params.defender)).toEqual(['great-britain', 'japan']);
  const lost = both(1, 6).answer('hex:c3');
  expect(lost.events('clash')).toHaveLength(1);
  expect(teamAt(lost).at).toBe('c3');
});

proves('ZF-10.22', 'a fight is held though an aircraft is above it', () => {
  const match = laid({
    seats: 4,
    at: ['c6', 'c6', 'a2', 'c5'],
    aboard: ['fl282.1'],
    events: { c6: 'encounter-3.1' },
    phase: 'field-event',
    bowl: ['zombie.1', 'zombie.2', 'zombie.3'],
    turn: 1,
    dice: [3],
    // Whoever would lead the zombies in the next turn has none.
    change: (world) => {
      for (const team of world.teams) if (team.seat === 2) team.state = 'lost';
      world.master = 2;
    },
  }).answer('announce');
  for (let box = 3; box > 0; box--) match.answer('done').answer('advance');
  expect(match.waiting).toEqual([3]);
  match.answer('roll');
  expect(match.refuses('march:c6')).toMatchObject({ key: 'fight-there', cite: 'ZF-10.22' });
});

test('the castle behind a gate is out of reach because of the gate, whatever the points (ZF-2.29)', () => {
  const match = laid({ at: ['e5'], dice: [5] }).answer('roll');
  expect(match.refuses('march:g4')).toMatchObject({
    key: 'stopped-on-way',
    params: { at: 'f4', why: 'gate' },
    cite: 'ZF-2.29',
    refs: ['f4'],
  });
});
