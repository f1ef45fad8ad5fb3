import { knowers } from '@necropole/kernel';
import { describe, expect, test } from 'vitest';
import { humanAt, type World } from '../../world.ts';
import { storeFaces, storeRooms } from '../stores/index.ts';
import { byHand, lay, otherFaces, player, zombieRooms } from '../testing/by-hand.ts';
import { roomAbilities, roomAbilityIds } from './index.ts';

/** Sets the two tokens of the first Human. */
function track(wounds: number, ammo: number): (world: World) => void {
  return (world) => {
    Object.assign(humanAt(world, 0), { wounds, ammo });
  };
}

test('every ability is there once, under its own id, and in some room of the mall or the courtyard', () => {
  for (const id of roomAbilityIds) expect(roomAbilities[id].id).toBe(id);
  const printed = new Set(storeRooms.map(({ ability }) => ability));
  const missing = roomAbilityIds.filter((id) => !printed.has(id));
  expect(missing).toEqual(['courtyard-heal', 'courtyard-regroup']);
  expect(storeFaces).toHaveLength(16);
});

describe('healing and ammo', () => {
  test('gain-ammo: 1 ammo, unless there are 9', () => {
    const match = byHand({ at: 'amps-electronics.1', change: track(0, 5) });
    match.play('move:amps-electronics.2', 'use:amps-electronics.2');
    expect(player(match).ammo).toBe(6);
    expect(match.refuses('use:amps-electronics.2')).toMatchObject({
      key: 'used-this-turn',
      cite: 'TEZ-10.5',
      refs: ['amps-electronics.2'],
    });
    const full = byHand({ at: 'amps-electronics.1' }).play('move:amps-electronics.2');
    expect(full.refuses('use:amps-electronics.2')).toMatchObject({
      key: 'ammo-full',
      cite: 'TEZ-7.4',
      refs: ['human-1'],
    });
  });

  test('courtyard-heal: 2 wounds, in the cooperative courtyard', () => {
    const match = byHand({ at: 'courtyard.north', change: track(3, 9) });
    match.play('move:courtyard.centre', 'use:courtyard.centre');
    expect(player(match).wounds).toBe(1);
    const unharmed = byHand({ at: 'courtyard.north' }).play('move:courtyard.centre');
    expect(unharmed.refuses('use:courtyard.centre')).toMatchObject({
      key: 'nothing-to-heal',
      cite: 'TEZ-7.2',
      refs: ['human-1'],
    });
  });

  test('courtyard-regroup: 1 wound or 1 ammo, in the competitive courtyard', () => {
    const heals = byHand({ mode: 'competitive', at: 'courtyard.north', change: track(3, 9) });
    heals.play('move:courtyard.centre', 'use:courtyard.centre');
    expect(heals.refuses('reload')).toMatchObject({ key: 'ammo-full', cite: 'TEZ-7.4', refs: ['human-1'] });
    expect(player(heals.answer('heal')).wounds).toBe(2);
    const reloads = byHand({ mode: 'competitive', at: 'courtyard.north', change: track(0, 7) });
    reloads.play('move:courtyard.centre', 'use:courtyard.centre', 'reload');
    expect(player(reloads).ammo).toBe(8);
    const fit = byHand({ mode: 'competitive', at: 'courtyard.north' }).play('move:courtyard.centre');
    expect(fit.refuses('use:courtyard.centre')).toMatchObject({
      key: 'nothing-to-gain',
      cite: 'TEZ-10.4',
      refs: ['human-1'],
    });
  });

  test('leftovers: a skull heals, blood wounds', () => {
    const eat = (die: number) =>
      byHand({ at: 'echo-ridge-food-court.1', change: track(3, 9), dice: [die] }).play(
        'move:echo-ridge-food-court.2',
        'use:echo-ridge-food-court.2',
      );
    expect(player(eat(1)).wounds).toBe(2);
    expect(player(eat(4)).wounds).toBe(2);
    expect(player(eat(6)).wounds).toBe(5);
  });

  test('leftovers: the odds of dying of them are told', () => {
    const match = byHand({ at: 'echo-ridge-food-court.1', change: track(3, 5) }).play('move:echo-ridge-food-court.2');
    expect(match.option('use:echo-ridge-food-court.2').facts).toContainEqual({
      key: 'lethal',
      params: { percent: 17 },
    });
  });

  test('dispensary: one wounded Human anywhere', () => {
    const match = byHand({
      faces: otherFaces,
      at: 'echo-ridge-pharmacy.1',
      change: (world) => {
        humanAt(world, 1).wounds = 2;
      },
    });
    match.play('move:echo-ridge-pharmacy.2', 'use:echo-ridge-pharmacy.2');
    expect(match.options()).toEqual(['human:human-2']);
    expect(match.question).toMatchObject({
      key: 'choose-human',
      params: { component: 'dispensary' },
      refs: ['human-1'],
    });
    expect(match.question.context?.()).toEqual([{ key: 'effect', params: { component: 'dispensary' } }]);
    expect(match.option('human:human-2').refs).toEqual(['human-2']);
    match.answer('human:human-2');
    expect(humanAt(match.world, 1).wounds).toBe(1);
    const healthy = byHand({ faces: otherFaces, at: 'echo-ridge-pharmacy.1' }).play('move:echo-ridge-pharmacy.2');
    expect(healthy.refuses('use:echo-ridge-pharmacy.2')).toMatchObject({ key: 'nobody-to-heal', cite: 'TEZ-7.2' });
  });

  test('shore-up: the barricade and 1 ammo, and the turn stops', () => {
    const match = byHand({ faces: otherFaces, at: 'nails-and-co.1', search: 'frequency-1', change: track(0, 5) });
    match.play('move:nails-and-co.3', 'use:nails-and-co.3');
    expect(match.events('barricade-raised')[0]?.params).toEqual({ by: 1, now: 3 });
    expect(player(match).ammo).toBe(6);
    expect(match.world.turn.human).toBe(1);
    const full = byHand({
      faces: otherFaces,
      at: 'nails-and-co.1',
      change: (world) => {
        world.barricade = 6;
      },
    });
    expect(full.play('move:nails-and-co.3').refuses('use:nails-and-co.3')).toMatchObject({
      key: 'barricade-and-ammo-full',
      cite: 'TEZ-10.18',
    });
  });
});

