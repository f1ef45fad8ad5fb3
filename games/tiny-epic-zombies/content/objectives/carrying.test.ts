/** The objectives whose tokens are carried: the helicopter, the cure, the escape and the stranded survivors. */
import { provesFor } from '@necropole/kernel/testing';
import { describe, expect, test } from 'vitest';
import { rulebook } from '../../rulebook/index.ts';
import { roomsOf, storeOf, type TokenPlace, type World } from '../../world.ts';
import type { RoomId } from '../stores/index.ts';
import { storeRoomId } from '../stores/index.ts';
import { laboratory } from './discover-a-cure.ts';
import { flaskRoom, iconRoom } from './icons.ts';
import { entryOf, factsOf, nextTurn, rehearse, walk, whereIs } from './testing/rehearsal.ts';

const proves = provesFor(rulebook);
const CENTRE: RoomId = 'courtyard.centre';

function give(world: World, token: string, to: TokenPlace = 'human-1'): void {
  for (const each of world.tokens) if (each.id === token) each.at = to;
}

describe('Fix the Helicopter', () => {
  proves('TEZ-10.26', 'a part is fetched from its gear and mounted in the centre of the courtyard', () => {
    const match = rehearse(['fix-the-helicopter']);
    const gear = iconRoom(match.board, 'gear', 1);
    match.play('move:courtyard.north');
    expect(match.refuses('token:part-1')).toMatchObject({
      key: 'not-in-this-room',
      cite: 'TEZ-10.26',
      refs: ['crafts-and-colors.1'],
    });
    walk(match, gear);
    expect(factsOf(match, 'token:part-1')).toEqual([{ key: 'token-deed', params: { deed: 'take' } }]);
    match.answer('token:part-1');
    expect(whereIs(match, 'part-1')).toBe('human-1');
    expect(match.refuses('token:part-1')).toMatchObject({ key: 'bring-to', params: { room: CENTRE } });
    walk(match, CENTRE);
    expect(match.events('token-delivered')).toHaveLength(1);
    expect(entryOf(match, 'fix-the-helicopter').progress).toEqual([1]);
    expect(whereIs(match, 'part-1')).toBe('box');
  });

  proves('TEZ-10.16', 'several parts are carried at once, and all are mounted on arrival', () => {
    const match = rehearse(['fix-the-helicopter', 'thin-the-herd'], {
      change: (world) => {
        for (const part of ['part-2', 'part-3', 'part-4']) give(world, part);
      },
    });
    walk(match, iconRoom(match.board, 'gear', 1));
    match.answer('token:part-1');
    walk(match, CENTRE);
    expect(match.events('token-delivered')).toHaveLength(4);
    expect(entryOf(match, 'fix-the-helicopter')).toMatchObject({ progress: [4], done: [true] });
  });

  test('among rivals what is too many goes back unmounted', () => {
    const match = rehearse(['fix-the-helicopter', 'thin-the-herd'], {
      mode: 'competitive',
      change: (world, _board, human) => {
        for (const part of ['part-1', 'part-2', 'part-3']) give(world, part);
        human.room = 'courtyard.north';
      },
    });
    match.play(`move:${CENTRE}`);
    expect(match.events('token-delivered')).toHaveLength(2);
    expect(entryOf(match, 'fix-the-helicopter').progress).toEqual([2, 0]);
    expect(whereIs(match, 'part-3')).toBe(iconRoom(match.board, 'gear', 3));
  });

  test('a part in the hands of another is out of reach', () => {
    const match = rehearse(['fix-the-helicopter'], {
      change: (world) => {
        give(world, 'part-1', 'human-2');
      },
    });
    match.play('move:courtyard.north');
    expect(match.refuses('token:part-1')).toMatchObject({ key: 'carried-by-another', params: { who: 'popstar' } });
  });

  test('a part that a devoured Human dropped beside a store is taken from any of its rooms', () => {
    const match = rehearse(['fix-the-helicopter'], {
      change: (world, board) => {
        give(world, 'part-1', board.positions.N);
      },
    });
    walk(match, storeRoomId(match.board.positions.N, 3));
    expect(match.offers('token:part-1')).toBe(true);
  });

  proves('TEZ-17.4', 'among rivals a mounted part goes back to its gear, and counts for its bearer alone', () => {
    const match = rehearse(['fix-the-helicopter', 'thin-the-herd'], {
      mode: 'competitive',
      change: (world) => {
        give(world, 'part-3');
        for (const human of world.humans) human.room = 'courtyard.north';
      },
    });
    match.play(`move:${CENTRE}`);
    expect(entryOf(match, 'fix-the-helicopter').progress).toEqual([1, 0]);
    expect(whereIs(match, 'part-3')).toBe(iconRoom(match.board, 'gear', 3));
    walk(match, iconRoom(match.board, 'gear', 3));
    match.answer('token:part-3');
    walk(match, CENTRE);
    expect(entryOf(match, 'fix-the-helicopter').done).toEqual([true, false]);
    expect(match.refuses('token:part-4')).toMatchObject({
      key: 'objective-done',
      cite: 'TEZ-15.1',
      refs: ['objective-fix-the-helicopter'],
    });
  });
});

