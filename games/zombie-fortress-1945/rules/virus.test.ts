/** The virus (B-6.0): who turns, who does not, and what becomes of them. Dice are scripted. */
import { EVERYBODY } from '@necropole/kernel';
import { provesFor, type Situation } from '@necropole/kernel/testing';
import { expect, test } from 'vitest';
import { teamOf } from '../reading.ts';
import { rulebook } from '../rulebook/index.ts';
import type { PhaseName, Rule, Zf, ZfTable } from '../shape.ts';
import { boxesOf, citesOf, teamAt } from '../testing/laid.ts';
import { type Underground, underground } from '../testing/underground.ts';
import { type Cause, startDestruction } from './destruction.ts';
import { beginFight } from './fights.ts';

const proves = provesFor(rulebook);
const infected = { 'usa-soldier-1': ['coffin.1', 'mg42.1'] } as const;
const apart = ['kitchen', 'archives', 'hall-3'] as const;

/** The destruction begins, at the turn of the British team unless another is wanted. */
function begins(wanted: Underground, cause: Cause = 'capture'): Situation<Zf> {
  return underground(
    { turn: 1, seats: 4, at: apart, members: [2, 1, 1], ...wanted },
    function* (table: ZfTable): Rule<PhaseName> {
      return yield* startDestruction(table, cause, 'fortress-turn');
    },
  );
}

/** All have said whether they carry the coffin. */
function begun(wanted: Underground, cause: Cause = 'capture'): Situation<Zf> {
  const match = begins(wanted, cause);
  while (match.outcome === null && match.question.key === 'infection') match.answer(match.options()[0] ?? '');
  return match;
}

proves('ZF-8.18', 'whoever carries anything hidden says whether it is the coffin, and tells the truth', () => {
  const match = begins({ carried: { ...infected, 'great-britain-soldier-1': ['stg44.1'] } });
  expect(match.waiting).toEqual([0]);
  expect(match.refuses('healthy')).toMatchObject({ key: 'infected', cite: 'ZF-8.18' });
  match.answer('infected');
  expect(match.events('team-turns')).toHaveLength(1);
  const other = begins({ carried: { 'great-britain-soldier-1': ['coffin.1'], 'usa-soldier-1': ['stg44.1'] } });
  expect(other.waiting).toEqual([0]);
  expect(other.refuses('infected')).toMatchObject({ key: 'not-infected', cite: 'ZF-8.18' });
  other.answer('healthy');
  expect(other.events('not-infected')).toMatchObject([{ cite: 'ZF-8.18', params: { team: 'usa' } }]);
  expect(other.world.fortress.healthy).toEqual(['usa']);
  expect(other.waiting).toEqual([1]);
});

test('nobody is asked about the coffin whose things everybody knows, nor with two players (ZF-8.18)', () => {
  const seen = begins({
    carried: { 'usa-soldier-1': ['stg44.1'] },
    change: (world) => {
      for (const { items } of teamOf(world, 'usa').members) items.known = items.known.map(() => EVERYBODY);
    },
  });
  expect(seen.world.fortress.healthy).toEqual([]);
  expect(seen.outcome === null && seen.question.key).not.toBe('infection');
  const two = begins({ seats: 2, turn: 0, at: ['kitchen'], members: [1], carried: { 'usa-soldier-1': ['stg44.1'] } });
  expect(two.outcome === null && two.question.key).not.toBe('infection');
});

