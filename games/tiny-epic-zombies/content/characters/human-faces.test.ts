/** What each player card does for its Human. */
import { neighboursOf, within } from '@necropole/boards';
import { provesFor, type Situation } from '@necropole/kernel/testing';
import { describe, expect, test } from 'vitest';
import { rulebook } from '../../rulebook/index.ts';
import type { Tez, TezTable } from '../../shape.ts';
import { stand as mallOf, otherMall } from '../../testing/mall.ts';
import { isZombieIn, lyingBeside, roomsOf, storeOf, type World } from '../../world.ts';
import { objectives } from '../objectives/index.ts';
import { cardWith, deal, putZombies, reveal, roomAt, roomWith, stand, symbolAt } from './testing/stand.ts';

const proves = provesFor(rulebook);
const dice = { overkill: 1, nothing: 3, oneWound: 5 };

describe('Athlete', () => {
  proves(['TEZ-9.22', 'TEZ-9.24'], 'the first Move may cross two rooms, without entering the one between', () => {
    const mall = stand({
      human: 'athlete',
      change: (world, board, active) => {
        active.room = roomAt(board, 'NW', 2);
        const near = neighboursOf(board.mall, active.room).filter((room) => storeOf(board, room) !== null);
        putZombies(world, ...near);
      },
    });
    const { board } = mall;
    const start = roomAt(board, 'NW', 2);
    const far = within(board.mall, start, 2).find((room) => room !== start && !isZombieIn(mall.world, room));
    mall.answer(`move:${far}`);
    expect(mall.events('fast-as-lightning')).toHaveLength(1);
    expect(mall.world.turn.made).toBe(1);
    expect(mall.world.turn.mustFight).toBe(false);
  });

  proves('TEZ-9.23', 'it holds neither for later Moves nor after a start beside a Zombie', () => {
    const mall = stand({ human: 'athlete' });
    mall.play('move:courtyard.north');
    expect(mall.refuses('move:courtyard.south')).toMatchObject({
      key: 'only-the-first-move',
      cite: 'TEZ-9.23',
      refs: ['courtyard.south'],
    });
    expect(mall.refuses('move:courtyard.south').cite).toBe('TEZ-9.23');
    const overrun = stand({
      human: 'athlete',
      change: (world, board, active) => {
        active.room = roomAt(board, 'N', 2);
        putZombies(world, active.room);
      },
    });
    const { board } = overrun;
    const start = roomAt(board, 'N', 2);
    const two = within(board.mall, start, 2).filter((room) => !within(board.mall, start, 1).includes(room));
    expect(overrun.refuses(`move:${two[0]}`)).toMatchObject({
      key: 'started-with-a-zombie',
      cite: 'TEZ-9.23',
      refs: ['crafts-and-colors.1'],
    });
  });
});

describe('Doctor', () => {
  test('heals a Human of her choice whenever the barricade is repaired', () => {
    const mall = stand({
      human: 'janitor',
      other: 'doctor',
      change: (world, _board, active) => {
        active.room = 'courtyard.north';
        active.wounds = 2;
        world.barricade = 3;
      },
    });
    mall.play('move:courtyard.centre');
    expect(mall.question.key).toBe('choose-human');
    expect(mall.waiting).toEqual([1]);
    mall.play('human:human-1');
    expect(mall.world.humans[0]?.wounds).toBe(1);
    expect(mall.used).toContain('doctor');
  });
});

describe('Fry Cook', () => {
  test('heals 1 wound with the first card that he picks up in a turn', () => {
    const mall = stand({
      human: 'fry-cook',
      change: (world, board, active) => {
        active.room = roomAt(board, 'N', 1);
        active.wounds = 4;
        const lying = lyingBeside(world, board, board.positions.N);
        deal(world, 'grenade-1', lying);
        deal(world, 'fireworks-1', lying);
      },
    });
    mall.play(`move:${roomAt(mall.board, 'N', 2)}`, 'take:grenade-1', 'take:fireworks-1');
    expect(mall.world.humans[0]?.wounds).toBe(3);
    expect(mall.events('human-ability')).toHaveLength(1);
  });

  test('a first card that had nothing to heal was the first all the same', () => {
    const mall = stand({
      human: 'fry-cook',
      change: (world, board, active) => {
        active.room = roomAt(board, 'N', 1);
        const lying = lyingBeside(world, board, board.positions.N);
        deal(world, 'grenade-1', lying);
        deal(world, 'fireworks-1', lying);
      },
    });
    mall.play(`move:${roomAt(mall.board, 'N', 2)}`, 'take:grenade-1');
    const fryCook = mall.world.humans[0];
    if (fryCook !== undefined) fryCook.wounds = 1;
    mall.play('take:fireworks-1');
    expect(mall.world.humans[0]?.wounds).toBe(1);
  });
});