describe('Discover a Cure', () => {
  test('a vial of each symbol is analysed in the laboratory, and no second one of a symbol', () => {
    const match = rehearse(['discover-a-cure']);
    const { board } = match;
    for (const [vial, twin] of [
      [1, 2],
      [3, 4],
      [5, 6],
    ] as const) {
      walk(match, flaskRoom(board, vial));
      match.answer(`token:vial-${vial}`);
      walk(match, flaskRoom(board, twin));
      match.answer(`token:vial-${twin}`);
    }
    expect(match.refuses('token:vial-1')).toMatchObject({ key: 'bring-to', params: { room: laboratory(board) } });
    walk(match, laboratory(board));
    match.answer('token:vial-1');
    expect(match.refuses('token:vial-2')).toMatchObject({ key: 'vial-known', params: { symbol: 'green' } });
    match.play('token:vial-3', 'token:vial-6');
    expect(entryOf(match, 'discover-a-cure')).toMatchObject({ progress: [3], marks: ['green', 'blue', 'purple'] });
    walk(match, flaskRoom(board, 8));
    match.answer('token:vial-8');
    expect(entryOf(match, 'discover-a-cure').done).toEqual([false]);
  });

  proves('TEZ-10.16', 'among rivals any biohazard will do, for all vials carried, and they go back', () => {
    const match = rehearse(['discover-a-cure'], { mode: 'competitive' });
    const { board } = match;
    walk(match, flaskRoom(board, 1));
    match.answer('token:vial-1');
    walk(match, flaskRoom(board, 3));
    match.answer('token:vial-3');
    expect(match.refuses('token:vial-1')).toMatchObject({ key: 'bring-to-a-lab', cite: 'TEZ-10.26' });
    expect([whereIs(match, 'vial-1'), whereIs(match, 'vial-3')]).toEqual(['human-1', 'human-1']);
    walk(match, iconRoom(board, 'biohazard', 4));
    match.answer('token:vial-1');
    expect(whereIs(match, 'vial-1')).toBe(flaskRoom(board, 1));
    expect(entryOf(match, 'discover-a-cure')).toMatchObject({ progress: [1, 0], marks: ['human-1/green'] });
    walk(match, flaskRoom(board, 2));
    expect(match.refuses('token:vial-2')).toMatchObject({ key: 'vial-known', cite: 'TEZ-10.26' });
  });
});

describe('Escape the Mall', () => {
  proves('TEZ-10.16', 'several cans are carried at once, and are emptied one by one', () => {
    const match = rehearse(['escape-the-mall', 'thin-the-herd']);
    for (const can of ['can-1', 'can-2']) {
      walk(match, whereIs(match, can) as RoomId);
      match.answer(`token:${can}`);
    }
    expect([whereIs(match, 'can-1'), whereIs(match, 'can-2')]).toEqual(['human-1', 'human-1']);
    walk(match, match.world.vehicle.room);
    match.play('token:can-2', 'token:can-1');
    expect(entryOf(match, 'escape-the-mall')).toMatchObject({ progress: [2], done: [true] });
  });

  test('a can takes both hands: no ranged attack, and no setting down among Zombies', () => {
    const match = rehearse(['escape-the-mall'], {
      change: (world, board, human) => {
        give(world, 'can-1');
        human.room = storeRoomId(board.positions.N, 3);
        world.zombies[0] = storeRoomId(board.positions.N, 1);
      },
    });
    const [room1, room2] = roomsOf(match.board, match.board.positions.N);
    match.answer(`move:${room2}`);
    expect(match.refuses(`shoot:${room1}`)).toMatchObject({ key: 'no-shot-with-can', remedies: ['token:can-1'] });
    expect(match.refuses('token:can-1')).toMatchObject({
      key: 'store-not-empty',
      cite: 'TEZ-10.1',
      refs: ['gamelyn-world.1'],
    });
  });

  test('a can that was set down is taken up again in another turn', () => {
    const match = rehearse(['escape-the-mall'], { change: (world) => give(world, 'can-1') });
    match.play('move:courtyard.north');
    expect(factsOf(match, 'token:can-1')).toEqual([{ key: 'token-deed', params: { deed: 'set-down' } }]);
    match.play('token:can-1');
    expect(whereIs(match, 'can-1')).toBe('courtyard.north');
    expect(match.refuses('token:can-1')).toMatchObject({
      key: 'set-down-this-turn',
      cite: 'TEZ-10.26',
      refs: ['can-1'],
    });
    nextTurn(match);
    walk(match, 'courtyard.east');
    walk(match, 'courtyard.north');
    expect(match.offers('token:can-1')).toBe(true);
  });

  test('two cans fill the tank of the team, wherever the vehicle is parked', () => {
    const match = rehearse(['escape-the-mall'], {
      change: (world, board) => {
        world.vehicle.room = storeRoomId(board.positions.S, 1);
      },
    });
    for (const can of ['can-1', 'can-3']) {
      walk(match, whereIs(match, can) as RoomId);
      match.answer(`token:${can}`);
      walk(match, storeRoomId(match.board.positions.S, 1));
      if (can === 'can-1') match.answer(`token:${can}`);
    }
    expect(entryOf(match, 'escape-the-mall').progress).toEqual([1]);
    match.answer('token:can-3');
    expect(match.outcome?.id).toBe('objectives-completed');
  });

  test('a can is emptied in any room of the store where the vehicle is parked', () => {
    const match = rehearse(['escape-the-mall', 'thin-the-herd'], {
      change: (world, board) => {
        give(world, 'can-1');
        world.vehicle.room = storeRoomId(board.positions.S, 1);
      },
    });
    walk(match, storeRoomId(match.board.positions.S, 2));
    expect(factsOf(match, 'token:can-1')).toEqual([{ key: 'token-deed', params: { deed: 'deliver' } }]);
    match.answer('token:can-1');
    expect(entryOf(match, 'escape-the-mall').progress).toEqual([1]);
  });

  test('a rival needs one can, which goes back to its corner', () => {
    const match = rehearse(['escape-the-mall', 'thin-the-herd'], { mode: 'competitive' });
    const home = whereIs(match, 'can-2') as RoomId;
    walk(match, home);
    match.answer('token:can-2');
    walk(match, match.world.vehicle.room);
    match.answer('token:can-2');
    expect(entryOf(match, 'escape-the-mall').done).toEqual([true, false]);
    expect(whereIs(match, 'can-2')).toBe(home);
    expect(match.refuses('token:can-2')).toMatchObject({
      key: 'objective-done',
      cite: 'TEZ-15.1',
      refs: ['objective-escape-the-mall'],
    });
  });
});

