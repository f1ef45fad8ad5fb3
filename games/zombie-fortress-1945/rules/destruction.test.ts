/** The destruction (B-7.0): its track, the panic, the way out. Dice are scripted. */
import { provesFor, type Situation } from '@necropole/kernel/testing';
import { expect, test } from 'vitest';
import { DESTRUCTION_END } from '../content/fortress/plan.ts';
import { teamOf } from '../reading.ts';
import { rulebook } from '../rulebook/index.ts';
import type { PhaseName, Rule, Zf, ZfTable } from '../shape.ts';
import { citesOf, teamAt } from '../testing/laid.ts';
import { type Underground, underground } from '../testing/underground.ts';
import { advanceDestruction, type Cause, startDestruction, teamEscapes } from './destruction.ts';
import { beginFight } from './fights.ts';

const proves = provesFor(rulebook);

function* six(table: ZfTable): Rule<PhaseName> {
  yield* advanceDestruction(table);
  return 'fortress-turn';
}

function begun(wanted: Underground, cause: Cause = 'capture'): Situation<Zf> {
  return underground(wanted, function* (table: ZfTable): Rule<PhaseName> {
    return yield* startDestruction(table, cause, 'fortress-turn');
  });
}

// ── The track ─────────────────────────────────────────────────────────────────────────────────────────────────────

proves('ZF-8.29', 'with the doctor captured the marker is put at the start of its track, once', () => {
  const match = begun({});
  expect(match.events('destruction-begins')).toMatchObject([{ cite: 'ZF-8.29', params: { cause: 'capture' } }]);
  expect(match.world.fortress.destruction).toBe(6);
  expect(begun({ seats: 2 }).world.fortress.destruction).toBe(6);
  expect(begun({ seats: 4 }).events('destruction-begins')).toMatchObject([{ params: { end: 4 } }]);
  expect(begun({ destruction: 3 }).world.fortress.destruction).toBe(3);
});

proves('ZF-9.17', 'the clock sets it off where nobody finds the doctor', () => {
  expect(begun({}, 'clock').events('destruction-begins')).toMatchObject([{ cite: 'ZF-9.17' }]);
});

proves('ZF-8.30', 'a six of a movement die brings the marker a box nearer to the end, once it has begun', () => {
  const match = underground({ destruction: 2 }, six);
  expect(match.world.fortress.destruction).toBe(3);
  expect(match.events('destruction-advances')).toMatchObject([
    { cite: 'ZF-8.30', params: { now: 3, end: DESTRUCTION_END } },
  ]);
  expect(underground({}, six).events('destruction-advances')).toEqual([]);
});

proves(['ZF-9.1', 'ZF-9.2', 'ZF-6.2'], 'at the end of the track everybody who is still inside is lost', () => {
  const match = underground(
    {
      destruction: DESTRUCTION_END - 1,
      change(world) {
        teamOf(world, 'usa').doctor = true;
      },
    },
    six,
  );
  expect(citesOf(match, 'destruction-advances')).toEqual(['ZF-9.2']);
  expect(citesOf(match, 'buried')).toEqual(['ZF-9.1', 'ZF-9.1']);
  expect(teamAt(match).state).toBe('lost');
  expect(match.events('doctor-lost')).toMatchObject([{ params: { team: 'usa' } }]);
  expect(match.outcome).toMatchObject({ id: 'buried', cite: 'ZF-6.2', winners: [2] });
});

// ── Panic ─────────────────────────────────────────────────────────────────────────────────────────────────────────

proves(['ZF-9.6', 'ZF-9.7'], 'all events are turned up, for everybody; encounters wake, and things lie there', () => {
  const match = begun({
    rooms: { kitchen: 'encounter-4.2', cells: 'prisoner.1', armoury: 'ppsh.1', 'eagle-room': 'crank.1' },
    at: ['archives', 'archives'],
  });
  expect(citesOf(match, 'panic')).toEqual(['ZF-9.6']);
  expect(match.events('turned-up').map(({ params }) => params)).toEqual(
    expect.arrayContaining([
      { room: 'kitchen', marker: 'encounter-4' },
      { room: 'eagle-room', marker: 'crank' },
    ]),
  );
  expect(match.events('encounter-wakes')).toMatchObject([{ cite: 'ZF-9.7', params: { at: 'kitchen', zombies: 4 } }]);
  expect(match.world.fortress.packs).toMatchObject([
    { kind: 'encounter', at: 'kitchen', leader: 2, zombies: 4, fresh: false, counters: { cards: [] } },
  ]);
  const seen = match.view(0).world;
  expect(seen.lying).toEqual(
    expect.arrayContaining([expect.objectContaining({ at: 'armoury' }), expect.objectContaining({ at: 'eagle-room' })]),
  );
  expect(seen.rooms.find(({ at }) => at === 'cells')?.marker.cards).toEqual(['prisoner.1']);
  expect(match.world.fortress.panic).toBe(true);
});

// ── Out of it ─────────────────────────────────────────────────────────────────────────────────────────────────────

