import { provesFor } from '@necropole/kernel/testing';
import { expect, test } from 'vitest';
import { rulebook } from '../rulebook/index.ts';
import { citesOf, itemsOf, offered, teamAt } from '../testing/laid.ts';
import { below } from '../testing/underground.ts';

const proves = provesFor(rulebook);
const ARCHIVES = 'test:archives.north-corridor';

proves(['ZF-6.11', 'ZF-6.12'], 'a lock opens on 5 and 6, and holds on anything else', () => {
  for (const die of [1, 2, 3, 4]) {
    const match = below({ at: ['north-corridor'], dice: [die, 2] }).answer(ARCHIVES);
    expect(citesOf(match, 'lock-tried')).toEqual(['ZF-6.12']);
    match.answer('roll');
    expect(match.refuses('march:archives')).toMatchObject({ key: 'locked', cite: 'ZF-6.11' });
  }
  for (const die of [5, 6]) {
    const match = below({ at: ['north-corridor'], dice: [die, 2] }).answer(ARCHIVES);
    expect(citesOf(match, 'lock-tried')).toEqual(['ZF-6.11']);
    expect(match.answer('roll').offers('march:archives')).toBe(true);
  }
  const facts = below({ at: ['north-corridor'], dice: [] }).option(ARCHIVES).facts;
  expect(facts).toEqual([{ key: 'lock-odds', params: { percent: 33 } }]);
});

proves('ZF-6.11', 'whoever comes to a lock with points left cannot try it any more', () => {
  const match = below({ at: ['hall-1'], dice: [3] })
    .answer('roll')
    .answer('march:north-corridor');
  expect(match.options().some((key) => key.startsWith('test:'))).toBe(false);
  expect(match.refuses('march:archives').key).toBe('locked');
});

proves('ZF-6.13', 'after a lock has held the team goes elsewhere', () => {
  const match = below({ at: ['north-corridor'], dice: [1, 3] })
    .answer(ARCHIVES)
    .answer('roll')
    .answer('march:hall-1');
  expect(teamAt(match).at).toBe('hall-1');
});

proves('ZF-6.3', 'one lock a turn', () => {
  const match = below({ at: ['armoury'], dice: [2] });
  match.answer('test:armoury.south-corridor');
  expect(match.refuses('test:crank-room.armoury')).toMatchObject({ key: 'lock-step-over', cite: 'ZF-6.3' });
});

proves(['ZF-6.14', 'ZF-6.15'], 'a lock opens to one team for one turn, and holds from both sides', () => {
  const match = below({ at: ['north-corridor', 'north-corridor'], dice: [6, 3, 2] });
  match.answer(ARCHIVES).answer('roll').answer('march:archives').answer('halt');
  expect(citesOf(match, 'door-shuts')).toEqual(['ZF-6.14']);
  match.answer('roll');
  expect(match.refuses('march:archives').key).toBe('locked');
  // Nor is it open any more, a turn later, to the team that went through.
  const back = below({ at: ['north-corridor', 'south-corridor'], dice: [6, 3, 1, 2] });
  back
    .answer(ARCHIVES)
    .answer('roll')
    .answer('march:archives')
    .answer('halt')
    .answer('roll')
    .answer('halt')
    .answer('done');
  expect(back.answer('roll').refuses('march:north-corridor')).toMatchObject({ key: 'locked', cite: 'ZF-6.15' });
  const inside = below({ at: ['archives'], dice: [2] }).answer('roll');
  expect(inside.refuses('march:north-corridor')).toMatchObject({ key: 'locked', cite: 'ZF-6.15' });
});

proves('ZF-6.11', 'until the end of its turn the team comes back through the lock that it opened', () => {
  const match = below({ at: ['armoury'], dice: [5, 6] })
    .answer('test:armoury.south-corridor')
    .answer('roll');
  match.answer('march:south-corridor');
  expect(match.option('march:armoury').facts).toContainEqual({ key: 'zone-price', params: { points: 2, doors: 1 } });
});

