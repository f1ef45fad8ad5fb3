/** Which components can come up in a match: those of its heroes, of its mission, and of the cards that stay in its decks. */

import type { MatchConfig } from '@necropole/kernel';
import { heroCards, heroIds } from '../content/heroes/index.ts';
import type { MissionId } from '../content/ids.ts';
import type { SpawnCard } from '../content/kinds.ts';
import { missionIds, missions } from '../content/missions/index.ts';
import { spawnCardIds, spawnCards } from '../content/spawn/index.ts';
import { heroesOf } from './setup.ts';

/** Whose skills: each belongs to one hero. */
const heroOf: ReadonlyMap<string, string> = new Map(
  heroIds.flatMap((id) => heroCards[id].skills.map((skill) => [skill.id, id] as const)),
);
const spawnCardById: ReadonlyMap<string, SpawnCard> = new Map(spawnCardIds.map((id) => [id, spawnCards[id]]));

/** Skills need their hero; cards that a mission takes out never come; a mission's own rules are only there in it. */
export function appears(component: string, { mission, seats, options }: Omit<MatchConfig, 'seed'>): boolean {
  const hero = heroOf.get(component);
  if (hero !== undefined) return (heroesOf(seats, options['heroes']) as readonly string[]).includes(hero);
  const { id, offers, removed } = missions[mission as MissionId];
  const card = spawnCardById.get(component);
  if (card !== undefined) return removed?.spawn?.includes(card.kind) !== true;
  const isOfMissions = missionIds.some((each) => isPartOf(component, each));
  if (isOfMissions) return component === id || offers?.some((offer) => offer.id === component) === true;
  return removed?.citizens?.some((citizen) => citizen === component) !== true;
}

function isPartOf(component: string, mission: MissionId): boolean {
  return component === mission || missions[mission].offers?.some(({ id }) => id === component) === true;
}
