/** What the horde actions do, one by one: resolved through the rules, from the card that shows them. */
import { neighboursOf } from '@necropole/boards';
import type { Situation } from '@necropole/kernel/testing';
import { describe, expect, test } from 'vitest';
import type { Tez } from '../../../shape.ts';
import { type Board, type Human, isZombieIn, lyingBeside, roomsOf, storeOf, type World } from '../../../world.ts';
import { characterIds } from '../../characters/index.ts';
import type { CharacterId, HordeActionId } from '../../ids.ts';
import { isCorner, neighbouringStores, positions, type RoomId } from '../../stores/index.ts';
import { characters } from '../index.ts';
import { cardWith, deal, putZombies, reveal, roomAt, stand, symbolAt } from '../testing/stand.ts';

const ZOMBIE_SEAT = 2;
const bystanders: readonly CharacterId[] = ['doctor', 'popstar', 'teenager'];

/** A player card whose permanent ability leaves the others' actions alone. */
function cardShowing(action: HordeActionId): { zombie: CharacterId; marker: number } {
  const quiet: readonly CharacterId[] = ['doctor', 'janitor', 'mall-cop', 'scientist', 'photographer', 'hippie'];
  for (const id of [...quiet, ...characterIds]) {
    const at = characters[id].horde.indexOf(action);
    if (at >= 0 && !bystanders.slice(1).includes(id)) return { zombie: id, marker: at + 1 };
  }
  throw new Error(`No track shows ${action}`);
}

/** A Human makes noise in room 3 of the north store, and the Zombie player answers with this action. */
function noise(action: HordeActionId, change?: (world: World, board: Board, active: Human) => void): Situation<Tez> {
  const { zombie, marker } = cardShowing(action);
  const [human = 'doctor', other = 'popstar'] = bystanders.filter((id) => id !== zombie);
  const mall = stand({
    mode: 'cooperative-versus',
    human,
    other,
    zombie,
    marker,
    phase: 'zombie-turn',
    change: (world, board, active) => {
      active.room = roomAt(board, 'N', 3);
      reveal(world, cardWith(symbolAt(board.positions.N)));
      change?.(world, board, active);
    },
  });
  expect(mall.waiting).toEqual([ZOMBIE_SEAT]);
  mall.play(`horde:${zombie}`);
  return mall;
}

/** The rooms that Zombies have come to by the action, before the two of every Zombie turn. */
function arrivals(mall: Situation<Tez>): readonly RoomId[] {
  return mall.events('zombie-added').map(({ params }) => params.room);
}

