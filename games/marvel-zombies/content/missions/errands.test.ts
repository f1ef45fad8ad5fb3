/** What is left to do for each goal, as bots read it from what everybody sees. */

import { glanceAt } from '@necropole/kernel/app';
import { pourOut, type Situation } from '@necropole/kernel/testing';
import { describe, expect, test } from 'vitest';
import { publicWorld } from '../../scene/seen.ts';
import type { Mz } from '../../shape.ts';
import { giveCitizen, layFace, onMission, putCitizen, putZombieHero, takeFaces } from '../../testing/missions.ts';
import { type Board, GONE, RESERVE, type World, type Zone } from '../../world.ts';
import type { GoalId, MissionId, ObjectiveCardId } from '../ids.ts';
import type { Errand } from '../kinds.ts';
import { missions } from './index.ts';
import { lookedAt } from './objectives.ts';

/** What is left to do for one goal of a mission, in a world as everybody sees it. */
function left(mission: MissionId, id: GoalId, change?: (world: World, board: Board) => void): readonly string[] {
  const match = onMission(mission, change === undefined ? {} : { change });
  const goal = missions[mission].goals.find((each) => each.id === id);
  return (goal?.errands(seen(match), match.board) ?? []).map((errand) => told(match.board, errand));
}

function seen({ match }: Situation<Mz>): World {
  return publicWorld(glanceAt(match, 0));
}

/** One errand in words: `objective ×2 in 13R.study by storm, on to 15R.kitchen`. */
function told({ plan }: Board, { zones, how, by, times, onto }: Errand): string {
  const names = (some: readonly Zone[]): string => some.map((zone) => plan.zones[zone]?.id).join(' or ');
  return [
    `${how} ×${Math.round(times * 1000) / 1000}`,
    ...(zones.length === 0 ? [] : [` in ${names(zones)}`]),
    ...(by === undefined ? [] : [` by ${by.join(', ')}`]),
    ...(onto === undefined ? [] : [`, on to ${names(onto)}`]),
  ].join('');
}

function taken(...faces: readonly ObjectiveCardId[]): (world: World) => void {
  return (world) => takeFaces(world, ...faces);
}

/** Is a goal of a mission met once these objectives are taken? */
function isMet(mission: MissionId, id: GoalId, ...faces: readonly ObjectiveCardId[]): boolean | undefined {
  const { world, board } = onMission(mission, { change: taken(...faces) });
  return missions[mission].goals.find((goal) => goal.id === id)?.done(world, board);
}

describe('face-down cards', () => {
  test('of which one is looked for: each is turned over with the chance that it comes before the one, or is it', () => {
    expect(lookedAt(1, 1)).toBe(1);
    // One of three: 1, 2 or 3 cards are turned over, 2 on average.
    expect(lookedAt(3, 1)).toBeCloseTo(2 / 3);
    // Two of three: 2 cards in one order of three, else 3; 8/3 on average.
    expect(lookedAt(3, 2)).toBeCloseTo(8 / 9);
    expect(lookedAt(3, 3)).toBeCloseTo(1);
    expect(lookedAt(2, 5)).toBeCloseTo(1);
  });

  test('are left alone where nothing is looked for, or nothing lies', () => {
    expect([lookedAt(3, 0), lookedAt(3, -1), lookedAt(0, 2)]).toEqual([0, 0, 0]);
  });
});

