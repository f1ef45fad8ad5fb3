/** Which drawing stands for whom. */
import type { HeroId, VillainId } from '../content/ids.ts';

export function tokenOfHero(id: HeroId): string {
  return `b-${id}`;
}

export function tokenOfVillain(id: VillainId): string {
  return `t-${id}`;
}
