/** The world as a scene is given it: what may not be known is left out. */
import { EVERYBODY, NOBODY, type View } from '@necropole/kernel';
import type { Mz } from '../shape.ts';
import type { World } from '../world.ts';

export type MzView = View<Mz>;
export type SeenWorld = MzView['world'];
export type SeenHero = SeenWorld['heroes'][number];

/**
 * The world as the rules read it, for what only asks about things that everybody sees: what is open, what is taken, which
 * goals are met. Tokens that lie face down have no face in it.
 */
export function publicWorld({ world }: MzView): World {
  const objectives = world.objectives.map((objective) => {
    const cards = objective.face.cards.filter((card) => card !== null);
    return { ...objective, face: { ...objective.face, cards, known: [cards.length > 0 ? EVERYBODY : NOBODY] } };
  });
  return { ...world, objectives } as unknown as World;
}