describe('objectives', () => {
  test('that are face up: one step to each that is wanted, until it is taken', () => {
    expect(left('mh0', 'take-green')).toEqual(['objective ×1 in 12V.danger-north-west']);
    const both = ['objective ×1 in 16R.greenhouse-south', 'objective ×1 in 13R.study'];
    expect(left('mh1', 'take-blue-and-red')).toEqual(both);
    expect(left('mh1', 'take-blue-and-red', taken('blue'))).toEqual(['objective ×1 in 13R.study']);
    expect(left('mh1', 'take-blue-and-red', taken('blue', 'red-1'))).toEqual([]);
    expect(left('mh2', 'take-green')).toEqual(['objective ×1 in 16R.greenhouse-south']);
    expect(left('mh6', 'take-blue-and-green')).toEqual([
      'objective ×1 in 18V.dormitory-west',
      'objective ×1 in 16V.dormitory-east',
    ]);
  });

  test('that are face down: each may be the one that is wanted', () => {
    const hidden = ['13R.study', '13R.library-south', '15R.kitchen', '15R.common-room'];
    expect(left('mh2', 'take-blue')).toEqual(hidden.map((zone) => `objective ×0.625 in ${zone}`));
    // The one that is taken was red: three are left.
    const fewer = left('mh2', 'take-blue', (world, board) => {
      layFace(world, board, '13R.study', 'red-1');
      takeFaces(world, 'red-1');
    });
    expect(fewer).toEqual(hidden.slice(1).map((zone) => `objective ×0.667 in ${zone}`));
    expect(left('mh2', 'take-blue', taken('blue'))).toEqual([]);
  });

  test('of two wanted colours, one of which is found', () => {
    const places = ['10R.art-room', '11R.garden-room', '12R.gym-stands', '13R.library-north', '15R.dining-south'];
    expect(left('mh10', 'take-blue-and-green')).toEqual(places.map((zone) => `objective ×0.8 in ${zone}`));
    const one = left('mh10', 'take-blue-and-green', (world, board) => {
      layFace(world, board, '10R.art-room', 'blue');
      takeFaces(world, 'blue');
    });
    expect(one).toEqual(places.slice(1).map((zone) => `objective ×0.625 in ${zone}`));
  });

  test('that all are wanted, or all of a colour: one step to each that still lies', () => {
    const rooms = ['10R.classroom', '11R.garden-room', '12R.gym-store', '13R.study', '15R.dining-north'];
    expect(left('mh4', 'take-all')).toEqual(rooms.map((zone) => `objective ×1 in ${zone}`));
    const reds = ['11V.monitor-room', '12V.control-room', '14V.communications', '14V.power-plant'];
    expect(left('mh6', 'take-reds')).toEqual(reds.map((zone) => `objective ×1 in ${zone}`));
    expect(left('mh6', 'take-reds', taken('red-1', 'red-2', 'red-3'))).toEqual(['objective ×1 in 14V.power-plant']);
  });
});

describe('colours', () => {
  test.each([
    ['mh0', 'take-green', 'green'],
    ['mh2', 'take-blue', 'blue'],
    ['mh2', 'take-green', 'green'],
    ['mh7', 'take-beacon', 'red-1'],
  ] as const)('%s: %s is met with %s alone', (mission, goal, face) => {
    expect(isMet(mission, goal)).toBe(false);
    expect(isMet(mission, goal, face)).toBe(true);
  });

  test.each([
    ['mh1', 'take-blue-and-red', 'blue', 'red-1'],
    ['mh5', 'take-blue-and-green', 'blue', 'green'],
    ['mh6', 'take-blue-and-green', 'blue', 'green'],
    ['mh10', 'take-blue-and-green', 'blue', 'green'],
  ] as const)('%s: %s needs %s and %s', (mission, goal, one, other) => {
    expect([isMet(mission, goal, one), isMet(mission, goal, other)]).toEqual([false, false]);
    expect(isMet(mission, goal, one, other)).toBe(true);
  });
});

