/** Hulk (C-4.0): his life points, his blows, the pause and the flight. Dice are scripted. */
import { provesFor, type Situation } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import { rulebook } from '../rulebook/index.ts';
import type { PhaseName, Rule, Zf, ZfTable } from '../shape.ts';
import { boxesOf, citesOf, teamAt } from '../testing/laid.ts';
import { type Underground, underground } from '../testing/underground.ts';
import { beginFight } from './fights.ts';

const proves = provesFor(rulebook);

/** The American team meets Hulk in the kitchen. */
function hulk(wanted: Underground = {}): Situation<Zf> {
  return underground({ members: [1, 1], ...wanted }, function* (table: ZfTable): Rule<PhaseName> {
    return beginFight(table, { teams: ['usa'], at: 'kitchen', foe: { kind: 'hulk' } }, 'fortress-turn');
  });
}

/** He comes up without a shot. */
function upon(match: Situation<Zf>): Situation<Zf> {
  for (let box = 3; box > 0; box--) match.play('done', 'advance');
  return match;
}

const miss = (rounds: number, members: number): readonly number[] =>
  Array.from({ length: rounds * members * 2 }, () => 1);

proves(['ZF-12.1', 'ZF-12.11'], 'two dice + 6 life points, from box 3, and everybody sees them', () => {
  const match = hulk({ dice: [3, 4, 6, 1] });
  expect(match.events('fight-begins')).toMatchObject([{ cite: 'ZF-12.11' }]);
  expect(match.events('hulk-rolled')).toMatchObject([{ cite: 'ZF-12.1', params: { dice: [3, 4], lives: 13 } }]);
  expect(boxesOf(match)).toEqual([3]);
  match.play('fire:usa-soldier-1:3', 'done');
  expect(match.events('zombie-hurt')).toMatchObject([{ cite: 'ZF-12.1', params: { left: 12 } }]);
  expect(match.view(1).world.fortress.hulk).toEqual({ at: 'kitchen', hp: 12 });
  expect(match.world.fortress.doctor).toBe('hulk');
});

proves(['ZF-12.2', 'ZF-12.3', 'ZF-12.10'], 'he strikes all members at once, a die for each, in the very turn', () => {
  const match = upon(hulk({ members: [3], hulk: { at: 'kitchen', hp: 2 }, dice: [5, 1, 5, 5, 6, 4] }));
  expect(match.events('hulk-upon-them')).toMatchObject([{ cite: 'ZF-12.10' }]);
  expect(match.events('fight-suspended')).toEqual([]);
  expect(match.events('assault-round')[0]).toMatchObject({ cite: 'ZF-12.2' });
  expect(match.events('zombie-strikes').slice(0, 3)).toMatchObject([
    { cite: 'ZF-12.3', params: { member: 'usa-soldier-1', die: 5, hits: true } },
    { params: { member: 'usa-soldier-2', die: 6, hits: true } },
    { params: { member: 'usa-soldier-3', die: 4, hits: false } },
  ]);
  expect(teamAt(match).members.map(({ wounded }) => wounded)).toEqual([true, true, false]);
  expect(match.world.fortress.hulk).toBeNull();
});

proves(
  ['ZF-12.4', 'ZF-12.5', 'ZF-12.6', 'ZF-12.7'],
  'after the third round the team may leave, exactly two zones, through no lock',
  () => {
    const match = upon(hulk({ hulk: { at: 'kitchen', hp: 9 }, dice: miss(3, 1) }));
    expect(match.events('assault-round')).toHaveLength(3);
    expect(match.events('pause')).toMatchObject([{ cite: 'ZF-12.4', params: { rounds: 3 } }]);
    expect(match.question).toMatchObject({ key: 'pause', cite: 'ZF-12.5' });
    const ways = match.options().filter((key) => key !== 'stand');
    expect(ways.every((key) => key.split(':').length === 3)).toBe(true);
    expect(ways.some((key) => key.startsWith('way:dormitory'))).toBe(false);
    match.answer('way:west-passage:west-corridor');
    expect(match.events('fled')).toMatchObject([{ cite: 'ZF-12.6', params: { from: 'kitchen', to: 'west-corridor' } }]);
    expect(teamAt(match).at).toBe('west-corridor');
    expect(match.world.fortress.hulk).toEqual({ at: 'kitchen', hp: 9 });
    expect(match.world.fights).toEqual([]);
  },
);

proves('ZF-12.9', 'whoever stays has another pause three rounds later', () => {
  const match = upon(hulk({ hulk: { at: 'kitchen', hp: 9 }, dice: miss(6, 1) }));
  match.answer('stand');
  expect(match.events('pause')).toMatchObject([{ cite: 'ZF-12.4' }, { cite: 'ZF-12.9', params: { rounds: 6 } }]);
});

proves('ZF-12.8', 'the same pause comes in an assault of a wandering zombie', () => {
  const packs = [{ kind: 'wanderer', at: 'kitchen', hp: 9 }] as const;
  const match = underground(
    { members: [1, 1], packs, dice: miss(3, 1), turn: 2 },
    function* (table: ZfTable): Rule<PhaseName> {
      const next = beginFight(table, { teams: ['usa'], at: 'kitchen', foe: { kind: 'pack', pack: 1 } }, 'turn-over');
      for (const fight of table.world.fights) Object.assign(fight, { boxes: [0], assault: true });
      return next;
    },
  );
  expect(match.events('pause')).toMatchObject([{ cite: 'ZF-12.8', params: { rounds: 3 } }]);
  match.answer('way:west-passage:west-corridor');
  expect(citesOf(match, 'fled')).toEqual(['ZF-12.8']);
});

proves('ZF-12.12', 'another team meets him from box 3, with the life points that he has left', () => {
  const match = hulk({ hulk: { at: 'kitchen', hp: 5 } });
  expect(match.events('fight-begins')).toMatchObject([{ cite: 'ZF-12.12' }]);
  expect(match.events('hulk-rolled')).toEqual([]);
  expect(boxesOf(match)).toEqual([3]);
  expect(match.world.fortress.hulk?.hp).toBe(5);
});

proves('ZF-9.16', 'whoever deals the last damage has beaten him, and the destruction begins', () => {
  const match = hulk({ hulk: { at: 'kitchen', hp: 1 }, dice: [6, 1] }).play('fire:usa-soldier-1:3', 'done');
  expect(match.events('hulk-beaten')).toMatchObject([{ cite: 'ZF-9.16', params: { team: 'usa' } }]);
  expect(match.world.teams.map(({ beatHulk }) => beatHulk)).toEqual([true, false, false]);
  expect(match.world.fortress).toMatchObject({ hulk: null, doctor: 'dead', destruction: 6, panic: true });
  expect(match.world.apart.cards).toContain('hulk.1');
});

proves('ZF-9.16', 'even whoever falls with the last blow', () => {
  const match = upon(hulk({ hulk: { at: 'kitchen', hp: 1 }, wounded: ['usa-soldier-1'], dice: [5, 5] }));
  expect(match.world.teams[0]).toMatchObject({ beatHulk: true, state: 'lost' });
  expect(match.world.fortress.destruction).toBe(6);
});
