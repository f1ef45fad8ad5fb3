/** The last space of each horde track, resolved through the rules: a Human makes noise in room 3 of the north store. */
import type { Situation } from '@necropole/kernel/testing';
import { describe, expect, test } from 'vitest';
import type { Tez } from '../../../shape.ts';
import { cardsBeside, human, type Standing, stand, zombieRooms } from '../../../testing/mall.ts';
import type { CharacterId } from '../../ids.ts';
import type { RoomId } from '../../stores/index.ts';

const NORTH = 'first-place-sporting-goods';
/** Their own abilities are on other things than these actions. */
const bystanders: readonly CharacterId[] = ['doctor', 'fry-cook', 'greaser', 'survivalist'];

/** The horde of this character answers, its marker on the last space. */
function lastSpaceOf(character: CharacterId, said: Standing = {}): Situation<Tez> {
  const match = stand({
    humans: bystanders.filter((id) => id !== character).slice(0, 2),
    phase: 'zombie-turn',
    revealed: 'frequency-2',
    barricade: 2,
    ...said,
    at: { 'human-1': `${NORTH}.3`, ...said.at },
    zombieCards: [{ character, marker: 5 }],
  });
  return match.play(`horde:${character}`);
}

/** The rooms that Zombies have come to, before the two of every Zombie turn. */
function arrivals(match: Situation<Tez>): readonly RoomId[] {
  return match.events('zombie-added').map(({ params }) => params.room);
}

function woundsOf(match: Situation<Tez>): readonly number[] {
  return match.world.humans.map(({ wounds }) => wounds);
}

test('the marker stays: the next noise brings the same again', () => {
  const match = lastSpaceOf('photographer');
  expect(match.events('horde-action')[0]?.params).toMatchObject({ space: 5, action: 'paparazzi' });
  expect(match.world.zombieCards[0]?.marker).toBe(5);
});

describe('those that come', () => {
  test('dead heat: 1 in each store with a Human, and the sprinters Overrun them', () => {
    const match = lastSpaceOf('athlete', { at: { 'human-2': 'departmart.2' } });
    expect(arrivals(match)).toEqual([`${NORTH}.3`, 'departmart.2']);
    expect(woundsOf(match)).toEqual([1, 1]);
  });

  test('hot pursuit: the store of the noise and the next two clockwise, past the gears', () => {
    expect(arrivals(lastSpaceOf('greaser'))).toEqual([`${NORTH}.1`, 'echo-ridge-food-court.1', 'departmart.2']);
  });

  test('love-in: 1 in each empty store', () => {
    const match = lastSpaceOf('hippie', { zombies: [`${NORTH}.1`, 'crafts-and-colors.2', 'amps-electronics.3'] });
    expect(arrivals(match)).toEqual([
      'echo-ridge-food-court.1',
      'departmart.1',
      'richs-galleria.1',
      'parking-deck-z.1',
      'hoards-collectibles.1',
    ]);
    expect(match.world.barricade).toBe(2);
  });

  test('love-in: with no empty store the barricade is damaged', () => {
    const match = lastSpaceOf('hippie', {
      barricade: 5,
      zombies: [
        `${NORTH}.1`,
        'crafts-and-colors.1',
        'echo-ridge-food-court.1',
        'departmart.1',
        'richs-galleria.1',
        'parking-deck-z.1',
        'hoards-collectibles.1',
        'amps-electronics.1',
      ],
    });
    expect(arrivals(match)).toEqual([]);
    expect(match.world.barricade).toBe(4);
  });

  test('closing time: 1 in each store beside the courtyard, or against the barricade', () => {
    const match = lastSpaceOf('janitor', { zombies: ['departmart.1', 'departmart.2', 'departmart.3'] });
    expect(arrivals(match)).toEqual([`${NORTH}.1`, 'parking-deck-z.1', 'amps-electronics.1']);
    expect(match.world.barricade).toBe(1);
  });

  test('sabotage: no trap holds, the barricade is damaged, and 1 comes', () => {
    const match = lastSpaceOf('mechanic', {
      change: (world) => {
        world.traps = [`${NORTH}.1`, 'departmart.2'];
      },
    });
    expect(match.world.traps).toEqual([null, null]);
    expect(match.events('trap-returned').map(({ cite }) => cite)).toEqual(['TEZ-12.5', 'TEZ-12.5']);
    expect(match.world.barricade).toBe(1);
    expect(zombieRooms(match)).toEqual([`${NORTH}.1`]);
  });

  test('paparazzi: 1 in the store of the noise and in those next door', () => {
    const rooms = [`${NORTH}.1`, 'crafts-and-colors.1', 'echo-ridge-food-court.1'];
    expect([...arrivals(lastSpaceOf('photographer'))].sort()).toEqual(rooms.sort());
  });

  test('encore: 2 more after the fan, and 1 in the other store of the symbol', () => {
    const match = lastSpaceOf('popstar');
    expect(arrivals(match)).toEqual([`${NORTH}.1`, `${NORTH}.2`, `${NORTH}.3`, 'crafts-and-colors.1']);
    expect(woundsOf(match)).toEqual([1, 0]);
  });

  test('riot: the barricade is damaged, and 2 come', () => {
    const match = lastSpaceOf('teenager');
    expect(match.world.barricade).toBe(1);
    expect(arrivals(match)).toEqual([`${NORTH}.1`, `${NORTH}.2`]);
  });
});

