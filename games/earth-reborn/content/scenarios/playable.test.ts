import { provesFor, type Situation, situation } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import { earthReborn } from '../../index.ts';
import { elementName, mapOf } from '../../map.ts';
import { tileWith } from '../../positions/arrange.ts';
import { figureOf } from '../../reading.ts';
import { freshRound } from '../../round.ts';
import { rulebook } from '../../rulebook/index.ts';
import { tileOfRoom } from '../../rules/conditions.ts';
import { equip } from '../../rules/setup.ts';
import type { Er, PhaseName } from '../../shape.ts';
import { shoot, strike } from '../../testing/laid.ts';
import type { Board, World } from '../../world.ts';
import type { CharacterId } from '../characters/index.ts';
import type { ScenarioId } from './index.ts';

const proves = provesFor(rulebook);
const mover = tileWith('move 4 black', 'move 2 black');
const fighter = tileWith('melee 4 black', 'move 1 red');
const [CRITICAL, TWO] = [1, 5];

function play(
  mission: ScenarioId,
  phase: PhaseName,
  change: (world: World, board: Board) => void,
  dice?: readonly number[],
): Situation<Er> {
  return situation(earthReborn, {
    config: { mode: 'scenario', mission, seats: 2, options: {}, seed: 'scenario' },
    phase,
    ...(dice === undefined ? {} : { dice }),
    change(world, board) {
      world.command = [10, 10];
      change(world, board);
    },
  });
}

/** Puts somebody on a square, activated, with a tile. */
function activate(world: World, id: CharacterId, at: number, tile: typeof mover): void {
  const figure = figureOf(world, id);
  Object.assign(figure, { at, engaged: true, placed: [0, 0, 0, 0], facing: 'right' });
  const place = world.bag.cards.indexOf(tile);
  world.bag.cards.splice(place, 1);
  world.bag.known.splice(place, 1);
  figure.tiles.cards.push(tile);
  figure.tiles.known.push(0xffff);
  world.active = figure.seat;
  world.round = freshRound(id, false);
}

// ── Beauty and the Beast ─────────────────────────────────────────────────────────────────────────────────────────────

const EAST_END = 4 * 16 + 15;

proves(['ER-7.7', 'ER-9.9'], 'NORAD wins when Vasquez leaves the map', () => {
  const match = play('beauty-and-the-beast', 'orders', (world) => {
    figureOf(world, 'franck-einstein').at = EAST_END - 3;
    activate(world, 'vasquez', EAST_END, mover);
  }).play('move:1', 'leave');
  expect(match.outcome).toMatchObject({ id: 'norad-wins', winners: [0], cite: 'ER-9.9' });
  expect(match.events('goal-met')).toMatchObject([{ params: { scenario: 'beauty-and-the-beast', goal: 0 } }]);
});

proves('ER-7.7', 'that Einstein leaves wins nothing; that Vasquez dies does, for the Salemites', () => {
  const left = play('beauty-and-the-beast', 'orders', (world) => activate(world, 'franck-einstein', EAST_END, mover));
  expect(left.play('move:1', 'leave').outcome).toBeNull();
  const killed = play(
    'beauty-and-the-beast',
    'orders',
    (world) => {
      activate(world, 'jack-saw', EAST_END - 4, fighter);
      Object.assign(figureOf(world, 'vasquez'), { at: EAST_END - 3, state: 'wounded', facing: 'right' });
    },
    [TWO, TWO, TWO, TWO],
  ).play('melee:vasquez', strike(fighter, 'melee 4 black', 1));
  expect(killed.outcome).toMatchObject({ id: 'salemite-wins', winners: [1] });
});

proves('ER-7.7', 'after turn 6 the Salemites have won, and not before', () => {
  const at = (turn: number): Situation<Er> =>
    play('beauty-and-the-beast', 'final', (world) => void Object.assign(world, { turn }));
  expect(at(5).outcome).toBeNull();
  expect(at(6).outcome).toMatchObject({ id: 'salemite-wins' });
});

