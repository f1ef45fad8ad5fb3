/** Every component of the box. */

import type { MzComponent } from '../shape.ts';
import { citizenCards, citizenIds } from './citizens/index.ts';
import { heroCards, heroIds } from './heroes/index.ts';
import { zombieHeroIds } from './ids.ts';
import { missionIds, missions } from './missions/index.ts';
import { spawnCardIds, spawnCards } from './spawn/index.ts';
import { traitKinds, traits } from './traits/index.ts';
import { zombieHeroCards } from './zombie-heroes/index.ts';

export const components: readonly MzComponent[] = [
  ...heroIds.flatMap((id) => heroCards[id].skills),
  ...traitKinds.map((kind) => traits[kind]),
  ...citizenIds.map((id) => citizenCards[id]),
  ...zombieHeroIds.map((id) => zombieHeroCards[id]),
  ...spawnCardIds.map((id) => spawnCards[id]),
  ...missionIds.flatMap((id) => [missions[id], ...(missions[id].offers ?? [])]),
];
