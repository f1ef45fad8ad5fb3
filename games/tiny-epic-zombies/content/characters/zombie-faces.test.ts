/** What each player card does for the Zombie side: always on, with and without a Zombie player. */
import { distance, neighboursOf } from '@necropole/boards';
import { provesFor } from '@necropole/kernel/testing';
import { describe, expect, test } from 'vitest';
import { rulebook } from '../../rulebook/index.ts';
import { type Board, isZombieIn, roomsOf, storeOf } from '../../world.ts';
import type { RoomId, StoreFaceId } from '../stores/index.ts';
import { entranceSymbols } from '../symbols.ts';
import { cardWith, deal, putZombies, reveal, roomAt, roomWith, stand, symbolAt } from './testing/stand.ts';

const proves = provesFor(rulebook);
const dice = { overkill: 1, nothing: 3 };

function storeWith(board: Board, room: RoomId): StoreFaceId {
  const store = storeOf(board, room);
  if (store === null) throw new Error(`${room} is not in a store`);
  return store;
}

/** A card whose symbol is not that of the store. */
function quietCard(store: StoreFaceId) {
  return cardWith(entranceSymbols.find((symbol) => symbol !== symbolAt(store)) ?? 'green');
}

describe('Athlete', () => {
  proves('TEZ-13.12', 'new Zombies run first to the rooms where a Human stands', () => {
    const mall = stand({
      human: 'doctor',
      zombie: 'athlete',
      phase: 'zombie-turn',
      change: (world, board) => {
        const [, other] = world.humans;
        if (other !== undefined) other.room = roomAt(board, 'N', 3);
        reveal(world, cardWith(symbolAt(board.positions.N)));
      },
    });
    expect(isZombieIn(mall.world, roomAt(mall.board, 'N', 3))).toBe(true);
    expect(isZombieIn(mall.world, roomAt(mall.board, 'N', 1))).toBe(false);
    expect(mall.world.humans[1]?.wounds).toBe(1);
    expect(mall.events('ability-acts').map(({ params }) => params.character)).toEqual(['athlete']);
  });
});

describe('Doctor', () => {
  test('what would heal 2 heals 1', () => {
    const mall = stand({
      zombie: 'doctor',
      human: 'hippie',
      change: (_world, _board, active) => {
        active.room = 'courtyard.north';
        active.wounds = 5;
      },
    });
    mall.play('move:courtyard.centre', 'use:courtyard.centre');
    expect(mall.world.humans[0]?.wounds).toBe(4);
  });
});

describe('Fry Cook', () => {
  test('an Overrun costs 2 wounds with fewer than 3, and 1 after that', () => {
    for (const [before, after] of [
      [2, 4],
      [3, 4],
    ] as const) {
      const mall = stand({
        human: 'doctor',
        zombie: 'fry-cook',
        phase: 'zombie-turn',
        change: (world, board) => {
          const [, other] = world.humans;
          if (other !== undefined) Object.assign(other, { room: roomAt(board, 'N', 1), wounds: before });
          reveal(world, cardWith(symbolAt(board.positions.N)));
        },
      });
      expect(mall.world.humans[1]?.wounds).toBe(after);
      expect(mall.events('ability-acts')).toHaveLength(before < 3 ? 1 : 0);
    }
  });
});

describe('Greaser', () => {
  test('new Zombies skip the room with a gear, and the store is full without it', () => {
    const mall = stand({
      human: 'doctor',
      zombie: 'greaser',
      phase: 'zombie-turn',
      change: (world, board) => {
        const store = storeWith(board, roomWith(board, 'gear'));
        reveal(world, cardWith(symbolAt(store)));
      },
    });
    const gear = roomWith(mall.board, 'gear');
    const store = storeWith(mall.board, gear);
    expect(isZombieIn(mall.world, gear)).toBe(false);
    expect(roomsOf(mall.board, store).filter((room) => isZombieIn(mall.world, room))).toHaveLength(1);
    const full = stand({
      human: 'doctor',
      zombie: 'greaser',
      phase: 'zombie-turn',
      change: (world, board) => {
        const here = storeWith(board, roomWith(board, 'gear'));
        putZombies(world, ...roomsOf(board, here).filter((room) => room !== roomWith(board, 'gear')));
        reveal(world, cardWith(symbolAt(here)));
      },
    });
    if (full.question.key === 'first-store') full.answer(`store:${store}`);
    expect(isZombieIn(full.world, gear)).toBe(false);
    expect(full.events('zombie-overflows').length + full.events('barricade-damaged').length).toBe(1);
  });
});

