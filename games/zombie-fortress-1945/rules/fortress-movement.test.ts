import { provesFor } from '@necropole/kernel/testing';
import { expect, test } from 'vitest';
import { rulebook } from '../rulebook/index.ts';
import { citesOf, laid, teamAt } from '../testing/laid.ts';
import { below } from '../testing/underground.ts';
import { fleeWays } from './fortress-movement.ts';

const proves = provesFor(rulebook);

proves('ZF-6.7', 'as many points as the die shows, a point for each zone', () => {
  for (const die of [1, 2, 3, 4]) {
    const match = below({ at: ['north-passage'], dice: [die] }).answer('roll');
    expect(match.world.turn.left).toBe(die);
    const far = ['north-corridor', 'hall-2', 'east-corridor', 'east-passage', 'hall-3'];
    for (const zone of far.slice(0, die)) expect(match.offers(`march:${zone}`)).toBe(true);
    expect(match.refuses(`march:${far[die]}`)).toMatchObject({ key: 'too-far', cite: 'ZF-6.7' });
  }
});

proves('ZF-6.6', 'no wall is crossed', () => {
  const walled = below({ at: ['laboratory'], dice: [1] }).answer('roll');
  expect(walled.refuses('march:hall-3')).toMatchObject({ key: 'wall', cite: 'ZF-6.6' });
});

proves('ZF-6.8', 'a team may stop when it likes, and what is left is lost', () => {
  const match = below({ at: ['north-passage', 'south-passage'], dice: [5, 1, 2] });
  match.answer('roll').answer('march:north-corridor').answer('halt');
  expect(match.events('zone-points-lost')).toMatchObject([{ cite: 'ZF-6.8', params: { points: 4 } }]);
  match.answer('roll').answer('halt').answer('done').answer('roll');
  expect(match.world.turn).toMatchObject({ seat: 0, left: 2 });
});

proves('ZF-6.9', 'a hidden event stops the team, and is turned up', () => {
  const match = below({ at: ['north-corridor'], rooms: { infirmary: 'medic-kit.2' }, dice: [6] }).answer('roll');
  expect(match.option('march:infirmary').facts).toContainEqual({ key: 'stops-here', params: { why: 'event' } });
  expect(match.offers('march:dormitory')).toBe(false);
  match.answer('march:infirmary');
  expect(match.question.key).toBe('found');
  expect(citesOf(match, 'event-turned')).toEqual(['ZF-6.9']);
  expect(match.world.turn.left).toBe(0);
});

test('what stops the team on its way is named, where the points would do (ZF-6.9, ZF-7.4)', () => {
  const match = below({
    at: ['hall-4'],
    rooms: { 'radio-room': 'model.1' },
    wanderers: ['hall-2'],
    dice: [4],
  }).answer('roll');
  expect(match.refuses('march:radio-room')).toMatchObject({
    key: 'stopped-on-way',
    params: { at: 'hall-2', why: 'dead' },
    cite: 'ZF-7.4',
    refs: ['hall-2'],
  });
  const event = below({ at: ['north-corridor'], rooms: { infirmary: 'medic-kit.2' }, dice: [6] }).answer('roll');
  expect(event.refuses('march:dormitory')).toMatchObject({
    key: 'stopped-on-way',
    params: { at: 'infirmary', why: 'event' },
  });
});

test('with a single point what lies behind a door is told (ZF-6.10)', () => {
  const match = below({ at: ['lift-room'], dice: [5, 1] })
    .answer('test:lift-room.north-corridor')
    .answer('roll');
  expect(match.question.context?.()).toEqual([
    { key: 'door-too-dear', params: { zones: ['north-corridor'], points: 2 } },
  ]);
});

proves('ZF-6.10', 'a door costs a point more: two to enter a room', () => {
  const one = below({ at: ['north-corridor'], dice: [1] }).answer('roll');
  expect(one.refuses('march:infirmary')).toMatchObject({
    key: 'zone-too-dear',
    cite: 'ZF-6.10',
    params: { points: 2, left: 1 },
  });
  const two = below({ at: ['north-corridor'], dice: [2] }).answer('roll');
  expect(two.option('march:infirmary').facts).toEqual([{ key: 'zone-price', params: { points: 2, doors: 1 } }]);
  two.answer('march:infirmary');
  expect(citesOf(two, 'went')).toEqual(['ZF-6.10']);
});