describe('citizens and zombie heroes', () => {
  test('MH3: one step to a citizen who stands there, two to one who lies face down', () => {
    const errands = left('mh3', 'rescue-everybody', (world, board) => {
      for (const pile of world.citizenCards.slice(2)) {
        pourOut(pile, world.citizenDeck);
      }
      putCitizen(world, board, '12V.control-room', 'trish-tilby');
    });
    expect(errands).toEqual(['rescue ×1 in 12V.control-room', 'come ×2 in 10V.servers-north', 'come ×2 in 10V.vault']);
  });

  test('MH3: Psylocke and Dark Phoenix where they stand, or wherever they will be; neither once she was killed', () => {
    const goal = 'kill-psylocke-and-dark-phoenix';
    expect(left('mh3', goal)).toEqual(['strike ×1 in 12V.danger-north-west', 'strike ×1 in 17V.landing-east']);
    const [first = '', second = ''] = left('mh3', goal, ({ zombieHeroes }) => zombieHeroes.fill(RESERVE));
    expect([first, second]).toEqual(['strike ×1', 'strike ×1']);
    const one = left('mh3', goal, (world) => world.marks.push('killed:psylocke'));
    expect(one).toHaveLength(1);
  });

  test('MH5: each hero who is alone, and still on the board, fetches one of those who are left', () => {
    const errands = left('mh5', 'each-rescues', (world, board) => {
      for (const pile of world.citizenCards.slice(1)) {
        pourOut(pile, world.citizenDeck);
      }
      putCitizen(world, board, '15R.kitchen', 'trish-tilby');
      const [wolverine, mystique] = world.heroes;
      if (wolverine !== undefined) giveCitizen(world, wolverine, 'bolivar-trask');
      if (mystique !== undefined) mystique.zone = GONE;
    });
    const zones = '15R.kitchen or 16V.bedroom-1';
    expect(errands).toEqual([`rescue ×1 in ${zones} by magneto`, `rescue ×1 in ${zones} by storm`]);
    const match = onMission('mh5');
    const leaving = missions.mh5.toLeave?.(seen(match), match.board) ?? [];
    expect(leaving.map(({ by }) => by)).toEqual([['wolverine'], ['mystique'], ['magneto'], ['storm']]);
  });

  test('MH7: two steps to a card that may be a password, one to a password that lies open', () => {
    const places = ['10V.servers-north', '10V.vault', '11V.war-room-east', '12V.control-room', '14V.holding-cells'];
    const beacon = 'objective ×1 in 10V.cerebro';
    // Each of six cards is looked at with the chance of 14/18, and opened in two steps.
    const all = [...places, '15V.fuel-store'].map((zone) => `come ×1.556 in ${zone}`);
    expect(left('mh7', 'take-beacon')).toEqual([beacon, ...all]);
    const found = left('mh7', 'take-beacon', ({ secretMissions }, { plan }) => {
      secretMissions.push({ id: 'secret-mission-1', zone: plan.places['10V.vault'] as Zone, taken: false });
      secretMissions.push({ id: 'secret-mission-2', zone: plan.places['10V.vault'] as Zone, taken: true });
    });
    expect(found).toEqual([beacon, 'secret ×1 in 10V.vault']);
  });

  test('MH7: whoever is left is struck down, three in a step, wherever somebody stands', () => {
    expect(left('mh7', 'kill-everything')).toEqual(['strike ×23']);
    const errands = left('mh7', 'kill-everything', (world, board) => {
      world.zombieHeroes.fill(GONE);
      for (const places of Object.values(world.horde)) places.fill(GONE);
      putZombieHero(world, board, '10V.vault', 'iceman');
      const { walker, brute } = world.horde;
      walker.fill(board.plan.places['11V.war-room-east'] as Zone, 0, 2);
      brute.fill(board.plan.places['10V.vault'] as Zone, 0, 2);
      brute.fill(RESERVE, 2, 3);
    });
    expect(errands).toEqual(['strike ×2 in 10V.vault or 11V.war-room-east']);
  });

  test('MH9: zombie heroes who stand on the board, and the cards under which the others lie', () => {
    const hidden = left('mh9', 'kill-zombie-heroes');
    expect(hidden).toHaveLength(14);
    // Six of fourteen are looked for: 6 × 15 / (7 × 14), in two steps.
    expect(hidden[0]).toBe('come ×1.837 in 10R.classroom');
    const found = left('mh9', 'kill-zombie-heroes', (world, board) => {
      putZombieHero(world, board, '13R.study', 'cyclops');
      world.marks.push('killed:iceman');
    });
    expect(found[0]).toBe('strike ×1 in 13R.study');
    expect(found).toHaveLength(15);
    expect(found[1]).toBe('come ×1.714 in 10R.classroom');
  });

  test('MH9: each hero below red grows, and objectives help', () => {
    const errands = left('mh9', 'reach-red', (world) => {
      takeFaces(world, 'red-1', 'red-2', 'red-3');
      world.heroes.forEach((hero, i) => {
        hero.xp = [43, 42, 50, 0][i] ?? 0;
      });
    });
    expect(errands).toEqual(['grow ×1 by mystique', 'grow ×1 by storm', 'objective ×1 in 18V.bedroom-4']);
  });
});