describe('those that strike', () => {
  test('gangrene: the wounded suffer 1 more, in the courtyard too; the others nothing', () => {
    expect(woundsOf(lastSpaceOf('doctor', { wounds: { 'human-2': 2 } }))).toEqual([0, 3]);
    expect(lastSpaceOf('doctor').events('horde-finds-nothing')).toHaveLength(1);
  });

  test('feast: 1 comes, then 1 wound for each Zombie there, 2 at most', () => {
    expect(woundsOf(lastSpaceOf('fry-cook'))).toEqual([1, 0]);
    expect(woundsOf(lastSpaceOf('fry-cook', { zombies: [`${NORTH}.2`] }))).toEqual([2, 0]);
    // The third one Overruns a Human who is still fresh: 2, and 2 at most of the feast.
    expect(woundsOf(lastSpaceOf('fry-cook', { zombies: [`${NORTH}.1`, `${NORTH}.2`] }))).toEqual([4, 0]);
  });

  test('feast: who was eaten on the way is not eaten again', () => {
    const match = lastSpaceOf('fry-cook', { zombies: [`${NORTH}.1`, `${NORTH}.2`], wounds: { 'human-1': 8 } });
    expect(match.events('devoured')).toHaveLength(1);
    expect(woundsOf(match)).toEqual([0, 0]);
  });

  test('manhunt: 1 ammo of every Human outside the courtyard, 2 of the one who made noise', () => {
    const ammoOf = (said: Standing) => lastSpaceOf('mall-cop', said).world.humans.map(({ ammo }) => ammo);
    expect(ammoOf({ at: { 'human-2': 'departmart.1' } })).toEqual([7, 8]);
    expect(ammoOf({})).toEqual([7, 9]);
  });

  test('outbreak: 1 comes, and everybody there or next door suffers 1 wound', () => {
    const near = lastSpaceOf('scientist', { at: { 'human-2': 'echo-ridge-food-court.3' } });
    expect(arrivals(near)).toEqual([`${NORTH}.1`]);
    expect(woundsOf(near)).toEqual([1, 1]);
    expect(woundsOf(lastSpaceOf('scientist', { at: { 'human-2': 'departmart.1' } }))).toEqual([1, 0]);
  });

  test('hunting party: they come in from next door, and whoever is there suffers 1 wound', () => {
    const match = lastSpaceOf('survivalist', { zombies: ['crafts-and-colors.3', 'echo-ridge-food-court.1'] });
    expect(match.question).toMatchObject({ key: 'zombie-to-move', params: { component: 'hunting-party' } });
    expect(match.offers('pass')).toBe(false);
    match.answer(match.options()[0] ?? '');
    match.answer(match.options()[0] ?? '');
    if (match.question.key === 'zombie-to-move') match.answer('pass');
    expect(match.events('zombie-moved')).toHaveLength(1);
    expect(zombieRooms(match).some((room) => room.startsWith(NORTH))).toBe(true);
    expect(woundsOf(match)).toEqual([1, 0]);
    const nobody = lastSpaceOf('survivalist');
    expect(nobody.events('horde-finds-nothing')).toHaveLength(1);
    expect(woundsOf(nobody)).toEqual([0, 0]);
  });

  test('confiscation: a card of everybody outside the courtyard, or 1 wound', () => {
    const match = lastSpaceOf('teacher', {
      at: { 'human-2': 'departmart.1' },
      holds: { 'human-1': ['axe-1', 'skateboard-1'] },
      hand: ['grenade-1', 'grenade-2'],
    });
    match.play('card:axe-1');
    expect(cardsBeside(match, NORTH)).toContain('axe-1');
    expect(human(match, 'human-1').backpack.cards).toEqual(['skateboard-1']);
    expect(woundsOf(match)).toEqual([0, 1]);
    expect(woundsOf(lastSpaceOf('teacher'))).toEqual([1, 0]);
  });
});
