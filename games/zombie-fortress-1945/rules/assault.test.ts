import { knowers } from '@necropole/kernel';
import { redact } from '@necropole/kernel/app';
import { provesFor, type Situation } from '@necropole/kernel/testing';
import { expect, test } from 'vitest';
import type { CounterId } from '../content/ids.ts';
import { memberOf, teamOf } from '../reading.ts';
import { rulebook } from '../rulebook/index.ts';
import type { Zf } from '../shape.ts';
import { boxesOf, citesOf, fightAgainst, type Laid, offered, teamAt } from '../testing/laid.ts';

const proves = provesFor(rulebook);

/** All have come into the team box without a shot, and the assault begins. */
function assaulted(bowl: readonly CounterId[], wanted: Laid = {}): Situation<Zf> {
  const match = fightAgainst(bowl, wanted);
  if (match.question.key === 'arm') match.answer('ready');
  for (let box = 3; box > 0; box--) match.answer('done').answer('advance');
  return match;
}

proves(
  ['ZF-10.15', 'ZF-10.16', 'ZF-10.17'],
  'four members against a giant and a zombie: three places, and the team places',
  () => {
    const match = assaulted(['giant.1', 'zombie.1'], { members: [4] });
    expect(match.events('assault-round')).toMatchObject([{ cite: 'ZF-10.15', params: { members: 4, zombies: 3 } }]);
    expect(match.waiting).toEqual([0]);
    expect(match.question).toMatchObject({ key: 'place-member', cite: 'ZF-10.17' });
    const odds = (key: string) => match.option(key).facts?.map(({ params }) => params);
    expect(odds('counter:2:1')).toEqual([{ lives: 1, before: 0, after: 33 }]);
    expect(odds('counter:1:2')).toEqual([{ lives: 4, before: 0, after: 0 }]);
    expect(match.option('counter:1:2').called?.params).toEqual({ slot: 0, counter: 'giant.1', second: true });
    match.answer('counter:2:1');
    // Two dice, each a third: 1 - 4/9.
    expect(odds('counter:2:1')).toEqual([{ lives: 1, before: 33, after: 56 }]);
    match.answer('counter:2:1');
    // Two are left, and both places of the giant are free.
    expect(match.refuses('counter:2:1')).toMatchObject({ key: 'others-uncovered', cite: 'ZF-10.16' });
    expect(match.options()).toEqual(['line-up', 'counter:1:1', 'counter:1:2']);
  },
);

proves('ZF-10.17', 'where the zombies are more, whoever leads them places them', () => {
  const match = assaulted(['zombie.1', 'zombie.2', 'zombie.3'], { members: [2] });
  expect(match.waiting).toEqual([1]);
  expect(match.question).toMatchObject({ key: 'place-zombie', cite: 'ZF-10.17' });
  match.answer('member:usa-soldier-1').answer('member:usa-soldier-1');
  expect(match.refuses('member:usa-soldier-1')).toMatchObject({ key: 'others-uncovered' });
});

proves('ZF-10.17', 'as many against as many: the team places, and a giant is as many as two', () => {
  const even = assaulted(['zombie.1', 'zombie.2'], { members: [2] });
  expect(even.waiting).toEqual([0]);
  expect(even.question).toMatchObject({ key: 'place-member', cite: 'ZF-10.17' });
  const giant = assaulted(['giant.1', 'zombie.1'], { members: [3] });
  expect(giant.waiting).toEqual([0]);
  expect(giant.question.key).toBe('place-member');
  const outnumbered = assaulted(['giant.1', 'zombie.1'], { members: [2] });
  expect(outnumbered.waiting).toEqual([1]);
});