proves(
  ['ER-9.4', 'ER-5.1', 'ER-4.1'],
  'set-up: Vasquez in one of three locked rooms, Deeler with the card, everybody healthy',
  () => {
    const rooms = new Set<number>();
    for (let seed = 0; seed < 30; seed++) {
      const { world } = situation(earthReborn, { config: { mission: 'beauty-and-the-beast', seed: `room-${seed}` } });
      rooms.add(figureOf(world, 'vasquez').at);
      expect(world.figures.every(({ state, engaged }) => state === 'healthy' && !engaged)).toBe(true);
      expect(world.figures.filter(({ magneticCards }) => magneticCards > 0).map(({ id }) => id)).toEqual([
        'jeff-deeler',
      ]);
    }
    expect(rooms.size).toBe(3);
  },
);

// ── Last Chance Chapel ───────────────────────────────────────────────────────────────────────────────────────────────

const SEWER = 15;

proves(['ER-9.11', 'ER-9.9'], 'all three of NORAD have to leave, by the sewers and not over the border', () => {
  const after = (...left: readonly ('james-woo' | 'nick-bolter')[]): Situation<Er> =>
    play('last-chance-chapel', 'orders', (world) => {
      activate(world, 'vasquez', SEWER, mover);
      for (const id of left) Object.assign(figureOf(world, id), { state: 'left', at: -1 });
    }).play('move:1', 'leave');
  expect(after('james-woo').outcome).toBeNull();
  expect(after('james-woo', 'nick-bolter').outcome).toMatchObject({ id: 'norad-wins' });
  const border = play('last-chance-chapel', 'orders', (world) => activate(world, 'vasquez', SEWER - 1, mover));
  expect(border.answer('move:1').refuses('leave')).toMatchObject({ key: 'leaving-forbidden', cite: 'ER-9.9' });
});

proves('ER-11.8', 'the first of NORAD who dies ends it, whoever is away already; so does the last turn', () => {
  const kill = (away: readonly CharacterId[]): Situation<Er> =>
    play(
      'last-chance-chapel',
      'orders',
      (world) => {
        activate(world, 'jack-saw', 5 * 16 + 6, fighter);
        Object.assign(figureOf(world, 'vasquez'), { at: 5 * 16 + 7, state: 'wounded', facing: 'right' });
        for (const id of away) Object.assign(figureOf(world, id), { state: 'left', at: -1 });
      },
      [TWO, TWO, TWO, TWO],
    ).play('melee:vasquez', strike(fighter, 'melee 4 black', 1));
  expect(kill([]).outcome).toMatchObject({ id: 'salemite-wins' });
  expect(kill(['james-woo', 'nick-bolter']).outcome).toMatchObject({ id: 'salemite-wins' });
  const at = (turn: number): Situation<Er> =>
    play('last-chance-chapel', 'final', (world) => void Object.assign(world, { turn }));
  expect(at(5).outcome).toBeNull();
  expect(at(6).outcome).toMatchObject({ id: 'salemite-wins' });
});

// ── Target: Prof. Kendall ────────────────────────────────────────────────────────────────────────────────────────────

const gun = tileWith('fire 4 black', 'move 2 black');

