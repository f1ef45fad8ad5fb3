/** What missions note in the world, and read again. */

import type { World } from '../../world.ts';
import type { CitizenId, HeroId, SpawnPointId, ZombieHeroId } from '../ids.ts';

/** Something that has happened, for the rest of the match. */
export type Mark =
  | `rescued:${CitizenId}`
  | `rescued-by:${HeroId}`
  | `killed:${ZombieHeroId}`
  | `entered:${string}`
  | `moved:${SpawnPointId}`
  | 'elevator-called'
  | 'devoured:trish-tilby'
  | 'hand-charged'
  | 'hand-carried'
  /** Those who charge the Hand are around it. */
  | 'around-hand'
  /** Lay down already when the enemies' phase began. */
  | `down-before:${ZombieHeroId}`;

export function isMarked({ marks }: World, mark: Mark): boolean {
  return marks.includes(mark);
}

export function mark(world: World, what: Mark): void {
  if (!isMarked(world, what)) world.marks.push(what);
}

export function unmark(world: World, what: Mark): void {
  world.marks = world.marks.filter((each) => each !== what);
}