describe('what comes', () => {
  test('swarm: one Zombie in the store of the noise', () => {
    const mall = noise('swarm');
    expect(arrivals(mall)).toEqual([roomAt(mall.board, 'N', 1)]);
    expect(mall.used).toContain('swarm');
  });

  test('ambush: one Zombie in a store with a Human', () => {
    const mall = noise('ambush', (world, board) => {
      const [, other] = world.humans;
      if (other !== undefined) other.room = roomAt(board, 'SE', 1);
    });
    const { positions: at } = mall.board;
    expect(mall.options()).toEqual([`store:${at.N}`, `store:${at.SE}`]);
    mall.play(`store:${at.SE}`);
    expect(arrivals(mall)).toEqual([roomAt(mall.board, 'SE', 1)]);
    expect(mall.world.humans[1]?.wounds).toBe(1);
  });

  test('infest: one Zombie in each of two empty stores', () => {
    const mall = noise('infest', (world, board) => putZombies(world, roomAt(board, 'S', 2)));
    const { positions: at } = mall.board;
    expect(mall.offers(`store:${at.S}`)).toBe(false);
    mall.play(`store:${at.E}`);
    expect(mall.offers(`store:${at.E}`)).toBe(false);
    mall.play(`store:${at.W}`);
    expect(arrivals(mall)).toEqual([roomAt(mall.board, 'E', 1), roomAt(mall.board, 'W', 1)]);
  });

  test('infest: two different stores, even where a trap took the first Zombie', () => {
    const mall = noise('infest', (world, board) => {
      world.traps[0] = roomAt(board, 'E', 1);
    });
    const { positions: at } = mall.board;
    mall.play(`store:${at.E}`);
    expect(mall.offers(`store:${at.E}`)).toBe(false);
    mall.play(`store:${at.W}`);
    expect(mall.events('zombie-added')).toHaveLength(2);
  });

  test('surround: one Zombie in each store next door', () => {
    const mall = noise('surround');
    const stores = neighbouringStores(mall.board.mall, mall.board.positions.N);
    expect(stores.length).toBeGreaterThan(1);
    expect(new Set(arrivals(mall))).toEqual(new Set(stores.map((store) => `${store}.1`)));
  });

  test('stampede: one Zombie in each corner', () => {
    const mall = noise('stampede');
    expect(arrivals(mall)).toEqual(positions.filter(isCorner).map((position) => roomAt(mall.board, position, 1)));
  });

  test('frenzy: the store of the noise fills up, and its Human is Overrun', () => {
    const mall = noise('frenzy', (world, board) => putZombies(world, roomAt(board, 'N', 2)));
    expect(arrivals(mall)).toEqual([roomAt(mall.board, 'N', 1), roomAt(mall.board, 'N', 3)]);
    expect(mall.world.humans[0]?.wounds).toBe(1);
  });

  test('frenzy: for each room without a Zombie that the reserve lacks, one Bite and no more', () => {
    const mall = noise('frenzy', (world, board) => {
      const [, , free] = roomsOf(board, board.positions.N);
      putZombies(
        world,
        ...board.stores
          .flatMap((store) => roomsOf(board, store))
          .filter((room) => room !== free)
          .slice(0, 18),
      );
      const two = roomsOf(board, board.positions.N).slice(0, 2);
      expect(two.every((room) => isZombieIn(world, room))).toBe(true);
      for (const human of world.humans) human.wounds = human.id === 'human-1' ? 0 : 4;
    });
    expect(mall.events('bitten')).toHaveLength(1);
  });

  test('frenzy: a full store hits the barricade', () => {
    const mall = noise('frenzy', (world, board) => {
      world.barricade = 5;
      putZombies(world, ...roomsOf(board, board.positions.N));
    });
    expect(mall.world.barricade).toBe(4);
  });
});

describe('what shambles', () => {
  test('lurch: one Zombie moves one room, and nobody is Overrun', () => {
    const mall = noise('lurch', (world, board) => putZombies(world, roomAt(board, 'N', 1)));
    mall.play(`room:${roomAt(mall.board, 'N', 1)}`);
    expect(mall.offers(`room:${roomAt(mall.board, 'N', 2)}`)).toBe(true);
    mall.play(`room:${roomAt(mall.board, 'N', 2)}`);
    expect(isZombieIn(mall.world, roomAt(mall.board, 'N', 2))).toBe(true);
    expect(mall.world.humans[0]?.wounds).toBe(0);
  });

  test('lurch: with no Zombie in the mall it finds nothing', () => {
    expect(noise('lurch').events('horde-finds-nothing')).toHaveLength(1);
  });

  test('howl: Zombies from next door come into the store', () => {
    const mall = noise('howl', (world, board) => {
      const outside = roomsOf(board, board.positions.N)
        .filter((room) => room !== roomAt(board, 'N', 3))
        .flatMap((room) => neighboursOf(board.mall, room))
        .filter((room) => ![null, board.positions.N].includes(storeOf(board, room)));
      putZombies(world, ...new Set(outside));
    });
    mall.answer(mall.options()[0] ?? '');
    mall.answer(mall.options()[0] ?? '');
    expect(mall.offers('pass')).toBe(true);
    mall.play('pass');
    const [moved] = mall.events('zombie-moved');
    expect(moved && storeOf(mall.board, moved.params.to)).toBe(mall.board.positions.N);
    expect(mall.world.humans[0]?.wounds).toBe(0);
  });
});