describe('Greaser', () => {
  test('drives from Entrance to Entrance, two stores at most, once a turn', () => {
    const mall = stand({
      human: 'greaser',
      change: (_world, board, active) => {
        active.room = roomAt(board, 'NW', 1);
      },
    });
    const { board } = mall;
    expect(mall.refuses(`move:${roomAt(board, 'E', 1)}`)).toMatchObject({
      key: 'not-adjacent',
      cite: 'TEZ-8.8',
      refs: ['echo-ridge-pharmacy.1'],
    });
    mall.play(`move:${roomAt(board, 'NE', 1)}`);
    expect(mall.events('human-ability')).toHaveLength(1);
    expect(mall.refuses(`move:${roomAt(board, 'SE', 1)}`)).toMatchObject({
      key: 'not-adjacent',
      cite: 'TEZ-8.8',
      refs: ['richs-galleria.1'],
    });
  });

  test('drives on an Overkill too', () => {
    const mall = stand({
      human: 'greaser',
      dice: [dice.overkill],
      change: (world, board, active) => {
        active.room = roomAt(board, 'NW', 2);
        putZombies(world, roomAt(board, 'NW', 1));
      },
    });
    mall.play(`move:${roomAt(mall.board, 'NW', 1)}`, 'melee');
    expect(mall.offers(`move:${roomAt(mall.board, 'NE', 1)}`)).toBe(true);
  });

  test('a skateboard is not his car', () => {
    const mall = stand({
      human: 'greaser',
      change: (world, board, active) => {
        active.room = roomAt(board, 'NW', 1);
        deal(world, 'skateboard-1', active.backpack);
      },
    });
    const { board } = mall;
    mall.play('item:skateboard-1', `room:${roomAt(board, 'NE', 1)}`);
    expect(mall.events('human-ability')).toHaveLength(0);
    expect(mall.offers(`move:${roomAt(board, 'SE', 1)}`)).toBe(true);
  });
});

describe('Hippie', () => {
  test('makes no noise away from the Entrance', () => {
    for (const [number, noisy] of [
      [1, true],
      [2, false],
    ] as const) {
      const mall = stand({
        human: 'hippie',
        phase: 'zombie-turn',
        change: (world, board, active) => {
          active.room = roomAt(board, 'N', number);
          reveal(world, cardWith(symbolAt(board.positions.N)));
        },
      });
      expect(mall.events('noise')).toHaveLength(noisy ? 1 : 0);
    }
  });
});

describe('Janitor', () => {
  test('raises the barricade by 1 at the centre of the courtyard, once a turn', () => {
    const mall = stand({
      human: 'janitor',
      change: (_world, _board, active) => {
        active.room = 'courtyard.north';
      },
    });
    mall.play('move:courtyard.centre', 'move:courtyard.east', 'move:courtyard.centre');
    expect(mall.world.barricade).toBe(3);
  });
});

describe('Mall Cop', () => {
  test('shoots once a turn for nothing in her own store', () => {
    const mall = stand({
      human: 'mall-cop',
      change: (world, board, active) => {
        active.room = roomAt(board, 'N', 3);
        putZombies(world, roomAt(board, 'N', 1), roomAt(board, 'N', 3));
      },
    });
    const { board } = mall;
    mall.play(`move:${roomAt(board, 'N', 2)}`, `shoot:${roomAt(board, 'N', 1)}`);
    expect(mall.world.humans[0]?.ammo).toBe(9);
    mall.play(`move:${roomAt(board, 'N', 1)}`, `move:${roomAt(board, 'N', 2)}`, `shoot:${roomAt(board, 'N', 3)}`);
    expect(mall.world.humans[0]?.ammo).toBe(8);
  });

  test('the second shot of a Submachine Gun is the free one of the turn, if it is the first into her store', () => {
    const mall = stand({
      human: 'mall-cop',
      change: (world, board, active) => {
        active.room = roomAt(board, 'N', 3);
        const outside = neighboursOf(board.mall, roomAt(board, 'N', 2)).filter(
          (room) => ![null, board.positions.N].includes(storeOf(board, room)),
        );
        putZombies(world, roomAt(board, 'N', 1), roomAt(board, 'N', 3), ...outside.slice(0, 1));
        deal(world, 'submachine-gun-1', active.ranged);
      },
    });
    const { board, world } = mall;
    const outside = world.zombies[2];
    mall.play(`move:${roomAt(board, 'N', 2)}`, `shoot:${outside}`, `shoot:${roomAt(board, 'N', 1)}`);
    expect(world.humans[0]?.ammo).toBe(8);
    expect(mall.events('human-ability')).toHaveLength(1);
    expect(mall.question.key).toBe('turn');
    mall.play(`move:${roomAt(board, 'N', 1)}`, `move:${roomAt(board, 'N', 2)}`, `shoot:${roomAt(board, 'N', 3)}`);
    expect(world.humans[0]?.ammo).toBe(7);
  });
});

