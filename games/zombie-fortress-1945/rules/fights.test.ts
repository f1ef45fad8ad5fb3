/** Fights in the fortress: who leads, several teams at once, groups that walk, flight, surprise. Dice are scripted. */
import { EVERYBODY } from '@necropole/kernel';
import { provesFor, type Situation } from '@necropole/kernel/testing';
import { expect, test } from 'vitest';
import type { CampId } from '../content/camps.ts';
import { teamOf } from '../reading.ts';
import { rulebook } from '../rulebook/index.ts';
import type { PhaseName, Rule, Zf, ZfTable } from '../shape.ts';
import { boxesOf, citesOf, teamAt } from '../testing/laid.ts';
import { type Underground, underground } from '../testing/underground.ts';
import type { Foe } from '../world.ts';
import { beginFight, joinFight } from './fights.ts';

const proves = provesFor(rulebook);
const wanderer = { kind: 'wanderer', at: 'kitchen' } as const;

/** These teams meet that foe in the kitchen. */
function met(foe: Foe, wanted: Underground = {}, teams: readonly CampId[] = ['usa'], surprise = false): Situation<Zf> {
  return underground({ members: [1, 1, 1], ...wanted }, function* (table: ZfTable): Rule<PhaseName> {
    return beginFight(table, { teams, at: 'kitchen', foe, surprise }, 'fortress-turn');
  });
}

const wandering: Foe = { kind: 'pack', pack: 1 };

/** A team holds its fire, and stands. */
function stands(match: Situation<Zf>, boxes: number): Situation<Zf> {
  for (let box = 0; box < boxes; box++) match.play('done', 'stand', 'advance');
  return match;
}

// ── Who leads, who defends ────────────────────────────────────────────────────────────────────────────────────────

proves('ZF-7.7', 'in the fortress the master leads the zombies of an encounter, whoever sits next', () => {
  const match = met({ kind: 'encounter', zombies: 2 }, { bowl: ['dog.1', 'zombie.1'] });
  expect(match.events('fight-begins')).toMatchObject([{ cite: 'ZF-7.7', params: { team: 'usa', leader: 2 } }]);
  match.answer('done');
  expect(match.waiting).toEqual([2]);
  expect(match.option('leap:1').facts).toContainEqual({ key: 'counter', params: { counter: 'dog.1' } });
});

proves(['ZF-7.4', 'ZF-11.3'], 'teams that share a zone defend together, four shooters in all, named in turn', () => {
  const match = met(wandering, { packs: [wanderer], members: [4, 4], dice: [6] }, ['usa', 'great-britain']);
  expect(match.events('defends-too')).toMatchObject([{ cite: 'ZF-7.4', params: { team: 'great-britain' } }]);
  expect(match.question).toMatchObject({ key: 'volley', cite: 'ZF-11.3' });
  expect(match.waiting).toEqual([0]);
  match.answer('fire:usa-soldier-1:3');
  expect(match.waiting).toEqual([1]);
  expect(match.offers('fire:usa-soldier-2:3')).toBe(false);
  match.answer('fire:great-britain-soldier-1:3');
  expect(match.waiting).toEqual([0]);
  match.play('fire:usa-soldier-2:3', 'fire:great-britain-soldier-2:3');
  expect(match.refuses('fire:usa-soldier-3:3')).toMatchObject({ key: 'four-fire' });
});

proves('ZF-11.3', 'whoever is done leaves the rest to the others', () => {
  const match = met(wandering, { packs: [wanderer], members: [1, 4], dice: [6] }, ['usa', 'great-britain']);
  match.answer('done');
  for (const soldier of [1, 2, 3]) match.answer(`fire:great-britain-soldier-${soldier}:3`);
  expect(match.waiting).toEqual([1]);
  expect(match.options()).toContain('fire:great-britain-soldier-4:3');
});

