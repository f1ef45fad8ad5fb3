import { describe, expect, test } from 'vitest';
import { humanAt } from '../../world.ts';
import type { SearchCardId } from '../ids.ts';
import type { RoomId } from '../stores/index.ts';
import { byHand, player, zombieRooms } from '../testing/by-hand.ts';

const OVERKILL = 1;
const NOTHING = 3;
const ONE_WOUND = 5;
const TWO_WOUNDS = 6;

/** Walks from the crafts store into a fight in room 1 of the sports store. */
function fight(holds: SearchCardId, dice: readonly number[], others: readonly RoomId[] = []) {
  const zombies: readonly RoomId[] = ['first-place-sporting-goods.1', ...others];
  const match = byHand({ at: 'crafts-and-colors.3', holds: [holds], zombies, dice });
  return match.play('move:first-place-sporting-goods.1');
}

/** Stands in the north of the courtyard, with these Zombies about. */
function aim(holds: SearchCardId, zombies: readonly RoomId[]) {
  return byHand({ holds: [holds], zombies }).play('move:courtyard.north');
}

describe('melee weapons', () => {
  test('Crowbar: the Move after a fight may end on the entrance of a neighbouring store', () => {
    const match = fight('crowbar-1', [NOTHING]);
    match.answer('melee');
    expect(match.offers('move:crafts-and-colors.1')).toBe(true);
    expect(match.refuses('move:crafts-and-colors.2').key).toBe('not-adjacent');
    match.answer('move:echo-ridge-food-court.1');
    expect(match.refuses('move:first-place-sporting-goods.1').key).toBe('not-adjacent');
  });

  test('Golf Club: an Overkill may be a free shot', () => {
    const match = fight('golf-club-1', [OVERKILL], ['echo-ridge-food-court.3', 'echo-ridge-food-court.2']);
    match.answer('melee');
    expect(match.options().filter((key) => key.startsWith('shoot'))).toEqual(['shoot:echo-ridge-food-court.3']);
    match.answer('shoot:echo-ridge-food-court.3');
    expect(zombieRooms(match)).toEqual(['echo-ridge-food-court.2']);
    expect(player(match).ammo).toBe(9);
    expect(player(match).room).toBe('first-place-sporting-goods.1');
    expect(match.events('overkill-taken')[0]?.cite).toBe('TEZ-9.20');
  });

  test('Machete: where the die shows nothing, one more Zombie of the store dies', () => {
    const match = fight('machete-1', [NOTHING], ['first-place-sporting-goods.2', 'echo-ridge-food-court.3']);
    match.answer('melee');
    expect(match.options()).toEqual(['room:first-place-sporting-goods.2', 'pass']);
    match.answer('room:first-place-sporting-goods.2');
    expect(zombieRooms(match)).toEqual(['echo-ridge-food-court.3']);
  });

  test('Machete: any other face leaves it at one', () => {
    const match = fight('machete-1', [ONE_WOUND], ['first-place-sporting-goods.2']);
    expect(match.answer('melee').question.key).toBe('turn');
  });

  test('Axe: a fight wounds 1 less', () => {
    expect(player(fight('axe-1', [TWO_WOUNDS]).answer('melee')).wounds).toBe(1);
    const unharmed = fight('axe-1', [ONE_WOUND]).answer('melee');
    expect(player(unharmed).wounds).toBe(0);
    expect(unharmed.events('attack-altered')[0]?.cite).toBe('TEZ-9.20');
  });

  test('Chainsaw: 1 ammo makes any face an Overkill, after its wounds', () => {
    const match = fight('chainsaw-1', [ONE_WOUND]);
    match.play('melee', 'accept');
    expect(match.question.key).toBe('overkill');
    expect(player(match)).toMatchObject({ wounds: 1, ammo: 8 });
    match.answer('move:first-place-sporting-goods.2');
    expect(match.world.turn.moves).toBe(2);
  });

  test('Chainsaw: each fight has its price', () => {
    const match = fight('chainsaw-1', [NOTHING, NOTHING], ['first-place-sporting-goods.2']);
    match.play('melee', 'accept', 'move:first-place-sporting-goods.2', 'melee', 'pass');
    expect(match.question.key).toBe('turn');
  });

  test('Chainsaw: no fuel is lost where an Overkill is forbidden', () => {
    const zombies: readonly RoomId[] = ['first-place-sporting-goods.1', 'first-place-sporting-goods.2'];
    const match = byHand({
      at: 'crafts-and-colors.3',
      characters: ['doctor', 'teacher'],
      holds: ['chainsaw-1'],
      zombies,
      dice: [NOTHING],
      change: (world) => {
        world.zombieCards = [{ character: 'hippie', marker: 0 }];
      },
    });
    match.play('move:first-place-sporting-goods.1', 'melee');
    expect(match.question.key).toBe('turn');
  });

  test('Barbed Bat: one die a turn may be rolled again', () => {
    const match = fight('barbed-bat-1', [TWO_WOUNDS, NOTHING, ONE_WOUND], ['first-place-sporting-goods.2']);
    match.play('melee', 'accept');
    expect(player(match).wounds).toBe(0);
    match.play('move:first-place-sporting-goods.2', 'melee');
    expect(match.question.key).toBe('turn');
    expect(player(match).wounds).toBe(1);
  });
});

