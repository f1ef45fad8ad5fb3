import { provesFor, type Situation } from '@necropole/kernel/testing';
import { expect, test } from 'vitest';
import { rulebook } from '../rulebook/index.ts';
import type { Zf } from '../shape.ts';
import { citesOf, itemsOf } from '../testing/laid.ts';
import { type Below, below, underground } from '../testing/underground.ts';
import { startDestruction } from './destruction.ts';

const proves = provesFor(rulebook);

/** The turn of the master, with the teams out of the way. */
function masters(wanted: Below = {}): Situation<Zf> {
  return below({ turn: 2, at: ['lift-room', 'dormitory'], ...wanted });
}

function packs({ world }: Situation<Zf>) {
  return world.fortress.packs.map(({ at }) => at);
}

proves('ZF-7.21', 'two wandering zombies, and no third', () => {
  const match = masters({ wanderers: ['hall-1', 'hall-3'], dice: [] });
  expect(match.refuses('create')).toMatchObject({ key: 'enough-wanderers', cite: 'ZF-7.21' });
  expect(masters({ wanderers: ['hall-1'], dice: [] }).offers('create')).toBe(true);
});

proves('ZF-7.22', 'a die names the entry zone', () => {
  for (const die of [1, 2, 3, 4, 5, 6]) {
    const match = masters({ dice: [die] }).answer('create');
    expect(packs(match)).toEqual([`hall-${die}`]);
    expect(match.events('wanderer-comes')).toMatchObject([{ cite: 'ZF-7.22', params: { die, at: `hall-${die}` } }]);
  }
});

proves('ZF-8.1', 'it does not move on the turn it comes in, but on the next', () => {
  const match = masters({ dice: [3, 1, 1, 2] }).answer('create');
  expect(match.refuses('lead:1')).toMatchObject({ key: 'just-came', cite: 'ZF-8.1' });
  match.answer('done').answer('roll').answer('halt').answer('roll').answer('halt');
  expect(match.offers('lead:1')).toBe(true);
  match.answer('lead:1');
});

proves('ZF-8.2', 'a die + 1 points, each zombie once', () => {
  const before = masters({ wanderers: ['hall-1', 'hall-3'], dice: [4, 2] });
  expect(before.option('lead:2')).toMatchObject({
    called: { key: 'names-pack', params: { kind: 'wanderer', at: 'hall-3' } },
    facts: [{ key: 'team-near' }],
  });
  const match = before.answer('lead:1');
  expect(match.world.turn.left).toBe(5);
  expect(match.question).toMatchObject({ key: 'prowl', cite: 'ZF-8.2', params: { points: 5 } });
  match.answer('halt');
  expect(match.refuses('lead:1')).toMatchObject({ key: 'moved-already', cite: 'ZF-8.2' });
  match.answer('lead:2');
  expect(match.world.turn.left).toBe(3);
});

proves('ZF-9.5', 'a six of the master is 7 points, and does not bring the destruction nearer', () => {
  const match = masters({ wanderers: ['hall-1'], dice: [6] }).answer('lead:1');
  expect(match.world.turn.left).toBe(7);
  expect(match.world.fortress.destruction).toBeNull();
});

proves(['ZF-8.3', 'ZF-8.4'], 'locks do not stop it, and each door costs a point besides the zone', () => {
  const one = masters({ wanderers: ['south-corridor'], dice: [1] }).answer('lead:1');
  expect(one.option('march:armoury').facts).toEqual([
    { key: 'zone-price', params: { points: 2, doors: 1 } },
    // Whoever leads it reads how far the team in the lift room would be.
    { key: 'team-near', params: { zones: 2 } },
  ]);
  one.answer('march:armoury');
  expect(citesOf(one, 'pack-went')).toEqual(['ZF-8.3']);
  const far = masters({ wanderers: ['south-corridor'], dice: [3] }).answer('lead:1');
  // Through the lock of the armoury and the door of the crank room: four points.
  expect(far.offers('march:crank-room')).toBe(true);
  const near = masters({ wanderers: ['south-corridor'], dice: [2] }).answer('lead:1');
  expect(near.refuses('march:crank-room')).toMatchObject({ key: 'too-far', cite: 'ZF-8.2' });
  const step = masters({ wanderers: ['armoury'], dice: [2] })
    .answer('lead:1')
    .answer('march:south-corridor');
  expect(step.refuses('march:armoury')).toMatchObject({ key: 'zone-too-dear', cite: 'ZF-8.4' });
});