describe('Mechanic', () => {
  test('rigs a trap where he stands, and the next Zombie dies there', () => {
    const mall = stand({
      human: 'mechanic',
      phase: 'search',
      change: (world, board, active) => {
        world.turn.over = 'ended';
        active.room = roomAt(board, 'N', 1);
        deal(world, cardWith(symbolAt(board.positions.N)), active.search, 0);
      },
    });
    mall.play('accept');
    expect(mall.events('trap-armed')).toHaveLength(1);
    expect(mall.events('zombie-killed').map(({ params }) => params.cause)).toEqual(['trap']);
    expect(mall.world.humans[0]?.wounds).toBe(0);
  });
});

describe('Photographer', () => {
  test('drives a Zombie away instead of fighting it, once a turn', () => {
    const mall = stand({
      human: 'photographer',
      dice: [dice.nothing],
      change: (world, board, active) => {
        active.room = roomAt(board, 'N', 1);
        putZombies(world, roomAt(board, 'N', 2));
      },
    });
    const { board } = mall;
    const second = roomAt(board, 'N', 2);
    const third = roomAt(board, 'N', 3);
    mall.play(`move:${second}`, `room:${third}`);
    expect(isZombieIn(mall.world, third)).toBe(true);
    expect(mall.refuses('melee')).toMatchObject({
      key: 'nothing-to-fight',
      cite: 'TEZ-9.2',
      refs: ['hoards-collectibles.2'],
    });
    mall.play(`move:${third}`);
    expect(mall.question.key).toBe('turn');
    mall.play('melee');
    expect(isZombieIn(mall.world, third)).toBe(false);
  });
});

describe('Popstar', () => {
  test('crosses two rooms with the free Move of an Overkill', () => {
    const mall = stand({
      human: 'popstar',
      other: 'doctor',
      dice: [dice.overkill],
      change: (world, board, active) => {
        active.room = roomAt(board, 'N', 1);
        putZombies(world, roomAt(board, 'N', 2));
      },
    });
    const { board } = mall;
    const here = roomAt(board, 'N', 2);
    mall.play(`move:${here}`, 'melee');
    const near = neighboursOf(board.mall, here);
    const far = within(board.mall, here, 2).find((room) => room !== here && !near.includes(room));
    mall.play(`move:${far}`);
    expect(mall.world.humans[0]?.room).toBe(far);
    expect(mall.used).toContain('popstar');
  });
});

describe('Scientist', () => {
  test('uses the tokens of a flask or biohazard room although Zombies are left in the store', () => {
    const stay = (human: 'scientist' | 'doctor') =>
      stand({
        human,
        change: (world, board, active) => {
          active.room = roomWith(board, 'flask');
          const store = storeOf(board, active.room);
          if (store === null) throw new Error('A flask lies in a store');
          putZombies(world, ...roomsOf(board, store).filter((room) => room !== active.room));
          world.supplies[0] = store;
          world.turn.made = 1;
        },
      });
    expect(stay('doctor').refuses('supply:1')).toMatchObject({
      key: 'store-not-empty',
      cite: 'TEZ-10.1',
      refs: ['crafts-and-colors.1', 'crafts-and-colors.2'],
    });
    expect(stay('scientist').offers('supply:1')).toBe(true);
  });
});

describe('Survivalist', () => {
  test('picks up cards beside one Zombie, not beside two', () => {
    const among = (zombies: 1 | 2) =>
      stand({
        human: 'survivalist',
        change: (world, board, active) => {
          active.room = roomAt(board, 'N', 2);
          world.turn.made = 1;
          putZombies(world, ...[roomAt(board, 'N', 1), roomAt(board, 'N', 3)].slice(0, zombies));
          deal(world, 'grenade-1', lyingBeside(world, board, board.positions.N));
        },
      });
    expect(among(1).offers('take:grenade-1')).toBe(true);
    expect(among(2).refuses('take:grenade-1')).toMatchObject({
      key: 'card-under-zombies',
      cite: 'TEZ-11.1',
      refs: ['hoards-collectibles.1', 'hoards-collectibles.3'],
    });
  });
});

