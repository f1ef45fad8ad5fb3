/** Every component of the box. */
import type { MzComponent } from '../shape.ts';
import { citizenCards } from './citizens/index.ts';
import { heroCards } from './heroes/index.ts';
import { citizenIds, heroIds, missionIds, zombieHeroIds } from './ids.ts';
import { missions } from './missions/index.ts';
import { spawnCardIds } from './spawn/deck.ts';
import { spawnCards } from './spawn/index.ts';
import { traitKinds } from './traits/deck.ts';
import { traits } from './traits/index.ts';
import { zombieHeroCards } from './zombie-heroes/index.ts';

export const components: readonly MzComponent[] = [
  ...heroIds.flatMap((id) => heroCards[id].skills),
  ...traitKinds.map((kind) => traits[kind]),
  ...citizenIds.map((id) => citizenCards[id]),
  ...zombieHeroIds.map((id) => zombieHeroCards[id]),
  ...spawnCardIds.map((id) => spawnCards[id]),
  ...missionIds.flatMap((id) => [missions[id], ...(missions[id].offers ?? [])]),
];