proves(
  ['ER-17.1', 'ER-18.6'],
  'the professor dies by fire, and NORAD wins; the last of NORAD dies, and the Salemites do',
  () => {
    const { world } = play('target-kendall', 'round', () => undefined);
    expect(world.figures.flatMap(({ id, items }) => items.map(({ face }) => `${id} ${face}`))).toEqual([
      'nick-bolter heavy-machine-gun-1',
      'vasquez sniper-rifle-1',
      'jeff-deeler u43-1',
      'jack-saw light-bolter-1',
    ]);
    const shot = play(
      'target-kendall',
      'orders',
      (before) => {
        activate(before, 'nick-bolter', 3 * 16 + 9, gun);
        Object.assign(figureOf(before, 'jack-saw'), { at: 7 * 16 + 6 });
        Object.assign(figureOf(before, 'zombie-1'), { at: 7 * 16 + 7 });
        Object.assign(figureOf(before, 'john-kendall'), { at: 3 * 16 + 10, state: 'wounded' });
      },
      [TWO, TWO, TWO, TWO, TWO, TWO],
    ).play('fire:heavy-machine-gun-1:john-kendall', shoot(gun, 'fire 4 black', 1), 'aim:2');
    expect(shot.outcome).toMatchObject({ id: 'norad-wins' });
    const last = play(
      'target-kendall',
      'orders',
      (before) => {
        activate(before, 'jack-saw', 3 * 16 + 9, fighter);
        Object.assign(figureOf(before, 'nick-bolter'), { state: 'dead' });
        Object.assign(figureOf(before, 'vasquez'), { at: 3 * 16 + 10, state: 'wounded', facing: 'right' });
      },
      [TWO, TWO, TWO, TWO],
    ).play('melee:vasquez', strike(fighter, 'melee 4 black', 1));
    expect(last.outcome).toMatchObject({ id: 'salemite-wins' });
  },
);

proves(['ER-7.7', 'ER-10.10'], 'if both fall in one fight, the wounds that are put down first decide', () => {
  const both = (dice: readonly number[]): Situation<Er> =>
    play(
      'target-kendall',
      'orders',
      (world) => {
        activate(world, 'nick-bolter', 3 * 16 + 9, fighter);
        Object.assign(figureOf(world, 'nick-bolter'), { state: 'wounded', wounds: 2 });
        Object.assign(figureOf(world, 'vasquez'), { state: 'dead' });
        Object.assign(figureOf(world, 'jack-saw'), { at: 7 * 16 + 6 });
        const kendall = figureOf(world, 'john-kendall');
        Object.assign(kendall, { at: 3 * 16 + 10, state: 'wounded', wounds: 1, facing: 'left' });
        equip(world, kendall, 'titanium-claws');
      },
      dice,
    ).play('melee:john-kendall', strike(fighter, 'melee 4 black', 4));
  // A critical each: the attacker’s counts first. Hits come after the defender’s critical, though they would have killed.
  expect(both([CRITICAL, TWO, TWO, TWO, TWO, CRITICAL, TWO]).outcome).toMatchObject({ id: 'norad-wins' });
  expect(both([TWO, TWO, TWO, TWO, TWO, CRITICAL, TWO]).outcome).toMatchObject({ id: 'salemite-wins' });
});

proves('ER-7.7', 'if the professor lives after turn 5, the Salemites have won', () => {
  const at = (turn: number): Situation<Er> =>
    play('target-kendall', 'final', (world) => void Object.assign(world, { turn }));
  expect(at(4).outcome).toBeNull();
  expect(at(5).outcome).toMatchObject({ id: 'salemite-wins' });
});

// ── Contamination ────────────────────────────────────────────────────────────────────────────────────────────────────

const hands = tileWith('interaction 4 black', 'melee 2 black');
const [LAB, CORRIDOR] = [7 * 16, 5 * 16 + 10];

proves(
  ['ER-43.18', 'ER-24.2'],
  'the virus brings the Salemites 8 MP in the chemistry lab, and nothing elsewhere',
  () => {
    const released = (at: number, dice: number): Situation<Er> =>
      play(
        'contamination',
        'orders',
        (world) => activate(world, 'john-kendall', at, hands),
        Array.from({ length: dice }, () => TWO),
      ).play('interact:deadly-virus-1.1', strike(hands, 'interaction 4 black', 1).replace('strike', 'spend'));
    // Two more dice in the lab.
    expect(released(LAB, 5).world.missionPoints).toEqual([8, 13]);
    expect(released(CORRIDOR, 3).world.missionPoints).toEqual([8, 5]);
  },
);