proves('ZF-11.2', 'the members of two teams stand in one line, each placed by their own player', () => {
  const zombies = ['zombie.1', 'zombie.2'] as const;
  const match = assaulted(
    met({ kind: 'encounter', zombies: 2 }, { bowl: zombies, members: [2, 1], dice: [1, 1, 5, 6, 1] }, [
      'usa',
      'great-britain',
    ]),
  );
  expect(match.events('assault-round')).toMatchObject([{ cite: 'ZF-11.2', params: { members: 3, zombies: 2 } }]);
  expect(match.waiting).toEqual([0]);
  match.play('counter:1:1', 'counter:1:1');
  expect(match.waiting).toEqual([1]);
  expect(match.refuses('counter:1:1')).toMatchObject({ key: 'others-uncovered' });
  match.play('counter:2:1', 'member:usa-soldier-2');
  expect(match.events('member-strikes').map(({ params }) => params.member)).toEqual([
    'usa-soldier-1',
    'usa-soldier-2',
    'great-britain-soldier-1',
  ]);
  expect(teamAt(match, 0).members[1]?.wounded).toBe(true);
});

/** An encounter comes up to the teams without a shot, and is put off; the assault begins at the next activation. */
function assaulted(match: Situation<Zf>): Situation<Zf> {
  for (let box = 3; box > 0; box--) {
    while (match.question.key === 'volley') match.answer('done');
    match.answer('advance');
  }
  return match;
}

test('a team that attacks does so alone, whoever else is there (ZF-7.4)', () => {
  const match = met(wandering, { packs: [wanderer], dice: [3] });
  expect(match.world.fights).toMatchObject([{ teams: ['usa'] }]);
});

proves('ZF-10.22', 'a team that comes into the zone of a fight joins the defence', () => {
  function* joined(table: ZfTable): Rule<PhaseName> {
    const next = beginFight(table, { teams: ['usa'], at: 'kitchen', foe: wandering }, 'fortress-turn');
    for (const fight of table.world.fights) joinFight(table, fight, teamOf(table.world, 'great-britain'));
    return next;
  }
  const match = underground({ packs: [wanderer], dice: [3] }, joined);
  expect(match.events('defends-too')).toMatchObject([{ cite: 'ZF-10.22', params: { team: 'great-britain' } }]);
  match.answer('done');
  expect(match.waiting).toEqual([1]);
});

proves(['ZF-11.1', 'ZF-7.17'], 'what a team carried stays in its zone, and the doctor whom it held is lost', () => {
  const match = assaulted(
    met(
      { kind: 'encounter', zombies: 1 },
      {
        bowl: ['zombie.1'],
        wounded: ['usa-soldier-1'],
        carried: { 'usa-soldier-1': ['mg42.1', 'evangeline.1'] },
        dice: [1, 5],
        change(world) {
          teamOf(world, 'usa').doctor = true;
          world.fortress.doctor = 'captured';
        },
      },
    ).answer('ready'),
  );
  expect(match.events('things-scattered')).toMatchObject([
    { cite: 'ZF-11.1', params: { at: 'kitchen', things: ['mg42'] } },
  ]);
  expect(match.world.lying).toMatchObject([{ at: 'kitchen', things: { cards: ['mg42.1'] } }]);
  expect(match.view(1).world.lying).toMatchObject([{ things: { cards: ['mg42.1'] } }]);
  expect(citesOf(match, 'doctor-lost')).toEqual(['ZF-7.17']);
  expect(match.world.fortress.doctor).toBe('dead');
  expect(teamAt(match)).toMatchObject({ state: 'lost', doctor: false });
});