describe('Hippie', () => {
  test('an Overkill gives no free Move while another Zombie clings on', () => {
    for (const others of [0, 1] as const) {
      const mall = stand({
        human: 'doctor',
        zombie: 'hippie',
        dice: [dice.overkill],
        change: (world, board, active) => {
          active.room = roomAt(board, 'N', 1);
          putZombies(world, ...[roomAt(board, 'N', 2), roomAt(board, 'N', 3)].slice(0, 1 + others));
        },
      });
      mall.play(`move:${roomAt(mall.board, 'N', 2)}`, 'melee');
      expect(mall.question.key).toBe(others === 0 ? 'overkill' : 'turn');
    }
  });
});

describe('Janitor', () => {
  test('a delivery raises the barricade by 1 only', () => {
    const mall = stand({
      human: 'athlete',
      zombie: 'janitor',
      change: (world, _board, active) => {
        active.room = 'courtyard.north';
        world.supplies[0] = active.id;
      },
    });
    mall.play('move:courtyard.centre');
    expect(mall.world.barricade).toBe(3);
  });
});

describe('Mall Cop', () => {
  test('shooting an Entrance costs 2', () => {
    const mall = stand({
      human: 'doctor',
      zombie: 'mall-cop',
      change: (world, board, active) => {
        active.room = roomAt(board, 'N', 3);
        putZombies(world, roomAt(board, 'N', 1));
      },
    });
    mall.play(`move:${roomAt(mall.board, 'N', 2)}`, `shoot:${roomAt(mall.board, 'N', 1)}`);
    expect(mall.world.humans[0]?.ammo).toBe(7);
    expect(mall.events('ability-acts')).toHaveLength(1);
  });
});

describe('Mechanic', () => {
  test('ending a turn on an Entrance is noise whatever the card', () => {
    for (const [number, noisy] of [
      [1, true],
      [2, false],
    ] as const) {
      const mall = stand({
        human: 'doctor',
        zombie: 'mechanic',
        phase: 'zombie-turn',
        change: (world, board, active) => {
          active.room = roomAt(board, 'N', number);
          reveal(world, quietCard(board.positions.N));
        },
      });
      expect(mall.events('noise')).toHaveLength(noisy ? 1 : 0);
      expect(mall.events('zombies-come')[0]?.params.count).toBe(noisy ? 4 : 2);
    }
  });
});

describe('Photographer', () => {
  test('nobody shoots out of their store', () => {
    const mall = stand({
      human: 'doctor',
      zombie: 'photographer',
      change: (world, board, active) => {
        active.room = roomAt(board, 'N', 2);
        world.turn.made = 1;
        putZombies(world, ...neighboursOf(board.mall, active.room).filter((room) => storeOf(board, room) !== null));
      },
    });
    const { board, world } = mall;
    const shots = neighboursOf(board.mall, roomAt(board, 'N', 2)).filter((room) => isZombieIn(world, room));
    const outside = shots.filter((room) => storeOf(board, room) !== board.positions.N);
    const inside = shots.filter((room) => storeOf(board, room) === board.positions.N);
    expect(inside.every((room) => mall.offers(`shoot:${room}`))).toBe(true);
    for (const room of outside) expect(mall.refuses(`shoot:${room}`).key).toBe('out-of-focus');
    const courtyard = stand({
      human: 'doctor',
      zombie: 'photographer',
      change: (world, board, active) => {
        active.room = 'courtyard.north';
        world.turn.made = 1;
        putZombies(world, ...neighboursOf(board.mall, active.room).filter((room) => storeOf(board, room) !== null));
      },
    });
    const target = courtyard.world.zombies.find((room) => room !== null);
    expect(courtyard.refuses(`shoot:${target}`)).toMatchObject({
      key: 'out-of-focus',
      cite: 'TEZ-13.12',
      refs: ['hoards-collectibles.3'],
    });
  });
});

describe('Popstar', () => {
  test('noise at once adds a Zombie to its store', () => {
    const mall = stand({
      human: 'doctor',
      other: 'athlete',
      zombie: 'popstar',
      phase: 'zombie-turn',
      change: (world, board, active) => {
        active.room = roomAt(board, 'N', 3);
        reveal(world, cardWith(symbolAt(board.positions.N)));
      },
    });
    const rooms = roomsOf(mall.board, mall.board.positions.N);
    expect(rooms.every((room) => isZombieIn(mall.world, room))).toBe(true);
    expect(mall.world.humans[0]?.wounds).toBe(1);
  });
});

