import { provesFor } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import { rulebook } from '../rulebook/index.ts';
import { citesOf, human, stand, zombieRooms } from '../testing/mall.ts';
import { allBusy, allButOne, allRoomsOf, zombieTurn } from '../testing/zombie-turns.ts';
import { reserveOf } from '../world.ts';

const proves = provesFor(rulebook);

// ── Bite ──────────────────────────────────────────────────────────────────────────────────────────────────────────

proves('TEZ-14.1', 'no Zombie in the reserve and two to add: two wounds for the least wounded', () => {
  const match = zombieTurn({ zombies: allBusy, wounds: { 'human-1': 3, 'human-2': 0 } });
  match.play('store:departmart');
  expect(human(match, 'human-2').wounds).toBe(1);
  match.play('store:departmart');
  expect(human(match, 'human-2').wounds).toBe(2);
  expect(human(match, 'human-1').wounds).toBe(3);
  expect(citesOf(match, 'bitten')).toEqual(['TEZ-14.1', 'TEZ-14.1']);
  expect(zombieRooms(match)).toHaveLength(18);
});

proves('TEZ-14.1', 'one Zombie in the reserve and two to add: one is placed, one Bite', () => {
  const match = zombieTurn({ zombies: allButOne, wounds: { 'human-1': 3, 'human-2': 0 } });
  match.play('store:departmart');
  expect(match.events('bitten')).toEqual([]);
  match.play('store:departmart');
  expect(match.events('zombie-added').map(({ params }) => params.room)).toEqual(['departmart.1']);
  expect(match.events('bitten')).toHaveLength(1);
  expect(human(match, 'human-2').wounds).toBe(1);
});

proves('TEZ-14.2', 'wounds tied at 1, ammo 8 against 6: the one with 8 is bitten', () => {
  const match = zombieTurn({
    zombies: allButOne,
    wounds: { 'human-1': 1, 'human-2': 1 },
    ammo: { 'human-1': 8, 'human-2': 6 },
  }).play('store:departmart', 'store:departmart');
  expect(human(match, 'human-1').wounds).toBe(2);
  expect(human(match, 'human-2').wounds).toBe(1);
  expect(citesOf(match, 'bitten')).toEqual(['TEZ-14.2']);
});

const tied = {
  humans: ['doctor', 'fry-cook', 'popstar'],
  zombies: allButOne,
  wounds: { 'human-1': 1, 'human-2': 1, 'human-3': 4 },
  ammo: { 'human-1': 8, 'human-2': 8 },
} as const;

proves('TEZ-14.3', 'wounds and ammo tied: the Humans name one of the tied', () => {
  const match = zombieTurn(tied).play('store:departmart', 'store:departmart');
  expect(match.question).toMatchObject({ key: 'bite', cite: 'TEZ-14.3' });
  expect(match.waiting).toEqual([0, 1, 2]);
  expect(match.options(2)).toEqual(['human:human-1', 'human:human-2']);
  const [first] = match.question.options();
  expect(first?.called).toEqual({ key: 'character', params: { who: 'doctor' } });
  expect(first?.facts).toEqual([{ key: 'track', params: { wounds: 1, ammo: 8 } }]);
  match.answer(2, 'human:human-2');
  expect(match.world.humans.map(({ wounds }) => wounds)).toEqual([1, 2, 4]);
  expect(match.question.key).toBe('deal-card');
});

proves('TEZ-14.3', 'among rivals it is the next to play of the tied, without a question', () => {
  const first = zombieTurn({ ...tied, mode: 'competitive-versus' }).play('store:departmart', 'store:departmart');
  expect(first.question.key).toBe('deal-card');
  expect(first.world.humans.map(({ wounds }) => wounds)).toEqual([1, 2, 4]);
  const second = zombieTurn({ ...tied, mode: 'competitive-versus', active: 'human-2' });
  second.play('store:departmart', 'store:departmart');
  expect(second.world.humans.map(({ wounds }) => wounds)).toEqual([2, 1, 4]);
  expect(citesOf(second, 'bitten')).toEqual(['TEZ-14.3']);
});

proves('TEZ-14.4', 'both without wounds and two Bites: after the first, the other is the least wounded', () => {
  const match = zombieTurn({ zombies: allBusy });
  expect(match.option('store:departmart').facts).toContainEqual({ key: 'would-bite', params: {} });
  match.play('store:departmart').answer(0, 'human:human-1');
  expect(match.world.humans.map(({ wounds }) => wounds)).toEqual([1, 0]);
  match.play('store:departmart');
  expect(match.world.humans.map(({ wounds }) => wounds)).toEqual([1, 1]);
  expect(match.question.key).toBe('deal-card');
});

