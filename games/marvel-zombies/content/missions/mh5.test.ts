import { pourOut, provesFor } from '@necropole/kernel/testing';
import { expect } from 'vitest';
import { cardsOf } from '../../positions/piles.ts';
import { rulebook } from '../../rulebook/index.ts';
import {
  citizenInDeck,
  giveCitizen,
  keepCitizens,
  layCitizens,
  layFace,
  objectiveIn,
  onMission,
  putCitizen,
  stackSpawn,
  takeFaces,
} from '../../testing/missions.ts';
import { enemiesAt, hero } from '../../testing/standing.ts';
import { type Board, RESERVE, type World } from '../../world.ts';
import { citizenIds } from '../citizens/index.ts';
import { missions } from './index.ts';

const proves = provesFor(rulebook);

proves('MZ-31.1', 'MH5 is medium, takes 60 minutes, and has two floors', () => {
  expect([missions.mh5.difficulty, missions.mh5.minutes]).toEqual(['medium', 60]);
  expect(missions.mh5.map.floors.map(({ floor, tiles }) => [floor, tiles.flat()])).toEqual([
    ['upper', ['16V', '17V', '18V']],
    ['ground', ['13R', '14R', '15R']],
  ]);
});

/** Every hero has rescued somebody, and holds them; the exit lies in the study. */
function readyToLeave(world: World, board: Board): void {
  takeFaces(world, 'blue', 'green');
  world.exit = board.plan.places['13R.study'] ?? null;
  keepCitizens(world, 4);
  for (const each of world.heroes) {
    world.marks.push(`rescued-by:${each.id}`);
    giveCitizen(world, each, citizenInDeck(world));
  }
}

proves('MZ-31.2', 'MH5: each hero rescues somebody, the colours are found, and nobody leaves empty-handed', () => {
  const ready = onMission('mh5', { all: '13R.study', change: readyToLeave }).play('hero:wolverine', 'end');
  expect(ready.offers('leave')).toBe(true);
  const alone = onMission('mh5', {
    all: '13R.study',
    change(world, board) {
      readyToLeave(world, board);
      const [wolverine] = world.heroes;
      if (wolverine === undefined) return;
      pourOut(wolverine.citizen, world.citizenDiscard);
    },
  }).play('hero:wolverine', 'end');
  expect(alone.refuses('leave')).toMatchObject({ key: 'leaves-without-citizen', cite: 'MZ-31.2', refs: ['wolverine'] });
});

proves('MZ-31.2', 'MH5: one who has rescued nobody keeps all of them in the house', () => {
  const match = onMission('mh5', {
    all: '13R.study',
    change(world, board) {
      readyToLeave(world, board);
      world.marks = world.marks.filter((mark) => mark !== 'rescued-by:storm');
      putCitizen(world, board, '13R.study', citizenInDeck(world));
    },
  }).play('hero:wolverine', 'end');
  expect(match.refuses('leave')).toMatchObject({ key: 'exit-not-yet' });
  const citizen = match.world.citizens[0]?.id ?? '';
  match.play('stay', 'hero:storm', `rescue:${citizen}`, `keep:${citizen}`);
  expect(match.events('goal-done').map(({ cite, params }) => [cite, params.goal])).toContainEqual([
    'MZ-31.2',
    'each-rescues',
  ]);
});

proves('MZ-31.2', 'MH5 is won when the last one has left', () => {
  const match = onMission('mh5', {
    all: '13R.study',
    change(world, board) {
      readyToLeave(world, board);
      for (const each of world.heroes.slice(1)) each.zone = RESERVE;
    },
  }).play('hero:wolverine', 'end', 'leave');
  expect(match.outcome?.id).toBe('mission-accomplished');
});

/** So many citizens are left in the house, one of them beside a walker; nobody holds one. */
function citizensLeft(count: number) {
  return onMission('mh5', {
    phase: 'enemies-first-actions',
    horde: { '15R.kitchen': { walker: 1 } },
    change(world, board) {
      keepCitizens(world, 0);
      putCitizen(world, board, '15R.kitchen', 'senator-kelly');
      layCitizens(world, count - 1);
      stackSpawn(world, ...cardsOf('normal', 'brute').slice(0, 3));
    },
  });
}

proves('MZ-31.3', 'MH5: with enough citizens left a loss is bearable, with too few it is the end', () => {
  expect(citizensLeft(4).outcome).toMatchObject({ id: 'mission-failed', cite: 'MZ-31.3', winners: [] });
  const enough = citizensLeft(5);
  expect(enough.events('citizen-devoured')).toHaveLength(1);
  expect(enough.outcome).toBeNull();
});

