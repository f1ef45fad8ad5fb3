/** The objectives that are not carried home: the arsenal, the call, the power, the doors and the herd. */
import { neighboursOf } from '@necropole/boards';
import { provesFor } from '@necropole/kernel/testing';
import { describe, expect, test } from 'vitest';
import { rulebook } from '../../rulebook/index.ts';
import { type Board, type Human, roomsOf, storeOf, type World } from '../../world.ts';
import { type RoomId, type StoreFaceId, storeRoomId } from '../stores/index.ts';
import { armouries } from './assemble-an-arsenal.ts';
import { iconRoom, iconStore } from './icons.ts';
import { entryOf, factsOf, layCard, nextTurn, rehearse, walk, whereIs } from './testing/rehearsal.ts';

const proves = provesFor(rulebook);

function armoury(board: Board): StoreFaceId {
  const [store] = armouries(board);
  if (store === undefined) throw new Error('There is an armoury');
  return store;
}

describe('Assemble an Arsenal', () => {
  test('a weapon dropped or exchanged in the armoury is put away for good', () => {
    const match = rehearse(['assemble-an-arsenal'], {
      change: (world, board) => {
        layCard(world, board, armoury(board), 'axe-1');
        layCard(world, board, armoury(board), 'machete-1');
        layCard(world, board, armoury(board), 'grenade-1');
      },
    });
    walk(match, storeRoomId(armoury(match.board), 1));
    match.play('take:axe-1');
    const counts = { key: 'counts-for', params: { objective: 'assemble-an-arsenal' } };
    expect(match.option('drop:axe-1').facts).toEqual([counts]);
    expect(match.option('exchange:machete-1').facts).toContainEqual(counts);
    match.play('exchange:machete-1');
    expect(match.world.discard.cards).toContain('axe-1');
    expect(entryOf(match, 'assemble-an-arsenal').progress).toEqual([1]);
    match.play('drop:machete-1', 'take:grenade-1');
    expect(match.option('drop:grenade-1').facts).toEqual([]);
    match.play('drop:grenade-1');
    expect(entryOf(match, 'assemble-an-arsenal').progress).toEqual([2]);
    expect(match.world.discard.cards).not.toContain('grenade-1');
  });

  proves('TEZ-11.14', 'it cannot be thrown in from the courtyard', () => {
    const match = rehearse(['assemble-an-arsenal'], {
      change: (world, board) => layCard(world, board, board.positions.N, 'axe-1'),
    });
    walk(match, storeRoomId(match.board.positions.N, 2));
    match.answer('take:axe-1');
    walk(match, 'courtyard.north');
    match.answer('drop:axe-1');
    const refusal = match.refuses(`store:${armoury(match.board)}`);
    expect(refusal).toMatchObject({ key: 'would-fulfil-objective', cite: 'TEZ-11.14' });
  });

  test('the team has one armoury, at gear 4; rivals one at every gear', () => {
    const storesOf = (board: Board) => [1, 2, 3, 4].map((number) => iconStore(board, 'gear', number));
    const team = rehearse(['assemble-an-arsenal']).board;
    expect(armouries(team)).toEqual(storesOf(team).slice(3));
    const match = rehearse(['assemble-an-arsenal', 'thin-the-herd'], {
      mode: 'competitive',
      change: (world, board) => layCard(world, board, iconStore(board, 'gear', 2), 'axe-1'),
    });
    expect(armouries(match.board)).toEqual(storesOf(match.board));
    walk(match, iconRoom(match.board, 'gear', 2));
    match.play('take:axe-1', 'drop:axe-1');
    expect(entryOf(match, 'assemble-an-arsenal').progress).toEqual([1, 0]);
  });

  test('a rival who is done drops weapons like anybody', () => {
    const match = rehearse(['assemble-an-arsenal', 'thin-the-herd'], {
      mode: 'competitive',
      change: (world, board) => {
        for (const card of ['axe-1', 'uzi-1', 'machete-1'] as const) layCard(world, board, armoury(board), card);
      },
    });
    walk(match, storeRoomId(armoury(match.board), 2));
    match.play('take:axe-1', 'drop:axe-1', 'take:uzi-1', 'drop:uzi-1');
    expect(entryOf(match, 'assemble-an-arsenal').done).toEqual([true, false]);
    match.play('take:machete-1', 'drop:machete-1');
    expect(match.world.discard.cards).not.toContain('machete-1');
  });
});

