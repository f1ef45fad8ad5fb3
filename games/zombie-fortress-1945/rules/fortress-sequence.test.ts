import { provesFor } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import { rulebook } from '../rulebook/index.ts';
import { citesOf, offered } from '../testing/laid.ts';
import { below } from '../testing/underground.ts';

const proves = provesFor(rulebook);

proves('ZF-6.3', 'a lock, the die, the movement, then what is there', () => {
  const match = below({ dice: [5, 3], rooms: { infirmary: 'medic-kit.2' } });
  expect(match.question).toMatchObject({ key: 'explore', cite: 'ZF-6.3' });
  match.answer('test:lift-room.north-corridor').answer('roll');
  expect(match.question.key).toBe('go');
  match.answer('march:north-corridor');
  const told = match.events().map(({ type }) => type);
  expect(told.filter((type) => ['lock-tried', 'zones-rolled', 'went'].includes(type))).toEqual([
    'lock-tried',
    'zones-rolled',
    'went',
  ]);
});

proves('ZF-6.4', 'after the die no lock is tried', () => {
  const match = below({ at: ['north-corridor'], dice: [3] });
  expect(match.offers('test:archives.north-corridor')).toBe(true);
  match.answer('roll');
  expect(match.options().some((key) => key.startsWith('test:'))).toBe(false);
});

proves(['ZF-5.22', 'ZF-6.1'], 'teams in one zone do nothing to each other, and nothing for each other', () => {
  const match = below({ at: ['north-corridor', 'north-corridor'], dice: [3] }).answer('roll');
  expect(match.options().every((key) => /^(march|halt|hand|drop|trade|kit|blast)\b/.test(key))).toBe(true);
  match.answer('halt');
  expect(match.waiting).toEqual([1]);
  expect(match.events('clash')).toEqual([]);
});

proves('ZF-6.5', 'clockwise from the first who arrived, the master in their own place', () => {
  const match = below({ at: ['north-corridor', 'south-corridor'], dice: [1, 1] });
  const seats = [match.waiting[0]];
  match.answer('roll').answer('halt');
  seats.push(match.waiting[0]);
  match.answer('roll').answer('halt');
  seats.push(match.waiting[0]);
  expect(match.question).toMatchObject({ key: 'lead', cite: 'ZF-6.5', params: { role: 'master' } });
  expect(match.world.fortress.rounds).toBe(1);
  match.answer('done');
  seats.push(match.waiting[0]);
  expect(seats).toEqual([0, 1, 2, 0]);
  expect(match.world.fortress.rounds).toBe(2);
});

proves('ZF-10.21', 'a fight that was put off goes on when its team or whoever leads the zombies is active', () => {
  const match = below({
    at: ['infirmary', 'north-corridor'],
    rooms: { infirmary: 'encounter-4.4' },
    bowl: ['zombie.1', 'zombie.2', 'zombie.3', 'zombie.4'],
    dice: [1],
    phase: 'fortress-event',
  }).answer('announce');
  for (let box = 3; box > 0; box--) match.answer('done').answer('advance');
  expect(match.world.turn.seat).toBe(1);
  expect(match.question.key).toBe('explore');
  expect(match.events('fight-resumed')).toEqual([]);
  match.answer('roll').answer('halt');
  expect(match.world.turn.seat).toBe(2);
  expect(match.events('fight-resumed')).toMatchObject([{ cite: 'ZF-10.21', params: { team: 'usa', assault: true } }]);
});

proves('ZF-9.17', 'when nobody has found the doctor for 16 rounds the destruction begins by itself', () => {
  const late = (rounds: number, clock?: string) =>
    below({
      at: ['north-corridor'],
      options: clock === undefined ? {} : { clock },
      change(world) {
        world.fortress.rounds = rounds;
      },
    });
  expect(late(16).world.fortress.destruction).toBeNull();
  expect(late(16).question.context?.()).toContainEqual({ key: 'rounds-left', params: { rounds: 1 } });
  const panic = below({ destruction: 2, at: ['north-passage'] }).question.context?.();
  expect(panic).toContainEqual({ key: 'lift-away', params: { zones: 2 } });
  expect(panic?.map(({ key }) => key)).not.toContain('unseen-rooms');
  const over = late(17);
  expect(over.world.fortress.destruction).toBe(6);
  expect(citesOf(over, 'destruction-begins')).toEqual(['ZF-9.17']);
  expect(late(25, '24').world.fortress.destruction).toBe(6);
  expect(late(29, '28').world.fortress.destruction).toBe(6);
  expect(late(99, 'off').world.fortress.destruction).toBeNull();
});

