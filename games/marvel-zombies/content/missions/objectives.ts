/** Objective tokens as missions use them: goals, experience, spawn points that wake up, locks. */

import { isFaceUp } from '@necropole/kernel';
import { gainXp, gainXpForAll } from '../../rules/experience.ts';
import { colourOf } from '../../rules/opening.ts';
import type { MzTable, Verdict } from '../../shape.ts';
import type { Hero, Objective, World } from '../../world.ts';
import type { Colour, SpawnPointId } from '../ids.ts';
import type { Errand, Goal } from '../kinds.ts';

/** The experience that everything worth it is worth: objectives, and citizens in some missions. */
const XP = 5;

/** Does the token show this colour? Asked of tokens that everybody sees, or that are taken. */
export function isOfColour({ face }: Objective, colour: Colour): boolean {
  return face.cards.some((card) => colourOf(card) === colour);
}

function isTaken({ objectives }: World, colour: Colour): boolean {
  return objectives.some((objective) => objective.taken && isOfColour(objective, colour));
}

/** Take one objective of each of these colours. */
export function takeColours<I extends string>(id: I, cite: string, stage: number, colours: readonly Colour[]): Goal<I> {
  return {
    id,
    cite,
    stage,
    done: (world) => colours.every((colour) => isTaken(world, colour)),
    progress: (world) => [colours.filter((colour) => isTaken(world, colour)).length, colours.length],
    errands: (world) =>
      errandsFor(
        world,
        colours.filter((colour) => !isTaken(world, colour)),
      ),
  };
}

/** The tokens that show these colours; and those that may, red back up, for the colours that nobody sees. */
function errandsFor({ objectives }: World, missing: readonly Colour[]): readonly Errand[] {
  const lying = objectives.filter(({ taken }) => !taken);
  const seen = missing.flatMap((colour): Errand[] => {
    const zones = lying.filter((objective) => isOfColour(objective, colour)).map(({ zone }) => zone);
    return zones.length === 0 ? [] : [{ zones, how: 'objective', times: 1 }];
  });
  const hidden = lying.filter(({ face }) => !isFaceUp(face));
  const times = lookedAt(hidden.length, missing.length - seen.length);
  if (times === 0) return seen;
  return [...seen, ...hidden.map(({ zone }): Errand => ({ zones: [zone], how: 'objective', times }))];
}

/** How likely each of some face-down cards is turned over, until all that are looked for among them are found. */
export function lookedAt(cards: number, lookedFor: number): number {
  if (cards === 0 || lookedFor <= 0) return 0;
  const found = Math.min(cards, lookedFor);
  return (found * (cards + 1)) / ((found + 1) * cards);
}

/** Take every objective of the mission, or each of those that are meant. */
export function takeAll<I extends string>(
  id: I,
  cite: string,
  stage: number,
  isMeant: (objective: Objective) => boolean = () => true,
): Goal<I> {
  return {
    id,
    cite,
    stage,
    done: ({ objectives }) => objectives.every((objective) => objective.taken || !isMeant(objective)),
    progress: ({ objectives }) => {
      const meant = objectives.filter(isMeant);
      return [meant.filter(({ taken }) => taken).length, meant.length];
    },
    errands: ({ objectives }) =>
      objectives
        .filter((objective) => !objective.taken && isMeant(objective))
        .map(({ zone }): Errand => ({ zones: [zone], how: 'objective', times: 1 })),
  };
}

/** Whoever did it gains experience. */
export function rewardOne(table: MzTable, hero: Hero, cite: string): void {
  gainXp(table, hero, XP, cite);
}

/** Every hero gains experience. */
export function rewardAll(table: MzTable, cite: string): void {
  gainXpForAll(table, XP, cite);
}

/** A red objective rewards its taker, a coloured one everybody. */
export function rewardByColour(table: MzTable, hero: Hero, colour: Colour, cite: string): void {
  if (colour === 'red') rewardOne(table, hero, cite);
  else rewardAll(table, cite);
}

/** A spawn point becomes active. */
export function wakePoint(table: MzTable, id: SpawnPointId, cite: string): void {
  const point = table.world.points.find((each) => each.id === id);
  if (point === undefined || point.active) return;
  point.active = true;
  table.tell('point-woken', cite, { point: id });
}

/** A door that stays locked by the mission's own rule. */
export function lockedBy(cite: string): (refusal: Verdict) => Verdict {
  return (refusal) => (refusal?.key === 'locked' ? { ...refusal, cite } : refusal);
}
