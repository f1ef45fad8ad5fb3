import { provesFor, type Situation } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import { rulebook } from '../rulebook/index.ts';
import type { Zf } from '../shape.ts';
import { boxesOf, citesOf, fightAgainst, itemsOf, teamAt } from '../testing/laid.ts';

const proves = provesFor(rulebook);

const three = ['zombie.1', 'zombie.2', 'zombie.3'] as const;

/** What the team sees of the counters. */
function seenBy(match: Situation<Zf>, seat: number): readonly (string | null)[] {
  return match.view(seat).world.fights[0]?.counters.cards ?? [];
}

/** Nobody fires, and the zombies come a box nearer. */
function holdFire(match: Situation<Zf>, boxes = 1): Situation<Zf> {
  for (let box = 0; box < boxes; box++) match.answer('done').answer('advance');
  return match;
}

proves(
  ['ZF-9.18', 'ZF-9.25', 'ZF-9.27', 'ZF-10.20'],
  'box 3, 2 and 1 under fire, then the team box, and the turn is over',
  () => {
    const match = fightAgainst(three);
    expect(boxesOf(match)).toEqual([3, 3, 3]);
    expect(match.question.key).toBe('volley');
    holdFire(match);
    expect(boxesOf(match)).toEqual([2, 2, 2]);
    expect(match.refuses('fire:usa-soldier-1:3')).toMatchObject({ key: 'box-empty', cite: 'ZF-9.25' });
    holdFire(match);
    expect(boxesOf(match)).toEqual([1, 1, 1]);
    holdFire(match);
    expect(boxesOf(match)).toEqual([0, 0, 0]);
    expect(citesOf(match, 'advanced')).toEqual(['ZF-9.25', 'ZF-9.25', 'ZF-9.27']);
    expect(match.events('fight-suspended')).toMatchObject([{ cite: 'ZF-10.20', params: { team: 'usa' } }]);
    expect(match.events('turn-ended')).toHaveLength(1);
    expect(match.question.key).toBe('place-member');
  },
);

proves('ZF-9.19', 'a soldier and a medic fire with two dice at any box', () => {
  const match = fightAgainst(['giant.1'], { dice: [1, 1, 1, 1, 1, 1] });
  for (const [member, box] of [
    ['usa-soldier-1', 3],
    ['usa-medic-1', 2],
    ['usa-soldier-1', 1],
  ] as const) {
    match.answer(`fire:${member}:${box}`).answer('done').answer('advance');
  }
  expect(match.events('fires')).toMatchObject([
    { cite: 'ZF-9.19', params: { dice: 2, weapon: null } },
    { cite: 'ZF-9.19', params: { member: 'usa-medic-1', dice: 2 } },
    { cite: 'ZF-9.19', params: { dice: 2 } },
  ]);
});

proves('ZF-9.20', 'a weapon in hand counts instead of the two dice', () => {
  const match = fightAgainst(['giant.1'], {
    carried: { 'usa-soldier-1': ['stg44.1'] },
    dice: [1, 1, 1, 1],
  });
  match.answer('wield:usa-soldier-1.1').answer('ready');
  expect(match.option('fire:usa-soldier-1:3').facts).toEqual([
    { key: 'fires-with', params: { weapon: 'stg44', dice: 4 } },
    { key: 'lost-on', params: { upTo: 1 } },
  ]);
  match.answer('fire:usa-soldier-1:3').answer('done');
  expect(match.events('fires')).toMatchObject([{ cite: 'ZF-9.20', params: { weapon: 'stg44', dice: 4 } }]);
});

proves('ZF-9.21', 'at an asterisk nobody fires, nor once the weapon has served', () => {
  const carried = { 'usa-soldier-1': ['panzerfaust.1'] } as const;
  const match = fightAgainst(three, { carried, dice: [] });
  match.answer('wield:usa-soldier-1.1').answer('ready').answer('done').answer('advance');
  expect(match.refuses('fire:usa-soldier-1:2')).toMatchObject({ key: 'out-of-range', cite: 'ZF-9.21' });
  const fired = fightAgainst(['giant.1'], { carried, dice: Array.from({ length: 10 }, () => 1) });
  fired.answer('wield:usa-soldier-1.1').answer('ready').answer('fire:usa-soldier-1:3').answer('done').answer('advance');
  expect(fired.refuses('fire:usa-soldier-1:2')).toMatchObject({ key: 'weapon-spent', cite: 'ZF-9.21' });
});