proves(
  ['ZF-6.16', 'ZF-6.17'],
  'Panzerfaust, grenade pistol, grenades and mines destroy doors; nothing else does',
  () => {
    const match = below({
      at: ['north-corridor'],
      carried: {
        'usa-soldier-1': ['panzerfaust.1', 'grenades.1', 'mine.1'],
        'usa-soldier-2': ['grenade-pistol.1', 'grenade.1'],
        'usa-soldier-3': ['bazooka.1'],
        'usa-soldier-4': ['machine-gun.1'],
        'usa-soldier-5': ['flamethrower.1', 'medic-kit.1'],
      },
      dice: [4],
    });
    const door = 'blast:archives.north-corridor';
    const serve = ['1.1', '1.2', '1.3', '2.1', '2.2'].map((thing) => `${door}:usa-soldier-${thing}`);
    expect(offered(match, 'blast').filter((key) => key.startsWith(door))).toEqual(serve);
    expect(match.option(`${door}:usa-soldier-1.1`).called?.params).toMatchObject({ member: 'usa-soldier-1' });
    for (const thing of ['3.1', '4.1', '5.1', '5.2'])
      expect(match.refuses(`${door}:usa-soldier-${thing}`)).toMatchObject({ key: 'not-for-this', cite: 'ZF-6.17' });
    match.answer(`${door}:usa-soldier-1.1`);
    expect(match.events('charge-set')).toMatchObject([{ cite: 'ZF-6.16', params: { weapon: 'panzerfaust' } }]);
  },
);

const charged = { at: ['north-corridor'], carried: { 'usa-soldier-1': ['grenades.1'] } } as const;
const BLAST = 'blast:archives.north-corridor:usa-soldier-1.1';

test('says before a door is destroyed what it may do to the team, and what becomes of the weapon (ZF-6.18, ZF-6.19)', () => {
  const facts = (...turnedOver: readonly 'grenades.1'[]) =>
    below({
      at: ['north-corridor'],
      carried: { 'usa-soldier-1': ['grenades.1', 'bazooka.1'] },
      change: (world) => (world.turnedOver = [...turnedOver]),
    });
  const hurts = { key: 'hurts-on', params: { upTo: 1 } };
  expect(facts().option(BLAST).facts).toEqual([hurts, { key: 'is-spent', params: { left: 1 } }]);
  expect(facts('grenades.1').option(BLAST).facts).toEqual([hurts, { key: 'is-spent', params: { left: 0 } }]);
  expect(facts().option('blast:archives.north-corridor:usa-soldier-1.2').facts).toEqual([
    hurts,
    { key: 'lost-on', params: { upTo: 6 } },
  ]);
});

proves('ZF-6.18', 'in place of the test or on the way, once a turn; the grenade is spent', () => {
  const match = below({ ...charged, dice: [3, 4] }).answer(BLAST);
  expect(match.refuses('test:archives.north-corridor').key).toBe('not-locked');
  expect(match.world.turnedOver).toEqual(['grenades.1']);
  match.answer('roll');
  const again = match.refuses('blast:lift-room.north-corridor:usa-soldier-1.1');
  expect(again).toMatchObject({ key: 'blasted-already', cite: 'ZF-6.18' });
  const tried = below({ ...charged, dice: [2, 4, 3] }).answer('test:archives.north-corridor');
  expect(tried.refuses(BLAST)).toMatchObject({ key: 'blast-on-way', cite: 'ZF-6.18' });
  tried.answer('roll').answer(BLAST);
  expect(tried.world.fortress.destroyed).toEqual(['archives.north-corridor']);
});

proves('ZF-6.18', 'a door destroyed before the die was the lock step of the turn', () => {
  const match = below({ at: ['armoury'], carried: { 'usa-soldier-1': ['grenades.1'] }, dice: [3] });
  match.answer('blast:crank-room.armoury:usa-soldier-1.1');
  expect(match.events('charge-set')).toHaveLength(1);
  expect(match.refuses('test:armoury.south-corridor')).toMatchObject({ key: 'lock-step-over' });
});