proves(
  ['ZF-8.18', 'ZF-8.22', 'ZF-8.25'],
  'the team with the coffin turns: each a helmeted zombie, led by its player',
  () => {
    const match = begun({ carried: infected, prisoners: ['usa-prisoner-1'] });
    expect(match.events('team-turns')).toMatchObject([{ cite: 'ZF-8.18', params: { team: 'usa', members: 3 } }]);
    expect(match.events('leads-the-turned')).toMatchObject([{ cite: 'ZF-8.22', params: { seat: 0, zombies: 3 } }]);
    expect(teamAt(match)).toMatchObject({ state: 'turned', members: [] });
    expect(match.world.fortress.packs).toMatchObject([{ kind: 'turned', at: 'kitchen', leader: 0, hits: [0, 0, 0] }]);
    const [pack] = match.world.fortress.packs;
    expect(pack?.counters.cards.map((counter) => counter.split('.')[0])).toEqual(['helmeted', 'helmeted', 'helmeted']);
    expect(citesOf(fought(), 'zombie-hurt')).toEqual(['ZF-8.25']);
  },
);

/** Those who have turned meet the British in one zone: a volley, and a hit that does not kill. */
function fought(): Situation<Zf> {
  const match = begun({
    carried: infected,
    members: [1, 1, 1],
    at: ['kitchen', 'kitchen', 'hall-3'],
    dice: [6, 1, 1, 1, 1, 1, 1, 1],
  });
  return match.play('fire:great-britain-soldier-1:1', 'done', 'stand', 'advance');
}

proves('ZF-8.17', 'without the coffin in the fortress nobody turns', () => {
  const match = begun({});
  expect(match.events('team-turns')).toEqual([]);
  expect(match.events('treated')).toEqual([]);
  const lost = begun({
    change(world) {
      const team = teamOf(world, 'usa');
      team.state = 'escaped';
    },
    carried: infected,
  });
  expect(lost.events('team-turns')).toEqual([]);
});

proves(['ZF-8.19', 'ZF-8.20'], 'whoever holds the doctor is treated; held by another team he does not help', () => {
  const holds = (camp: 'usa' | 'japan') =>
    begun({
      carried: infected,
      change(world) {
        teamOf(world, camp).doctor = true;
        world.fortress.doctor = 'captured';
      },
    });
  expect(holds('usa').events('treated')).toMatchObject([{ cite: 'ZF-8.19', params: { team: 'usa' } }]);
  expect(teamAt(holds('usa')).state).toBe('arrived');
  expect(holds('japan').events('treated')).toEqual([]);
  expect(teamAt(holds('japan')).state).toBe('turned');
});

proves('ZF-8.21', 'when Hulk appears nobody turns yet: only when he is beaten', () => {
  const wanted = { seats: 4, turn: 1, at: apart, members: [2, 1, 1], carried: infected, dice: [1, 1, 6, 6] } as const;
  const match = underground(wanted, function* (table: ZfTable): Rule<PhaseName> {
    return beginFight(table, { teams: ['great-britain'], at: 'archives', foe: { kind: 'hulk' } }, 'fortress-turn');
  });
  expect(match.world.fortress.doctor).toBe('hulk');
  expect(teamAt(match).state).toBe('arrived');
  match.play('fire:great-britain-soldier-1:3', 'done');
  expect(teamAt(match).state).toBe('arrived');
  const beaten = begun({ carried: infected }, 'hulk');
  expect(teamAt(beaten).state).toBe('turned');
});

proves('ZF-8.23', 'things stay in the zone, and Evangeline is removed from the game', () => {
  const match = begun({ carried: { 'usa-soldier-1': ['coffin.1', 'mg42.1'], 'usa-soldier-2': ['evangeline.1'] } });
  expect(match.events('things-scattered')).toMatchObject([{ cite: 'ZF-8.23', params: { things: ['mg42'] } }]);
  expect(citesOf(match, 'companion-lost')).toEqual(['ZF-8.23', 'ZF-8.23']);
  expect(match.world.lying).toMatchObject([{ at: 'kitchen', things: { cards: ['mg42.1'] } }]);
  expect(match.world.gone.cards).toEqual(expect.arrayContaining(['coffin.1', 'evangeline.1']));
});

