/** MH9 (p.36): six zombie heroes somewhere in the house, and heroes who must grow to match them. */

import { levelOf } from '../../rules/experience.ts';
import { isZombieHero, type World } from '../../world.ts';
import { zombieHeroIds } from '../ids.ts';
import type { Errand, Mission } from '../kinds.ts';
import { spawnCards } from '../spawn/index.ts';
import { mh9Map } from './maps/floors.ts';
import { isMarked, mark } from './marks.ts';
import { lookedAt, rewardAll, rewardOne } from './objectives.ts';
import { faceDown, strikeDown, wakeSleepers } from './shared.ts';

const OBJECTIVES = 'MZ-36.2';
const XP_RULE = 'MZ-36.5';

export const mh9: Mission = {
  id: 'mh9',
  provenance: 'rulebook',
  cites: ['MZ-36.7'],
  difficulty: 'hard',
  minutes: 120,
  map: mh9Map,
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
