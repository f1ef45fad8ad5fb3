import { provesFor } from '@necropole/kernel/testing';
import { expect, test } from 'vitest';
import { rulebook } from '../../rulebook/index.ts';
import type { Chances, Character, CharacterSide } from '../kinds.ts';
import { type CharacterId, characterIds, characters } from './index.ts';

const proves = provesFor(rulebook);
const all: readonly Character[] = characterIds.map((id) => characters[id]);
const sides: readonly CharacterSide[] = all.flatMap(({ healthy, wounded }) => [healthy, wounded]);
const healthy = (id: CharacterId): CharacterSide => characters[id].healthy;
const dice = (count: number): Chances => ({ dice: count, automatic: 0 });
const automatic = (count: number): Chances => ({ dice: 0, automatic: count });

// ── What the examples of the book give away ──────────────────────────────────────────────────────────────────────────

proves('ER-40.6', 'Vasquez', () => {
  const { wounded } = characters.vasquez;
  const { movement, life, melee, search, capacity, fire } = healthy('vasquez');
  expect([movement, wounded.movement, life, wounded.life]).toEqual([6, 4, 3, 3]);
  expect([melee['dark-blue'], melee['light-blue']]).toEqual([automatic(2), automatic(1)]);
  expect([search, capacity]).toEqual([dice(3), 4]);
  // Three dice with a grenade, whose own value is automatic: the sniper rifle brings the other two of the five.
  expect(fire).toEqual(dice(3));
});

proves('ER-41.12', 'Jack Saw', () => {
  const { arcs } = characters['jack-saw'];
  const { melee, armour } = healthy('jack-saw');
  expect([melee[arcs.front], melee[arcs.left], melee[arcs.right]]).toEqual([dice(4), dice(4), dice(2)]);
  expect([melee[arcs.back], armour]).toEqual([automatic(2), 2]);
  expect(healthy('jack-saw').fire.dice).toBe(0);
});

proves('ER-10.5', 'Jack Saw is as strong on his left as in front', () => {
  expect(characters['jack-saw'].arcs).toEqual({
    front: 'dark-blue',
    left: 'dark-blue',
    right: 'light-blue',
    back: 'grey',
  });
});

proves('ER-40.2', 'Nick Bolter', () => {
  const { melee, armour, life, capacity } = healthy('nick-bolter');
  expect([melee['dark-blue'], melee['light-blue']]).toEqual([dice(2), dice(1)]);
  expect([armour, life, capacity]).toEqual([4, 4, 6]);
});

proves('ER-41.10', 'Jeff Deeler', () => {
  const { movement, armour, melee, mostCommand, bonusCommand, science } = healthy('jeff-deeler');
  expect([movement, armour, mostCommand, bonusCommand]).toEqual([4, 3, 5, 2]);
  expect([melee.grey, science]).toEqual([automatic(2), dice(1)]);
});

proves('ER-40.10', 'James Woo', () => {
  const { melee, armour, life, mostCommand } = healthy('james-woo');
  expect(melee['dark-blue']).toEqual(dice(1));
  expect([armour, life, mostCommand]).toEqual([3, 4, 5]);
});

proves('ER-40.12', 'Jessica Hollister', () => {
  const { melee, technical } = healthy('jessica-hollister');
  expect([melee['dark-blue'], technical]).toEqual([dice(1), dice(1)]);
});

proves('ER-40.17', 'Franck Einstein', () => {
  const { healthy: well, wounded, mostCommandAsTraitor } = characters['franck-einstein'];
  expect(well.movement).toBe(5);
  expect([well.mostCommand, wounded.mostCommand, mostCommandAsTraitor]).toEqual([5, 5, 5]);
});

proves('ER-41.16', 'the zombies', () => {
  for (const id of ['zombie-1', 'zombie-2'] as const) {
    const { arcs, wounded } = characters[id];
    const { melee, mostCommand, capacity, life } = healthy(id);
    expect([melee[arcs.front], melee[arcs.right], melee[arcs.back]]).toEqual([dice(3), dice(3), automatic(1)]);
    expect([mostCommand, capacity, wounded.capacity]).toEqual([3, 0, 0]);
    expect(life).toBeGreaterThanOrEqual(3);
  }
});