proves(['ER-13.1', 'ER-24.2'], 'the zombie lab is destroyed with its last tank, and that brings NORAD 10 MP', () => {
  const [, hers, ...others] = [0, 1, 2, 3];
  const struck = (wrecked: readonly number[]): Situation<Er> =>
    play(
      'contamination',
      'orders',
      (world) => {
        activate(world, 'vasquez', 2 * 16, fighter);
        figureOf(world, 'vasquez').facing = 'up';
        world.wrecked = [...wrecked];
      },
      [TWO, TWO],
    ).play(`melee:${elementName(hers ?? 0)}`, strike(fighter, 'melee 4 black', 3));
  expect(struck([0, ...others]).world.missionPoints).toEqual([18, 5]);
  expect(struck(others).world.missionPoints).toEqual([8, 5]);
});

// ── Save James Woo ───────────────────────────────────────────────────────────────────────────────────────────────────

const asker = tileWith('interaction 4 black', 'melee 1 gold');
const SPY = 6;

function woo(
  phase: PhaseName,
  change: (world: World) => void = () => undefined,
  dice?: readonly number[],
): Situation<Er> {
  return play('save-james-woo', phase, (world) => change(world), dice);
}

/** Jessica in the torture room, with her kit and her prisoner. */
const IN_THE_ROOM = 2 * 16 + 2;

proves('ER-30.8', 'it begins with Woo, wounded, on Jessica’s card: he brings in no CP', () => {
  const match = woo('receive-command');
  const { world } = match;
  expect(match.events('command-received').find(({ params }) => params.seat === 0)?.params.bonus).toBe(3 + 1 + 1);
  expect(figureOf(world, 'james-woo')).toMatchObject({ state: 'captured', at: -1, seat: 0 });
  expect(figureOf(world, 'jessica-hollister').prisoner).toBe('james-woo');
});

proves(
  ['ER-31.1', 'ER-24.2'],
  'each spy point that Woo gives away is 3 MP for the Salemites, and what they make of it',
  () => {
    const match = woo('orders', (world) => activate(world, 'jessica-hollister', IN_THE_ROOM, asker), [
      SPY,
      SPY,
      1,
      1,
      1,
    ]).play('torture:james-woo', `spend:${asker}.4:1`);
    expect(match.world.missionPoints).toEqual([5, 5 + 2 * 3]);
    match.play('mission-point', 'mission-point');
    expect(match.world.missionPoints).toEqual([5, 5 + 2 * 4]);
  },
);

proves(['ER-30.14', 'ER-24.2'], 'whoever kills him gives NORAD 6 MP, and loses him', () => {
  const match = woo('orders', (world) => activate(world, 'jessica-hollister', IN_THE_ROOM, asker)).play(
    'execute:james-woo',
    strike(asker, 'melee 1 gold', 1),
  );
  expect(match.world.missionPoints).toEqual([11, 5]);
});

proves(['ER-30.18', 'ER-30.15'], 'Jessica captured: 4 MP for NORAD, and none for a death; Woo is free to leave', () => {
  const match = woo(
    'orders',
    (world) => {
      activate(world, 'nick-bolter', IN_THE_ROOM + 16, fighter);
      const jessica = figureOf(world, 'jessica-hollister');
      Object.assign(jessica, { at: IN_THE_ROOM + 17, state: 'wounded', wounds: 2, facing: 'right', magneticCards: 0 });
    },
    [TWO, TWO],
  ).play('capture:jessica-hollister', strike(fighter, 'melee 4 black', 1), 'face:down', 'done');
  expect(match.world.missionPoints).toEqual([9, 5]);
  expect(match.events('mission-points-gained')).toMatchObject([{ cite: 'ER-30.18' }]);
  expect(figureOf(match.world, 'james-woo')).toMatchObject({ state: 'wounded', at: IN_THE_ROOM + 17 });
});