describe('next door', () => {
  test('loud-crash: a Zombie of a neighbouring store is moved by one room', () => {
    const match = byHand({ at: 'richs-galleria.1', zombies: ['departmart.3', 'crafts-and-colors.1'] });
    match.play('move:richs-galleria.2', 'use:richs-galleria.2');
    expect(match.options()).toEqual(['room:departmart.3']);
    expect(match.question).toMatchObject({ key: 'zombie-to-move', refs: ['human-1'] });
    expect(match.option('room:departmart.3').refs).toEqual(['departmart.3']);
    match.answer('room:departmart.3');
    expect(match.options()).toEqual(['room:departmart.2', 'room:richs-galleria.3']);
    match.answer('room:departmart.2');
    expect(zombieRooms(match)).toEqual(['crafts-and-colors.1', 'departmart.2']);
  });

  test('loud-crash: into any room without a Zombie, even a Human’s, who is not Overrun; never the courtyard', () => {
    const match = byHand({
      at: 'richs-galleria.1',
      zombies: ['departmart.3'],
      change: (world) => {
        humanAt(world, 1).room = 'departmart.2';
      },
    });
    match.play('move:richs-galleria.2', 'use:richs-galleria.2', 'room:departmart.3');
    expect(match.options()).toEqual(['room:departmart.2', 'room:richs-galleria.3']);
    match.answer('room:departmart.2');
    expect(humanAt(match.world, 1).wounds).toBe(0);
    expect(match.events('overrun')).toEqual([]);
  });

  test('loud-crash: needs a Zombie that can move', () => {
    const match = byHand({ at: 'richs-galleria.1', zombies: ['crafts-and-colors.1'] });
    match.play('move:richs-galleria.2');
    expect(match.refuses('use:richs-galleria.2')).toMatchObject({ key: 'no-zombie-to-startle', cite: 'TEZ-10.4' });
  });

  test('long-shot: 1 ammo for a Zombie of a neighbouring store, after an attack too', () => {
    const match = byHand({
      faces: otherFaces,
      at: 'highland-outfitters.1',
      zombies: ['highland-outfitters.2', 'gamelyn-world.2', 'nails-and-co.1'],
      dice: [3],
    });
    match.play('move:highland-outfitters.2', 'melee', 'use:highland-outfitters.2');
    expect(match.options()).toEqual(['room:gamelyn-world.2']);
    match.answer('room:gamelyn-world.2');
    expect(zombieRooms(match)).toEqual(['nails-and-co.1']);
    expect(player(match).ammo).toBe(8);
    const alone = byHand({ faces: otherFaces, at: 'highland-outfitters.1' }).play('move:highland-outfitters.2');
    expect(alone.refuses('use:highland-outfitters.2')).toMatchObject({ key: 'no-zombie-in-sight', cite: 'TEZ-10.4' });
  });

  test('long-shot: the last ammo warns of death', () => {
    const match = byHand({
      faces: otherFaces,
      at: 'highland-outfitters.1',
      zombies: ['gamelyn-world.2'],
      change: track(4, 5),
    });
    match.play('move:highland-outfitters.2');
    expect(match.option('use:highland-outfitters.2').facts?.map(({ key }) => key)).toEqual(['ability', 'lethal']);
  });
});