proves('ER-40.8', 'the Mammoth', () => {
  const { large, arcs } = characters.mammoth;
  const { movement, melee } = healthy('mammoth');
  expect([movement, large?.rotation, melee['dark-blue'], arcs.back]).toEqual([4, 1, dice(4), 'grey']);
});

proves('ER-28.1', 'it alone covers four squares', () => {
  expect(all.filter(({ large }) => large !== undefined).map(({ id }) => id)).toEqual(['mammoth']);
  expect(characters.mammoth.large?.size).toBe(2);
});

proves('ER-40.22', 'Cherokee Bill', () => {
  expect(characters['cherokee-bill'].mostCommandAsTraitor).toBe(6);
});

test('the four attackers of the printed combined melee leave 5 dice and 3 automatic hits to their three weapons', () => {
  // Franck with 4 CP, Jack Saw with 2, both zombies with 1 and 2: 21 dice and 5 automatic hits in all.
  const franck = healthy('franck-einstein').melee['dark-blue'];
  const zombie = healthy('zombie-2');
  const [jack, first, second] = [
    healthy('jack-saw').melee['dark-blue'],
    healthy('zombie-1').melee['dark-blue'],
    zombie.melee[characters['zombie-2'].arcs.left],
  ];
  const rolled = franck.dice + 3 + jack.dice + 1 + first.dice + second.dice + 1;
  const sure = [franck, jack, first, second].reduce((sum, each) => sum + each.automatic, 0);
  expect([21 - rolled, 5 - sure]).toEqual([5, 3]);
});

// ── What holds for all ───────────────────────────────────────────────────────────────────────────────────────────────

proves('ER-4.3', 'there are four of NORAD and eight Salemites, each with two sides', () => {
  expect(all.filter(({ clan }) => clan === 'norad')).toHaveLength(4);
  expect(all.filter(({ clan }) => clan === 'salemite')).toHaveLength(8);
  for (const side of sides) {
    expect(side.life).toBeGreaterThan(0);
    expect(side.movement).toBeGreaterThan(0);
    expect(side.mostCommand).toBeGreaterThan(side.bonusCommand);
  }
  expect(all.filter((each) => each.mostCommandAsTraitor !== undefined).map(({ id }) => id)).toEqual([
    'franck-einstein',
    'cherokee-bill',
  ]);
});

test('nobody is stronger wounded than healthy', () => {
  for (const { healthy: well, wounded } of all) {
    const worth = ({ life, armour, movement, melee, mostCommand, capacity, fire, search }: CharacterSide) => [
      life,
      armour,
      movement,
      mostCommand,
      capacity,
      ...[melee['dark-blue'], melee['light-blue'], melee.grey, fire, search].map((each) => each.dice + each.automatic),
    ];
    const [before, after] = [worth(well), worth(wounded)];
    expect(after.every((value, place) => value <= (before[place] ?? 0))).toBe(true);
    expect(after).not.toEqual(before);
  }
});

test('the dark blue arc is the strongest of a figure, and grey the weakest', () => {
  const worth = (each: Chances): number => each.dice + each.automatic;
  for (const { melee } of sides) {
    expect(worth(melee['dark-blue'])).toBeGreaterThanOrEqual(worth(melee['light-blue']));
    expect(worth(melee['light-blue'])).toBeGreaterThanOrEqual(worth(melee.grey));
  }
});

test('what a character cites tells of it', () => {
  const known = new Set(rulebook.chapters.flatMap(({ statements }) => statements.map(({ id }) => id)));
  for (const { cites } of all) {
    expect(cites.length).toBeGreaterThan(0);
    expect(cites.filter((cite) => !known.has(cite))).toEqual([]);
  }
});