proves('ZF-8.5', 'a hidden event neither stops it nor is turned up', () => {
  const match = masters({ wanderers: ['north-corridor'], rooms: { infirmary: 'ppsh.1' }, dice: [3] }).answer('lead:1');
  match.answer('march:infirmary');
  expect(match.question.key).toBe('prowl');
  expect(match.world.rooms.find(({ at }) => at === 'infirmary')?.marker.cards).toEqual(['ppsh.1']);
});

proves('ZF-8.6', 'it attacks on entering the zone of a team, and goes no farther', () => {
  const match = masters({ at: ['hall-1', 'hall-1'], wanderers: ['north-passage'], dice: [3, 2] }).answer('lead:1');
  expect(match.option('march:hall-1').facts).toContainEqual({ key: 'stops-here', params: { why: 'team' } });
  expect(match.offers('march:kitchen')).toBe(false);
  match.answer('march:hall-1');
  expect(match.world.fights).toMatchObject([{ teams: ['usa', 'great-britain'], foe: 'pack', at: 'hall-1', leader: 2 }]);
  expect(citesOf(match, 'fight-begins')).toEqual(['ZF-8.6']);
});

proves('ZF-8.6', 'one that comes in where a team stands attacks at once', () => {
  const match = masters({ at: ['hall-4', 'dormitory'], dice: [4, 1] }).answer('create');
  expect(match.world.fights).toMatchObject([{ teams: ['usa'], at: 'hall-4' }]);
});

proves(
  ['ZF-8.13', 'ZF-8.14'],
  'a grenade or a mine in the entry zone destroys it without a die, and nothing comes there',
  () => {
    const match = below({
      at: ['hall-2', 'hall-5'],
      carried: { 'usa-soldier-1': ['grenades.1', 'panzerfaust.1'], 'great-britain-soldier-1': ['mine.1'] },
      dice: [1, 1, 2],
    });
    expect(match.refuses('seal:usa-soldier-1.2')).toMatchObject({ key: 'not-for-this', cite: 'ZF-8.13' });
    match.answer('seal:usa-soldier-1.1');
    expect(match.world.fortress.entries).toEqual([2]);
    expect(match.world.turnedOver).toEqual(['grenades.1']);
    expect(match.refuses('seal:usa-soldier-1.1').key).toBe('sealed-already');
    match.answer('roll').answer('halt').answer('roll').answer('seal:great-britain-soldier-1.1').answer('halt');
    expect(match.world.fortress.entries).toEqual([2, 5]);
    expect(itemsOf(match, 'great-britain-soldier-1')).toEqual([]);
    expect(citesOf(match, 'weapon-used-up')).toEqual(['ZF-8.14']);
    expect(match.option('create').facts).toEqual([{ key: 'entries-left', params: { zones: 4 } }]);
    match.answer('create');
    expect(packs(match)).toEqual([]);
    expect(citesOf(match, 'nothing-comes')).toEqual(['ZF-8.14']);
    expect(match.refuses('create')).toMatchObject({ key: 'created-already', cite: 'ZF-8.14' });
  },
);

proves('ZF-8.14', 'a team must be in the entry zone', () => {
  const match = below({ at: ['north-corridor'], carried: { 'usa-soldier-1': ['mine.1'] }, dice: [2] });
  expect(match.options().some((key) => key.startsWith('seal'))).toBe(false);
  match.answer('roll').answer('march:hall-2').answer('seal:usa-soldier-1.1');
  expect(citesOf(match, 'weapon-used-up')).toEqual(['ZF-8.14']);
});

proves('ZF-8.15', 'two groups never end in one zone, but pass through', () => {
  const match = masters({ wanderers: ['hall-1', 'north-corridor'], dice: [2] }).answer('lead:1');
  expect(match.refuses('march:north-corridor')).toMatchObject({ key: 'others-there', cite: 'ZF-8.15' });
  expect(match.offers('march:hall-2')).toBe(true);
  const hulk = masters({
    wanderers: ['radio-room'],
    dice: [2],
    change(world) {
      Object.assign(world.fortress, { doctor: 'hulk', hulk: { at: 'eagle-room', hp: 9 } });
    },
  }).answer('lead:1');
  expect(hulk.refuses('march:eagle-room')).toMatchObject({ key: 'others-there', cite: 'ZF-8.15' });
  const taken = masters({ wanderers: ['hall-3'], dice: [3] }).answer('create');
  expect(packs(taken)).toEqual(['hall-3']);
  expect(citesOf(taken, 'nothing-comes')).toEqual(['ZF-8.15']);
});