proves('ZF-9.23', 'drawn from the bowl, face down: only whoever leads them may look', () => {
  const match = fightAgainst(['dog.1', 'zombie.1', 'giant.1']);
  expect(match.events('counters-drawn')).toMatchObject([{ cite: 'ZF-9.23', params: { count: 3 } }]);
  expect(seenBy(match, 0)).toEqual([null, null, null]);
  expect(seenBy(match, 1)).toEqual(['dog.1', 'zombie.1', 'giant.1']);
});

proves('ZF-9.24', 'weapons are taken up before the fight, and stay until its end', () => {
  const match = fightAgainst(three, { carried: { 'usa-soldier-1': ['stg44.1'], 'usa-soldier-2': ['zg1229.1'] } });
  expect(match.question).toMatchObject({ key: 'arm', cite: 'ZF-9.24' });
  expect(match.refuses('wield:usa-soldier-2.1')).toMatchObject({ key: 'not-a-weapon' });
  match.answer('ready');
  expect(match.options().some((key) => key.startsWith('wield'))).toBe(false);
  expect(match.option('fire:usa-soldier-1:3').facts).toEqual([
    { key: 'fires-with', params: { weapon: null, dice: 2 } },
  ]);
});

proves(['ZF-9.26', 'ZF-10.9'], 'whoever is fired at and survives is uncovered, the others stay as they are', () => {
  const match = fightAgainst(three, { dice: [1, 2] })
    .answer('fire:usa-soldier-1:3')
    .answer('done')
    .answer('dice:2');
  expect(match.events('uncovered')).toMatchObject([{ cite: 'ZF-9.26', params: { slot: 0, counter: 'zombie.1' } }]);
  expect(seenBy(match, 0)).toEqual(['zombie.1', null, null]);
  holdAdvance(match);
  expect(seenBy(match, 0)).toEqual(['zombie.1', null, null]);
});

/** The zombies come nearer, twice, without fire. */
function holdAdvance(match: Situation<Zf>): void {
  match.answer('advance').answer('done').answer('advance');
}

proves('ZF-9.29', 'four fire, and not a fifth', () => {
  const match = fightAgainst(three);
  for (const nth of [1, 2, 3, 4]) match.answer(`fire:usa-soldier-${nth}:3`);
  expect(match.refuses('fire:usa-soldier-5:3')).toMatchObject({ key: 'four-fire', cite: 'ZF-9.29' });
  expect(match.refuses('fire:usa-soldier-1:3')).toMatchObject({ key: 'acts-already' });
});

proves('ZF-9.29', 'whoever was named wears what for, until the dice fall', () => {
  const match = fightAgainst(three, { carried: { 'usa-soldier-2': ['grenades.1'] } });
  match.answer('ready').answer('fire:usa-soldier-1:3');
  const fires = { of: 'usa-soldier-1', symbol: 'd-6', count: 2, label: { key: 'box', params: [3] } };
  expect(match.question.named?.()).toEqual([fires]);
  match.answer('done');
  expect(match.question.key).toBe('aim');
  expect(match.question.named?.()).toEqual([fires]);
});

proves('ZF-9.29', 'one press names all who can fire at the nearest zombies, four of them at most', () => {
  const match = fightAgainst(three, {
    carried: { 'usa-soldier-2': ['stg44.1'], 'usa-soldier-3': ['bazooka.1'] },
  });
  match.answer('wield:usa-soldier-2.1').answer('wield:usa-soldier-3.1').answer('ready');
  const all = match.question.inOneGo?.();
  expect(all?.called).toEqual({ key: 'all-fire', params: { box: 3, shooters: 4, dice: 10 } });
  expect(all?.keys).toEqual([
    'fire:usa-soldier-2:3',
    'fire:usa-soldier-1:3',
    'fire:usa-soldier-4:3',
    'fire:usa-soldier-5:3',
    'done',
  ]);
  // They are the answers that one would give by hand.
  match.play(...(all?.keys ?? []));
  expect(match.question).toMatchObject({ key: 'aim', params: { dice: 10, box: 3 } });
});