proves(
  'ZF-10.7',
  'what a single member carried goes to a comrade, and what they fired is tested there (ZF-11.1)',
  () => {
    const match = assaulted(
      met(
        { kind: 'encounter', zombies: 1 },
        {
          bowl: ['zombie.1'],
          members: [2, 1],
          wounded: ['usa-soldier-1'],
          carried: { 'usa-soldier-1': ['mg42.1', 'grenade.1'] },
          // The gun misses; hand to hand the zombie kills its bearer, and falls.
          dice: [1, 1, 1, 1, 1, 6, 1, 5, 1],
        },
      ).play('wield:usa-soldier-1.1', 'ready', 'fire:usa-soldier-1:3'),
    ).answer('member:usa-soldier-1');
    expect(match.events('died')).toMatchObject([{ params: { member: 'usa-soldier-1' } }]);
    expect(match.events('ammunition-tested')).toMatchObject([{ params: { member: 'usa-soldier-2', lost: true } }]);
    expect(teamAt(match).members.map(({ items }) => items.cards)).toEqual([['grenade.1']]);
    expect(match.events('things-scattered')).toEqual([]);
  },
);

proves('ZF-7.20', 'a prisoner dies of the first damage', () => {
  const match = assaulted(
    met({ kind: 'encounter', zombies: 1 }, { bowl: ['zombie.1'], prisoners: ['usa-prisoner-1'], dice: [6, 1, 5] }),
  ).answer('member:usa-prisoner-1');
  expect(match.events('died')).toMatchObject([{ cite: 'ZF-7.20', params: { member: 'usa-prisoner-1' } }]);
  expect(teamAt(match).members.map(({ id }) => id)).toEqual(['usa-soldier-1']);
});

proves(
  'ZF-11.16',
  'a map found below shows the events of ordinary rooms to its finder alone, not those of special rooms',
  () => {
    const match = met(
      { kind: 'encounter', zombies: 2 },
      {
        bowl: ['map-fragment.1', 'zombie.1'],
        rooms: { kitchen: 'prisoner.1', 'eagle-room': 'doctor.1' },
        dice: [1, 1, 6, 1],
      },
    );
    match.play('done', 'advance', 'done', 'advance', 'done', 'advance');
    while (match.world.fights.length > 0) match.answer('line-up');
    expect(match.events('events-seen')).toMatchObject([{ cite: 'ZF-11.16', params: { team: 'usa', count: 1 } }]);
    const seen = (seat: number) =>
      match
        .view(seat)
        .world.rooms.flatMap(({ at, marker }) => (marker.cards.length > 0 ? [[at, marker.cards[0]]] : []));
    expect(seen(0)).toEqual(
      [
        ['kitchen', 'prisoner.1'],
        ['eagle-room', null],
      ].sort(),
    );
    expect(seen(1).map(([, card]) => card)).toEqual([null, null]);
  },
);

// ── Wandering zombies ─────────────────────────────────────────────────────────────────────────────────────────────

proves(
  ['ZF-8.7', 'ZF-8.8', 'ZF-11.11'],
  'a wandering zombie has a die + 3 life points, rolled once; what it loses stays lost',
  () => {
    const match = met(wandering, { packs: [wanderer], dice: [2, 6, 1, 5] });
    expect(match.events('wanderer-rolled')).toMatchObject([{ cite: 'ZF-8.7', params: { die: 2, lives: 5 } }]);
    match.play('fire:usa-soldier-1:3', 'done');
    expect(match.events('zombie-hurt')).toMatchObject([{ cite: 'ZF-8.8', params: { counter: 'wanderer.1', left: 4 } }]);
    match.play('run');
    match.answer(match.options().find((key) => key.startsWith('way:')) ?? '');
    expect(match.view(1).world.fortress.packs).toMatchObject([{ kind: 'wanderer', at: 'kitchen', hp: 4 }]);
    expect(met(wandering, { packs: [{ ...wanderer, hp: 4 }] }).events('wanderer-rolled')).toEqual([]);
  },
);

proves('ZF-8.9', 'a wandering zombie that is killed is gone', () => {
  const match = met(wandering, { packs: [{ ...wanderer, hp: 1 }], dice: [6, 1] }).play('fire:usa-soldier-1:3', 'done');
  expect(match.events('pack-destroyed')).toMatchObject([
    { cite: 'ZF-8.9', params: { kind: 'wanderer', at: 'kitchen' } },
  ]);
  expect(match.world.fortress).toMatchObject({ packs: [], halved: true });
  expect(match.world.apart.cards).toContain('wanderer.1');
});