describe('Teacher', () => {
  const quiz = () =>
    stand({
      human: 'teacher',
      phase: 'search',
      change: (world, board, active) => {
        world.turn.over = 'ended';
        deal(world, cardWith('green'), active.search, 0);
        for (const store of board.storesOf.green) putZombies(world, `${store}.1`, `${store}.2`);
      },
    });

  test('each answer says its symbol and how many Zombies it could kill', () => {
    const mall = quiz();
    expect(mall.question.context?.()).toEqual([{ key: 'effect', params: { component: 'teacher' } }]);
    expect(mall.option(`store:${mall.board.storesOf.green[0]}`).facts).toEqual([
      { key: 'card-symbol', params: { symbol: 'green' } },
      { key: 'quiz-kills', params: { zombies: 2 } },
    ]);
  });

  test('a right answer kills a Zombie in each store of the symbol', () => {
    const mall = quiz();
    const [first, second] = mall.board.storesOf.green;
    mall.play(`store:${second}`, `room:${first}.2`, `room:${second}.1`);
    expect(mall.events('quiz-answered')[0]?.params.right).toBe(true);
    expect(mall.events('zombie-killed').map(({ params }) => params.room)).toEqual([`${first}.2`, `${second}.1`]);
  });

  test('a wrong answer does nothing', () => {
    const mall = quiz();
    mall.play(`store:${mall.board.storesOf.blue[0]}`);
    expect(mall.events('quiz-answered')[0]?.params.right).toBe(false);
    expect(mall.events('zombie-killed')).toHaveLength(0);
  });
});