describe('ranged weapons', () => {
  test('Revolver: an Overrun costs 1 ammo instead of a wound', () => {
    const match = byHand({
      at: 'departmart.1',
      phase: 'search',
      search: 'just-one-bite-2',
      holds: ['revolver-1'],
    });
    match.answer('accept');
    expect(match.events('quick-draw')).toHaveLength(1);
    expect(player(match)).toMatchObject({ wounds: 0, ammo: 8 });
    expect(zombieRooms(match)).not.toContain('departmart.1');
  });

  test('Revolver: it may stay in its holster', () => {
    const match = byHand({ at: 'departmart.1', phase: 'search', search: 'just-one-bite-2', holds: ['revolver-1'] });
    match.answer('pass');
    expect(player(match)).toMatchObject({ wounds: 1, ammo: 9 });
  });

  test('Shotgun: the Zombie of one’s own room is shot instead of fought', () => {
    const match = fight('shotgun-1', [], ['first-place-sporting-goods.2']);
    expect(match.refuses('shoot:first-place-sporting-goods.2').key).toBe('must-fight');
    match.answer('shoot:first-place-sporting-goods.1');
    expect(player(match).ammo).toBe(8);
    expect(match.refuses('shoot:first-place-sporting-goods.2')).toMatchObject({
      key: 'fought-this-move',
      cite: 'TEZ-9.16',
    });
    expect(match.offers('move:first-place-sporting-goods.2')).toBe(true);
  });

  test('Submachine Gun: a second shot at another Zombie in reach', () => {
    const match = byHand({
      at: 'crafts-and-colors.1',
      holds: ['submachine-gun-1'],
      zombies: ['first-place-sporting-goods.1', 'first-place-sporting-goods.3', 'amps-electronics.3'],
    });
    match.play('move:crafts-and-colors.3', 'shoot:amps-electronics.3');
    expect(match.options()).toEqual([
      'shoot:first-place-sporting-goods.1',
      'shoot:first-place-sporting-goods.3',
      'pass',
    ]);
    match.answer('shoot:first-place-sporting-goods.3');
    expect(zombieRooms(match)).toEqual(['first-place-sporting-goods.1']);
    expect(player(match).ammo).toBe(7);
    expect(match.question.key).toBe('turn');
  });

  test('Uzi: 2 more ammo sweep the store that was hit', () => {
    const match = aim('uzi-1', [
      'first-place-sporting-goods.1',
      'first-place-sporting-goods.2',
      'first-place-sporting-goods.3',
      'departmart.1',
    ]);
    match.play('shoot:first-place-sporting-goods.3', 'accept');
    expect(zombieRooms(match)).toEqual(['departmart.1']);
    expect(player(match).ammo).toBe(6);
  });

  test('Uzi: the magazine warns of death', () => {
    const match = byHand({
      holds: ['uzi-1'],
      zombies: ['first-place-sporting-goods.2', 'first-place-sporting-goods.3'],
      change: (world) => {
        humanAt(world, 0).ammo = 3;
      },
    });
    match.play('move:courtyard.north', 'shoot:first-place-sporting-goods.3');
    expect(match.option('accept').facts?.map(({ key }) => key)).toEqual(['lethal']);
  });

  test('Assault Rifle: two rooms far, over a room without a Zombie', () => {
    const far = aim('assault-rifle-1', ['first-place-sporting-goods.1']);
    far.answer('shoot:first-place-sporting-goods.1');
    expect(zombieRooms(far)).toEqual([]);
    const hidden = aim('assault-rifle-1', ['first-place-sporting-goods.1', 'first-place-sporting-goods.3']);
    expect(hidden.refuses('shoot:first-place-sporting-goods.1')).toMatchObject({
      key: 'out-of-range',
      cite: 'TEZ-9.17',
      refs: ['first-place-sporting-goods.1'],
    });
    expect(hidden.offers('shoot:first-place-sporting-goods.3')).toBe(true);
  });

  test('Crossbow: the bolt comes back from the room it was shot into', () => {
    const match = aim('crossbow-1', ['first-place-sporting-goods.3']);
    match.answer('shoot:first-place-sporting-goods.3');
    expect(player(match).ammo).toBe(8);
    match.answer('move:first-place-sporting-goods.3');
    expect(player(match).ammo).toBe(9);
    match.answer('move:courtyard.north');
    expect(match.events('bolt-recovered')).toHaveLength(1);
  });
});

test('Crossbow: a bolt is pulled out once', () => {
  const match = byHand({
    at: 'departmart.1',
    zombies: ['departmart.3'],
    holds: ['crossbow-1', 'adrenaline-1'],
    change: (world) => {
      humanAt(world, 0).ammo = 7;
    },
  });
  match.play('item:adrenaline-1', 'move:departmart.2', 'shoot:departmart.3', 'move:departmart.3', 'move:departmart.2');
  match.answer('move:departmart.3');
  expect(match.events('bolt-recovered')).toHaveLength(1);
  expect(player(match).ammo).toBe(7);
});
