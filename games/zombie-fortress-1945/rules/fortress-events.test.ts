import { provesFor, type Situation } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import type { MarkerId } from '../content/ids.ts';
import { rulebook } from '../rulebook/index.ts';
import type { Zf } from '../shape.ts';
import { citesOf, itemsOf, teamAt } from '../testing/laid.ts';
import { type Below, below, underground } from '../testing/underground.ts';
import type { Member } from '../world.ts';

const proves = provesFor(rulebook);

/** The American team has come into the infirmary, where this lies face down. */
function finds(marker: MarkerId, wanted: Below = {}): Situation<Zf> {
  return below({
    at: ['infirmary', 'north-corridor'],
    phase: 'fortress-event',
    ...wanted,
    rooms: { ...wanted.rooms, infirmary: marker },
  });
}

/** What a seat sees in a room. */
function seen(match: Situation<Zf>, seat: number, room: string) {
  return match.view(seat).world.rooms.find(({ at }) => at === room)?.marker.cards[0];
}

proves('ZF-7.7', 'an encounter is announced, removed and fought, and the master leads it', () => {
  const match = finds('encounter-4.4', { bowl: ['zombie.1', 'zombie.2', 'dog.1', 'zombie.3'] });
  expect(match.refuses('give:usa-soldier-1')).toMatchObject({ key: 'to-be-announced', cite: 'ZF-7.7' });
  expect(match.refuses('quiet')).toMatchObject({ key: 'not-the-model', cite: 'ZF-7.9' });
  match.answer('announce');
  expect(match.world.fights).toMatchObject([{ teams: ['usa'], foe: 'encounter', leader: 2, at: 'infirmary' }]);
  expect(match.world.fights[0]?.counters.cards).toHaveLength(4);
  expect(match.view(1).world.fights[0]?.counters.cards).toEqual([null, null, null, null]);
  expect(match.world.rooms.find(({ at }) => at === 'infirmary')?.marker.cards).toEqual([]);
});

proves('ZF-7.8', 'a thing is taken or left as in the field, and only its finder knows it', () => {
  const match = finds('ppsh.1');
  expect(match.refuses('announce')).toMatchObject({ key: 'kept-secret', cite: 'ZF-7.8' });
  match.answer('give:usa-soldier-2');
  expect(itemsOf(match, 'usa-soldier-2')).toEqual(['ppsh.1']);
  const items = (seat: number) => match.view(seat).world.teams[0]?.members[1]?.items.cards;
  expect([items(0), items(1), items(2)]).toEqual([['ppsh.1'], [null], [null]]);
  const left = finds('ppsh.1').answer('leave');
  expect(left.question).toMatchObject({ key: 'pick-up' });
  expect(left.offers('take:ppsh.1:usa-soldier-3')).toBe(true);
});

proves('ZF-7.8', 'what lies face up can be picked up where the movement ends', () => {
  const match = below({ at: ['north-passage'], lying: { 'north-corridor': ['mg42.1'] }, dice: [1] })
    .answer('roll')
    .answer('march:north-corridor');
  expect(match.question).toMatchObject({ key: 'pick-up', params: { at: 'north-corridor' } });
  match.answer('take:mg42.1:usa-medic-1');
  expect(itemsOf(match, 'usa-medic-1')).toEqual(['mg42.1']);
  expect(finds('mine.2').offers('give:usa-soldier-1')).toBe(true);
});

const hidden = { dormitory: 'ppsh.1', archives: 'liquid.1', 'eagle-room': 'doctor.1' } as const;

