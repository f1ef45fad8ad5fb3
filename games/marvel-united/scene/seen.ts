/** The world as a scene is given it: what may not be known is left out. */
import type { View } from '@necropole/kernel';
import type { Mu, PhaseName } from '../shape.ts';

export type MuView = View<Mu>;
export type SeenWorld = MuView['world'];
export type SeenHero = SeenWorld['heroes'][number];
export type SeenStory = SeenWorld['storyline'][number];

/** The colour and shape of a Hero: the number of the figure. */
export function figureOf({ id }: Pick<SeenHero, 'id'>): number {
  return Number(id.slice('hero-'.length));
}

/** Whose turn it is; in the Villain turn, who plays next. */
export function activeIn({ heroes, turn }: SeenWorld): SeenHero | undefined {
  return heroes[turn.hero];
}

/** Is it this Hero's turn? */
export function isActive(world: SeenWorld, { id }: Pick<SeenHero, 'id'>): boolean {
  return world.acting === 'heroes' && activeIn(world)?.id === id;
}

/** Is it the Villain's turn? */
export function isVillainsTurn(view: MuView): boolean {
  return view.world.acting === 'villain' && isUnderWay(view);
}

const turns: ReadonlySet<PhaseName> = new Set(['villain-turn', 'hero-turn', 'hero-actions', 'hero-end']);

/** Is the table laid, and somebody's turn under way? */
export function isUnderWay({ phase }: MuView): boolean {
  return turns.has(phase);
}

/** Has the Hero whose turn it is played a card in it? */
export function hasPlayed({ world, phase }: MuView): boolean {
  if (world.acting !== 'heroes') return false;
  if (phase === 'hero-actions' || phase === 'hero-end') return true;
  const { chips, effect, support } = world.turn;
  return phase === 'hero-turn' && (chips.length > 0 || effect !== 'none' || support);
}
