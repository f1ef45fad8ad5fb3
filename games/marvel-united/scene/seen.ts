/** The world as a scene is given it: what may not be known is left out. */
import type { View } from '@necropole/kernel';
import type { Mu } from '../shape.ts';

export type MuView = View<Mu>;
export type SeenWorld = MuView['world'];
export type SeenHero = SeenWorld['heroes'][number];
export type SeenStory = SeenWorld['storyline'][number];

/** The colour and shape of a Hero: the number of the figure. */
export function figureOf({ id }: Pick<SeenHero, 'id'>): number {
  return Number(id.slice('hero-'.length));
}

/** Is it this Hero's turn? */
export function isActive({ acting, heroes, turn }: SeenWorld, { id }: Pick<SeenHero, 'id'>): boolean {
  return acting === 'heroes' && heroes[turn.hero]?.id === id;
}
