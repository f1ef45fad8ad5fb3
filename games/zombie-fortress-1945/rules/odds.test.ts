import { provesFor, type Situation } from '@necropole/kernel/testing';
import { expect, test } from 'vitest';
import { rulebook } from '../rulebook/index.ts';
import type { Zf } from '../shape.ts';
import { fightAgainst, laid } from '../testing/laid.ts';
import { underground } from '../testing/underground.ts';
import { beginFight } from './fights.ts';
import { chanceOfHits, sixesLeft } from './odds.ts';

const proves = provesFor(rulebook);

test('the chance of so much damage is that of so many sixes, counted out', () => {
  // Of 216 throws of three dice: 16 have two sixes or more, 91 have one or more.
  expect(chanceOfHits(3, 2)).toBeCloseTo(16 / 216, 12);
  expect(chanceOfHits(3, 1)).toBeCloseTo(91 / 216, 12);
  expect(chanceOfHits(2, 3)).toBe(0);
  expect(chanceOfHits(5, 0)).toBeCloseTo(1, 12);
});

proves(
  'ZF-10.1',
  'before dice are split: how likely a damage is, and the death of what is known to have several lives',
  () => {
    const match = fightAgainst(['helmeted.1', 'helmeted.2', 'zombie.2'], { dice: [1, 1] });
    match.play(
      'fire:usa-soldier-1:3',
      'done',
      'dice:2',
      'advance',
      'fire:usa-soldier-1:2',
      'fire:usa-soldier-2:2',
      'done',
    );
    const kills = { key: 'kill-odds', params: { lives: 2, percent: 13 } };
    const hits = { key: 'hit-odds', params: { percent: 52 } };
    expect(match.option('dice:4').facts).toEqual([kills, hits]);
    // So it stands beside each of those that are fired at.
    expect(match.question.sharing?.().each?.map((by) => by[4])).toEqual([kills, hits, hits]);
    match.answer('dice:0');
    // What lies face down might have any number of lives.
    expect(match.option('dice:4').facts).toEqual([{ key: 'hit-odds', params: { percent: 52 } }]);
  },
);

proves('ZF-9.29', 'before a volley: what a round of assault would bring, with what is known', () => {
  const match = fightAgainst(['giant.1', 'zombie.1', 'zombie.2'], {
    members: [3],
    carried: { 'usa-soldier-1': ['ice-axes.1'] },
    dice: [1, 1],
  }).play('show:usa-soldier-1.1', 'ready');
  const context = () => match.question.context?.();
  // Two members at 2 in 6, one at 3 in 6; three counters face down, a die each.
  expect(context()).toEqual([{ key: 'assault-odds', params: { dealt: 12, taken: 10, unharmed: 30 } }]);
  match.play('fire:usa-soldier-1:3', 'done', 'dice:2', 'advance');
  expect(context()).toEqual([{ key: 'assault-odds', params: { dealt: 12, taken: 13, unharmed: 20 } }]);
});

test('against Hulk every member takes a die', () => {
  const match = underground({ members: [4], hulk: { at: 'kitchen', hp: 9 } }, function* (table) {
    return beginFight(table, { teams: ['usa'], at: 'kitchen', foe: { kind: 'hulk' } }, 'fortress-turn');
  });
  expect(match.question.context?.()).toEqual([{ key: 'assault-odds', params: { dealt: 13, taken: 13, unharmed: 20 } }]);
});

test('what helps does not show in the odds before it was shown', () => {
  const wanted = {
    members: [1, 1],
    packs: [{ kind: 'wanderer', at: 'kitchen', hp: 9 }],
    carried: { 'great-britain-soldier-1': ['ice-axes.1'] },
  } as const;
  const begun = () =>
    underground(wanted, function* (table) {
      const foe = { kind: 'pack', pack: 1 } as const;
      return beginFight(table, { teams: ['usa', 'great-britain'], at: 'kitchen', foe }, 'fortress-turn');
    });
  const dealt = (match: Situation<Zf>) =>
    match.question.context?.().map(({ params }) => 'dealt' in params && params.dealt);
  const hidden = begun().answer('ready');
  expect([hidden.waiting, dealt(hidden)]).toEqual([[0], [7]]);
  const shown = begun().play('show:great-britain-soldier-1.1', 'ready');
  expect([shown.waiting, dealt(shown)]).toEqual([[0], [8]]);
});

proves('ZF-2.17', 'how many sixes are left until the Soviets, or the destruction', () => {
  const match = laid({ soviets: 7, dice: [6] });
  expect(match.option('roll').facts).toEqual([{ key: 'sixes-left', params: { until: 'soviets', sixes: 3 } }]);
  match.answer('roll');
  expect(match.world.soviets).toBe(8);
  const below = underground({ destruction: 5 }, function* () {
    return 'fortress-turn';
  });
  expect(sixesLeft(below.world)).toEqual([{ key: 'sixes-left', params: { until: 'destruction', sixes: 3 } }]);
});

test('before dice are split: what lies open and is no zombie, what fire destroys, and what may be hidden (ZF-10.13)', () => {
  const match = fightAgainst(['herb.1', 'puddle.1', 'zombie.2'], { dice: [1, 1, 1, 1] });
  match.play('fire:usa-soldier-1:3', 'fire:usa-soldier-2:3', 'done');
  const hidden = { key: 'may-be-find', params: {} };
  const does = (counter: string) => ({ key: 'counter-does', params: { counter } });
  expect(match.question.context?.()).toEqual([hidden]);
  match.play('dice:4', 'advance');
  // The herb stays in its box: there is nothing else to fire at.
  expect(match.option('fire:usa-soldier-1:3').facts).toContainEqual({
    key: 'find-there',
    params: { counter: 'herb' },
  });
  expect(match.option('fire:usa-soldier-1:2').facts).not.toContainEqual(expect.objectContaining({ key: 'find-there' }));
  expect(match.question.context?.()).toEqual(expect.arrayContaining([does('herb')]));
  match.play('fire:usa-soldier-1:2', 'done');
  expect(match.question.context?.()).toEqual([hidden]);
});
