/** Where every piece, marker and die is, read from the world: the scene is held against it. */
import type { View, Whereabouts } from '@necropole/kernel';
import { crew } from './content.ts';
import { CREW, dieName } from './scene.ts';
import type { Ambush } from './shape.ts';

export function whereabouts({ world }: View<Ambush>): Whereabouts {
  const { at, markers, rats, band, day, dice } = world;
  const thrown = rats.length > 0 ? `band-${Math.min(3, band + 1)}` : null;
  return {
    pieces: {
      [CREW]: at,
      ...Object.fromEntries(markers.map((marker) => [marker.id, marker.at])),
      ...Object.fromEntries(rats.map(({ id }) => [id, `band-${band}`])),
      ...(rats.length > 0 ? Object.fromEntries(crew.map(({ id }) => [id, 'band-0'])) : {}),
    },
    markers: { day },
    dice: Object.fromEntries(dice.map((face, i) => [dieName(i), { face, at: thrown }])),
    piles: {},
  };
}
