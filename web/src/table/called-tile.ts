/** The tile that an answer is called after: drawn, its four sections are read at a glance. */
import type { Scene, SceneCard } from '@necropole/kernel';
import type { SeenOption } from '@necropole/kernel/app';

export function tileCalled({ piles }: Scene, { called }: Pick<SeenOption, 'called'>): SceneCard | null {
  const names = Object.values(called?.params ?? {});
  const tiles = piles.flatMap(({ cards }) => cards.filter(({ sections }) => sections !== undefined));
  return tiles.find(({ id }) => id !== null && names.includes(id)) ?? null;
}