describe('further Moves', () => {
  test('bonus-round: one more Move after a fight in this room', () => {
    const match = byHand({ faces: otherFaces, at: 'gamelyn-world.1', zombies: ['gamelyn-world.2'], dice: [3] });
    match.play('move:gamelyn-world.2', 'melee', 'use:gamelyn-world.2');
    expect(match.world.turn).toMatchObject({ moves: 2, extra: 1 });
    const idle = byHand({ faces: otherFaces, at: 'gamelyn-world.1' }).play('move:gamelyn-world.2');
    expect(idle.refuses('use:gamelyn-world.2')).toMatchObject({
      key: 'not-fought-here',
      cite: 'TEZ-10.4',
      refs: ['gamelyn-world.2'],
    });
  });

  test('motorcycle: 3 further Moves, then the turn closes; it never leaves its room', () => {
    const match = byHand({ at: 'parking-deck-z.1', holds: ['adrenaline-1'] });
    match.play('move:parking-deck-z.2', 'use:parking-deck-z.2');
    expect(match.events('ride-begins')[0]).toMatchObject({ cite: 'TEZ-10.4', params: { moves: 3 } });
    expect(match.refuses('item:adrenaline-1')).toMatchObject({ key: 'turn-closes', cite: 'TEZ-10.4' });
    expect(match.refuses('end')).toMatchObject({ key: 'moves-to-make', cite: 'TEZ-8.1' });
    match.play('move:parking-deck-z.3', 'move:courtyard.south');
    expect(match.offers('end')).toBe(true); // the three compulsory Moves have been made
    match.play('move:courtyard.centre');
    expect(match.refuses('move:courtyard.south')).toMatchObject({ key: 'no-moves-left', cite: 'TEZ-8.1' });
    expect(match.world.vehicle.room).toBe('parking-deck-z.2');
    expect(player(match.answer('end')).room).toBe('courtyard.centre');
  });

  test('motorcycle: what was left of other Moves is lost; the next turn is a turn like any other', () => {
    const match = byHand({ at: 'parking-deck-z.1', holds: ['adrenaline-1'], search: 'frequency-1' });
    match.play('item:adrenaline-1', 'move:parking-deck-z.2', 'use:parking-deck-z.2');
    match.play('move:parking-deck-z.3', 'move:parking-deck-z.2');
    expect(match.refuses('use:parking-deck-z.2')).toMatchObject({
      key: 'used-this-turn',
      cite: 'TEZ-10.5',
      refs: ['parking-deck-z.2'],
    });
    match.play('move:parking-deck-z.3');
    expect(match.options().filter((key) => key.startsWith('move:'))).toEqual([]);
    match.answer('end');
    expect(match.world.turn).toMatchObject({ human: 1, moves: 3, extra: 0, closing: false });
  });

  test('motorcycle: where the last Move leads one still fights, but no bonus round adds to the ride', () => {
    const match = byHand({
      faces: { ...otherFaces, S: 'parking-deck-z' },
      at: 'parking-deck-z.1',
      zombies: ['gamelyn-world.2'],
      dice: [3],
      change: (world) => {
        world.turn.moves = 1;
      },
    });
    match.play('move:parking-deck-z.2', 'use:parking-deck-z.2', 'move:parking-deck-z.3');
    const door = match.options().find((key) => key.startsWith('move:gamelyn-world'));
    match.answer(door ?? '');
    if (!match.world.turn.mustFight) match.answer('move:gamelyn-world.2');
    match.answer('melee');
    expect(match.refuses('use:gamelyn-world.2')).toMatchObject({ key: 'turn-closes', cite: 'TEZ-10.4' });
    expect(match.offers('end')).toBe(true);
  });

  test('slide: a free Move onto the entrance of a neighbouring store', () => {
    const match = byHand({ faces: otherFaces, at: 'recess-playland.1', zombies: ['nails-and-co.1'] });
    match.play('move:recess-playland.2', 'use:recess-playland.2');
    expect(match.options()).toEqual(['room:nails-and-co.1', 'room:hurs-jewelers.1']);
    match.answer('room:nails-and-co.1');
    expect(match.world.turn).toMatchObject({ moves: 2, mustFight: true });
  });
});