proves(['ZF-10.18', 'ZF-9.22'], 'all roll at once: 5 or 6 deals a damage, and losses are simultaneous', () => {
  const match = assaulted(['zombie.1'], { members: [1], wounded: ['usa-soldier-1'], dice: [5, 6] });
  expect(match.events('member-strikes')).toMatchObject([{ cite: 'ZF-10.18', params: { die: 5, hits: true } }]);
  expect(match.events('zombie-strikes')).toMatchObject([{ cite: 'ZF-10.18', params: { die: 6, hits: true } }]);
  expect(match.events('zombie-killed')).toHaveLength(1);
  expect(citesOf(match, 'died')).toEqual(['ZF-9.22']);
  expect(match.events('team-destroyed')).toHaveLength(1);
});

proves(['ZF-9.22', 'ZF-9.28'], 'a first damage wounds, the round is fought again until one side is gone', () => {
  const match = assaulted(['zombie.1'], { members: [1], dice: [4, 5, 1, 4, 6, 1] });
  expect(match.events('assault-round')).toHaveLength(3);
  expect(citesOf(match, 'wounded')).toEqual(['ZF-9.22']);
  expect(match.events('fight-won')).toMatchObject([{ cite: 'ZF-9.28' }]);
  expect(teamAt(match).members).toMatchObject([{ wounded: true }]);
});

proves('ZF-10.19', 'whoever faces several names one: the leader for a zombie, the player for a member', () => {
  const many = assaulted(['zombie.1'], { members: [3], dice: [5, 1, 1, 1] });
  expect(many.waiting).toEqual([1]);
  expect(many.question).toMatchObject({ key: 'strike-whom', params: { counter: 'zombie.1' }, cite: 'ZF-10.19' });
  many.answer('member:usa-soldier-3');
  expect(many.events('zombie-strikes')).toMatchObject([{ params: { member: 'usa-soldier-3' } }]);
  const few = assaulted(['zombie.1', 'helmeted.1'], { members: [1], dice: [6, 1, 1] });
  expect(few.waiting).toEqual([0]);
  few.answer('counter:2');
  expect(few.events('member-strikes')).toMatchObject([{ params: { slot: 1 } }]);
  expect(few.events('zombie-strikes')).toHaveLength(2);
});

proves('ZF-10.21', 'the assault comes with the turn of whoever leads the zombies, and then they play', () => {
  const match = assaulted(['zombie.1'], { members: [1], dice: [5, 1] });
  expect(match.events('fight-resumed')).toMatchObject([{ cite: 'ZF-10.21', params: { team: 'usa', assault: true } }]);
  expect(match.events('turn-begins')).toMatchObject([{ params: { team: 'great-britain' } }]);
  expect(match.question.key).toBe('set-out');
  expect(match.waiting).toEqual([1]);
});

/** One soldier with ice axes that nobody has seen. */
function withAxes(wanted: Laid = {}): Situation<Zf> {
  return fightAgainst(['zombie.1'], {
    members: [1],
    carried: { 'usa-soldier-1': ['ice-axes.1'] },
    change: (world) => {
      memberOf(teamOf(world, 'usa'), 'usa-soldier-1').items.known = [knowers(0)];
    },
    ...wanted,
  });
}

function toAssault(match: Situation<Zf>): Situation<Zf> {
  for (let box = 3; box > 0; box--) match.answer('done').answer('advance');
  return match;
}

test('ice axes that are kept hidden do not help (ZF-10.23)', () => {
  const match = toAssault(withAxes({ dice: [4, 1, 5, 1] }).answer('ready'));
  expect(match.events('member-strikes')).toMatchObject([
    { cite: 'ZF-10.18', params: { die: 4, bonus: 0, hits: false } },
    { cite: 'ZF-10.18', params: { die: 5, bonus: 0, hits: true } },
  ]);
  expect(match.view(1).world.teams[0]?.members[0]?.items.cards).toEqual([null]);
});