proves('ZF-6.18', 'a Panzerfaust is gone, a grenade pistol is tested', () => {
  const fired = (marker: 'panzerfaust.1' | 'grenade-pistol.1', dice: readonly number[]) =>
    below({ at: ['north-corridor'], carried: { 'usa-soldier-1': [marker] }, dice }).answer(BLAST);
  expect(citesOf(fired('panzerfaust.1', [3]), 'weapon-used-up')).toEqual(['ZF-6.18']);
  expect(itemsOf(fired('grenade-pistol.1', [3, 3]), 'usa-soldier-1')).toEqual(['grenade-pistol.1']);
  expect(itemsOf(fired('grenade-pistol.1', [3, 2]), 'usa-soldier-1')).toEqual([]);
});

proves(['ZF-6.19', 'ZF-6.20'], 'the door is destroyed whatever the die; on 1 somebody picked at random is hurt', () => {
  for (const die of [2, 3, 4, 5, 6]) {
    const match = below({ ...charged, dice: [die] }).answer(BLAST);
    expect(match.world.fortress.destroyed).toEqual(['archives.north-corridor']);
    expect(teamAt(match).members.some(({ wounded }) => wounded)).toBe(false);
    expect(citesOf(match, 'door-destroyed')).toEqual([die === 6 ? 'ZF-6.20' : 'ZF-6.19']);
  }
  const hurt = below({ ...charged, dice: [1, 4] }).answer(BLAST);
  expect(hurt.world.fortress.destroyed).toEqual(['archives.north-corridor']);
  expect(
    teamAt(hurt)
      .members.filter(({ wounded }) => wounded)
      .map(({ id }) => id),
  ).toEqual(['usa-soldier-4']);
});

proves('ZF-6.19', 'a blast may kill the last of a team, and its turn is over', () => {
  const match = below({ ...charged, members: [1], wounded: ['usa-soldier-1'], dice: [1, 1] }).answer(BLAST);
  expect(teamAt(match).state).toBe('lost');
  expect(match.waiting).toEqual([1]);
});

proves(
  ['ZF-6.21', 'ZF-6.23'],
  'a destroyed door is open to all, from both sides and for good, and still costs a point',
  () => {
    const match = below({ ...charged, at: ['north-corridor', 'archives'], dice: [3, 2, 2] })
      .answer(BLAST)
      .answer('roll');
    expect(match.option('march:archives').facts).toContainEqual({ key: 'zone-price', params: { points: 2, doors: 1 } });
    match.answer('march:archives');
    expect(citesOf(match, 'went')).toEqual(['ZF-6.21']);
    expect(match.answer('roll').offers('march:north-corridor')).toBe(true);
  },
);

proves('ZF-6.22', 'what lies behind a destroyed door is still there, face down', () => {
  const match = below({ ...charged, rooms: { archives: 'ppsh.1' }, dice: [2] }).answer(BLAST);
  expect(match.view(0).world.rooms.find(({ at }) => at === 'archives')?.marker.cards).toEqual([null]);
});

proves(
  ['ZF-6.24', 'ZF-6.25', 'ZF-6.26'],
  'a key opens the room that its team has stopped before, at its next turn, for everybody',
  () => {
    const match = below({
      at: ['hall-2', 'radio-room'],
      carried: { 'usa-soldier-2': ['eagle.1'] },
      dice: [2, 1, 4],
    });
    match.answer('roll').answer('march:radio-room');
    expect(match.world.fortress.open).toEqual([]);
    match.answer('roll').answer('halt').answer('done');
    expect(match.events('opened-by-key')).toMatchObject([
      { cite: 'ZF-6.25', params: { team: 'usa', door: 'eagle-room.radio-room', key: 'eagle' } },
    ]);
    expect(citesOf(match, 'key-removed')).toEqual(['ZF-6.26']);
    expect(itemsOf(match, 'usa-soldier-2')).toEqual([]);
    expect(match.refuses('test:eagle-room.radio-room').key).toBe('not-locked');
    expect(match.answer('roll').offers('march:eagle-room')).toBe(true);
  },
);