proves(
  ['ZF-6.10', 'ZF-6.7'],
  'before the destruction the lift room is a room: nobody is out, and points are left (ZF-9.3)',
  () => {
    const match = below({ at: ['north-corridor', 'cells'], dice: [4] })
      .answer('roll')
      .answer('march:lift-room');
    expect(teamAt(match)).toMatchObject({ state: 'arrived', at: 'lift-room' });
    expect(match.events('escaped')).toEqual([]);
    expect(match.world.turn.left).toBe(2);
    expect(match.refuses('march:south-corridor')).toMatchObject({ key: 'locked', cite: 'ZF-7.1' });
  },
);

proves('ZF-7.5', 'any number of teams in a zone', () => {
  const match = below({
    seats: 4,
    at: ['north-corridor', 'hall-1', 'hall-1'],
    dice: [1],
  })
    .answer('roll')
    .answer('march:hall-1');
  expect(match.world.teams.filter(({ at }) => at === 'hall-1')).toHaveLength(3);
});

proves('ZF-12.23', 'a machine gun that was used costs a point, one that nobody knows of does not', () => {
  const carrying = (isKnown: boolean) =>
    below({
      at: ['north-corridor'],
      carried: { 'usa-soldier-1': ['machine-gun.1'] },
      dice: [4],
      change(world) {
        if (isKnown)
          for (const team of world.teams)
            for (const { items } of team.members) items.known = items.known.map(() => 0xffff);
      },
    }).answer('roll');
  expect(carrying(false).world.turn.left).toBe(4);
  const slow = carrying(true);
  expect(slow.world.turn.left).toBe(3);
  expect(citesOf(slow, 'zones-rolled')).toEqual(['ZF-12.23']);
  const inField = laid({ carried: { 'usa-soldier-1': ['machine-gun.1'] }, dice: [4] }).answer('roll');
  expect(inField.world.turn.left).toBe(8);
});

proves(['ZF-8.10', 'ZF-8.11'], 'after a wandering zombie was killed, half the points towards an entry zone', () => {
  const halved = (die: number, entries: readonly number[] = []) =>
    below({
      at: ['north-passage'],
      dice: [die],
      change(world) {
        world.fortress.halved = true;
        world.fortress.entries = [...entries];
      },
    }).answer('roll');
  const five = halved(5);
  expect(five.question.cite).toBe('ZF-8.10');
  expect(five.offers('march:east-corridor')).toBe(true);
  expect(five.refuses('march:east-passage')).toMatchObject({
    key: 'half-points',
    cite: 'ZF-8.11',
    params: { most: 3, spent: 0 },
  });
  // A room away from all of them takes all the points it needs.
  expect(halved(3).offers('march:archives')).toBe(true);
  // What is destroyed is no goal: nothing is left to head for.
  expect(halved(5, [1, 2, 3, 4, 5, 6]).offers('march:hall-3')).toBe(true);
  // In two marches one comes no farther than in one.
  five.answer('march:hall-2');
  expect(five.offers('march:east-corridor')).toBe(true);
  expect(five.refuses('march:east-passage')).toMatchObject({ key: 'half-points', params: { most: 3, spent: 2 } });
});

test('says both numbers while points are halved, and what is left of both on the way (ZF-8.10)', () => {
  const match = below({ at: ['north-passage'], dice: [5], change: ({ fortress }) => (fortress.halved = true) });
  match.answer('roll');
  expect(match.question.context?.()).toEqual([{ key: 'points-halved', params: { points: 5, towards: 3 } }]);
  match.answer('march:north-corridor');
  expect(match.question.context?.()).toEqual([{ key: 'points-halved', params: { points: 4, towards: 2 } }]);
});

proves('ZF-8.12', 'with the next turn of the master teams have all their points again', () => {
  const match = below({
    turn: 1,
    at: ['north-passage', 'south-passage'],
    dice: [1, 3, 5],
    change(world) {
      world.fortress.halved = true;
      world.fortress.created = 1;
    },
  });
  match.answer('roll').answer('halt');
  expect(match.world.fortress.halved).toBe(false);
  match.answer('create');
  expect(citesOf(match, 'wanderer-comes')).toEqual(['ZF-8.12']);
  expect(match.refuses('lead:2')).toMatchObject({ key: 'just-came', cite: 'ZF-8.1' });
  match.answer('done').answer('roll');
  expect(match.offers('march:east-passage')).toBe(true);
});

proves('ZF-7.4', 'a team that enters the zone of the dead attacks them alone', () => {
  const match = below({
    at: ['north-corridor', 'hall-1'],
    dice: [2, 2],
    wanderers: ['hall-1'],
  }).answer('roll');
  expect(match.option('march:hall-1').facts).toContainEqual({ key: 'stops-here', params: { why: 'dead' } });
  expect(match.offers('march:west-corridor')).toBe(false);
  match.answer('march:hall-1');
  expect(match.world.fights).toMatchObject([{ teams: ['usa'], foe: 'pack', at: 'hall-1' }]);
});