proves('ZF-9.17', 'a player whose team is dead leads one wandering zombie, or watches', () => {
  const dead = (idle: string, dice: readonly number[]) =>
    below({
      seats: 4,
      at: ['north-corridor', 'east-corridor', 'south-corridor'],
      options: { idle },
      wanderers: ['hall-1', 'hall-4'],
      dice,
      change(world) {
        for (const team of world.teams) if (team.seat === 1) team.state = 'lost';
      },
    });
  const leads = dead('leads', [1, 4]).answer('roll').answer('halt');
  expect(leads.waiting).toEqual([1]);
  expect(leads.question).toMatchObject({ key: 'lead', cite: 'ZF-9.17', params: { role: 'idle', groups: 1 } });
  expect(leads.question.context?.()).toEqual([{ key: 'plays-for', params: { role: 'idle', out: false } }]);
  expect(leads.events('pack-handed')).toMatchObject([{ cite: 'ZF-9.17', params: { seat: 1, at: 'hall-4' } }]);
  expect(leads.refuses('create')).toMatchObject({ key: 'enough-wanderers' });
  leads.answer('lead:2');
  expect(leads.world.turn.left).toBe(5);
  const watches = dead('watches', [1]).answer('roll').answer('halt');
  expect(watches.waiting).toEqual([2]);
});

proves('ZF-9.3', 'whoever is in the lift room when it all begins is out at its next turn, before any die', () => {
  const match = below({
    at: ['lift-room', 'cells'],
    dice: [],
    change(world) {
      Object.assign(world.fortress, { destruction: 6, panic: true, doctor: 'dead' });
    },
  });
  expect(match.events('escaped')).toMatchObject([{ cite: 'ZF-9.3', params: { team: 'usa', place: 1 } }]);
  expect(match.waiting).toEqual([1]);
  expect(match.question.key).toBe('explore');
});

proves('ZF-9.17', 'the only one of the master is not taken away: another is brought in', () => {
  const match = below({
    seats: 4,
    at: ['north-corridor', 'east-corridor', 'south-corridor'],
    wanderers: ['hall-1'],
    dice: [1],
    change(world) {
      for (const team of world.teams) if (team.seat === 1) team.state = 'lost';
      // One was killed: it is the master who waits until their next activation.
      world.fortress.halved = true;
    },
  })
    .answer('roll')
    .answer('halt');
  expect(match.question).toMatchObject({ key: 'lead', cite: 'ZF-9.17', params: { role: 'idle', groups: 0 } });
  expect(match.events('pack-handed')).toEqual([]);
  expect(offered(match, 'create')).toEqual(['create']);
});

proves('ZF-9.17', 'one that is in a fight is not handed over', () => {
  const match = below({
    seats: 4,
    turn: 3,
    at: ['kitchen', 'hall-2', 'cells'],
    wanderers: ['hall-1', 'hall-6'],
    dice: [6, 1],
    change(world) {
      for (const team of world.teams) if (team.seat === 0) team.state = 'lost';
    },
  });
  match.play('lead:1', 'march:hall-2');
  for (let box = 3; box > 0; box--) match.play('done', 'stand', 'advance');
  expect(match.events('fight-suspended')).toHaveLength(1);
  match.answer('done');
  expect(match.waiting).not.toEqual([0]);
  expect(match.events('pack-handed')).toEqual([]);
  expect(match.events('activated')).toContainEqual(expect.objectContaining({ cite: 'ZF-9.17' }));
});

proves('ZF-9.17', 'two players without a team lead one each, and the master keeps one', () => {
  const match = below({
    seats: 4,
    turn: 3,
    at: ['north-corridor'],
    wanderers: ['hall-1', 'hall-4'],
    dice: [6, 1],
    change(world) {
      for (const team of world.teams) if (team.seat === 1 || team.seat === 2) team.state = 'lost';
    },
  });
  expect(offered(match, 'create')).toEqual(['create']);
  match.answer('create');
  expect(match.world.fortress.packs).toHaveLength(3);
  expect(match.refuses('create').key).toBe('created-already');
  match.answer('done').answer('roll').answer('halt');
  expect(match.events('pack-handed')).toMatchObject([{ params: { seat: 1, at: 'hall-6' } }]);
});

proves('ZF-8.26', 'a turned player leads those who have turned, and no others', () => {
  const match = below({
    turn: 1,
    at: ['north-corridor', 'south-corridor'],
    dice: [2],
    change(world) {
      for (const team of world.teams)
        if (team.seat === 1) Object.assign(team, { state: 'turned', members: [], at: null });
      world.fortress.created = 1;
      world.fortress.packs = [
        {
          id: 1,
          kind: 'turned',
          at: 'south-corridor',
          leader: 1,
          hp: null,
          zombies: null,
          counters: { ...world.bowl, place: 'pack-1', cards: [], known: [] },
          hits: [],
          fresh: false,
        },
      ];
    },
  });
  expect(match.question).toMatchObject({ key: 'lead', cite: 'ZF-8.26', params: { role: 'turned' } });
  expect(match.refuses('create')).toMatchObject({ key: 'not-yours', cite: 'ZF-8.26' });
  match.answer('lead:1');
  expect(match.offers('march:armoury')).toBe(true);
});