describe('the police car', () => {
  test('goes 3 stores far, is parked there, and drives on in a later turn', () => {
    const match = byHand({ faces: otherFaces, at: 'echo-ridge-security.2', zombies: ['nails-and-co.1'], dice: [3] });
    match.play('move:echo-ridge-security.3', 'use:echo-ridge-security.3');
    expect(match.options()).toHaveLength(6);
    expect(match.options()).not.toContain('store:one-hour-photo');
    match.answer('store:nails-and-co');
    expect(match.world.vehicle.room).toBe('nails-and-co.1');
    match.answer('melee');
    expect(match.refuses('use:nails-and-co.1')).toMatchObject({
      key: 'no-ability',
      cite: 'TEZ-8.2',
      refs: ['nails-and-co.1'],
    });
    expect(match.refuses('use:nails-and-co.1:police-car')).toMatchObject({
      key: 'car-just-driven',
      cite: 'TEZ-10.5',
      refs: ['nails-and-co.1'],
    });
  });

  test('lends its ability to the room it is parked in', () => {
    const match = byHand({
      faces: otherFaces,
      at: 'one-hour-photo.2',
      change: (world) => {
        world.vehicle.room = 'one-hour-photo.3';
        humanAt(world, 0).ammo = 8;
      },
    });
    match.play('move:one-hour-photo.3', 'use:one-hour-photo.3');
    expect(player(match).ammo).toBe(9);
    match.play('use:one-hour-photo.3:police-car', 'store:recess-playland');
    expect(player(match).room).toBe('recess-playland.1');
  });

  test('leaves its home without an ability', () => {
    const match = byHand({
      faces: otherFaces,
      at: 'echo-ridge-security.2',
      change: (world) => {
        world.vehicle.room = 'nails-and-co.1';
      },
    });
    match.play('move:echo-ridge-security.3');
    expect(match.refuses('use:echo-ridge-security.3')).toMatchObject({
      key: 'vehicle-away',
      cite: 'TEZ-10.4',
      refs: ['nails-and-co.1'],
    });
  });
});

describe('traps', () => {
  test('arm-trap: in a room without a Zombie, here or next door; two at most', () => {
    const match = byHand({
      at: 'amps-electronics.2',
      zombies: ['hoards-collectibles.2'],
      change: (world) => {
        world.traps = [null, 'crafts-and-colors.1'];
      },
    });
    match.play('move:amps-electronics.3', 'use:amps-electronics.3');
    expect(match.offers('room:hoards-collectibles.1')).toBe(true);
    expect(match.options()).not.toContain('room:hoards-collectibles.2');
    expect(match.options()).not.toContain('room:crafts-and-colors.1');
    expect(match.options()).not.toContain('room:departmart.1');
    match.answer('room:hoards-collectibles.1');
    expect(match.world.traps).toEqual(['hoards-collectibles.1', 'crafts-and-colors.1']);
    const armed = byHand({
      at: 'amps-electronics.2',
      change: (world) => {
        world.traps = ['amps-electronics.1', 'crafts-and-colors.1'];
      },
    });
    expect(armed.play('move:amps-electronics.3').refuses('use:amps-electronics.3')).toMatchObject({
      key: 'traps-armed',
      cite: 'TEZ-2.10',
      refs: ['amps-electronics.1', 'crafts-and-colors.1'],
    });
  });

  test('an armed trap destroys the next Zombie and comes back', () => {
    const match = byHand({
      at: 'departmart.1',
      phase: 'search',
      search: 'just-one-bite-2',
      change: (world) => {
        world.traps = ['departmart.1', null];
      },
    });
    expect(match.events('trap-returned')).toHaveLength(1);
    expect(match.events('zombie-killed')[0]?.params).toEqual({ who: null, room: 'departmart.1', cause: 'trap' });
    expect(match.events('overrun')).toHaveLength(0);
    expect(match.world.traps).toEqual([null, null]);
  });
});