proves('ZF-8.16', 'an event under a wandering zombie waits: first the zombie, then the turn after', () => {
  const match = below({
    at: ['north-corridor', 'dormitory'],
    rooms: { infirmary: 'medic-kit.2' },
    wanderers: ['infirmary'],
    dice: [2, 1],
  }).answer('roll');
  match.answer('march:infirmary');
  expect(match.world.fights).toMatchObject([{ foe: 'pack', at: 'infirmary' }]);
  expect(match.events('event-turned')).toEqual([]);
  const waiting = below({ at: ['infirmary'], rooms: { infirmary: 'medic-kit.2' }, wanderers: ['infirmary'], dice: [] });
  expect(waiting.refuses('trigger')).toMatchObject({ key: 'event-waits', cite: 'ZF-8.16' });
  const justKilled = below({
    at: ['infirmary'],
    rooms: { infirmary: 'medic-kit.2' },
    dice: [],
    change(world) {
      world.turn.resumed = [1];
    },
  });
  expect(justKilled.refuses('trigger').key).toBe('event-waits');
  const next = below({ at: ['infirmary'], rooms: { infirmary: 'medic-kit.2' }, dice: [] }).answer('trigger');
  expect(next.question.key).toBe('found');
});

proves(['ZF-9.8', 'ZF-9.9'], 'after the panic every group moves 7 points, without a die', () => {
  const match = masters({
    wanderers: ['hall-1'],
    dice: [],
    change(world) {
      Object.assign(world.fortress, { destruction: 0, panic: true, doctor: 'dead' });
    },
  }).answer('lead:1');
  expect(match.world.turn.left).toBe(7);
  expect(citesOf(match, 'pack-runs')).toEqual(['ZF-9.8']);
});

proves('ZF-8.12', 'the master brings in another after one was killed', () => {
  const match = masters({
    wanderers: ['hall-1'],
    dice: [5],
    change(world) {
      world.fortress.created = 2;
    },
  }).answer('create');
  expect(packs(match)).toEqual(['hall-1', 'hall-5']);
});

proves('ZF-8.12', 'one that falls at the master’s own activation comes back at the next', () => {
  const fallen = (wanderers: Below['wanderers']) =>
    masters({
      ...(wanderers === undefined ? {} : { wanderers }),
      dice: [],
      change: (world) => (world.fortress.halved = true),
    });
  expect(fallen(['hall-1']).refuses('create')).toMatchObject({ key: 'fell-just-now', cite: 'ZF-8.12' });
  // The second of the two was never in play.
  expect(fallen([]).offers('create')).toBe(true);
  const next = masters({
    turn: 1,
    at: ['lift-room', 'cells'],
    wanderers: ['hall-1'],
    dice: [1],
    change: (world) => (world.fortress.halved = true),
  });
  next.answer('roll').answer('halt');
  expect(next.offers('create')).toBe(true);
});

proves('ZF-9.7', 'an encounter that wakes where a team stands attacks when it is led and stays', () => {
  const match = underground(
    {
      at: ['infirmary', 'cells'],
      members: [1, 1],
      rooms: { infirmary: 'encounter-4.2' },
      turn: 1,
      turns: true,
      dice: [],
    },
    function* (table) {
      return yield* startDestruction(table, 'hulk', 'turn-over');
    },
  );
  expect(citesOf(match, 'encounter-wakes')).toEqual(['ZF-9.7']);
  expect(match.world.fights).toEqual([]);
  expect(match.waiting).toEqual([2]);
  match.answer('lead:1').answer('halt');
  expect(match.world.fights).toMatchObject([{ teams: ['usa'], at: 'infirmary', foe: 'pack', leader: 2 }]);
  expect(citesOf(match, 'fight-begins')).toEqual(['ZF-8.6']);
});

test('whoever leads the dead is told whether they can still win (ZF-9.17)', () => {
  const told = (out: boolean) =>
    masters({
      wanderers: ['hall-1'],
      change(world) {
        if (out) world.fortress.escaped = ['usa'];
      },
    }).question.context?.();
  for (const out of [false, true]) {
    expect(told(out)).toEqual([{ key: 'plays-for', params: { role: 'master', out } }]);
  }
});

test('a team is told on which die the dead can be there in one move (ZF-8.2, ZF-8.3, ZF-9.9)', () => {
  const warned = (wanted: Below) =>
    below({ at: ['north-passage'], ...wanted })
      .question.context?.()
      .filter(({ key }) => key === 'dead-may-come');
  expect(warned({ wanderers: ['hall-1'] })).toEqual([{ key: 'dead-may-come', params: { from: 1 } }]);
  expect(warned({ wanderers: ['hall-5'] })).toEqual([{ key: 'dead-may-come', params: { from: 3 } }]);
  expect(warned({})).toEqual([]);
  const panic = (world: Situation<Zf>['world']) => (world.fortress.panic = true);
  expect(warned({ wanderers: ['hall-5'], change: panic })).toEqual([{ key: 'dead-may-come', params: { from: 1 } }]);
});