proves('TEZ-14.5', 'no Zombie in the reserve, and a full central store: the barricade pays, nobody is bitten', () => {
  const busy = allBusy.filter((room) => !room.startsWith('amps-electronics')).concat(allRoomsOf('departmart'));
  const match = zombieTurn({ zombies: busy }).play('store:departmart');
  expect(reserveOf(match.world)).toBe(0);
  expect(match.world.barricade).toBe(1);
  expect(match.events('bitten')).toEqual([]);
  expect(match.world.humans.map(({ wounds }) => wounds)).toEqual([0, 0]);
});

proves('TEZ-14.6', 'a Bite strikes in the courtyard, far from any Zombie, the active Human or another', () => {
  const courtyard = zombieTurn({
    zombies: allButOne,
    at: { 'human-1': 'departmart.3', 'human-2': 'courtyard.centre' },
    wounds: { 'human-1': 1 },
    revealed: 'frequency-3',
  }).play('horde:mall-cop', 'store:echo-ridge-food-court', 'store:echo-ridge-food-court');
  expect(courtyard.world.humans.map(({ wounds }) => wounds)).toEqual([1, 1]);
  const active = zombieTurn({ zombies: allButOne, at: { 'human-2': 'departmart.3' }, wounds: { 'human-2': 1 } });
  active.play('store:echo-ridge-food-court', 'store:echo-ridge-food-court');
  expect(active.world.humans.map(({ wounds }) => wounds)).toEqual([1, 1]);
});

// ── Overrun ───────────────────────────────────────────────────────────────────────────────────────────────────────

proves('TEZ-14.7', 'a Zombie added to room 1 at once gives the Human there 1 wound', () => {
  const match = zombieTurn({ at: { 'human-2': 'departmart.1' } });
  expect(match.option('store:departmart').facts).toContainEqual({ key: 'would-overrun', params: { who: 'fry-cook' } });
  match.play('store:departmart');
  expect(human(match, 'human-2').wounds).toBe(1);
  expect(match.question).toMatchObject({ key: 'add-zombie', params: { left: 1 } });
  expect(match.events('overrun')).toMatchObject([
    { cite: 'TEZ-14.7', params: { who: 'fry-cook', room: 'departmart.1' } },
  ]);
  expect(human(match.play('store:departmart'), 'human-2').wounds).toBe(1);
});

proves('TEZ-14.8', 'two Humans in the room: 1 wound each', () => {
  const match = zombieTurn({
    humans: ['doctor', 'fry-cook', 'popstar'],
    at: { 'human-1': 'departmart.2', 'human-2': 'departmart.1', 'human-3': 'departmart.1' },
  }).play('horde:mall-cop', 'store:departmart');
  expect(match.world.humans.map(({ wounds }) => wounds)).toEqual([0, 1, 1]);
});

proves('TEZ-14.9', 'walking into the room of a Zombie is no Overrun: only the die counts', () => {
  const match = stand({ at: { 'human-1': 'departmart.2' }, zombies: ['departmart.3'], dice: [3] });
  match.play('move:departmart.3');
  expect(human(match, 'human-1').wounds).toBe(0);
  match.play('melee');
  expect(human(match, 'human-1').wounds).toBe(0);
  expect(match.events('overrun')).toEqual([]);
});

proves('TEZ-14.10', 'an Event, a horde action and an ability that add a Zombie Overrun as well', () => {
  const event = stand({
    phase: 'search',
    zombieCards: ['mall-cop'],
    at: { 'human-1': 'amps-electronics.1' },
    searchCards: { 'human-1': 'just-one-bite-1' },
  });
  expect(zombieRooms(event)).toEqual(['amps-electronics.1']);
  expect(human(event, 'human-1').wounds).toBe(1);

  const horde = zombieTurn({
    at: { 'human-1': 'departmart.3', 'human-2': 'parking-deck-z.1' },
    zombieCards: [{ character: 'mall-cop', marker: 3 }],
  }).play('horde:mall-cop', 'store:parking-deck-z');
  expect(human(horde, 'human-2').wounds).toBe(1);

  const ability = zombieTurn({ at: { 'human-1': 'departmart.1' }, zombieCards: ['popstar'] });
  expect(human(ability, 'human-1').wounds).toBe(1);
  expect(ability.question.key).toBe('horde-card');
});