function out(wanted: Underground, ...camps: readonly ('usa' | 'great-britain' | 'japan')[]): Situation<Zf> {
  return underground({ destruction: 1, ...wanted }, function* (table: ZfTable): Rule<PhaseName> {
    for (const camp of camps) yield* teamEscapes(table, teamOf(table.world, camp));
    return 'fortress-turn';
  });
}

proves(['ZF-9.3', 'ZF-9.4'], 'a team in the lift room is out, and off the map', () => {
  const match = out({}, 'usa');
  expect(match.events('escaped')).toMatchObject([{ cite: 'ZF-9.3', params: { team: 'usa', place: 1 } }]);
  expect(teamAt(match)).toMatchObject({ state: 'escaped', at: null });
  expect(match.world.fortress.escaped).toEqual(['usa']);
});

test('a flight into the lift room leads out, once the destruction has begun (ZF-9.3)', () => {
  const fled = (destruction: number | undefined) =>
    underground(
      {
        ...(destruction === undefined ? {} : { destruction }),
        at: ['hall-1', 'cells'],
        members: [1, 1],
        packs: [{ kind: 'wanderer', at: 'hall-1', hp: 5 }],
        dice: [6],
      },
      function* (table: ZfTable): Rule<PhaseName> {
        return beginFight(table, { teams: ['usa'], at: 'hall-1', foe: { kind: 'pack', pack: 1 } }, 'turn-over');
      },
    ).play('done', 'run', 'way:north-corridor:lift-room');
  expect(teamAt(fled(1))).toMatchObject({ state: 'escaped', at: null });
  expect(teamAt(fled(undefined))).toMatchObject({ state: 'arrived', at: 'lift-room' });
});

// ── Victory ───────────────────────────────────────────────────────────────────────────────────────────────────────

proves(
  ['ZF-9.12', 'ZF-9.13', 'ZF-9.14'],
  'members, prisoners, Evangeline, the doctor and Hulk: the most points win',
  () => {
    const match = out(
      {
        members: [3, 4],
        prisoners: ['usa-prisoner-1'],
        carried: { 'usa-soldier-1': ['evangeline.1'] },
        change(world) {
          teamOf(world, 'usa').beatHulk = true;
        },
      },
      'great-britain',
      'usa',
    );
    expect(match.events('things-shown')).toMatchObject([
      { cite: 'ZF-9.13', params: { team: 'usa', things: ['evangeline'] } },
    ]);
    expect(match.view(1).world.teams[0]?.members[0]?.items.cards).toEqual(['evangeline.1']);
    expect(match.events('points-counted').map(({ params }) => params)).toEqual([
      { team: 'great-britain', points: 4 },
      { team: 'usa', points: 3 + 2 + 3 + 3 },
    ]);
    expect(match.outcome).toEqual({ id: 'usa-wins', cite: 'ZF-9.12', winners: [0], points: [11, 4, 0] });
  },
);

proves('ZF-9.13', 'the captured doctor is worth three', () => {
  const match = out(
    {
      at: ['cells', null],
      members: [1],
      change(world) {
        teamOf(world, 'usa').doctor = true;
        world.fortress.doctor = 'captured';
      },
    },
    'usa',
  );
  expect(match.outcome?.points).toEqual([4, 0, 0]);
});

proves('ZF-9.12', 'it is counted when nobody is in the fortress any more, and the lost have nothing', () => {
  const waits = out({}, 'usa');
  expect(waits.events('points-counted')).toEqual([]);
  const over = underground(
    { destruction: DESTRUCTION_END - 1, members: [1, 6] },
    function* (table: ZfTable): Rule<PhaseName> {
      yield* teamEscapes(table, teamOf(table.world, 'usa'));
      yield* advanceDestruction(table);
      return 'fortress-turn';
    },
  );
  expect(over.outcome).toEqual({ id: 'usa-wins', cite: 'ZF-9.12', winners: [0], points: [1, 0, 0] });
});

proves('ZF-9.15', 'tied teams share the victory; with the option, the first out has it', () => {
  const tied = (ties: string) => out({ members: [2, 2], options: { ties } }, 'great-britain', 'usa').outcome;
  expect(tied('shared')).toEqual({ id: 'shared', cite: 'ZF-9.15', winners: [1, 0], points: [2, 2, 0] });
  expect(tied('first-out')).toMatchObject({ id: 'great-britain-wins', cite: 'ZF-9.15', winners: [1] });
});

proves('ZF-9.17', 'with all teams dead the match is over, and the master wins', () => {
  const match = underground(
    { members: [1], at: ['kitchen', null], wounded: ['usa-soldier-1'], hulk: { at: 'kitchen', hp: 9 }, dice: [1, 5] },
    function* (table: ZfTable): Rule<PhaseName> {
      return beginFight(table, { teams: ['usa'], at: 'kitchen', foe: { kind: 'hulk' } }, 'fortress-turn');
    },
  );
  for (let box = 3; box > 0; box--) match.play('done', 'advance');
  expect(match.outcome).toMatchObject({ id: 'massacre', cite: 'ZF-9.17', winners: [2] });
});
