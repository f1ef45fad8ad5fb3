import { provesFor } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import { courtyards, storeCards, storeFaces, storeRooms } from '../content/stores/index.ts';
import { rulebook } from '../rulebook/index.ts';
import { human, otherMall, stand, untilAsked, untilTurn } from '../testing/mall.ts';
import { allSetUps } from '../testing/set-ups.ts';
import { allButOne, zombieTurn } from '../testing/zombie-turns.ts';
import { storeOf } from '../world.ts';

const proves = provesFor(rulebook);

proves('TEZ-19.1', 'a store with cards, a token and another Human, but no Zombie, is empty', () => {
  const match = stand({
    at: { 'human-1': 'courtyard.east', 'human-2': 'departmart.3' },
    ammo: { 'human-1': 5 },
    lying: { departmart: ['axe-1', 'frequency-6'] },
    supplies: [null, 'departmart.2'],
  }).play('move:departmart.3');
  expect(match.offers('use:departmart.3')).toBe(true);
  expect(match.offers('take:axe-1')).toBe(true);
  expect(match.events('melee-rolled')).toEqual([]);
  expect(match.world.turn.mustFight).toBe(false);
});

/** Human 2, the Athlete, has been Overrun at departmart.1; Human 1 stands two rooms away and is to play. */
function afterOverrun() {
  const match = zombieTurn({
    humans: ['doctor', 'athlete'],
    active: 'human-2',
    at: { 'human-1': 'departmart.3', 'human-2': 'departmart.1' },
  }).play('horde:mall-cop', 'store:departmart', 'store:echo-ridge-food-court', 'deal:slot-1');
  expect(human(match, 'human-2').wounds).toBe(1);
  return match;
}

proves('TEZ-19.2', 'the Zombie of an Overrun is killed before the next turn: that turn is an ordinary one', () => {
  const ordinary = afterOverrun().play('move:departmart.2', 'shoot:departmart.1');
  untilTurn(ordinary.play('move:departmart.3', 'move:departmart.2', 'end'));
  expect(ordinary.world.turn).toMatchObject({ human: 1, startedEmpty: true });
  expect(ordinary.refuses('use:departmart.1')).toMatchObject({ key: 'move-first', cite: 'TEZ-8.18' });
  expect(ordinary.refuses('end')).toMatchObject({ key: 'moves-to-make', cite: 'TEZ-8.1' });
  expect(ordinary.offers('move:departmart.3')).toBe(true);

  const overrun = afterOverrun().play('move:departmart.2', 'move:departmart.3', 'move:departmart.2', 'end');
  untilTurn(overrun);
  expect(overrun.refuses('use:departmart.1')).toMatchObject({ key: 'overrun-move-first', cite: 'TEZ-8.15' });
  expect(overrun.refuses('move:departmart.3')).toMatchObject({
    key: 'started-with-a-zombie',
    cite: 'TEZ-9.23',
    refs: ['departmart.3'],
  });
});

proves('TEZ-19.3', 'the 3 rooms of every store are numbered 1, 2 and 3, and each has something to do', () => {
  expect(storeFaces).toHaveLength(16);
  for (const { id, rooms } of storeFaces) {
    expect(
      rooms.map(({ number }) => number),
      id,
    ).toEqual([1, 2, 3]);
    for (const { number, ability, passage, supply, icons } of rooms) {
      const actions = [ability, passage, supply, ...icons].filter((each) => each !== undefined);
      expect(actions.length, `${id}.${number}`).toBeGreaterThan(0);
    }
  }
});

proves('TEZ-19.4', 'the 8 cards around the courtyard are stores; the courtyard is none', () => {
  expect(storeCards).toHaveLength(8);
  for (const { board } of allSetUps()) {
    expect(board.stores).toHaveLength(8);
    for (const { name } of courtyards[board.side].rooms) expect(storeOf(board, `courtyard.${name}`)).toBeNull();
  }
  const infest = zombieTurn({ at: { 'human-1': 'departmart.3' }, zombieCards: [{ character: 'janitor', marker: 2 }] });
  infest.play('horde:janitor');
  expect(infest.question.key).toBe('choose-store');
  expect(infest.options()).toEqual(infest.board.stores.map((store) => `store:${store}`));
});

proves('TEZ-19.5', 'in the Zombie turn the active Human is the one who has just played, not the next', () => {
  const panic = zombieTurn({ at: { 'human-1': 'departmart.3', 'human-2': 'departmart.3' } }).play('horde:mall-cop');
  expect(panic.world.humans.map(({ ammo }) => ammo)).toEqual([8, 9]);
  untilAsked(panic, 'deal-card');
  expect(panic.question.params).toEqual({ who: 'doctor' });

  const first = zombieTurn({ mode: 'cooperative', zombies: allButOne, wounds: { 'human-2': 2 } });
  expect(first.question.key).toBe('first-store');
  expect(first.waiting).toEqual([0]);
  untilTurn(first);
  expect(first.events('card-drawn')).toMatchObject([{ params: { who: 'doctor' } }]);
  expect(first.world.turn.human).toBe(1);
});

proves('TEZ-19.6', 'a vehicle is the motorcycle or the police car: what is said of vehicles holds for both', () => {
  expect(storeRooms.flatMap(({ vehicle, id }) => (vehicle === undefined ? [] : [[vehicle, id]]))).toEqual([
    ['motorcycle', 'parking-deck-z.2'],
    ['police-car', 'echo-ridge-security.3'],
  ]);
  for (const { world } of allSetUps()) expect(['motorcycle', 'police-car']).toContain(world.vehicle.kind);

  const fuelled = [stand({ tokens: { 'can-1': 'human-1' }, at: { 'human-1': 'parking-deck-z.1' } })];
  fuelled.push(stand({ mall: otherMall, tokens: { 'can-1': 'human-1' }, at: { 'human-1': 'echo-ridge-security.2' } }));
  for (const match of fuelled) {
    match.play(`move:${match.world.vehicle.room}`, 'token:can-1');
    expect(match.world.objectives.find(({ id }) => id === 'escape-the-mall')?.progress).toEqual([1]);
  }
});