proves(['ER-9.9', 'ER-24.2'], 'Woo gets away: 12 MP', () => {
  const match = woo('orders', (world) => {
    figureOf(world, 'jessica-hollister').prisoner = null;
    figureOf(world, 'james-woo').state = 'wounded';
    activate(world, 'james-woo', 13 * 16 + 6, mover);
    figureOf(world, 'franck-einstein').at = 12 * 16 + 6;
  }).play('move:1', 'leave');
  expect(match.world.missionPoints).toEqual([17, 5]);
});

proves('ER-30.18', 'at the end: 4 MP for each in enemy hands, and 2 for whoever has taken the kit', () => {
  const end = (change: (world: World) => void): readonly number[] => {
    const match = woo('final', (world) => {
      world.turn = 7;
      change(world);
    });
    while (match.outcome === null) match.answer('keep');
    return match.world.missionPoints;
  };
  expect(end(() => undefined)).toEqual([5, 5 + 4]);
  expect(
    end((world) => {
      // Led off the map he is in their hands still.
      Object.assign(figureOf(world, 'jessica-hollister'), { state: 'left', at: -1 });
      figureOf(world, 'nick-bolter').items = figureOf(world, 'jessica-hollister').items.splice(0);
    }),
  ).toEqual([5 + 2, 5 + 4]);
});

// ── Fortress Primus ──────────────────────────────────────────────────────────────────────────────────────────────────

/** The turn ends: everybody keeps their tiles. */
function endTurn(match: Situation<Er>): Situation<Er> {
  while (match.outcome === null && match.question.key === 'discard') match.answer('keep');
  return match;
}

proves(
  ['ER-24.2', 'ER-7.7'],
  'the command post brings MP each turn to whoever holds it alone, in a fight to nobody',
  () => {
    const held = (...ids: readonly CharacterId[]): readonly number[] => {
      const match = play('fortress-primus', 'final', (world, board) => {
        const tile = tileOfRoom(board, 'command-post');
        const squares = mapOf(board).floor.filter((square) => mapOf(board).tiles[square] === tile);
        for (const figure of world.figures) if (squares.includes(figure.at)) figure.at = 0;
        for (const [at, id] of ids.entries()) figureOf(world, id).at = squares[at] ?? -1;
      });
      return endTurn(match).world.missionPoints;
    };
    expect(held()).toEqual([6, 5]);
    expect(held('james-woo')).toEqual([9, 5]);
    expect(held('zombie-1', 'jack-saw')).toEqual([6, 6]);
    expect(held('james-woo', 'zombie-1')).toEqual([6, 5]);
  },
);

proves(['ER-9.10', 'ER-24.2'], 'the secret files bring 4 MP once they are off the map, and nothing else does', () => {
  const away = (item: 'secret-files' | 'rifle'): readonly number[] =>
    play('fortress-primus', 'orders', (world) => {
      activate(world, 'james-woo', 5 * 16, mover);
      equip(world, figureOf(world, 'james-woo'), item);
    }).play('move:1', 'leave').world.missionPoints;
  expect(away('secret-files')).toEqual([10, 5]);
  expect(away('rifle')).toEqual([6, 5]);
});

proves('ER-24.2', 'Jack Saw is a zombie, whose death brings NORAD 3 MP; Deeler is none', () => {
  const kill = (victim: 'jack-saw' | 'jeff-deeler'): readonly number[] =>
    play(
      'fortress-primus',
      'orders',
      (world) => {
        activate(world, 'nick-bolter', 5 * 16, fighter);
        Object.assign(figureOf(world, victim), {
          at: 5 * 16 + 1,
          state: 'wounded',
          wounds: 2,
          facing: 'right',
          items: [],
        });
        figureOf(world, victim).magneticCards = 0;
      },
      [TWO, TWO, TWO, TWO, TWO],
    ).play(`melee:${victim}`, strike(fighter, 'melee 4 black', 4)).world.missionPoints;
  expect(kill('jack-saw')).toEqual([9, 5]);
  expect(kill('jeff-deeler')).toEqual([6, 5]);
});