proves(
  ['ZF-7.9', 'ZF-7.10'],
  'whoever finds the model and tells of it leaves it face up, and looks at all but special rooms',
  () => {
    const match = finds('model.1', { rooms: hidden });
    expect(match.refuses('leave')).toMatchObject({ key: 'stays-there', cite: 'ZF-7.9' });
    match.answer('announce');
    expect(match.events('model-studied')).toMatchObject([{ cite: 'ZF-7.10', params: { team: 'usa', count: 2 } }]);
    expect(['dormitory', 'archives', 'eagle-room'].map((room) => seen(match, 0, room))).toEqual([
      'ppsh.1',
      'liquid.1',
      null,
    ]);
    for (const seat of [1, 2]) {
      expect(seen(match, seat, 'infirmary')).toBe('model.1');
      expect(seen(match, seat, 'dormitory')).toBeNull();
    }
  },
);

proves('ZF-7.9', 'whoever keeps quiet leaves it face down: only that it was left so is told', () => {
  const match = finds('model.1', { rooms: hidden, dice: [2] }).answer('quiet');
  expect(citesOf(match, 'kept-quiet')).toEqual(['ZF-7.9']);
  // To the others there is nothing else that it could be: whoever thinks of other deals knows that.
  expect(match.world.fortress.silent).toBe('infirmary');
  expect([0, 1, 2].map((seat) => seen(match, seat, 'infirmary'))).toEqual(['model.1', null, null]);
  expect(seen(match, 0, 'dormitory')).toBe('ppsh.1');
  // The British team comes: to it this is a hidden event.
  match.answer('roll');
  expect(match.option('march:infirmary').facts).toContainEqual({ key: 'stops-here', params: { why: 'event' } });
  match.answer('march:infirmary');
  expect(match.question.key).toBe('found');
  match.answer('announce');
  expect(seen(match, 1, 'dormitory')).toBe('ppsh.1');
  expect(seen(match, 2, 'infirmary')).toBe('model.1');
});

proves('ZF-7.10', 'the model serves each team that stops there, once', () => {
  const match = below({
    turn: 1,
    at: ['lift-room', 'north-corridor'],
    rooms: { ...hidden, infirmary: 'model.1' },
    dice: [3, 2, 1],
    change(world) {
      for (const { at, marker } of world.rooms) if (at === 'infirmary') marker.known = [0xffff];
      world.fortress.looked = ['usa'];
    },
  }).answer('roll');
  expect(match.option('march:infirmary').facts).toEqual([{ key: 'zone-price', params: { points: 2, doors: 1 } }]);
  match.answer('march:infirmary').answer('halt');
  expect(match.world.fortress.looked).toEqual(['usa', 'great-britain']);
  expect(seen(match, 1, 'dormitory')).toBe('ppsh.1');
  match.answer('done').answer('roll').answer('halt');
  match.answer('roll').answer('halt');
  expect(match.events('model-studied')).toHaveLength(1);
});

proves('ZF-7.9', 'to whoever has left the model face down it is no event any more', () => {
  const match = below({
    at: ['north-corridor'],
    rooms: { infirmary: 'model.1' },
    dice: [4],
    change(world) {
      world.fortress.silent = 'infirmary';
      world.fortress.looked = ['usa'];
      for (const { at, marker } of world.rooms) if (at === 'infirmary') marker.known = [1];
    },
  }).answer('roll');
  expect(match.offers('march:dormitory')).toBe(true);
  match.answer('march:infirmary').answer('halt');
  expect(match.events('event-turned')).toEqual([]);
  expect(finds('model.1').offers('quiet')).toBe(true);
});

proves(
  ['ZF-7.11', 'ZF-7.13'],
  'liquid eats a weapon picked at random, grenades and mines among them, and is gone',
  () => {
    const match = finds('liquid.1', {
      carried: { 'usa-soldier-1': ['stg44.1'], 'usa-soldier-2': ['grenade.1', 'mine.1'] },
      dice: [2],
    }).answer('announce');
    for (const key of ['weapon:usa-soldier-1.1', 'weapon:usa-soldier-2.1', 'weapon:usa-soldier-2.2', 'done'])
      match.answer(key);
    expect(match.events('weapon-corroded')).toMatchObject([
      { cite: 'ZF-7.11', params: { member: 'usa-soldier-2', weapon: 'grenade' } },
    ]);
    expect(itemsOf(match, 'usa-soldier-2')).toEqual(['mine.1']);
    expect(match.world.gone.cards).toEqual(expect.arrayContaining(['liquid.1', 'grenade.1']));
  },
);

