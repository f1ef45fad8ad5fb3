/** The board: six Locations are the sides of a hexagon, clockwise from the top, around the Missions. */
import { hexagonBoard, hexagonCentre, hexagonSide } from '@necropole/boards';
import { type Badge, type Ground, madeOf, type SceneSpace } from '@necropole/kernel';
import { locations } from '../content/locations/index.ts';
import type { Board, LocationId } from '../world.ts';
import { named } from './labels.ts';

/** How large what is seen behind a Location is drawn. */
const SCENERY = 46;

/** The space in the middle: what lies on it is about the whole match. */
export const CENTRE = 'mission-guide';

const remembered = madeOf<Board, Ground>(1);

/** The circle of Locations: nothing changes it as long as a match lasts. */
export function groundOf(board: Board): Ground {
  return remembered(board, 'ring', () => ({
    ...hexagonBoard,
    groups: [],
    spaces: [...board.ring.map(locationAt), centre],
    ways: [{ id: 'clockwise', kind: 'ring', through: board.ring, directed: true }],
  }));
}

function locationAt(id: LocationId, side: number): SceneSpace {
  const { outline, middle, nameAt, cardAt, words, behind, slots } = hexagonSide(side, locations[id].slots.length);
  return {
    id,
    kind: 'location',
    outline,
    middle,
    label: named('location', id),
    tint: `in-${id}`,
    nameAt,
    slots: slots.map((at, slot) => ({ at, label: named('slot', id, slot + 1) })),
    cardAt,
    words: {
      lines: [named('location-ends', id)],
      ...(hasPermanentEffect(id) ? { always: named('location-always', id) } : {}),
      badges: tokenGiven(id),
      ...words,
    },
    scenery: behind.map((at) => ({ symbol: `v-${id}`, at, size: SCENERY })),
  };
}

function hasPermanentEffect(id: LocationId): boolean {
  return locations[id].queries !== undefined || locations[id].flows !== undefined;
}

/** What the End of Turn effect gives, unless the room is needed for a permanent one. */
function tokenGiven(id: LocationId): readonly Badge[] {
  const { gives } = locations[id].endOfTurn;
  if (gives === undefined || hasPermanentEffect(id)) return [];
  return [{ symbol: `a-${gives}`, label: named('symbol', gives) }];
}

const centre: SceneSpace = {
  id: CENTRE,
  kind: 'centre',
  ...hexagonCentre,
  label: named('mission-guide'),
  quiet: true,
};