proves(['ZF-8.27', 'ZF-10.30'], 'whoever is in their zone is attacked at once, from box 1', () => {
  const match = begun({ carried: infected, at: ['kitchen', 'kitchen', 'kitchen'] });
  expect(match.events('fight-begins')).toMatchObject([
    { cite: 'ZF-8.27', params: { team: 'great-britain', leader: 0 } },
  ]);
  expect(match.world.fights).toMatchObject([{ teams: ['great-britain', 'japan'], boxes: [1, 1], leader: 0 }]);
  expect(boxesOf(match)).toEqual([1, 1]);
});

proves('ZF-8.28', 'until that attack is over they are held by it', () => {
  const match = begun({ carried: infected, at: ['kitchen', 'kitchen', 'hall-3'] });
  const [pack] = match.world.fortress.packs;
  expect(pack?.counters.cards).toEqual([]);
  expect(match.world.fights).toMatchObject([{ pack: pack?.id }]);
});

test('a fight that the team was in is over, and what it fought stays (ZF-8.18)', () => {
  const match = begun({ carried: infected, packs: [{ kind: 'wanderer', at: 'kitchen', hp: 5 }], change: hold });
  expect(match.world.fights).toEqual([]);
  expect(match.world.fortress.packs).toMatchObject([{ kind: 'wanderer', hp: 5 }, { kind: 'turned' }]);
  expect(match.world.apart.cards).toContain('wanderer.1');
  expect(match.events('fight-resumed')).toEqual([]);
});

test('a team that turns in its own turn has no more of it (ZF-8.28)', () => {
  expect(begun({ carried: infected, turn: 0 }).world.turn.seat).toBe(1);
  expect(begun({ carried: infected, turn: 1 }).world.turn.seat).toBe(1);
  expect(begun({ carried: infected, turn: 2 }).world.turn.seat).toBe(2);
});

test('whoever is held by another fight takes up their weapons anew when the attack is over (ZF-9.24)', () => {
  const match = begun({
    members: [1, 1, 1],
    at: ['kitchen', 'archives', 'kitchen'],
    carried: { 'japan-soldier-1': ['coffin.1'], 'usa-soldier-1': ['mg42.1'] },
    packs: [{ kind: 'wanderer', at: 'kitchen', hp: 5 }],
    change: hold,
    dice: [6, 6],
  }).play('ready', 'fire:usa-soldier-1:1', 'done');
  expect(match.events('fight-won')).toHaveLength(1);
  expect(match.world.fights).toMatchObject([{ id: 1 }]);
  expect(match.question.key).toBe('arm');
});

/** A fight of the American team with the wandering zombie waits. */
function hold(world: Zf['world']): void {
  const counters = {
    ...world.bowl,
    place: 'fight-1',
    cards: ['wanderer.1' as const],
    known: [world.apart.known[0] ?? 0],
  };
  world.apart.cards = world.apart.cards.filter((one) => one !== 'wanderer.1');
  world.apart.known = world.apart.known.slice(1);
  world.fought = 1;
  world.fights.push({
    id: 1,
    teams: ['usa'],
    at: 'kitchen',
    foe: 'pack',
    pack: 1,
    leader: 3,
    counters,
    boxes: [0],
    hits: [0],
    plain: [false],
    armed: ['usa'],
    assault: true,
    rounds: 0,
    facing: [],
    used: [],
    gun: null,
    scanned: false,
  });
}

proves('ZF-8.24', 'if nobody else is left the turned player wins with the master', () => {
  const match = begun({ carried: infected, at: ['kitchen', null, null], turn: 0 });
  expect(match.outcome).toMatchObject({ id: 'plague', cite: 'ZF-8.24', winners: [0, 3] });
});

test('nobody else sees who has the coffin before it acts', () => {
  const match = underground({ seats: 4, at: apart, carried: infected }, function* () {
    return 'fortress-turn';
  });
  expect(match.view(1).world.teams[0]?.members[0]?.items.cards).toEqual([null, null]);
});