proves('ZF-7.12', 'the liquid spares the coffin, a key and any other object', () => {
  const match = finds('liquid.1', { carried: { 'usa-soldier-1': ['coffin.1', 'eagle.1', 'ice-axes.1'] } }).answer(
    'announce',
  );
  expect(match.options()).toEqual(['done']);
  match.answer('done');
  expect(citesOf(match, 'liquid-spares')).toEqual(['ZF-7.12']);
  expect(itemsOf(match, 'usa-soldier-1')).toEqual(['coffin.1', 'eagle.1', 'ice-axes.1']);
});

proves('ZF-7.14', 'the doctor is captured on a 6, and the destruction begins', () => {
  for (const die of [1, 2, 3, 4, 5]) {
    const match = finds('medic-kit.2', { at: ['eagle-room'], rooms: { 'eagle-room': 'doctor.1' }, dice: [die, 3, 4] });
    match.answer('announce');
    expect(match.world.fortress).toMatchObject({
      doctor: 'hulk',
      hulk: { at: 'eagle-room', hp: 13 },
      destruction: null,
    });
    expect(match.world.fights).toMatchObject([{ foe: 'hulk', teams: ['usa'] }]);
  }
  const captured = finds('medic-kit.2', { at: ['eagle-room'], rooms: { 'eagle-room': 'doctor.1' }, dice: [6] });
  captured.answer('announce');
  expect(captured.world.fortress).toMatchObject({ doctor: 'captured', destruction: 6 });
  expect(teamAt(captured).doctor).toBe(true);
  expect(citesOf(captured, 'doctor-captured')).toEqual(['ZF-7.14']);
});

proves('ZF-7.15', 'Evangeline adds 2 where she is shown, and nothing where she is not', () => {
  const withHer = (...dice: readonly number[]) =>
    finds('medic-kit.2', {
      at: ['eagle-room'],
      rooms: { 'eagle-room': 'doctor.1' },
      carried: { 'usa-soldier-3': ['evangeline.1', 'mg42.1'] },
      dice,
    }).answer('announce');
  expect(withHer(3, 1, 1).answer('show:usa-soldier-3.1').world.fortress.doctor).toBe('hulk');
  const hidden = withHer(5, 1, 1);
  expect(hidden.question).toMatchObject({ key: 'recognise', cite: 'ZF-7.15' });
  expect(hidden.refuses('show:usa-soldier-3.2')).toMatchObject({ key: 'not-for-this', cite: 'ZF-7.15' });
  expect(hidden.option('done').facts).toEqual([{ key: 'captured-on', params: { from: 6 } }]);
  hidden.answer('done');
  expect(hidden.world.fortress.doctor).toBe('hulk');
  expect(hidden.view(1).world.teams[0]?.members[2]?.items.cards).toEqual([null, null]);
  const match = withHer(4).answer('show:usa-soldier-3.1');
  expect(match.world.fortress.doctor).toBe('captured');
  expect(citesOf(match, 'doctor-tested')).toEqual(['ZF-7.15']);
  expect(match.view(1).world.teams[0]?.members[2]?.items.cards).toEqual(['evangeline.1', null]);
});

proves('ZF-7.16', 'the captured doctor follows the team', () => {
  const match = below({
    at: ['north-corridor'],
    dice: [1],
    change(world) {
      Object.assign(world.teams[0] ?? {}, { doctor: true });
      Object.assign(world.fortress, { doctor: 'captured', destruction: 0, panic: true });
    },
  })
    .answer('roll')
    .answer('march:hall-1');
  expect(match.events('doctor-follows')).toMatchObject([{ cite: 'ZF-7.16', params: { team: 'usa', at: 'hall-1' } }]);
});