proves('ZF-10.23', 'whoever carries anything is asked, and shows nothing but what helps, once', () => {
  const match = withAxes({ carried: { 'usa-soldier-1': ['ice-axes.1', 'mg42.1'] } });
  expect(offered(match, 'show')).toEqual(['show:usa-soldier-1.1']);
  expect(match.refuses('show:usa-soldier-1.2')).toMatchObject({ key: 'not-for-this', cite: 'ZF-10.23' });
  match.answer('show:usa-soldier-1.1');
  expect(match.refuses('show:usa-soldier-1.1')).toMatchObject({ key: 'shown-already', cite: 'ZF-10.23' });
});

proves('ZF-10.23', 'in a tank too they may be shown, and no weapon is taken up there', () => {
  const match = withAxes({ carried: { 'usa-soldier-1': ['ice-axes.1', 'mg42.1'] }, aboard: ['maus.1'] });
  expect(match.options()).toEqual(['show:usa-soldier-1.1', 'ready']);
});

proves('ZF-10.23', 'ice axes that were shown strike on a 4', () => {
  const shown = withAxes({ dice: [4, 1] }).answer('show:usa-soldier-1.1');
  expect(shown.events('shown')).toMatchObject([{ cite: 'ZF-10.23', params: { marker: 'ice-axes' } }]);
  const match = toAssault(shown.answer('ready'));
  expect(match.events('member-strikes')).toMatchObject([
    { cite: 'ZF-10.23', params: { die: 4, bonus: 1, hits: true } },
  ]);
  expect(match.view(1).world.teams[0]?.members[0]?.items.cards).toEqual(['ice-axes.1']);
});

proves('ZF-10.24', 'all counters go back into the bowl', () => {
  const match = assaulted(['zombie.1', 'herb.1', 'map-fragment.1'], { members: [1], dice: [6, 1] });
  expect(match.events('counters-returned')).toMatchObject([{ cite: 'ZF-10.24', params: { count: 3 } }]);
  expect(match.world.bowl.cards).toHaveLength(35);
  expect(match.world.fights).toEqual([]);
});

proves('ZF-10.25', 'an empty bowl gives what it has', () => {
  const match = fightAgainst(['zombie.1', 'zombie.2']);
  expect(match.events('encounter')).toMatchObject([{ params: { zombies: 3 } }]);
  expect(match.events('counters-drawn')).toMatchObject([{ cite: 'ZF-10.25', params: { count: 2 } }]);
});

proves(['ZF-11.1', 'ZF-4.18'], 'what a wiped-out team carried lies there, and Evangeline is lost with it', () => {
  const match = assaulted(['zombie.1'], {
    seats: 3,
    members: [1],
    wounded: ['usa-soldier-1'],
    carried: { 'usa-soldier-1': ['mg42.1', 'evangeline.1'] },
    dice: [1, 5],
  });
  expect(match.events('things-scattered')).toMatchObject([{ cite: 'ZF-11.1', params: { at: 'c6', things: ['mg42'] } }]);
  expect(match.world.lying).toMatchObject([{ at: 'c6', things: { cards: ['mg42.1'] } }]);
  expect(match.world.gone.cards).toContain('evangeline.1');
});

// ── The kinds of zombies ──────────────────────────────────────────────────────────────────────────────────────────

proves(['ZF-11.5', 'ZF-11.8'], 'a dog goes from box 3 to box 1 if its leader likes, and is seen then', () => {
  const match = fightAgainst(['dog.1', 'zombie.1', 'zombie.2']).answer('done');
  expect(match.waiting).toEqual([1]);
  expect(match.refuses('leap:2')).toMatchObject({ key: 'no-leaper', cite: 'ZF-11.5' });
  match.answer('leap:1');
  expect(match.refuses('leap:1').key).toBe('leaps-already');
  match.answer('advance');
  expect(boxesOf(match)).toEqual([1, 2, 2]);
  expect(match.events('uncovered')).toMatchObject([{ cite: 'ZF-11.8', params: { counter: 'dog.1' } }]);
  const calm = fightAgainst(['dog.1', 'zombie.1', 'zombie.2']).answer('done').answer('advance');
  expect(boxesOf(calm)).toEqual([2, 2, 2]);
});

