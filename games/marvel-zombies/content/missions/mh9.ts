/** MH9 (p.36): six zombie heroes somewhere in the house, and heroes who must grow to match them. */

import { mh9Rules } from '../../rulebook/missions/mh9.ts';
import { levelOf } from '../../rules/experience.ts';
import { isZombieHero, type World } from '../../world.ts';
import { zombieHeroIds } from '../ids.ts';
import type { Errand, Mission } from '../kinds.ts';
import { spawnCards } from '../spawn/index.ts';
import { missionMap } from './maps.ts';
import { isMarked, mark } from './marks.ts';
import { lookedAt, rewardAll, rewardOne } from './objectives.ts';
import { faceDown, strikeDown, wakeSleepers } from './shared.ts';

/** From the hall into a house full of laid spawn cards, on two floors that never sleep. */
const map = missionMap({
  floors: [
    { floor: 'upper', turns: 0, tiles: [['16V', '17V', '18V']] },
    {
      floor: 'ground',
      turns: 0,
      tiles: [
        ['10R', '11R', '12R'],
        ['13R', '14R', '15R'],
      ],
    },
  ],
  starts: ['14R.entrance'],
  exit: null,
  points: [
    { id: 'initial', zone: '13R.terrace-1', from: 'start' },
    { id: 'green', zone: '11R.terrace-2', from: 'five-heroes' },
    { id: 'red-1', zone: '15R.terrace-3', from: 'start' },
    { id: 'red-2', zone: '17V.landing-alcove', from: 'start' },
  ],
  objectives: [
    { zone: '12R.gym-stands', face: 'red' },
    { zone: '13R.study', face: 'red' },
    { zone: '16V.bedroom-1', face: 'red' },
    { zone: '18V.bedroom-4', face: 'red' },
  ],
  open: ['14R.entrance/14R.front-steps'],
  openRooms: ['hall'],
  noCitizens: ['14R.hall-west', '12R.gym-stands', '13R.study', '16V.bedroom-1', '18V.bedroom-4'],
  elevator: 'upper',
  laidCards: [
    '10R.classroom',
    '10R.corridor-west',
    '11R.garden-room',
    '12R.corridor-end',
    '12R.gym-court',
    '12R.gym-store',
    '13R.library-south',
    '13R.parlour',
    '15R.kitchen',
    '15R.dining-south',
    '15R.common-room',
    '16V.dormitory-west',
    '17V.lounge-west',
    '18V.dormitory-east',
  ],
  highlighted: true,
});

const OBJECTIVES = 'MZ-36.2';
const XP_RULE = 'MZ-36.5';

export const mh9: Mission<'mh9', 'kill-zombie-heroes' | 'reach-red', never> = {
  id: 'mh9',
  provenance: 'rulebook',
  cites: ['MZ-36.7'],
  difficulty: 'hard',
  minutes: 120,
  map,
  rules: mh9Rules,
  goals: [
    {
      id: 'kill-zombie-heroes',
      cite: OBJECTIVES,
      stage: 1,
      done: (world) => killed(world) === zombieHeroIds.length,
      progress: (world) => [killed(world), zombieHeroIds.length],
      errands: (world, { laidZones }) => {
        const found = zombieHeroIds.filter((_, i) => (world.zombieHeroes[i] ?? -1) >= 0);
        const hidden = faceDown(world.spawnLaid, laidZones);
        const times = 2 * lookedAt(hidden.length, zombieHeroIds.length - killed(world) - found.length);
        return [
          ...strikeDown(world, found),
          ...(times === 0 ? [] : hidden.map((zone): Errand => ({ zones: [zone], how: 'come', times }))),
        ];
      },
    },
    {
      id: 'reach-red',
      cite: OBJECTIVES,
      stage: 1,
      done: (world) => atRed(world) === world.heroes.length,
      progress: (world) => [atRed(world), world.heroes.length],
      errands: ({ heroes, objectives }) => [
        ...heroes
          .filter(({ xp }) => levelOf(xp) !== 'red')
          .map(({ id }): Errand => ({ zones: [], how: 'grow', by: [id], times: 1 })),
        ...objectives
          .filter(({ taken }) => !taken)
          .map(({ zone }): Errand => ({ zones: [zone], how: 'objective', times: 1 })),
      ],
    },
  ],
  exit: false,
  tells: { 'xp-gained': [XP_RULE] },
  laid: 'zombie-hero',
  queries: {
    drawsForSymbol: () => false,
    isCardSpent: (spent, { card }) => spent || spawnCards[card].kind === 'zombie-hero',
    isFloorActive: () => true,
  },
  flows: {
    *heroMoved(table, moved) {
      yield* wakeSleepers(table, moved);
    },
    *citizenRescued(table, { hero }) {
      rewardOne(table, hero, XP_RULE);
    },
    *objectiveTaken(table) {
      rewardAll(table, XP_RULE);
    },
    *enemyKilled(table, { enemy }) {
      if (isZombieHero(enemy)) mark(table.world, `killed:${enemy}`);
    },
  },
};

function killed(world: World): number {
  return zombieHeroIds.filter((id) => isMarked(world, `killed:${id}`)).length;
}

function atRed({ heroes }: World): number {
  return heroes.filter(({ xp }) => levelOf(xp) === 'red').length;
}