describe('Call the C.D.C.', () => {
  test('a Frequency counts in the hands of whoever carries the radio', () => {
    const match = rehearse(['call-the-cdc'], {
      change: (world, board) => {
        for (const card of ['frequency-1', 'frequency-2'] as const) layCard(world, board, board.positions.N, card);
      },
    });
    walk(match, storeRoomId(match.board.positions.N, 2));
    match.answer('take:frequency-1');
    expect(entryOf(match, 'call-the-cdc').progress).toEqual([0]);
    walk(match, iconRoom(match.board, 'gear', 3));
    match.answer('token:radio');
    walk(match, storeRoomId(match.board.positions.N, 2));
    match.answer('take:frequency-2');
    expect(entryOf(match, 'call-the-cdc').progress).toEqual([1]);
  });

  test('the radio changes hands in one room', () => {
    const match = rehearse(['call-the-cdc'], {
      change: (world) => {
        for (const token of world.tokens) token.at = 'human-2';
        for (const human of world.humans) human.room = 'courtyard.west';
      },
    });
    match.play('move:courtyard.north');
    expect(match.refuses('token:radio')).toMatchObject({
      key: 'carried-by-another',
      cite: 'TEZ-10.26',
      refs: ['human-2'],
    });
    match.play('move:courtyard.west');
    expect(factsOf(match, 'token:radio')).toEqual([{ key: 'token-deed', params: { deed: 'take-over' } }]);
    match.answer('token:radio');
    expect(whereIs(match, 'radio')).toBe('human-1');
    expect(match.events('radio-handed-over')).toHaveLength(1);
  });

  test('rivals call where the radio stands: on a Frequency of theirs, or for 2 ammo', () => {
    const match = rehearse(['call-the-cdc', 'thin-the-herd'], {
      mode: 'competitive',
      change: (world, board) => layCard(world, board, board.positions.N, 'frequency-1'),
    });
    const radio = iconRoom(match.board, 'gear', 3);
    walk(match, storeRoomId(match.board.positions.N, 2));
    match.answer('take:frequency-1');
    expect(match.events('frequency-noted')).toHaveLength(1);
    walk(match, radio);
    match.answer('token:radio');
    expect(match.world.humans[0]?.ammo).toBe(9);
    match.answer('token:radio');
    expect(match.world.humans[0]?.ammo).toBe(7);
    expect(entryOf(match, 'call-the-cdc').done).toEqual([true, false]);
  });

  test('nobody calls blindly to death', () => {
    const weaken = (_world: World, _board: Board, human: Human): void => {
      human.wounds = 7;
    };
    const match = rehearse(['call-the-cdc'], {
      mode: 'competitive',
      change: weaken,
    });
    walk(match, iconRoom(match.board, 'gear', 3));
    expect(match.refuses('token:radio')).toMatchObject({ key: 'call-too-dear', params: { ammo: 2 } });
  });
});

describe('Restore the Power', () => {
  test('the team goes from 1 to 4, and each breaker hums', () => {
    const match = rehearse(['restore-the-power']);
    const { board } = match;
    walk(match, iconRoom(board, 'gear', 2));
    expect(match.refuses('token:breaker-2')).toMatchObject({ key: 'breaker-order', params: { token: 'breaker-1' } });
    walk(match, iconRoom(board, 'gear', 1));
    match.answer('token:breaker-1');
    expect(match.events('breaker-hums')).toHaveLength(1);
    expect(match.events('zombie-added')).toHaveLength(1);
    expect(match.refuses('token:breaker-1')).toMatchObject({
      key: 'breaker-on',
      cite: 'TEZ-10.26',
      refs: ['breaker-1'],
    });
    expect(entryOf(match, 'restore-the-power').progress).toEqual([1]);
  });

  test('the Zombie that a breaker draws onto its Human is not fought: they have to move out', () => {
    const match = rehearse(['restore-the-power'], {
      change: (world, board, human) => {
        human.room = 'courtyard.north';
        const [breaker] = world.tokens;
        if (breaker !== undefined) breaker.at = storeRoomId(board.positions.N, 1);
      },
    });
    const entrance = storeRoomId(match.board.positions.N, 1);
    walk(match, entrance);
    match.answer('token:breaker-1');
    expect(match.world.zombies).toContain(entrance);
    expect(match.world.humans[0]?.wounds).toBe(1);
    expect(match.refuses('melee')).toMatchObject({
      key: 'overrun-move-first',
      cite: 'TEZ-8.15',
      refs: ['gamelyn-world.1'],
    });
  });

  test('a rival begins anywhere and goes on with the next, 1 after 4', () => {
    const match = rehearse(['restore-the-power', 'thin-the-herd'], { mode: 'competitive' });
    const { board, world } = match;
    walk(match, iconRoom(board, 'gear', 4));
    match.answer('token:breaker-4');
    walk(match, iconRoom(board, 'gear', 3));
    expect(match.refuses('token:breaker-3')).toMatchObject({ key: 'breaker-order', params: { token: 'breaker-1' } });
    walk(match, iconRoom(board, 'gear', 1));
    match.answer('token:breaker-1');
    expect(entryOf(match, 'restore-the-power').done).toEqual([true, false]);
    expect(world.objectives[0]?.marks).toEqual(['human-1/breaker-4', 'human-1/breaker-1']);
  });
});