describe('Teenager', () => {
  test('flees up to three rooms once Overrun, and brings what she carries to the centre', () => {
    const mall = stand({
      human: 'teenager',
      phase: 'zombie-turn',
      change: (world, board, active) => {
        const entrance = [...board.stores].map((store): `${typeof store}.1` => `${store}.1`);
        const near = entrance.find((room) => within(board.mall, room, 3).includes('courtyard.centre'));
        const store = near === undefined ? null : storeOf(board, near);
        if (near === undefined || store === null) throw new Error('No Entrance is near the courtyard');
        active.room = near;
        world.supplies[0] = active.id;
        reveal(world, cardWith(symbolAt(store)));
      },
    });
    const start = mall.world.humans[0]?.room;
    while (mall.question.key === 'first-store') mall.answer(mall.options()[0] ?? '');
    expect(mall.question.key).toBe('choose-room');
    expect(mall.world.humans[0]?.wounds).toBe(1);
    expect(mall.options()).not.toContain(`room:${start}`);
    mall.play('room:courtyard.centre');
    expect(mall.events('fled')).toHaveLength(1);
    expect(mall.events('supply-delivered')).toHaveLength(1);
  });

  /** Overrun in room 1 of the food court, by the Zombie turn of another Human. */
  function overrun(change?: (world: World) => void, dice: readonly number[] = []): Situation<Tez> {
    return mallOf({
      mode: 'cooperative',
      humans: ['doctor', 'teenager'],
      zombieCards: ['janitor'],
      at: { 'human-2': 'echo-ridge-food-court.1' },
      phase: 'zombie-turn',
      revealed: 'axe-1',
      dice,
      ...(change === undefined ? {} : { change }),
    });
  }

  test('uses the room that she has fled to, in another Human’s Zombie turn', () => {
    const mall = overrun((world) => {
      Object.assign(world.humans[1] ?? {}, { ammo: 7 });
    });
    mall.answer(1, 'room:departmart.3');
    expect(mall.question).toMatchObject({ key: 'may-use', params: { who: 'teenager', component: 'gain-ammo' } });
    mall.answer(1, 'accept');
    expect(mall.events('room-used')[0]?.params).toMatchObject({ who: 'teenager', room: 'departmart.3' });
    expect(mall.world.humans[1]).toMatchObject({ wounds: 1, ammo: 8 });
  });

  test('need not use it, and cannot while a Zombie is left in its store', () => {
    const declined = overrun((world) => {
      Object.assign(world.humans[1] ?? {}, { ammo: 7 });
    }).answer(1, 'room:departmart.3');
    declined.answer(1, 'pass');
    expect(declined.world.humans[1]).toMatchObject({ room: 'departmart.3', ammo: 7 });
    const guarded = overrun((world) => {
      Object.assign(world.humans[1] ?? {}, { ammo: 7 });
      putZombies(world, 'departmart.1');
    });
    guarded.answer(1, 'room:departmart.3');
    expect(guarded.events('room-used')).toEqual([]);
    expect(guarded.question.key).not.toBe('may-use');
  });

  test('a Stopping room and a used one touch nobody’s turn but her own', () => {
    const mall = mallOf({
      mode: 'cooperative',
      humans: ['doctor', 'teenager'],
      zombieCards: ['janitor'],
      objectives: ['restore-the-power', 'thin-the-herd', 'escape-the-mall'],
      at: { 'human-1': 'crafts-and-colors.2', 'human-2': 'crafts-and-colors.1' },
      holds: { 'human-2': ['axe-1'] },
      lying: { departmart: ['machete-1'] },
    });
    mall.play('move:crafts-and-colors.1', 'token:breaker-1');
    while (mall.question.key !== 'choose-room') mall.answer(mall.waiting[0] ?? 0, mall.options()[0] ?? '');
    mall.play('room:first-place-sporting-goods.2', 'accept', 'card:machete-1');
    expect(mall.world.humans[1]?.melee.cards).toEqual(['machete-1']);
    expect(mall.world.turn).toMatchObject({ human: 0, over: 'no', usedRooms: [] });
    expect(mall.question).toMatchObject({ key: 'turn', params: { who: 'doctor' } });
  });

  test('a room that the active Human has used this turn is hers to use all the same', () => {
    const mall = overrun((world) => {
      Object.assign(world.humans[1] ?? {}, { ammo: 7 });
      world.turn.usedRooms.push('departmart.3');
    });
    mall.answer(1, 'room:departmart.3');
    expect(mall.question).toMatchObject({ key: 'may-use', params: { component: 'gain-ammo' } });
  });

  test('a slide takes her away in another Human’s turn, who need not fight what she meets', () => {
    const mall = mallOf({
      mode: 'cooperative',
      mall: otherMall,
      humans: ['doctor', 'teenager'],
      zombieCards: ['janitor'],
      objectives: ['restore-the-power', 'thin-the-herd', 'escape-the-mall'],
      tokens: { 'breaker-1': 'nails-and-co.1' },
      at: { 'human-1': 'nails-and-co.2', 'human-2': 'nails-and-co.1' },
      zombies: ['hurs-jewelers.1'],
    });
    mall.play('move:nails-and-co.1', 'token:breaker-1', 'room:recess-playland.2', 'accept', 'room:hurs-jewelers.1');
    expect(mall.world.humans[1]?.room).toBe('hurs-jewelers.1');
    expect(mall.world.turn).toMatchObject({ human: 0, made: 1, mustFight: false, enteredZombie: false });
  });

  test('what gives Moves is of no use to her out of turn', () => {
    const mall = mallOf({
      mode: 'cooperative',
      humans: ['doctor', 'teenager'],
      zombieCards: ['janitor'],
      at: { 'human-2': 'parking-deck-z.1' },
      phase: 'zombie-turn',
      revealed: 'crowbar-1',
    });
    while (mall.question.key !== 'choose-room') mall.answer(mall.waiting[0] ?? 0, mall.options()[0] ?? '');
    mall.answer(1, 'room:parking-deck-z.2');
    expect(mall.question.key).not.toBe('may-use');
  });

  test('what she fought or entered in her own turn is behind her', () => {
    const mall = stand({
      human: 'teenager',
      change: (world, board, active) => {
        active.room = roomAt(board, 'N', 2);
        objectives['restore-the-power'].setUp({ world, board } as unknown as TezTable);
        world.objectives = [{ id: 'restore-the-power', progress: [0], done: [false], marks: [] }];
        for (const token of world.tokens) token.at = roomAt(board, 'N', 1);
      },
    });
    mall.play(`move:${roomAt(mall.board, 'N', 1)}`);
    Object.assign(mall.world.turn, { enteredStore: true, fought: true });
    mall.play('token:breaker-1');
    const [away] = mall.options();
    mall.answer(away ?? '');
    expect(mall.world.turn).toMatchObject({ mustFight: false, enteredStore: false, fought: false });
  });
});

test('the Mechanic rigs no trap under the feet of a Zombie', () => {
  const rigs = (zombies: readonly 'departmart.1'[]) =>
    mallOf({ humans: ['mechanic', 'doctor'], phase: 'search', at: { 'human-1': 'departmart.1' }, zombies }).question
      .key;
  expect(rigs([])).toBe('may-use');
  expect(rigs(['departmart.1'])).not.toBe('may-use');
});

test('the Zombie Survivalist’s stalkers only come closer', () => {
  const mall = mallOf({ zombieCards: ['survivalist'], zombies: ['departmart.1'] });
  mall.answer('room:departmart.1');
  expect(mall.question.key).toBe('zombie-moves-where');
  expect(mall.options()).toEqual(['room:departmart.2']);
});