proves(['ZF-10.26', 'ZF-10.29'], 'after the fire a team may flee: on 5 it is two zones away, and they stay', () => {
  const match = met(wandering, { packs: [{ ...wanderer, hp: 4 }], dice: [1, 1, 5] });
  match.play('fire:usa-soldier-1:3', 'done');
  expect(match.question).toMatchObject({ key: 'flee', cite: 'ZF-10.29' });
  expect(match.option('run').facts).toEqual([{ key: 'flees-on', params: { from: 5 } }]);
  match.answer('run');
  const ways = match.options();
  expect(ways).toContain('way:hall-1:north-corridor');
  expect(ways).not.toContain('way:dormitory:infirmary'); // a lock is between
  match.answer('way:hall-1:north-corridor');
  expect(teamAt(match).at).toBe('north-corridor');
  expect(match.world.fortress.packs).toMatchObject([{ at: 'kitchen' }]);
  expect(match.world.fights).toEqual([]);
});

proves('ZF-10.27', 'a flight that fails lets them advance a box, and may be tried again', () => {
  const match = met(wandering, { packs: [{ ...wanderer, hp: 4 }], dice: [4, 3] }).play('done', 'run');
  expect(match.events('flight-tested')).toMatchObject([{ cite: 'ZF-10.27', params: { die: 4, flees: false } }]);
  match.answer('advance');
  expect(boxesOf(match)).toEqual([2]);
  match.answer('done');
  expect(match.question).toMatchObject({ key: 'flee', cite: 'ZF-10.27' });
  match.play('run', 'advance');
  expect(boxesOf(match)).toEqual([1]);
});

proves('ZF-10.28', 'no such flight once they are in the team box', () => {
  const match = met(wandering, { packs: [{ ...wanderer, hp: 4 }], dice: [1, 1, 1, 1, 1, 1] });
  stands(match, 3);
  expect(match.events('fight-suspended')).toHaveLength(1);
  expect(match.events('flight-tested')).toEqual([]);
  expect(boxesOf(match)).toEqual([0]);
});

test('from an encounter that has not woken nobody flees (ZF-10.26)', () => {
  const match = met({ kind: 'encounter', zombies: 1 }, { bowl: ['zombie.1'] }).answer('done');
  expect(match.question.key).toBe('advance');
});

proves('ZF-10.26', 'of two teams one flees and the other fights on', () => {
  const match = met(wandering, { packs: [{ ...wanderer, hp: 4 }], dice: [6] }, ['usa', 'great-britain']);
  match.play('done', 'done', 'run', 'way:hall-1:north-corridor', 'stand', 'advance');
  expect(match.world.fights).toMatchObject([{ teams: ['great-britain'], boxes: [2] }]);
});

proves('ZF-10.30', 'a surprise attack begins in box 1: one volley, then they are there', () => {
  const match = met(wandering, { packs: [{ ...wanderer, hp: 4 }], dice: [1, 1, 1, 1, 1, 1] }, ['usa'], true);
  expect(match.events('surprised')).toMatchObject([{ cite: 'ZF-10.30' }]);
  expect(boxesOf(match)).toEqual([1]);
  expect(match.options()).toContain('fire:usa-soldier-1:1');
  match.play('done', 'stand', 'advance');
  expect(boxesOf(match)).toEqual([0]);
});