describe('what is carried', () => {
  test('MH8: Trish Tilby is rescued where she stands', () => {
    expect(left('mh8', 'rescue-trish-tilby')).toEqual(['rescue ×1 in 13R.parlour']);
  });

  test('MH8: a charge is fetched for each point of the house, and laid by who holds it', () => {
    const points = '13R.library-north or 15R.dining-south';
    expect(left('mh8', 'move-points')).toEqual([
      `objective ×2 in 16R.greenhouse-south, on to ${points}`,
      `objective ×2 in 18R.garage-east, on to ${points}`,
    ]);
    const held = left('mh8', 'move-points', (world) => {
      takeFaces(world, 'red-1');
      world.heroes[3]?.tokens.push('red-1');
    });
    expect(held).toEqual([
      `mission:move-point ×1 in ${points} by storm`,
      `objective ×2 in 18R.garage-east, on to ${points}`,
    ]);
    const moved = left('mh8', 'move-points', (world) => {
      takeFaces(world, 'red-1', 'red-2');
      world.heroes[2]?.tokens.push('red-1');
      world.heroes[3]?.tokens.push('red-2');
      world.marks.push('moved:red-1');
    });
    expect(moved).toEqual(['mission:move-point ×1 in 15R.dining-south by magneto']);
  });

  test('MH10: Bolivar Trask is looked for on two tiles, and rescued where he stands', () => {
    expect(left('mh10', 'rescue-bolivar-trask')).toEqual([
      'come ×1.5 in 16R.greenhouse-south',
      'come ×1.5 in 18R.garage-east',
    ]);
    const found = left('mh10', 'rescue-bolivar-trask', (world, board) =>
      putCitizen(world, board, '18R.garage-east', 'bolivar-trask'),
    );
    expect(found).toEqual(['rescue ×1 in 18R.garage-east']);
  });

  test('MH10: who holds a cell or the engineer comes to the Hand; then it is carried to Juggernaut, and fired', () => {
    const goal = 'kill-juggernaut';
    expect(left('mh10', goal)).toEqual(['come ×2']);
    const holders = (world: World): void => {
      takeFaces(world, 'blue', 'green');
      const [wolverine, mystique, magneto] = world.heroes;
      wolverine?.tokens.push('blue');
      mystique?.tokens.push('green');
      if (magneto !== undefined) giveCitizen(world, magneto, 'bolivar-trask');
    };
    expect(left('mh10', goal, holders)).toEqual([
      'come ×1 in 17R.court-2 by wolverine',
      'come ×1 in 17R.court-2 by mystique',
      'come ×1 in 17R.court-2 by magneto',
      'come ×2',
    ]);
    const charged = (zone: string) =>
      left('mh10', goal, (world, board) => {
        if (world.hand !== null) world.hand.charged = true;
        putZombieHero(world, board, zone, 'juggernaut');
      });
    expect(charged('14R.hall-back')).toEqual(['mission:carry-hand ×2 in 17R.court-2, on to 14R.hall-back']);
    expect(charged('17R.court-1')).toEqual(['mission:fire-at-juggernaut ×1 in 17R.court-2']);
    expect(charged('17R.court-2')).toEqual(['mission:fire-at-juggernaut ×1 in 17R.court-2']);
    expect(left('mh10', goal, ({ zombieHeroes }) => zombieHeroes.fill(GONE))).toEqual([]);
  });
});
