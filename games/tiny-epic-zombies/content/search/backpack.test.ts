import { describe, expect, test } from 'vitest';
import { humanAt } from '../../world.ts';
import { byHand, player, zombieRooms } from '../testing/by-hand.ts';

describe('Grenade', () => {
  test('wipes out the store just entered, instead of the fight, and may wound', () => {
    const store = byHand({
      at: 'courtyard.north',
      zombies: ['first-place-sporting-goods.1', 'first-place-sporting-goods.3', 'crafts-and-colors.1'],
      holds: ['grenade-1'],
      dice: [5],
    });
    store.play('move:first-place-sporting-goods.3', 'item:grenade-1');
    expect(zombieRooms(store)).toEqual(['crafts-and-colors.1']);
    expect(player(store).wounds).toBe(1);
    expect(store.offers('move:first-place-sporting-goods.1')).toBe(true);
    expect(store.world.discard.cards).toEqual(['grenade-1']);
  });

  test('is thrown on entering a store with Zombies, before any attack', () => {
    const store = byHand({
      at: 'courtyard.north',
      zombies: ['first-place-sporting-goods.1', 'first-place-sporting-goods.3'],
      holds: ['grenade-1'],
      dice: [3],
    });
    expect(store.refuses('item:grenade-1')).toMatchObject({
      key: 'store-not-just-entered',
      cite: 'TEZ-11.9',
      refs: ['courtyard.north'],
    });
    store.play('move:first-place-sporting-goods.3', 'melee');
    expect(store.refuses('item:grenade-1')).toMatchObject({ key: 'attacked-since-entering', cite: 'TEZ-11.9' });
    store.play('move:echo-ridge-food-court.3');
    expect(store.refuses('item:grenade-1')).toMatchObject({
      key: 'store-without-zombie',
      cite: 'TEZ-11.9',
      refs: ['echo-ridge-food-court'],
    });
  });

  test('its blast warns of death', () => {
    const store = byHand({
      at: 'courtyard.north',
      zombies: ['first-place-sporting-goods.3'],
      holds: ['grenade-1'],
      change: (world) => {
        humanAt(world, 0).wounds = 8;
      },
    });
    store.play('move:first-place-sporting-goods.3');
    expect(store.option('item:grenade-1').facts).toContainEqual({ key: 'lethal', params: { percent: 33 } });
  });
});

describe('Fireworks', () => {
  test('lure up to 3 Zombies to rooms without a Zombie, a Human’s too, never into the courtyard', () => {
    const mall = byHand({
      at: 'departmart.1',
      zombies: ['departmart.2', 'departmart.3'],
      holds: ['fireworks-1'],
    });
    mall.answer('item:fireworks-1');
    expect(mall.options()).toEqual(['room:departmart.2', 'room:departmart.3']);
    mall.answer('room:departmart.2');
    expect(mall.offers('room:amps-electronics.1')).toBe(true);
    expect(mall.options().filter((key) => /departmart|courtyard/.test(key))).toEqual(['room:departmart.1']);
    mall.play('room:amps-electronics.1', 'room:departmart.3', 'room:departmart.1');
    expect(zombieRooms(mall)).toEqual(['departmart.1', 'amps-electronics.1']);
    expect(mall.question.key).toBe('turn');
    expect(player(mall).wounds).toBe(0);
    expect(mall.events('overrun')).toEqual([]);
    expect(mall.refuses('melee')).toMatchObject({
      key: 'overrun-move-first',
      cite: 'TEZ-8.15',
      refs: ['departmart.1'],
    });
  });

  test('spare the fight with the Zombie that they lure away, and feed the traps', () => {
    const mall = byHand({
      at: 'departmart.1',
      zombies: ['departmart.2'],
      holds: ['fireworks-1'],
      change: (world) => {
        world.traps = ['amps-electronics.1', null];
      },
    });
    mall.play('move:departmart.2', 'item:fireworks-1', 'room:departmart.2', 'room:amps-electronics.1');
    expect(mall.offers('move:departmart.1')).toBe(true);
    expect(mall.world.traps).toEqual([null, null]);
    expect(zombieRooms(mall)).toEqual([]);
  });

  test('are no use without a Zombie', () => {
    expect(byHand({ holds: ['fireworks-1'] }).refuses('item:fireworks-1')).toMatchObject({
      key: 'no-zombie-to-lure',
      cite: 'TEZ-11.9',
    });
  });
});

test('Adrenaline gives 2 Moves that need not be made', () => {
  const turn = byHand({ holds: ['adrenaline-1'] });
  turn.play('item:adrenaline-1', 'move:courtyard.north', 'move:courtyard.east', 'move:courtyard.north');
  expect(turn.offers('end')).toBe(true);
  turn.play('move:courtyard.east', 'move:courtyard.north');
  expect(turn.refuses('move:courtyard.east')).toMatchObject({ key: 'no-moves-left', cite: 'TEZ-8.1' });
});

describe('Skateboard', () => {
  test('makes one of the Moves lead anywhere', () => {
    const turn = byHand({ holds: ['skateboard-1'], zombies: ['richs-galleria.1'] });
    turn.play('item:skateboard-1', 'room:richs-galleria.1');
    expect(player(turn).room).toBe('richs-galleria.1');
    expect(turn.world.turn.moves).toBe(2);
    expect(turn.refuses('move:richs-galleria.2')).toMatchObject({
      key: 'must-fight',
      cite: 'TEZ-9.2',
      refs: ['richs-galleria.1'],
      remedies: ['melee'],
    });
  });

  test('needs a Move, and nothing to fight', () => {
    const turn = byHand({ at: 'departmart.1', holds: ['skateboard-1'], zombies: ['departmart.2'], dice: [3] });
    turn.play('move:departmart.2');
    expect(turn.refuses('item:skateboard-1')).toMatchObject({
      key: 'must-fight',
      cite: 'TEZ-9.2',
      refs: ['departmart.2'],
      remedies: ['melee'],
    });
    turn.play('melee', 'move:departmart.1', 'move:departmart.2');
    expect(turn.refuses('item:skateboard-1').key).toBe('no-moves-left');
  });
});

test('Fireworks lure three Zombies, and no fourth', () => {
  const mall = byHand({
    at: 'courtyard.north',
    zombies: ['departmart.1', 'departmart.2', 'departmart.3', 'richs-galleria.1'],
    holds: ['fireworks-1'],
  });
  mall.answer('item:fireworks-1');
  for (const number of [1, 2, 3]) mall.play(`room:departmart.${number}`, `room:amps-electronics.${number}`);
  expect(mall.question.key).toBe('turn');
});

test('a Grenade is thrown on entering a store, not from room to room within it', () => {
  const store = byHand({ at: 'departmart.1', zombies: ['departmart.3'], holds: ['grenade-1'] });
  store.answer('move:departmart.2');
  expect(store.refuses('item:grenade-1')).toMatchObject({
    key: 'store-not-just-entered',
    cite: 'TEZ-11.9',
    refs: ['departmart.2'],
  });
});