proves('ZF-7.17', 'with the team that holds him the doctor is lost', () => {
  const match = below({
    at: ['radio-room'],
    members: [1],
    wounded: ['usa-soldier-1'],
    carried: { 'usa-soldier-1': ['mine.1'] },
    dice: [1, 1],
    change(world) {
      Object.assign(world.teams[0] ?? {}, { doctor: true });
      Object.assign(world.fortress, { doctor: 'captured', destruction: 0, panic: true });
    },
  }).answer('blast:eagle-room.radio-room:usa-soldier-1.1');
  expect(match.world.fortress.doctor).toBe('dead');
  expect(citesOf(match, 'doctor-lost')).toEqual(['ZF-7.17']);
});

proves(
  ['ZF-7.18', 'ZF-7.19', 'ZF-7.20'],
  'a prisoner joins the team, may bear a weapon, and dies of the first damage',
  () => {
    const match = finds('prisoner.2', { members: [1] });
    match.answer('announce');
    expect(match.events('prisoner-freed')).toMatchObject([{ cite: 'ZF-7.18', params: { member: 'usa-prisoner-2' } }]);
    expect(teamAt(match).members.map(({ id, kind }) => [id, kind])).toEqual([
      ['usa-soldier-1', 'soldier'],
      ['usa-prisoner-2', 'prisoner'],
    ]);
    const hurt = below({
      at: ['archives'],
      members: [1],
      rooms: {},
      carried: { 'usa-soldier-1': ['mine.1', 'mg42.1'] },
      dice: [1, 2],
      change(world) {
        const [team] = world.teams;
        const [soldier] = team?.members ?? [];
        if (team === undefined || soldier === undefined) return;
        const items: Member['items'] = { ...soldier.items, place: 'items-usa-prisoner-1', cards: [], known: [] };
        team.members.push({ id: 'usa-prisoner-1', kind: 'prisoner', wounded: false, wields: null, items });
      },
    });
    expect(hurt.offers('hand:usa-soldier-1.2:usa-prisoner-1')).toBe(true);
    hurt.answer('blast:archives.north-corridor:usa-soldier-1.1');
    expect(teamAt(hurt).members.map(({ id }) => id)).toEqual(['usa-soldier-1']);
    expect(citesOf(hurt, 'died')).toEqual(['ZF-7.20']);
  },
);

/** After the panic: all markers are face up. */
const panicked = (wanted: Below): Below => ({
  ...wanted,
  change(world) {
    Object.assign(world.fortress, { destruction: 0, panic: true, doctor: 'dead' });
    for (const { marker } of world.rooms) marker.known = marker.known.map(() => 0xffff);
    wanted.change?.(world);
  },
});

proves('ZF-9.10', 'in the panic a prisoner and weapons are taken without stopping; liquid acts', () => {
  const match = below(
    panicked({
      at: ['north-corridor'],
      rooms: { infirmary: 'prisoner.1', dormitory: 'liquid.1' },
      lying: { infirmary: ['ppsh.1', 'medic-kit.1'] },
      carried: { 'usa-soldier-2': ['mine.1'] },
      dice: [6],
    }),
  ).answer('roll');
  match.answer('march:infirmary');
  expect(match.question.key).toBe('go');
  expect(match.offers('take:medic-kit.1:usa-soldier-1')).toBe(false);
  match.answer('take:ppsh.1:usa-soldier-1').answer('free');
  expect(citesOf(match, 'picked-up')).toEqual(['ZF-9.10']);
  expect(teamAt(match).members.at(-1)?.id).toBe('usa-prisoner-1');
  expect(match.world.turn.left).toBe(4);
  match.answer('march:dormitory').answer('weapon:usa-soldier-1.1');
  expect(match.question.key).toBe('set-apart');
});