describe('what claws', () => {
  test('pound: the barricade loses 1', () => {
    expect(
      noise('pound', (world) => {
        world.barricade = 5;
      }).world.barricade,
    ).toBe(4);
  });

  test('panic: the one who made noise loses 1 ammo', () => {
    expect(noise('panic').world.humans[0]?.ammo).toBe(8);
  });

  test('panic: it may be the last, and the Zombie turn goes on', () => {
    const mall = noise('panic', (_world, _board, active) => {
      active.wounds = 8;
    });
    expect(mall.events('devoured')).toHaveLength(1);
    expect(mall.question.key).toBe('add-zombie');
  });

  test('drag down: a card of the Zombie player’s choice falls beside the store', () => {
    const mall = noise('drag-down', (world, _board, active) => {
      deal(world, 'axe-1', active.melee);
      deal(world, 'grenade-1', active.backpack);
    });
    mall.play('card:axe-1');
    expect(lyingBeside(mall.world, mall.board, mall.board.positions.N).cards).toContain('axe-1');
    expect(mall.world.humans[0]?.melee.cards).toEqual([]);
    expect(mall.world.humans[0]?.wounds).toBe(0);
  });

  test('drag down: the empty-handed suffer 1 wound', () => {
    expect(noise('drag-down').world.humans[0]?.wounds).toBe(1);
  });

  test('smother: every Human in a store with a Zombie suffers 1 wound, even to death', () => {
    const mall = noise('smother', (world, board, active) => {
      active.wounds = 8;
      const [, other] = world.humans;
      if (other !== undefined) other.room = roomAt(board, 'S', 1);
      putZombies(world, roomAt(board, 'N', 1), roomAt(board, 'S', 3));
    });
    expect(mall.events('devoured')).toHaveLength(1);
    expect(mall.world.humans[0]?.room).toBe('courtyard.centre');
    expect(mall.world.humans[1]?.wounds).toBe(1);
    expect(mall.question.key).toBe('add-zombie');
  });
});

describe('what prowls', () => {
  test('ransack: a card that lies beside a store ends up beside Zombies', () => {
    const mall = noise('ransack', (world, board) => {
      deal(world, 'grenade-1', lyingBeside(world, board, board.positions.N));
      putZombies(world, roomAt(board, 'S', 1));
    });
    mall.play('card:grenade-1', `store:${mall.board.positions.S}`);
    expect(lyingBeside(mall.world, mall.board, mall.board.positions.S).cards).toEqual(['grenade-1']);
    expect(mall.events('card-carried-off')).toHaveLength(1);
  });

  test('ransack: without cards or Zombies it finds nothing', () => {
    expect(noise('ransack').events('horde-finds-nothing')).toHaveLength(1);
  });

  test('scavenge: one card more in the hand of the Zombie player, which only they know', () => {
    const mall = noise('scavenge', (world) => deal(world, 'grenade-1', world.hand, 1 << ZOMBIE_SEAT));
    expect(mall.world.hand.cards).toHaveLength(2);
    expect(mall.view(0).world.hand.cards).toEqual([null, null]);
    expect(mall.view(ZOMBIE_SEAT).world.hand.cards).not.toContain(null);
  });
});

test('the store of the noise stays the same for a Human who died of it', () => {
  const mall = stand({
    mode: 'cooperative-versus',
    human: 'doctor',
    other: 'teenager',
    zombie: 'popstar',
    marker: 1,
    phase: 'zombie-turn',
    change: (world, board, active) => {
      active.room = roomAt(board, 'N', 1);
      active.wounds = 8;
      reveal(world, cardWith(symbolAt(board.positions.N)));
    },
  });
  expect(mall.world.humans[0]?.room).toBe('courtyard.centre');
  mall.play('horde:popstar');
  expect(mall.events('horde-action')[0]?.params.action).toBe('swarm');
  expect(arrivals(mall)).toEqual([roomAt(mall.board, 'N', 1), roomAt(mall.board, 'N', 2)]);
});