proves(
  ['ZF-9.9', 'ZF-9.11'],
  'an encounter that has woken draws its counters when it fights, with the lives of their kind',
  () => {
    const match = met(wandering, {
      packs: [{ kind: 'encounter', at: 'kitchen', zombies: 3 }],
      bowl: ['zombie.1', 'zombie.2', 'zombie.3'],
      dice: [6, 1, 5],
    });
    expect(match.events('counters-drawn')).toMatchObject([{ cite: 'ZF-9.9', params: { count: 3 } }]);
    match.play('fire:usa-soldier-1:3', 'done', 'dice:2');
    expect(match.events('zombie-killed')).toMatchObject([{ cite: 'ZF-9.11', params: { counter: 'zombie.1' } }]);
    match.play('run', 'way:hall-1:north-corridor');
    // Two are left of it, face down, and only the master knows them.
    expect(match.world.fortress.packs).toMatchObject([
      { zombies: null, counters: { cards: ['zombie.2', 'zombie.3'] } },
    ]);
    expect(match.view(0).world.fortress.packs[0]?.counters.cards).toEqual([null, null]);
    expect(match.view(2).world.fortress.packs[0]?.counters.cards).toEqual(['zombie.2', 'zombie.3']);
    expect(match.world.bowl.cards).toContain('zombie.1');
  },
);

// ── Whose turn it is, and what is in hand ─────────────────────────────────────────────────────────────────────────

test('an assault of an encounter knows no pause (ZF-12.8)', () => {
  const match = assaulted(
    met({ kind: 'encounter', zombies: 1 }, { bowl: ['zombie.1'], dice: [1, 1, 1, 1, 1, 1, 6, 1] }),
  );
  expect(match.events('assault-round')).toHaveLength(4);
  expect(match.events('pause')).toEqual([]);
});

test('rounds are counted from the beginning of each assault (ZF-12.8)', () => {
  const match = underground(
    { members: [1], packs: [{ ...wanderer, hp: 9 }], turn: 2, dice: [1, 1, 1, 1, 1, 1] },
    function* (table: ZfTable): Rule<PhaseName> {
      const next = beginFight(
        table,
        { teams: ['usa'], at: 'kitchen', foe: wandering, surprise: true },
        'fortress-turn',
      );
      for (const fight of table.world.fights) fight.rounds = 2;
      return next;
    },
  ).play('done', 'stand', 'advance');
  expect(match.events('assault-round')).toHaveLength(3);
  expect(match.question.key).toBe('pause');
});

test('a team that flees or falls in its own turn has no more of it (ZF-10.26)', () => {
  const fled = met(wandering, { packs: [{ ...wanderer, hp: 4 }], dice: [5] });
  fled.play('done', 'run', 'way:hall-1:north-corridor');
  expect(fled.world.turn.seat).toBe(1);
  const attacked = met(wandering, { packs: [{ ...wanderer, hp: 4 }], dice: [5], turn: 2 });
  attacked.play('done', 'run', 'way:hall-1:north-corridor');
  expect(attacked.world.turn.seat).toBe(2);
  const fell = met(
    { kind: 'encounter', zombies: 1 },
    {
      bowl: ['puddle.1'],
      wounded: ['usa-soldier-1'],
      carried: { 'usa-soldier-1': ['mine.1'] },
      dice: [1],
    },
  );
  fell.play('ready', 'done', 'advance', 'mine:usa-soldier-1.1', 'counter:1', 'done');
  expect(teamAt(fell).state).toBe('lost');
  expect(fell.world.turn.seat).toBe(1);
});

proves('ZF-10.7', 'whoever flees has fired: the weapon is tested, and their hands are free', () => {
  const match = met(wandering, {
    packs: [{ ...wanderer, hp: 9 }],
    carried: { 'usa-soldier-1': ['mg42.1'] },
    dice: [1, 1, 1, 1, 1, 5, 2],
  });
  match.play('wield:usa-soldier-1.1', 'ready', 'fire:usa-soldier-1:3', 'done', 'run', 'way:hall-1:north-corridor');
  expect(match.events('ammunition-tested')).toMatchObject([{ cite: 'ZF-10.7', params: { die: 2, lost: false } }]);
  expect(teamAt(match).members[0]?.wields).toBeNull();
});