describe('Scientist', () => {
  test('a blank of the die wounds in a room with a flask or a biohazard', () => {
    const mall = stand({
      human: 'doctor',
      zombie: 'scientist',
      dice: [dice.nothing],
      change: (world, board, active) => {
        const flask = roomWith(board, 'flask');
        const near = neighboursOf(board.mall, flask).find((room) => storeOf(board, room) === storeOf(board, flask));
        active.room = near ?? 'courtyard.centre';
        putZombies(world, flask);
      },
    });
    mall.play(`move:${roomWith(mall.board, 'flask')}`, 'melee');
    expect(mall.world.humans[0]?.wounds).toBe(1);
    expect(mall.events('die-wounds')).toHaveLength(0);
  });

  test('the Axe keeps that wound away too', () => {
    const mall = stand({
      human: 'doctor',
      zombie: 'scientist',
      dice: [dice.nothing],
      change: (world, board, active) => {
        const flask = roomWith(board, 'flask');
        const near = neighboursOf(board.mall, flask).find((room) => storeOf(board, room) === storeOf(board, flask));
        active.room = near ?? 'courtyard.centre';
        putZombies(world, flask);
        deal(world, 'axe-1', active.melee);
      },
    });
    mall.play(`move:${roomWith(mall.board, 'flask')}`);
    expect(mall.option('melee').facts?.[0]?.params).toMatchObject({ wounded: 33 - 16 });
    mall.play('melee');
    expect(mall.world.humans[0]?.wounds).toBe(0);
  });
});

describe('Survivalist', () => {
  test('without a Zombie player the nearest Zombie comes a room closer', () => {
    const mall = stand({
      human: 'doctor',
      zombie: 'survivalist',
      change: (world, board, active) => {
        active.room = roomAt(board, 'NW', 1);
        putZombies(world, roomAt(board, 'E', 1), roomAt(board, 'SE', 2));
      },
    });
    const [moved] = mall.events('zombie-moved');
    const { mall: graph } = mall.board;
    const prey = roomAt(mall.board, 'NW', 1);
    expect(moved).toBeDefined();
    if (moved === undefined) return;
    const { from, to } = moved.params;
    expect(distance(graph, to, prey)).toBe(distance(graph, from, prey) - 1);
  });

  test('a Zombie player chooses, and may pass', () => {
    const mall = stand({
      mode: 'cooperative-versus',
      human: 'doctor',
      zombie: 'survivalist',
      change: (world, board, active) => {
        active.room = roomAt(board, 'NW', 1);
        putZombies(world, roomAt(board, 'E', 1));
      },
    });
    expect(mall.waiting).toEqual([2]);
    expect(mall.question.key).toBe('zombie-to-move');
    mall.play(`room:${roomAt(mall.board, 'E', 1)}`);
    expect(mall.question.key).toBe('zombie-moves-where');
    mall.answer(mall.options()[0] ?? '');
    expect(mall.events('zombie-moved')).toHaveLength(1);
  });
});

describe('Teacher', () => {
  test('a turn that ends in the courtyard brings one more Zombie', () => {
    for (const mode of ['cooperative', 'cooperative-versus'] as const) {
      const mall = stand({
        mode,
        human: 'doctor',
        zombie: 'teacher',
        phase: 'search',
        change: (world, _board, active) => {
          world.turn.over = 'ended';
          deal(world, cardWith('green'), active.search, 0);
        },
      });
      mall.answer(mall.options()[0] ?? '');
      expect(mall.events('zombies-come')[0]?.params.count).toBe(3);
    }
  });

  test('a Human whom the search sent back to the courtyard did not end the turn there', () => {
    const mall = stand({
      human: 'doctor',
      zombie: 'teacher',
      phase: 'search',
      change: (world, board, active) => {
        world.turn.over = 'ended';
        active.room = roomAt(board, 'N', 3);
        active.wounds = 8;
        deal(world, 'explosion-1', active.search, 0);
      },
    });
    expect(mall.world.humans[0]?.room).toBe('courtyard.centre');
    expect(mall.events('zombies-come')[0]?.params.count).toBe(2);
  });

  test('it is said before the search', () => {
    const mall = stand({
      human: 'doctor',
      zombie: 'teacher',
      phase: 'search',
      change: (world, _board, active) => {
        world.turn.over = 'ended';
        deal(world, cardWith('green'), active.search, 0);
      },
    });
    expect(mall.events('ability-acts')).toHaveLength(1);
    expect(mall.question.key).toBe('search-where');
  });
});

describe('Teenager', () => {
  test('a blow costs 2 while the barricade stands at 3 or more', () => {
    for (const [before, after] of [
      [3, 1],
      [2, 1],
    ] as const) {
      const mall = stand({
        human: 'doctor',
        zombie: 'teenager',
        phase: 'zombie-turn',
        change: (world, board) => {
          world.barricade = before;
          putZombies(world, ...roomsOf(board, board.positions.N));
          reveal(world, cardWith(symbolAt(board.positions.N)));
        },
      });
      expect(mall.world.barricade).toBe(after);
    }
  });
});