proves('ZF-9.29', 'one press ends nothing while something else could be done', () => {
  const match = fightAgainst(three, { members: [3], carried: { 'usa-soldier-3': ['grenades.1'] } });
  const keys = (): readonly string[] => match.question.inOneGo?.()?.keys ?? [];
  match.answer('ready');
  expect(keys()).toEqual(['fire:usa-soldier-1:3', 'fire:usa-soldier-2:3', 'fire:usa-soldier-3:3', 'done']);
  match.answer('done').answer('advance');
  expect(keys()).toEqual(['fire:usa-soldier-1:2', 'fire:usa-soldier-2:2', 'fire:usa-soldier-3:2', 'done']);
  match.answer('throw:usa-soldier-3.1');
  expect(keys()).toEqual(['fire:usa-soldier-1:2', 'fire:usa-soldier-2:2', 'done']);
  match.answer('fire:usa-soldier-1:2');
  expect(match.question.inOneGo?.()).toBeNull();
});

proves(['ZF-10.1', 'ZF-10.2', 'ZF-10.3'], 'points are split over the targets before any die; a 6 is a damage', () => {
  const match = fightAgainst(three, { dice: [6, 1, 3, 6, 6] });
  for (const nth of [1, 2, 3]) match.answer(`fire:usa-soldier-${nth}:3`);
  match.answer('done');
  expect(match.question.params).toEqual({ team: 'usa', slot: 0, box: 3, dice: 6 });
  expect(match.options()).toHaveLength(7);
  expect(match.option('dice:1').facts).toEqual([{ key: 'hit-odds', params: { percent: 17 } }]);
  match.answer('dice:3').answer('dice:0');
  expect(match.events('shot-at')).toEqual([]);
  expect(match.question.params).toMatchObject({ slot: 2, dice: 3 });
  match.answer('dice:2');
  expect(match.events('shot-at')).toMatchObject([
    { cite: 'ZF-10.1', params: { slot: 0, dice: [6, 1, 3], hits: 1 } },
    { cite: 'ZF-10.1', params: { slot: 2, dice: [6, 6], hits: 2 } },
  ]);
  expect(boxesOf(match)).toEqual([null, 3, null]);
  expect(citesOf(match, 'zombie-killed')).toEqual(['ZF-10.3', 'ZF-10.3']);
});

proves('ZF-10.4', 'whoever has fired strikes in the assault as well', () => {
  const match = fightAgainst(['zombie.1'], { members: [1, 8], dice: [1, 1, 5, 1] });
  holdFire(match, 2).answer('fire:usa-soldier-1:1').answer('done').answer('advance');
  expect(match.events('member-strikes')).toMatchObject([{ params: { member: 'usa-soldier-1', hits: true } }]);
});

proves(
  ['ZF-10.5', 'ZF-10.6'],
  'a grenade is thrown besides a weapon, and its thrower does not fire, but counts',
  () => {
    const match = fightAgainst(three, {
      carried: { 'usa-soldier-1': ['stg44.1', 'grenades.1'], 'usa-soldier-6': ['grenade.1'] },
      dice: [1, 1, 1, 1, 1, 1, 1],
    });
    match.answer('wield:usa-soldier-1.1').answer('ready');
    expect(match.refuses('throw:usa-soldier-1.2')).toMatchObject({ key: 'box-empty' });
    expect(match.refuses('throw:usa-soldier-1.1')).toMatchObject({ key: 'not-for-this', cite: 'ZF-10.5' });
    holdFire(match).answer('throw:usa-soldier-1.2');
    expect(match.refuses('fire:usa-soldier-1:2')).toMatchObject({ key: 'acts-already', cite: 'ZF-10.5' });
    for (const nth of [2, 3, 4]) match.answer(`fire:usa-soldier-${nth}:2`);
    expect(match.refuses('throw:usa-soldier-6.1')).toMatchObject({ key: 'four-fire', cite: 'ZF-10.6' });
    match.answer('done');
    expect(match.question.params).toMatchObject({ dice: 13, box: 2 });
    match.answer('dice:7').answer('dice:0').answer('dice:0');
    expect(match.events('throws')).toMatchObject([{ params: { dice: 7 } }]);
  },
);

