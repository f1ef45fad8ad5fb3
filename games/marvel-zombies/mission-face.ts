/** What a mission is like before one has played it, read from what it is made of. */
import type { MissionFace } from '@necropole/kernel';
import type { MissionId } from './content/ids.ts';
import type { Mission } from './content/kinds.ts';
import { missions } from './content/missions/index.ts';
import { named } from './scene/labels.ts';

const difficulties = { easy: 1, medium: 2, hard: 3 } as const;

export function missionFace(id: string): MissionFace | null {
  const mission: Mission | undefined = missions[id as MissionId];
  if (mission === undefined) return null;
  const { difficulty, minutes, goals, exit } = mission;
  return {
    difficulty: difficulties[difficulty],
    minutes,
    aims: [...goals.map((goal) => named('goal', goal.id)), ...(exit ? [named('leave-all')] : [])],
    features: featuresOf(mission),
  };
}

/** What lies or waits on its map that few maps have. */
function featuresOf({ map, among }: Mission): MissionFace['features'] {
  const [zombieHero] = map.zombieHeroes;
  return [
    ...(map.hand === null ? [] : [{ symbol: 't-hand', label: named('hand-charged') }]),
    ...(map.elevator === null ? [] : [{ symbol: 'i-elevator', label: named('elevator') }]),
    ...(zombieHero === undefined ? [] : [{ symbol: `t-${zombieHero.id}`, label: named('zombie-heroes-in-play') }]),
    ...(among === undefined ? [] : [{ symbol: 't-secret', label: named('citizen-card') }]),
  ];
}
