import { provesFor } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import { SOVIET_END } from '../content/field/map.ts';
import { rulebook } from '../rulebook/index.ts';
import { citesOf, fightAgainst, laid, teamAt } from '../testing/laid.ts';
import type { World } from '../world.ts';

const proves = provesFor(rulebook);

/** These have arrived already, by seat. */
function arrivedAlready(...seats: readonly number[]): (world: World) => void {
  return (world) => {
    for (const team of world.teams) {
      if (!seats.includes(team.seat)) continue;
      team.state = 'arrived';
      team.at = 'g4';
      world.arrived.push(team.camp);
    }
  };
}

const nearly = SOVIET_END - 1;

proves(
  ['ZF-2.5', 'ZF-5.13'],
  'all but one get in; the last is eliminated with all it carries, and leads the dead',
  () => {
    const match = laid({
      seats: 3,
      at: ['g3', 'a2', 'm2'],
      carried: { 'japan-soldier-1': ['mg42.1'] },
      dice: [3],
      change: arrivedAlready(1),
    });
    match.answer('roll').answer('march:g4');
    expect(citesOf(match, 'arrived')).toEqual(['ZF-2.5']);
    expect(match.events('becomes-master')).toMatchObject([{ cite: 'ZF-2.5', params: { seat: 2 } }]);
    expect(match.events('things-lost')).toMatchObject([{ cite: 'ZF-5.13', params: { team: 'japan' } }]);
    expect(teamAt(match, 2).state).toBe('lost');
    expect(match.world.gone.cards).toContain('mg42.1');
  },
);

proves('ZF-2.6', 'with two players the first to arrive ends the race', () => {
  const match = laid({ at: ['g3'], events: { d6: 'mg42.1' }, dice: [3] })
    .answer('roll')
    .answer('march:g4');
  expect(match.events('becomes-master')).toMatchObject([{ cite: 'ZF-2.6', params: { seat: 1 } }]);
  expect(match.phase).toBe('last-events');
});

proves('ZF-2.7', 'whoever is in the castle has no more turns', () => {
  const match = laid({ seats: 4, dice: [6, 6, 6], change: arrivedAlready(1) });
  match.answer('roll');
  expect(match.waiting).toEqual([2]);
  match.answer('roll').answer('roll');
  expect(match.waiting).toEqual([0]);
});

proves('ZF-2.8', 'a team that is destroyed gives the master, and all the others may still get in', () => {
  const match = fightAgainst(['zombie.1'], {
    seats: 3,
    at: ['c6', 'f4', 'h4'],
    members: [1, 6, 6],
    wounded: ['usa-soldier-1'],
    dice: [1, 6, 1, 1],
  });
  for (let box = 3; box > 0; box--) match.answer('done').answer('advance');
  expect(match.events('team-destroyed')).toMatchObject([{ cite: 'ZF-2.8', params: { team: 'usa' } }]);
  expect(match.events('becomes-master')).toMatchObject([{ cite: 'ZF-2.8', params: { seat: 0 } }]);
  match.answer('roll').answer('march:g4');
  expect(match.events('field-over')).toEqual([]);
  match.answer('roll').answer('march:g4');
  expect(match.events('field-over')).toHaveLength(1);
  expect(match.world.arrived).toEqual(['great-britain', 'japan']);
  expect(match.world.master).toBe(0);
});

proves('ZF-2.8', 'if no team is left, everybody has lost', () => {
  const match = fightAgainst(['zombie.1'], {
    members: [1, 8],
    wounded: ['usa-soldier-1'],
    dice: [1, 6],
    change: (world) => {
      for (const team of world.teams) if (team.seat === 1) team.state = 'lost';
    },
  });
  for (let box = 3; box > 0; box--) match.answer('done').answer('advance');
  expect(match.outcome).toEqual({ id: 'all-destroyed', cite: 'ZF-2.8', winners: [] });
});

proves('ZF-2.9', 'if the Soviets come before two teams, or before the first of two players, all have lost', () => {
  const four = laid({ seats: 4, soviets: nearly, dice: [6], change: arrivedAlready(1) }).answer('roll');
  expect(four.outcome).toEqual({ id: 'soviets-first', cite: 'ZF-2.9', winners: [] });
  const two = laid({ soviets: nearly, dice: [6] }).answer('roll');
  expect(two.outcome?.id).toBe('soviets-first');
});

proves('ZF-2.10', 'with two teams in, the Soviets end the race; the farther of the two outside leads the dead', () => {
  const match = laid({
    seats: 4,
    at: ['c6', 'g4', 'g4', 'm7'],
    soviets: nearly,
    events: { d6: 'mg42.1' },
    dice: [6],
    change: arrivedAlready(1, 2),
  }).answer('roll');
  expect(match.outcome).toBeNull();
  expect(citesOf(match, 'too-late')).toEqual(['ZF-2.10', 'ZF-2.10']);
  expect(match.events('becomes-master')).toMatchObject([{ cite: 'ZF-2.10', params: { seat: 3 } }]);
  expect(match.waiting).toEqual([1]);
});

proves('ZF-2.10', 'the first to be destroyed stays the master, whoever comes too late (ZF-2.8)', () => {
  const match = laid({
    seats: 4,
    at: ['c6'],
    soviets: nearly,
    events: { d6: 'mg42.1' },
    dice: [6],
    change: (world) => {
      arrivedAlready(1, 2)(world);
      for (const team of world.teams) if (team.seat === 3) team.state = 'lost';
      world.master = 3;
    },
  }).answer('roll');
  expect(citesOf(match, 'too-late')).toEqual(['ZF-2.10']);
  expect(match.world.master).toBe(3);
});

proves('ZF-2.10', 'as far as one another, a die decides', () => {
  for (const [die, seat] of [
    [3, 0],
    [4, 3],
  ] as const) {
    const match = laid({
      seats: 4,
      at: ['a7', 'g4', 'g4', 'm7'],
      soviets: nearly,
      events: { d6: 'mg42.1' },
      dice: [6, die],
      change: arrivedAlready(1, 2),
    }).answer('roll');
    expect(match.world.master).toBe(seat);
  }
});

proves('ZF-2.11', 'the die, the march, the event, the attack; then the next player', () => {
  const match = laid({
    at: ['c5', 'c4'],
    aboard: [null, 'fl282.1'],
    events: { c6: 'vg-5.1' },
    carried: { 'usa-soldier-1': ['medic-kit.1'] },
    dice: [1],
  });
  expect(match.question.key).toBe('set-out');
  match.answer('roll');
  expect(match.question.key).toBe('march');
  match.answer('march:c6');
  expect(match.question.key).toBe('found');
  match.answer('give:usa-soldier-2');
  expect(match.question).toMatchObject({ key: 'attack', cite: 'ZF-2.11' });
  match.answer('pass');
  expect(match.waiting).toEqual([1]);
});

proves('ZF-2.12', 'no weapon attacks twice in a turn', () => {
  const match = laid({
    seats: 3,
    at: ['c6', 'c5', 'd6'],
    aboard: [null, 'kuebelwagen.1', 'kuebelwagen.2'],
    carried: { 'usa-soldier-1': ['machine-gun.1'] },
    phase: 'field-attack',
    dice: [4],
    change: (world) => {
      for (const team of world.teams) team.at = 'c6';
    },
  });
  match.answer('attack:usa-soldier-1.1:great-britain').answer('hex:c3');
  expect(match.refuses('attack:usa-soldier-1.1:japan')).toMatchObject({ key: 'attacked-already', cite: 'ZF-2.12' });
});