proves('ZF-10.22', 'whoever enters the zone of a fight that was put off joins it', () => {
  const match = below({
    turn: 1,
    at: ['infirmary', 'north-corridor'],
    rooms: { infirmary: 'encounter-4.4' },
    dice: [3],
    phase: 'fortress-event',
    bowl: ['zombie.1', 'zombie.2', 'zombie.3', 'zombie.4'],
    change(world) {
      world.turn.seat = 0;
    },
  }).answer('announce');
  for (let box = 3; box > 0; box--) match.answer('done').answer('advance');
  match.answer('roll');
  expect(match.option('march:infirmary').facts).toContainEqual({ key: 'stops-here', params: { why: 'fight' } });
  match.answer('march:infirmary');
  expect(match.world.fights).toMatchObject([{ teams: ['usa', 'great-britain'] }]);
});

test('a flight leads two zones away, through no lock but out of the lift room', () => {
  const from = (at: 'cells' | 'lift-room' | 'archives') => {
    const { match } = below({ at: [at], dice: [] });
    return fleeWays(match.table, match.table.world.teams[0] as never).map((way) => way.join(' '));
  };
  expect(from('cells')).toEqual(['hall-4 east-corridor', 'hall-4 south-corridor']);
  expect(from('archives')).toEqual(['north-passage north-corridor']);
  expect(from('lift-room').length).toBeGreaterThan(0);
  expect(teamAt(below({ at: ['cells'], dice: [] })).at).toBe('cells');
});

proves('ZF-8.31', 'a six that brings the destruction nearer gives six points all the same', () => {
  const match = below({
    at: ['north-passage'],
    dice: [6],
    change(world) {
      Object.assign(world.fortress, { destruction: 2, panic: true, doctor: 'dead' });
    },
  }).answer('roll');
  expect(match.world.fortress.destruction).toBe(3);
  expect(match.world.turn.left).toBe(6);
});

proves('ZF-8.30', 'a six brings the end nearer though a machine gun makes it five points', () => {
  const match = below({
    at: ['north-passage'],
    carried: { 'usa-soldier-1': ['machine-gun.1'] },
    dice: [6],
    change(world) {
      Object.assign(world.fortress, { destruction: 2, panic: true, doctor: 'dead' });
      for (const { items } of world.teams[0]?.members ?? []) items.known = items.known.map(() => 0xffff);
    },
  }).answer('roll');
  expect(match.world.turn.left).toBe(5);
  expect(match.world.fortress.destruction).toBe(3);
});

test('nobody flees to where others of the dead are', () => {
  const { match } = below({ at: ['cells'], wanderers: ['south-corridor'], dice: [] });
  const [team] = match.table.world.teams;
  expect(team === undefined ? [] : fleeWays(match.table, team)).toEqual([['hall-4', 'east-corridor']]);
});

test('a flight leads through the lift room where the door beyond is destroyed (ZF-12.6)', () => {
  const { match } = below({ at: ['north-corridor'], dice: [], destroyed: ['lift-room.south-corridor'] });
  const [team] = match.table.world.teams;
  const ways = team === undefined ? [] : fleeWays(match.table, team).map((way) => way.join(' '));
  expect(ways).toContain('lift-room south-corridor');
  expect(ways).not.toContain('lift-room east-corridor');
});

test('two zones away is not next door by another way (ZF-12.5)', () => {
  const { match } = below({ at: ['north-corridor'], dice: [], destroyed: ['archives.north-corridor'] });
  const [team] = match.table.world.teams;
  const ways = team === undefined ? [] : fleeWays(match.table, team).map((way) => way.join(' '));
  expect(ways).not.toContain('archives north-passage');
  expect(ways).not.toContain('north-passage archives');
});

proves('ZF-12.23', 'a machine gun that was picked up face up weighs at once', () => {
  const match = below({
    at: ['north-passage', 'cells'],
    lying: { 'north-corridor': ['machine-gun.1'] },
    dice: [1, 1, 4],
  });
  match.answer('roll').answer('march:north-corridor').answer('take:machine-gun.1:usa-soldier-1');
  match.answer('roll').answer('halt').answer('done').answer('roll');
  expect(match.world.turn.left).toBe(3);
});

test('nor to where a fight waits (ZF-12.5)', () => {
  const { match } = below({ at: ['cells'], dice: [] });
  const [team] = match.table.world.teams;
  const world = { ...match.table.world, fights: [{ at: 'south-corridor' }] };
  expect(team === undefined ? [] : fleeWays({ world } as never, team)).toEqual([['hall-4', 'east-corridor']]);
});