describe('Save Stranded Survivors', () => {
  const skull = 1;
  const oneDrop = 5;
  const twoDrops = 6;

  test('a skull, and they follow to the courtyard, where the barricade goes up', () => {
    const match = rehearse(['save-stranded-survivors'], { dice: [skull] });
    walk(match, iconRoom(match.board, 'biohazard', 2));
    match.answer('token:stranded-2');
    expect(whereIs(match, 'stranded-2')).toBe('human-1');
    const { barricade } = match.world;
    walk(match, CENTRE);
    expect(match.world.barricade).toBe(barricade + 1);
    expect(entryOf(match, 'save-stranded-survivors').progress).toEqual([1]);
  });

  test('once three are safe the fourth counts for nothing: the objective is done', () => {
    const match = rehearse(['save-stranded-survivors', 'thin-the-herd'], {
      change: (world, _board, human) => {
        for (const number of [1, 2, 3, 4]) give(world, `stranded-${number}`);
        human.room = 'courtyard.north';
        world.barricade = 0;
      },
    });
    match.play(`move:${CENTRE}`);
    expect(entryOf(match, 'save-stranded-survivors').done).toEqual([true]);
    expect(match.events('token-delivered')).toHaveLength(3);
    expect(match.world.barricade).toBe(3);
  });

  test('one drop of blood: their scream draws a Zombie, and they stay for another turn', () => {
    const match = rehearse(['save-stranded-survivors'], { dice: [oneDrop] });
    const room = iconRoom(match.board, 'biohazard', 2);
    walk(match, room);
    match.answer('token:stranded-2');
    expect(whereIs(match, 'stranded-2')).toBe(room);
    const store = storeOf(match.board, room);
    expect(match.world.zombies.filter((at) => at !== null && storeOf(match.board, at) === store)).toHaveLength(1);
    expect(match.refuses('token:stranded-2')).toMatchObject({
      key: 'tried-this-turn',
      cite: 'TEZ-10.26',
      refs: ['stranded-2'],
    });
  });

  test('two drops of blood: they also run off to the next biohazard', () => {
    const match = rehearse(['save-stranded-survivors'], { dice: [twoDrops] });
    walk(match, iconRoom(match.board, 'biohazard', 4));
    match.answer('token:stranded-4');
    expect(whereIs(match, 'stranded-4')).toBe(iconRoom(match.board, 'biohazard', 1));
    expect(match.events('zombie-added')).toHaveLength(1);
  });

  proves('TEZ-10.16', 'rivals lead several at once too, and another is heard where each was', () => {
    const match = rehearse(['save-stranded-survivors', 'thin-the-herd'], {
      mode: 'competitive',
      dice: [skull, skull],
    });
    walk(match, iconRoom(match.board, 'biohazard', 1));
    match.answer('token:stranded-1');
    walk(match, iconRoom(match.board, 'biohazard', 2));
    match.answer('token:stranded-2');
    walk(match, CENTRE);
    expect(entryOf(match, 'save-stranded-survivors').progress).toEqual([2, 0]);
    expect(whereIs(match, 'stranded-1')).toBe(iconRoom(match.board, 'biohazard', 1));
  });
});