describe('Seal the Doors', () => {
  /** Goes to and fro until a turn of the first Human ends at the entrance of this store. */
  const endAt = (match: ReturnType<typeof rehearse>, store: StoreFaceId): void => {
    const entrance = storeRoomId(store, 1);
    walk(match, entrance);
    while (match.world.turn.moves > 0) {
      const [beside] = neighboursOf(match.board.mall, entrance);
      if (beside === undefined) throw new Error('Every room has a neighbour');
      walk(match, beside);
      walk(match, entrance);
    }
    nextTurn(match);
  };

  test('a turn that ends at the entrance of an empty store seals one store of each symbol', () => {
    const match = rehearse(['seal-the-doors', 'thin-the-herd'], { seed: 'doors' });
    const [first, second] = match.board.storesOf.green;
    endAt(match, first);
    endAt(match, second);
    expect(entryOf(match, 'seal-the-doors')).toMatchObject({ progress: [1], marks: ['green'] });
    expect(whereIs(match, 'lock-1')).toBe(storeRoomId(first, 1));
    for (const symbol of ['blue', 'purple', 'orange'] as const) endAt(match, match.board.storesOf[symbol][1]);
    expect(entryOf(match, 'seal-the-doors').done).toEqual([true]);
  });

  test('not under the eyes of a Zombie', () => {
    const match = rehearse(['seal-the-doors', 'thin-the-herd'], {
      change: (world, board, human) => {
        human.room = storeRoomId(board.positions.N, 2);
        world.zombies[0] = storeRoomId(board.positions.N, 3);
      },
    });
    const [room1, room2] = roomsOf(match.board, match.board.positions.N);
    match.play(`move:${room1}`, `move:${room2}`, `move:${room1}`, 'end');
    expect(match.events('doors-sealed')).toHaveLength(0);
  });

  test('the end of a turn says beforehand whether it puts up a lock, and if not why', () => {
    const match = rehearse(['seal-the-doors', 'thin-the-herd'], {
      change: (_, board, human) => {
        human.room = storeRoomId(board.positions.N, 1);
      },
    });
    const store = match.board.positions.N;
    const [room1, room2] = roomsOf(match.board, store);
    match.play(`move:${room2}`, `move:${room1}`);
    expect(match.option(`move:${room2}`).facts).toEqual([]);
    match.play(`move:${room2}`);
    expect(match.option('end').facts).toEqual([{ key: 'would-not-seal', params: { store, why: 'not-the-entrance' } }]);
    const well = rehearse(['seal-the-doors', 'thin-the-herd'], {
      change: (_, board, human) => {
        human.room = storeRoomId(board.positions.N, 2);
      },
    }).play(`move:${room1}`, `move:${room2}`);
    expect(well.option(`move:${room1}`).facts).toEqual([{ key: 'would-seal', params: { store } }]);
    expect(well.play(`move:${room1}`).option('end').facts).toEqual([{ key: 'would-seal', params: { store } }]);
    expect(well.play('end').events('doors-sealed')).toHaveLength(1);
    const guarded = rehearse(['seal-the-doors', 'thin-the-herd'], {
      change: (world, board, human) => {
        human.room = storeRoomId(board.positions.N, 2);
        world.zombies[0] = storeRoomId(board.positions.N, 3);
      },
    }).play(`move:${room1}`, `move:${room2}`, `move:${room1}`);
    expect(guarded.option('end').facts).toEqual([{ key: 'would-not-seal', params: { store, why: 'zombies' } }]);
  });

  test('rivals seal two stores each, none with a lock on it; the oldest lock moves on', () => {
    const match = rehearse(['seal-the-doors', 'thin-the-herd'], {
      mode: 'competitive',
      change: (world, board) => {
        const entry = world.objectives[0];
        if (entry === undefined) throw new Error('An objective is in play');
        entry.marks = [1, 2, 3, 4].map((number) => `human-2/${board.stores[number]}`);
        world.tokens.forEach((lock, i) => {
          lock.at = storeRoomId(board.stores[i + 1] ?? board.positions.N, 1);
        });
      },
    });
    const { stores } = match.board;
    const [free, taken, other] = [stores[0], stores[2], stores[7]];
    if (free === undefined || taken === undefined || other === undefined) throw new Error('There are eight stores');
    endAt(match, taken);
    expect(entryOf(match, 'seal-the-doors').progress).toEqual([0, 0]);
    endAt(match, free);
    expect(entryOf(match, 'seal-the-doors')).toMatchObject({ progress: [1, 0], done: [false, false] });
    expect(whereIs(match, 'lock-1')).toBe(storeRoomId(free, 1));
    endAt(match, other);
    expect(entryOf(match, 'seal-the-doors').done).toEqual([true, false]);
  });
});