proves(
  ['ZF-11.6', 'ZF-11.7'],
  'dogs in the team box stop the fight; the others wait, come on under fire, and wait again',
  () => {
    const match = fightAgainst(['dog.1', 'zombie.1', 'zombie.2'], { members: [1], dice: [5, 1, 6] });
    match.answer('done').answer('leap:1').answer('advance').answer('done').answer('advance');
    // The dog is in; nobody else has moved. Great Britain's turn: the assault, against the dog alone.
    expect(match.events('fight-suspended')).toHaveLength(1);
    expect(match.events('zombie-killed')).toMatchObject([{ params: { counter: 'dog.1' } }]);
    expect(boxesOf(match)).toEqual([null, 2, 2]);
    expect(match.question.key).toBe('set-out');
    expect(match.waiting).toEqual([1]);
    match.answer('roll');
    // The team's own turn: fire at box 2, and on.
    expect(match.question.key).toBe('volley');
    match.answer('done').answer('advance').answer('done').answer('advance');
    expect(match.events('fight-suspended')).toHaveLength(2);
    expect(boxesOf(match)).toEqual([null, 0, 0]);
  },
);

proves('ZF-9.20', 'with a dog nearer than the rest, each shooter picks a box', () => {
  const match = fightAgainst(['dog.1', 'zombie.1', 'zombie.2'], {
    carried: { 'usa-soldier-1': ['mg42.1'] },
    dice: [1, 1, 1, 1, 1],
  });
  match.answer('wield:usa-soldier-1.1').answer('ready').answer('done').answer('leap:1').answer('advance');
  expect(match.option('fire:usa-soldier-1:1').facts).toContainEqual({
    key: 'fires-with',
    params: { weapon: 'mg42', dice: 3 },
  });
  expect(match.option('fire:usa-soldier-1:2').facts).toContainEqual({
    key: 'fires-with',
    params: { weapon: 'mg42', dice: 4 },
  });
  match.answer('fire:usa-soldier-1:1').answer('fire:usa-soldier-2:2').answer('done').answer('dice:2');
  expect(match.events('shot-at')).toMatchObject([{ params: { slot: 1 } }, { params: { slot: 0 } }]);
});

proves('ZF-11.10', 'a giant takes four damages, strikes two members, and is struck twice by a lone one', () => {
  const two = assaulted(['giant.1'], { members: [2], dice: [5, 1, 5, 6] }).answer('line-up');
  expect(two.events('zombie-strikes')).toMatchObject([
    { cite: 'ZF-11.10', params: { member: 'usa-soldier-1', hits: true } },
    { cite: 'ZF-11.10', params: { member: 'usa-soldier-2', hits: true } },
  ]);
  expect(two.events('zombie-hurt')).toMatchObject([{ params: { left: 3 } }]);
  const lone = assaulted(['giant.1'], { members: [1], dice: [5, 5, 1, 5, 5, 1] });
  expect(lone.events('member-strikes')).toHaveLength(4);
  expect(lone.events('zombie-strikes')).toHaveLength(2);
  expect(lone.events('fight-won')).toHaveLength(1);
});

proves('ZF-11.11', 'what is left of a giant everybody sees', () => {
  const match = fightAgainst(['giant.1'], { dice: [6, 6] })
    .answer('fire:usa-soldier-1:3')
    .answer('done');
  expect(match.events('zombie-hurt')).toMatchObject([{ params: { counter: 'giant.1', left: 2 } }]);
  expect(match.view().world.fights[0]?.hits).toEqual([2]);
});