proves(
  ['ZF-9.24', 'ZF-10.7', 'ZF-10.22'],
  'whoever has fled and comes back takes up weapons anew, and has no second test',
  () => {
    const match = met(
      wandering,
      {
        packs: [{ ...wanderer, hp: 9 }],
        at: ['kitchen', 'kitchen'],
        carried: { 'usa-soldier-1': ['mg42.1'] },
        turns: true,
        turn: 2,
        dice: [1, 1, 1, 1, 1, 5, 2, 4],
      },
      ['usa', 'great-britain'],
    );
    match.play('wield:usa-soldier-1.1', 'ready', 'fire:usa-soldier-1:3', 'done', 'done');
    match.play('run', 'way:hall-1:west-corridor', 'stand', 'advance');
    expect(match.events('ammunition-tested')).toHaveLength(1);
    expect(match.world.fights).toMatchObject([{ teams: ['great-britain'], used: [], armed: ['great-britain'] }]);
    for (let box = 2; box > 0; box--) match.play('done', 'stand', 'advance');
    match.play('done', 'roll', 'march:kitchen');
    expect(citesOf(match, 'defends-too').at(-1)).toBe('ZF-10.22');
    expect(match.waiting).toEqual([0]);
    expect(match.question).toMatchObject({ key: 'arm', cite: 'ZF-9.24' });
  },
);

proves(['ZF-10.26', 'ZF-7.11'], 'whoever flees through open liquid loses a weapon to it', () => {
  const match = met(wandering, {
    at: ['kitchen', 'cells'],
    destruction: 0,
    packs: [{ ...wanderer, hp: 9 }],
    rooms: { infirmary: 'liquid.1' },
    destroyed: ['dormitory.kitchen'],
    carried: { 'usa-soldier-1': ['mg42.1'] },
    dice: [5, 1],
    change: (world) => {
      for (const { marker } of world.rooms) marker.known = marker.known.map(() => EVERYBODY);
    },
  });
  match.play('ready', 'done', 'run', 'way:dormitory:infirmary', 'weapon:usa-soldier-1.1', 'done');
  expect(match.events('weapon-corroded')).toMatchObject([{ cite: 'ZF-7.11', params: { weapon: 'mg42' } }]);
  expect(teamAt(match).at).toBe('infirmary');
});

test('the damage that a group has taken is kept (ZF-10.26)', () => {
  const match = met(wandering, {
    packs: [{ kind: 'encounter', at: 'kitchen', zombies: 2 }],
    bowl: ['zombie.1', 'helmeted.1'],
    dice: [6, 1, 5],
  });
  match.play('fire:usa-soldier-1:3', 'done', 'dice:0', 'dice:2', 'run', 'way:hall-1:north-corridor');
  expect(match.world.fortress.packs).toMatchObject([{ hits: [0, 1], counters: { cards: ['zombie.1', 'helmeted.1'] } }]);
});

proves(
  ['ZF-10.20', 'ZF-10.21', 'ZF-10.22'],
  'a fight of the fortress waits for the next activation of its team or its leader',
  () => {
    const match = met(wandering, {
      packs: [{ ...wanderer, hp: 9 }],
      turns: true,
      turn: 2,
      at: ['kitchen', 'cells'],
      dice: [1, 1, 1, 1, 1, 1],
    });
    stands(match, 3);
    expect(citesOf(match, 'fight-suspended')).toEqual(['ZF-10.20']);
    // The master goes on with the turn that it interrupted; the group cannot be led away.
    expect(match.waiting).toEqual([2]);
    expect(match.refuses('lead:1')).toMatchObject({ key: 'held-by-fight', cite: 'ZF-10.22' });
    expect(match.events('assault-round')).toEqual([]);
    match.answer('done');
    expect(match.events('fight-resumed')).toMatchObject([{ cite: 'ZF-10.21', params: { team: 'usa', assault: true } }]);
    expect(match.question.key).toBe('pause');
    match.answer('way:west-passage:west-corridor');
    // It was its own turn: that is over, and the next seat is active.
    expect(match.world.turn.seat).toBe(1);
  },
);