proves('ZF-9.10', 'in the panic a prisoner joins whoever ends there, with no point left', () => {
  const match = below(panicked({ at: ['north-corridor'], rooms: { infirmary: 'prisoner.1' }, dice: [2] }))
    .answer('roll')
    .answer('march:infirmary');
  expect(citesOf(match, 'prisoner-freed')).toEqual(['ZF-7.18']);
  expect(teamAt(match).members.at(-1)?.id).toBe('usa-prisoner-1');
  const passing = below(
    panicked({
      at: ['north-corridor'],
      rooms: { infirmary: 'prisoner.1' },
      lying: { infirmary: ['ppsh.1'] },
      dice: [6],
    }),
  )
    .answer('roll')
    .answer('march:infirmary')
    .answer('take:ppsh.1:usa-soldier-1')
    .answer('march:dormitory');
  expect(citesOf(passing, 'picked-up')).toEqual(['ZF-9.10']);
  expect(passing.events('prisoner-freed')).toEqual([]);
});

proves(['ZF-9.10', 'ZF-7.11'], 'open liquid acts on whoever passes, and they go on', () => {
  const match = below(
    panicked({
      at: ['north-corridor'],
      rooms: { infirmary: 'liquid.1' },
      lying: { dormitory: ['ppsh.1'] },
      carried: { 'usa-soldier-1': ['mg42.1'] },
      dice: [6, 1],
    }),
  ).answer('roll');
  expect(match.offers('march:dormitory')).toBe(false);
  match.answer('march:infirmary').answer('weapon:usa-soldier-1.1').answer('done');
  expect(match.events('weapon-corroded')).toMatchObject([{ cite: 'ZF-7.11', params: { weapon: 'mg42' } }]);
  expect(match.world.turn.left).toBe(4);
  match.answer('march:dormitory').answer('take:ppsh.1:usa-soldier-1');
  expect(citesOf(match, 'picked-up')).toEqual(['ZF-9.10']);
});

proves('ZF-3.21', 'before the panic nothing is taken on the way, only where the movement ends', () => {
  const match = below({ at: ['north-passage'], lying: { 'north-corridor': ['ppsh.1'] }, dice: [3] })
    .answer('roll')
    .answer('march:north-corridor');
  expect(match.options().some((key) => key.startsWith('take:'))).toBe(false);
  match.answer('halt');
  expect(match.question).toMatchObject({ key: 'pick-up', cite: 'ZF-3.21' });
});

proves('ZF-7.4', 'whoever stays where the dead stand fights them, whoever leaves does not', () => {
  const hulk = { at: 'kitchen', hp: 9 } as const;
  const stays = underground({ at: ['kitchen', 'cells'], hulk, dice: [3] })
    .answer('roll')
    .answer('halt');
  expect(stays.events('goes-at')).toMatchObject([{ cite: 'ZF-7.4', params: { team: 'usa', at: 'kitchen' } }]);
  expect(stays.world.fights).toMatchObject([{ foe: 'hulk', teams: ['usa'] }]);
  const leaves = underground({ at: ['kitchen', 'cells'], hulk, dice: [3] })
    .answer('roll')
    .answer('march:hall-1');
  expect(leaves.events('goes-at')).toEqual([]);
});

proves('ZF-7.14', 'a doctor whom the clock has turned up is recognised by whoever ends there', () => {
  const match = below(
    panicked({
      at: ['archives'],
      rooms: { 'eagle-room': 'doctor.1' },
      destroyed: ['eagle-room.archives'],
      dice: [3, 6],
      change: (world) => {
        world.fortress.doctor = 'hidden';
      },
    }),
  )
    .answer('roll')
    .answer('march:eagle-room');
  expect(match.events('doctor-tested')).toEqual([]);
  match.answer('halt');
  expect(match.events('doctor-captured')).toMatchObject([{ cite: 'ZF-7.14', params: { team: 'usa' } }]);
  expect(match.events('destruction-begins')).toEqual([]);
});