/** A room of the northern store that touches the courtyard. */
function besideCourtyard(board: Board): RoomId {
  const room = neighboursOf(board.mall, 'courtyard.north').find((each) => storeOf(board, each) === board.positions.N);
  if (room === undefined) throw new Error('The northern store touches the courtyard');
  return room;
}

describe('Thin the Herd', () => {
  const besideZombie = (world: World, board: Board, human: Human): void => {
    human.room = 'courtyard.north';
    world.zombies[0] = besideCourtyard(board);
  };

  test('a Zombie killed by a ranged attack counts', () => {
    const match = rehearse(['thin-the-herd', 'restore-the-power'], { mode: 'competitive', change: besideZombie });
    match.play('move:courtyard.centre', 'move:courtyard.north', `shoot:${besideCourtyard(match.board)}`);
    expect(entryOf(match, 'thin-the-herd').progress).toEqual([1, 0]);
  });

  test('a rival’s second of a turn does not count; the next turn’s does', () => {
    const match = rehearse(['thin-the-herd', 'restore-the-power'], {
      mode: 'competitive',
      change: (world, board, human) => {
        human.room = 'courtyard.centre';
        world.zombies[0] = besideCourtyard(board);
      },
    });
    const target = besideCourtyard(match.board);
    match.play('move:courtyard.north', `shoot:${target}`);
    match.world.zombies[0] = target;
    match.play('move:courtyard.centre', 'move:courtyard.north', `shoot:${target}`);
    expect(entryOf(match, 'thin-the-herd').progress).toEqual([1, 0]);
    nextTurn(match);
    match.world.zombies[0] = target;
    match.play('move:courtyard.centre', 'move:courtyard.north', `shoot:${target}`);
    expect(entryOf(match, 'thin-the-herd').progress).toEqual([2, 0]);
  });

  test('among rivals one of the same store does not; for a team it does', () => {
    const inside = (mode: 'competitive' | 'cooperative') => {
      const match = rehearse(['thin-the-herd', 'restore-the-power'], {
        mode,
        change: (world, board, human) => {
          human.room = storeRoomId(board.positions.N, 3);
          world.zombies[0] = storeRoomId(board.positions.N, 1);
        },
      });
      match.play(`move:${storeRoomId(match.board.positions.N, 2)}`, `shoot:${storeRoomId(match.board.positions.N, 1)}`);
      return entryOf(match, 'thin-the-herd').progress;
    };
    expect(inside('competitive')).toEqual([0, 0]);
    expect(inside('cooperative')).toEqual([1]);
  });

  test('a Zombie killed in melee does not', () => {
    const match = rehearse(['thin-the-herd', 'restore-the-power'], {
      mode: 'competitive',
      change: besideZombie,
      dice: [3],
    });
    match.play(`move:${besideCourtyard(match.board)}`, 'melee');
    expect(match.events('zombie-killed')).toHaveLength(1);
    expect(entryOf(match, 'thin-the-herd').progress).toEqual([0, 0]);
  });

  test('the team needs three for each Human, and three more', () => {
    const match = rehearse(['thin-the-herd', 'restore-the-power'], {
      seats: 3,
      change: (world, board, human) => {
        besideZombie(world, board, human);
        const [herd] = world.objectives;
        if (herd !== undefined) herd.progress = [11];
      },
    });
    match.play('move:courtyard.centre', 'move:courtyard.north', `shoot:${besideCourtyard(match.board)}`);
    expect(entryOf(match, 'thin-the-herd')).toMatchObject({ progress: [12], done: [true] });
  });
});