proves('MZ-31.3', 'MH5: whoever gives up one citizen for another may lose the match by it', () => {
  const match = onMission('mh5', {
    all: '15R.kitchen',
    change(world, board) {
      keepCitizens(world, 2);
      const [wolverine] = world.heroes;
      if (wolverine !== undefined) giveCitizen(world, wolverine, citizenInDeck(world));
      putCitizen(world, board, '15R.kitchen', citizenInDeck(world));
    },
  }).answer('hero:wolverine');
  const [citizen] = match.world.citizens;
  match.answer(`rescue:${citizen?.id}`);
  expect(match.outcome).toBeNull();
  match.answer(`keep:${citizen?.id}`);
  expect(match.outcome).toMatchObject({ id: 'mission-failed', cite: 'MZ-31.3' });
});

proves(['MZ-31.3', 'MZ-11.9'], 'MH5: it is lost at once where those left upstairs were needed', () => {
  const match = onMission('mh5', {
    phase: 'end-of-players-phase',
    all: '15R.kitchen',
    change(world, board) {
      keepCitizens(world, 3);
      putCitizen(world, board, '17V.landing-east', citizenInDeck(world));
    },
  });
  expect(match.events('citizen-devoured')).toMatchObject([{ cite: 'MZ-11.9' }]);
  expect(match.outcome).toMatchObject({ id: 'mission-failed', cite: 'MZ-31.3' });
  expect(match.events('enemies-phase')).toEqual([]);
});

proves('MZ-31.4', 'MH5: no Hidden Citizen and no Too Late cards', () => {
  const { spawnDeck, citizenDeck, citizenCards } = onMission('mh5').world;
  expect(spawnDeck.cards).toHaveLength(40);
  const cards = [...citizenDeck.cards, ...citizenCards.flatMap((pile) => pile.cards)];
  expect(new Set(cards)).toEqual(new Set(citizenIds));
});

proves('MZ-31.5', 'MH5 and MH9: no citizen card where an objective lies', () => {
  for (const id of ['mh5', 'mh9'] as const) {
    const { world, board } = onMission(id);
    expect(world.objectives.filter(({ zone }) => board.citizenZones.includes(zone))).toEqual([]);
  }
});

proves('MZ-31.6', 'MH5 and MH9: the first hero on 16V or 18V rolls a die for the brutes of that tile', () => {
  for (const id of ['mh5', 'mh9'] as const) {
    const enter = (die: number) =>
      onMission(id, {
        all: '17V.landing-east',
        dice: [die],
        change(world, board) {
          world.opened[board.plan.openingPlaces['17V.landing-east/18V.corridor-west'] ?? -1] = true;
        },
      }).play('hero:wolverine', 'move:18V.corridor-west');
    const woken = enter(3);
    expect([enemiesAt(woken, '18V.bedroom-3'), enemiesAt(woken, '18V.bedroom-4')]).toEqual(['1 brute', '1 brute']);
    expect(enemiesAt(woken, '16V.bedroom-1')).toBe('');
    const asleep = enter(2);
    expect(enemiesAt(asleep, '18V.bedroom-3')).toBe('');
    asleep.play('move:17V.landing-east', 'move:18V.corridor-west');
    expect(asleep.events('die-rolled')).toMatchObject([{ cite: 'MZ-31.6', params: { die: 2 } }]);
  }
});

/** Takes an objective of this face in the study. */
function taking(face: 'red-1' | 'blue' | 'green') {
  const match = onMission('mh5', {
    all: '13R.study',
    change: (world, board) => layFace(world, board, '13R.study', face),
  }).answer('hero:wolverine');
  return match.answer(objectiveIn(match, '13R.study'));
}

proves('MZ-31.7', 'MH5: red gives 5 experience and a trait to its taker, Gain Trait action or not', () => {
  const match = taking('red-1');
  expect(match.world.heroes.map(({ xp }) => xp)).toEqual([5, 0, 0, 0]);
  expect(hero(match, 'wolverine').traits.cards).toHaveLength(1);
  match.answer('gain-trait');
  expect(hero(match, 'wolverine').traits.cards).toHaveLength(2);
});

proves('MZ-31.8', 'MH5: blue and green give 5 experience to all, and no trait', () => {
  for (const face of ['blue', 'green'] as const) {
    const match = taking(face);
    expect(match.world.heroes.map(({ xp, traits }) => [xp, traits.cards.length])).toEqual(new Array(4).fill([5, 0]));
  }
});

proves('MZ-31.9', 'MH5: there is no exit before the green objective is taken, and then it lies there', () => {
  expect(taking('blue').world.exit).toBeNull();
  const match = taking('green');
  expect(match.world.exit).toBe(match.board.plan.places['13R.study']);
  expect(match.events('exit-placed')).toMatchObject([{ cite: 'MZ-31.9', params: { zone: '13R.study' } }]);
});