// ── Traitors ─────────────────────────────────────────────────────────────────────────────────────────────────────────

const WEST_END = 9 * 16;

proves(['ER-40.5', 'ER-24.2'], 'Einstein brings 8 MP when he leaves as one of NORAD, nothing as a Salemite', () => {
  const away = (seat: number): readonly number[] =>
    play('traitors', 'orders', (world) => {
      figureOf(world, 'nick-bolter').at = WEST_END + 1;
      figureOf(world, 'franck-einstein').seat = seat;
      activate(world, 'franck-einstein', WEST_END, mover);
    }).play('move:1', 'leave').world.missionPoints;
  expect(away(0)).toEqual([12, 8]);
  expect(away(1)).toEqual([4, 8]);
});

proves('ER-24.2', 'won over, he is one of NORAD when he dies: 8 MP and 6', () => {
  const match = play(
    'traitors',
    'orders',
    (world) => {
      activate(world, 'jack-saw', WEST_END, fighter);
      for (const id of ['nick-bolter', 'vasquez'] as const) figureOf(world, id).at = 13 * 16 + 15;
      Object.assign(figureOf(world, 'franck-einstein'), {
        at: WEST_END + 1,
        seat: 0,
        state: 'wounded',
        wounds: 2,
        facing: 'right',
      });
    },
    [TWO, TWO, TWO, TWO],
  ).play('melee:franck-einstein', strike(fighter, 'melee 4 black', 1));
  expect(match.world.missionPoints).toEqual([4, 8 + 8 + 6]);
});

proves(['ER-23.4', 'ER-24.2'], 'the missiles are launched: 6 MP for the Salemites', () => {
  const match = play('traitors', 'final', (world, board) => {
    const tile = tileOfRoom(board, 'missile-room');
    world.running.push({ tile, face: null, by: 1, markers: 1, brings: 'launch' });
  });
  expect(endTurn(match).world.missionPoints).toEqual([4, 14]);
});

// ── Basements of Horror ──────────────────────────────────────────────────────────────────────────────────────────────

const CELLAR_CORRIDOR = 4 * 12 + 3;

proves(['ER-41.1', 'ER-24.2'], 'each zombie that rises brings the Salemites 3 MP', () => {
  const match = play(
    'basements-of-horror',
    'orders',
    (world) => {
      activate(world, 'john-kendall', CELLAR_CORRIDOR, mover);
      Object.assign(figureOf(world, 'james-woo'), { at: CELLAR_CORRIDOR + 1, state: 'dead', items: [] });
    },
    [TWO, TWO, TWO],
  ).answer('ability:john-kendall.1');
  while (match.question.key !== 'orders') match.answer(match.options()[0] ?? '');
  expect(match.world.missionPoints).toEqual([5, 8]);
  expect(figureOf(match.world, 'zombie-2')).toMatchObject({ state: 'healthy', at: CELLAR_CORRIDOR + 1 });
});

proves('ER-7.7', 'the last of NORAD who is led away, or gone, ends it: nobody of theirs is left on the map', () => {
  const match = play('basements-of-horror', 'orders', (world) => {
    world.missionPoints = [20, 5];
    for (const id of ['nick-bolter', 'vasquez', 'james-woo'] as const) {
      Object.assign(figureOf(world, id), { state: id === 'vasquez' ? 'captured' : 'dead', at: -1 });
    }
    activate(world, 'franck-einstein', (8 + 7) * 12 + 7, mover);
  }).play('move:1', 'leave');
  expect(match.outcome).toMatchObject({ id: 'salemite-wins' });
});
