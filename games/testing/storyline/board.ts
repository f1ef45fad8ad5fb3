/** The ring of Storyline, drawn by hand: six locations are the sides of a hexagon, what has to be done lies in its heart. */
import { hexagonBoard, hexagonCentre, hexagonSide } from '@necropole/boards';
import type { Ground, SceneSpace } from '@necropole/kernel';
import { LOCATIONS, type LocationId, SLOTS } from './content.ts';
import { label } from './labels.ts';

export const HEART = 'heart';

function locationSpace(id: LocationId, side: number): SceneSpace {
  const { outline, middle, nameAt, cardAt, words, slots } = hexagonSide(side, SLOTS);
  return {
    id,
    kind: 'location',
    label: label(id),
    outline,
    middle,
    nameAt,
    slots: slots.map((at, slot) => ({ at, label: label('slot', slot + 1) })),
    cardAt,
    words: {
      lines: [label(`does-${id}`)],
      ...(id === 'park' ? { badges: [{ symbol: 'a-wild', label: label('wild') }] } : {}),
      ...(id === 'mill' ? { state: 'always' } : {}),
      ...words,
    },
  };
}

export const ground: Ground = {
  ...hexagonBoard,
  groups: [],
  spaces: [
    ...LOCATIONS.map(locationSpace),
    {
      id: HEART,
      kind: 'centre',
      label: label('heart'),
      ...hexagonCentre,
      quiet: true,
    },
  ],
  ways: [{ id: 'clockwise', kind: 'ring', through: LOCATIONS, directed: true }],
};
