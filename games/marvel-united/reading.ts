/** What the world says: who is where, what lies there, how far it has come. */
import type { HeroId } from './content/ids.ts';
import type { Bystander } from './content/symbols.ts';
import type { Hero, LocationId, Mission, MissionId, Place, StoryCard, ThreatInPlay, World } from './world.ts';

/** The Hero whose turn it is; in the Villain turn, the one who plays next. */
export function activeHero(world: World): Hero {
  return heroAt(world, world.turn.hero);
}

export function heroAt(world: World, index: number): Hero {
  const hero = world.heroes[index];
  if (hero === undefined) throw new Error(`There is no Hero ${index}`);
  return hero;
}

export function heroById(world: World, id: string): Hero {
  const hero = world.heroes.find((each) => each.id === id);
  if (hero === undefined) throw new Error(`There is no Hero "${id}"`);
  return hero;
}

/** Who a Hero is, once chosen. */
export function whoIs({ who, id }: Hero): HeroId {
  if (who === null) throw new Error(`${id} is nobody yet`);
  return who;
}

/** All Heroes in the order of play, from the active one on. */
export function heroesInOrder({ heroes, turn, direction }: World): readonly Hero[] {
  const count = heroes.length;
  return heroes.map((_, i) => heroes[(turn.hero + direction * i + count * count) % count] as Hero);
}

/** The Heroes who stand, in the order of play: no effect touches the others. */
export function standingHeroes(world: World): readonly Hero[] {
  return heroesInOrder(world).filter(({ ko }) => !ko);
}

/** The Heroes who stand in a Location, in the order of play. */
export function heroesIn(world: World, at: LocationId): readonly Hero[] {
  return standingHeroes(world).filter((hero) => hero.at === at);
}

/** Is there no other Hero in the Location? The Villain does not count, nor does whoever is KO'd. */
export function isAlone(world: World, hero: Hero, at: LocationId = hero.at): boolean {
  return !heroesIn(world, at).some((other) => other !== hero);
}

export function placeOf(world: World, id: LocationId): Place {
  const place = world.places.find((each) => each.id === id);
  if (place === undefined) throw new Error(`"${id}" is no Location of this match`);
  return place;
}

/** How many Thugs, or Civilians, there are in a Location. */
export function countIn(place: Place, bystander: Bystander): number {
  let count = 0;
  for (const token of place.slots) if (token === bystander) count += 1;
  return count;
}

/** Is there neither a Thug nor a Civilian? */
export function isEmptyOfBystanders({ slots }: Place): boolean {
  return slots.every((token) => token === null);
}

export function freeSlots({ slots }: Place): number {
  let count = 0;
  for (const token of slots) if (token === null) count += 1;
  return count;
}

/** Where a Threat card is in play, and how it stands; `null` where it is not. */
export function threatInPlay(world: World, card: string): { place: Place; threat: ThreatInPlay } | null {
  for (const place of world.places) {
    for (const threat of place.threats) if (threat.card === card) return { place, threat };
  }
  return null;
}

export function missionOf(world: World, id: MissionId): Mission {
  const mission = world.missions.find((each) => each.id === id);
  if (mission === undefined) throw new Error(`There is no Mission "${id}"`);
  return mission;
}

/** The last Hero card of the Storyline; `null` before the first. */
export function lastHeroCard({ storyline }: World): StoryCard | null {
  for (let i = storyline.length - 1; i >= 0; i--) {
    const card = storyline[i];
    if (card !== undefined && card.by !== 'villain') return card;
  }
  return null;
}