describe('clearance-sale', () => {
  test('exchanges a weapon for one beside any store, and the turn stops', () => {
    const match = byHand({
      at: 'first-place-sporting-goods.1',
      holds: ['axe-1'],
      search: 'frequency-1',
      change: (world, board) => {
        lay(world, board, 'departmart', 'machete-1');
        lay(world, board, 'parking-deck-z', 'uzi-1');
      },
    });
    match.play('move:first-place-sporting-goods.2', 'use:first-place-sporting-goods.2');
    expect(match.options()).toEqual(['card:machete-1', 'card:uzi-1']);
    match.answer('card:machete-1');
    expect(player(match).melee.cards).toEqual(['machete-1']);
    expect(match.world.lying[3]?.cards).toEqual(['axe-1']);
    expect(match.world.turn.human).toBe(1);
  });

  test('gives the weapon of the same kind, or the other one where the slot is free: never two of a kind', () => {
    const sale = (...holds: ('axe-1' | 'crossbow-1')[]) =>
      byHand({
        at: 'first-place-sporting-goods.1',
        holds,
        search: 'frequency-1',
        change: (world, board) => lay(world, board, 'departmart', 'uzi-1'),
      }).play('move:first-place-sporting-goods.2', 'use:first-place-sporting-goods.2', 'card:uzi-1');
    const other = sale('axe-1');
    expect([player(other).melee.cards, player(other).ranged.cards]).toEqual([[], ['uzi-1']]);
    expect(other.world.lying[3]?.cards).toEqual(['axe-1']);
    const both = sale('axe-1', 'crossbow-1');
    expect([player(both).melee.cards, player(both).ranged.cards]).toEqual([['axe-1'], ['uzi-1']]);
    expect(both.world.lying[3]?.cards).toEqual(['crossbow-1']);
  });

  test('needs a weapon to give and one to get', () => {
    const alone = byHand({ at: 'first-place-sporting-goods.1', holds: ['axe-1'] });
    alone.play('move:first-place-sporting-goods.2');
    expect(alone.refuses('use:first-place-sporting-goods.2')).toMatchObject({
      key: 'nothing-to-exchange',
      cite: 'TEZ-11.7',
    });
    const bare = byHand({
      at: 'first-place-sporting-goods.1',
      holds: ['grenade-1'],
      change: (world, board) => lay(world, board, 'departmart', 'uzi-1'),
    });
    bare.play('move:first-place-sporting-goods.2');
    expect(bare.refuses('use:first-place-sporting-goods.2')).toMatchObject({
      key: 'nothing-to-exchange',
      cite: 'TEZ-11.7',
    });
  });
});

describe('photo-lab', () => {
  test('shows the face-down card to its owner alone', () => {
    const match = byHand({ faces: otherFaces, at: 'one-hour-photo.1', search: 'uzi-1' });
    match.play('move:one-hour-photo.2', 'use:one-hour-photo.2');
    expect(player(match).search.known[0]).toBe(knowers(0));
    expect(match.view(0).world.humans[0]?.search.cards).toEqual(['uzi-1']);
    expect(match.view(1).world.humans[0]?.search.cards).toEqual([null]);
  });

  test('needs a card', () => {
    const match = byHand({ faces: otherFaces, at: 'one-hour-photo.1' }).play('move:one-hour-photo.2');
    expect(match.refuses('use:one-hour-photo.2')).toMatchObject({ key: 'no-search-card', cite: 'TEZ-15.5' });
  });
});

describe('secret passages', () => {
  test('join the rooms that have one, for Moves only', () => {
    const match = byHand({ at: 'richs-galleria.2', zombies: ['hoards-collectibles.2'], dice: [3] });
    match.play('move:richs-galleria.3');
    expect(match.refuses('shoot:hoards-collectibles.2')).toMatchObject({
      key: 'out-of-range',
      cite: 'TEZ-10.12',
      refs: ['hoards-collectibles.2'],
    });
    match.play('move:hoards-collectibles.2', 'melee');
    expect(match.events('passage-taken')[0]).toMatchObject({ cite: 'TEZ-10.11' });
  });

  test('may be crossed by a Move of two rooms', () => {
    const match = byHand({ at: 'richs-galleria.2', characters: ['athlete', 'doctor'] });
    expect(match.offers('move:hoards-collectibles.2')).toBe(true);
    expect(match.refuses('move:hoards-collectibles.1').key).toBe('not-adjacent');
  });
});