proves('ZF-6.25', 'each key opens the room where it is drawn', () => {
  for (const [at, key, door] of [
    ['archives', 'eagle', 'eagle-room.archives'],
    ['boiler-room', 'crank', 'crank-room.boiler-room'],
    ['cells', 'battery', 'battery-room.cells'],
  ] as const) {
    const match = below({
      at: ['north-corridor', at],
      carried: { 'great-britain-soldier-1': [`${key}.1`] },
      dice: [1],
    });
    match.answer('roll').answer('halt');
    expect(match.events('opened-by-key')).toMatchObject([{ cite: 'ZF-6.25', params: { door, key } }]);
  }
});

proves('ZF-6.24', 'another key opens nothing', () => {
  const match = below({ at: ['radio-room'], turn: 2, carried: { 'usa-soldier-2': ['crank.1'] }, dice: [6] }).answer(
    'done',
  );
  expect(match.world.fortress.open).toEqual([]);
  expect(match.answer('roll').refuses('march:eagle-room')).toMatchObject({ key: 'locked', cite: 'ZF-6.24' });
});

proves('ZF-6.26', 'a special door that was opened is an ordinary one to the others', () => {
  const match = below({
    turn: 1,
    at: ['lift-room', 'radio-room'],
    dice: [2],
    change(world) {
      world.fortress.open = ['eagle-room.radio-room'];
    },
  });
  expect(match.refuses('test:eagle-room.radio-room')).toMatchObject({ key: 'not-locked', cite: 'ZF-6.26' });
  expect(match.answer('roll').offers('march:eagle-room')).toBe(true);
});

proves('ZF-6.27', 'a special door opens to a 6, for good, and can be destroyed', () => {
  const tried = (die: number) => below({ at: ['radio-room'], dice: [die] }).answer('test:eagle-room.radio-room');
  expect(tried(5).world.fortress.open).toEqual([]);
  const open = tried(6);
  expect(open.world.fortress.open).toEqual(['eagle-room.radio-room']);
  expect(citesOf(open, 'lock-tried')).toEqual(['ZF-6.27']);
  expect(below({ at: ['radio-room'], dice: [] }).option('test:eagle-room.radio-room').facts).toEqual([
    { key: 'lock-odds', params: { percent: 17 } },
  ]);
  const blown = below({ at: ['radio-room'], carried: { 'usa-soldier-1': ['mine.1'] }, dice: [4] });
  blown.answer('blast:eagle-room.radio-room:usa-soldier-1.1');
  expect(blown.world.fortress.destroyed).toEqual(['eagle-room.radio-room']);
});

proves('ZF-7.1', 'out of the lift room a lock, into it none', () => {
  const inside = below({ dice: [6] }).answer('roll');
  expect(inside.refuses('march:north-corridor')).toMatchObject({ key: 'locked', cite: 'ZF-7.1' });
  const outside = below({ at: ['north-corridor'], dice: [2] });
  expect(outside.refuses('test:lift-room.north-corridor')).toMatchObject({ key: 'not-locked', cite: 'ZF-7.1' });
  expect(outside.answer('roll').offers('march:lift-room')).toBe(true);
});

proves('ZF-7.2', 'a team in the lift room stands before all its locks, from the first turn on', () => {
  const match = below({ dice: [5] });
  expect(offered(match, 'test')).toHaveLength(4);
  match.answer('test:lift-room.east-corridor');
  expect(citesOf(match, 'lock-tried')).toEqual(['ZF-7.2']);
});

proves('ZF-6.19', 'a single grenade is gone with its door', () => {
  const match = below({ at: ['north-corridor'], carried: { 'usa-soldier-1': ['grenade.1'] }, dice: [3] }).answer(BLAST);
  expect(itemsOf(match, 'usa-soldier-1')).toEqual([]);
  expect(match.world.turnedOver).toEqual([]);
});

proves('ZF-13.17', 'a key is kept until it has opened its door', () => {
  const match = below({ at: ['infirmary'], rooms: { infirmary: 'crank.1' }, phase: 'fortress-event' });
  match.answer('give:usa-soldier-1');
  expect(itemsOf(match, 'usa-soldier-1')).toEqual(['crank.1']);
});