proves(['ZF-11.12', 'ZF-11.15'], 'a puddle eats a weapon picked at random among weapons alone, and is gone', () => {
  const match = fightAgainst(['puddle.1'], {
    carried: { 'usa-soldier-1': ['mg42.1', 'medic-kit.1'], 'usa-soldier-2': ['mine.1'] },
    dice: [2],
  });
  match.answer('ready');
  for (let box = 3; box > 0; box--) match.answer('done').answer('advance');
  expect(match.question).toMatchObject({ key: 'set-apart', cite: 'ZF-11.14' });
  expect(match.refuses('weapon:usa-soldier-1.2')).toMatchObject({ key: 'not-a-weapon', cite: 'ZF-11.15' });
  expect(match.refuses('done')).toMatchObject({ key: 'weapons-left' });
  match.answer('weapon:usa-soldier-1.1').answer('weapon:usa-soldier-2.1').answer('done');
  expect(match.events('weapon-dissolved')).toMatchObject([{ cite: 'ZF-11.12', params: { weapon: 'mine' } }]);
  expect(match.events('fight-won')).toHaveLength(1);
});

proves(['ZF-11.13', 'ZF-11.14'], 'against a team without a weapon the puddle is a zombie', () => {
  const match = fightAgainst(['puddle.1'], {
    members: [1],
    carried: { 'usa-soldier-1': ['medic-kit.1'] },
    dice: [5, 1],
  });
  match.answer('ready');
  for (let box = 3; box > 0; box--) match.answer('done').answer('advance');
  match.answer('done');
  expect(match.events('puddle-is-zombie')).toMatchObject([{ cite: 'ZF-11.13' }]);
  expect(match.events('member-strikes')).toHaveLength(1);
  expect(match.events('fight-won')).toHaveLength(1);
});

test('the puddle that fights as a zombie is called one', () => {
  const match = fightAgainst(['puddle.1', 'zombie.1'], { carried: { 'usa-soldier-1': ['medic-kit.1'] } });
  match.answer('ready');
  for (let box = 3; box > 0; box--) match.answer('done').answer('advance');
  match.answer('done');
  expect(match.question.key).toBe('place-member');
  expect(match.option('counter:1:1').called).toMatchObject({ params: { counter: 'zombie.1' } });
});

proves('ZF-11.16', 'the map shows its finder all hidden events, once, and goes back into the bowl', () => {
  const match = fightAgainst(['map-fragment.1', 'zombie.1', 'zombie.2'], {
    at: ['c6'],
    events: { c6: 'encounter-3.1', d6: 'mg42.1' },
    dice: [6, 6, 6, 6],
  });
  for (const nth of [1, 2]) match.answer(`fire:usa-soldier-${nth}:3`);
  match.answer('done').answer('dice:0').answer('dice:2').answer('dice:2');
  match.answer('advance').answer('done').answer('advance').answer('done').answer('advance');
  expect(match.events('events-seen')).toMatchObject([{ cite: 'ZF-11.16', params: { team: 'usa', count: 1 } }]);
  const eventIn = (seat: number) => match.view(seat).world.events.find(({ at }) => at === 'd6')?.marker.cards;
  expect(eventIn(0)).toEqual(['mg42.1']);
  expect(eventIn(1)).toEqual([null]);
  const told = (seat: number) => match.events('events-seen').map(({ params }) => redact(params, knowers(seat)).seen);
  expect(told(0)).toEqual([[{ at: 'd6', marker: 'mg42.1' }]]);
  expect(told(1)).toEqual([[{ at: 'd6', marker: null }]]);
  expect(match.world.bowl.cards).toContain('map-fragment.1');
});

proves('ZF-11.17', 'the herb heals one wound, now or never', () => {
  const match = assaulted(['herb.1'], { wounded: ['usa-soldier-2'] });
  expect(match.question).toMatchObject({ key: 'heal', cite: 'ZF-11.17' });
  expect(match.options()).toEqual(['member:usa-soldier-2', 'pass']);
  match.answer('member:usa-soldier-2');
  expect(teamAt(match).members.some(({ wounded }) => wounded)).toBe(false);
  const lost = assaulted(['herb.1']);
  expect(lost.events('herb-lost')).toMatchObject([{ cite: 'ZF-11.17' }]);
});