proves(['ZF-10.7', 'ZF-10.8'], 'one test a weapon and fight, however often it fired; the basic weapon has none', () => {
  const carried = { 'usa-soldier-1': ['mg42.1'], 'usa-soldier-2': ['vg-5.1'] } as const;
  // Five dice at box 3, four at box 2 kill the lone zombie; then the test of the only weapon that fired.
  const shots = [1, 1, 1, 1, 1, 6, 1, 1, 1];
  const kept = fightAgainst(['zombie.1'], { carried, dice: [...shots, 2] });
  for (const key of ['wield:usa-soldier-1.1', 'wield:usa-soldier-2.1', 'ready', 'fire:usa-soldier-1:3', 'done'])
    kept.answer(key);
  kept.answer('advance').answer('fire:usa-soldier-1:2').answer('done');
  expect(kept.events('ammunition-tested')).toMatchObject([
    { cite: 'ZF-10.7', params: { weapon: 'mg42', die: 2, lost: false } },
  ]);
  expect(itemsOf(kept, 'usa-soldier-1')).toEqual(['mg42.1']);
  const basic = fightAgainst(['zombie.1'], { dice: [6, 1] })
    .answer('fire:usa-soldier-1:3')
    .answer('done');
  expect(basic.events('fight-won')).toHaveLength(1);
  expect(basic.events('ammunition-tested')).toEqual([]);
});

proves('ZF-10.7', 'on a 1 the weapon is out of the game', () => {
  const match = fightAgainst(['zombie.1'], { carried: { 'usa-soldier-1': ['vg-5.1'] }, dice: [6, 1, 1, 1] });
  match.answer('wield:usa-soldier-1.1').answer('ready').answer('fire:usa-soldier-1:3').answer('done');
  expect(match.events('ammunition-tested')).toMatchObject([{ params: { die: 1, lost: true } }]);
  expect(itemsOf(match, 'usa-soldier-1')).toEqual([]);
  expect(match.world.gone.cards).toContain('vg-5.1');
});

proves(
  ['ZF-10.10', 'ZF-10.14'],
  'herb and map come along while hidden, stay out of the team box, and are seen then',
  () => {
    const match = fightAgainst(['zombie.1', 'herb.1', 'map-fragment.1']).answer('done');
    expect(match.refuses('leap:2')).toMatchObject({ key: 'no-leaper', cite: 'ZF-10.10' });
    match.answer('advance');
    expect(boxesOf(match)).toEqual([2, 2, 2]);
    holdFire(match, 2);
    expect(boxesOf(match)).toEqual([0, 1, 1]);
    expect(citesOf(match, 'stays-behind')).toEqual(['ZF-10.14', 'ZF-10.14']);
    expect(seenBy(match, 0)).toEqual(['zombie.1', 'herb.1', 'map-fragment.1']);
  },
);

proves(['ZF-10.11', 'ZF-10.12'], 'any fire that it survives uncovers a herb, and there it stays', () => {
  const match = fightAgainst(['zombie.1', 'herb.1', 'zombie.2'], { dice: [1, 1] });
  match.answer('fire:usa-soldier-1:3').answer('done').answer('dice:0').answer('dice:2');
  expect(match.events('uncovered')).toMatchObject([{ params: { counter: 'herb.1' } }]);
  match.answer('advance');
  expect(boxesOf(match)).toEqual([2, 3, 2]);
  // Fire at the zombies is listed first, at what only lies there last.
  const boxes = match.options().flatMap((key) => (key.startsWith('fire:') ? [key.at(-1)] : []));
  expect([...new Set(boxes)]).toEqual(['2', '3']);
});

proves(['ZF-10.13', 'ZF-11.18'], 'a herb that is hit is lost, and heals nobody', () => {
  const match = fightAgainst(['herb.1'], { wounded: ['usa-soldier-1'], dice: [6, 1] });
  match.answer('fire:usa-soldier-1:3').answer('done');
  expect(match.events('prize-lost')).toMatchObject([{ cite: 'ZF-10.13', params: { counter: 'herb.1' } }]);
  expect(match.events('fight-won')).toHaveLength(1);
  expect(match.events('healed')).toEqual([]);
  expect(teamAt(match).members[0]?.wounded).toBe(true);
  expect(match.world.bowl.cards).toContain('herb.1');
});
