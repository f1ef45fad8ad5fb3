import { provesFor, type Situation, situation } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import { earthReborn } from '../../index.ts';
import { elementName } from '../../map.ts';
import { tileWith } from '../../positions/arrange.ts';
import { figureOf } from '../../reading.ts';
import { freshRound } from '../../round.ts';
import { rulebook } from '../../rulebook/index.ts';
import type { Er, PhaseName } from '../../shape.ts';
import { shoot, strike } from '../../testing/laid.ts';
import type { World } from '../../world.ts';
import type { CharacterId } from '../characters/index.ts';
import type { ScenarioId } from './index.ts';

const proves = provesFor(rulebook);
const mover = tileWith('move 4 black', 'move 2 black');
const fighter = tileWith('melee 4 black', 'move 1 red');
const TWO = 5;

function play(
  mission: ScenarioId,
  phase: PhaseName,
  change: (world: World) => void,
  dice?: readonly number[],
): Situation<Er> {
  return situation(earthReborn, {
    config: { mode: 'scenario', mission, seats: 2, options: {}, seed: 'scenario' },
    phase,
    ...(dice === undefined ? {} : { dice }),
    change(world) {
      world.command = [10, 10];
      change(world);
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
  expect(match.outcome).toMatchObject({ id: 'norad-wins', winners: [0], cite: 'ER-7.7' });
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

proves('ER-11.8', 'the second of NORAD who dies ends it, and so does the last turn', () => {
  const kill = (dead: readonly CharacterId[]): Situation<Er> =>
    play(
      'last-chance-chapel',
      'orders',
      (world) => {
        activate(world, 'jack-saw', 5 * 16 + 6, fighter);
        Object.assign(figureOf(world, 'vasquez'), { at: 5 * 16 + 7, state: 'wounded', facing: 'right' });
        for (const id of dead) Object.assign(figureOf(world, id), { state: 'dead' });
      },
      [TWO, TWO, TWO, TWO],
    ).play('melee:vasquez', strike(fighter, 'melee 4 black', 1));
  expect(kill([]).outcome).toBeNull();
  expect(kill(['james-woo']).outcome).toMatchObject({ id: 'salemite-wins' });
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
    expect(released(LAB, 5).world.missionPoints).toEqual([5, 13]);
    expect(released(CORRIDOR, 3).world.missionPoints).toEqual([5, 5]);
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
  expect(struck([0, ...others]).world.missionPoints).toEqual([15, 5]);
  expect(struck(others).world.missionPoints).toEqual([5, 5]);
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
