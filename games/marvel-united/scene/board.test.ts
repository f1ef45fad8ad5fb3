import { contains } from '@necropole/boards';
import type { SceneSpace } from '@necropole/kernel';
import { describe, expect, it } from 'vitest';
import { allLocationIds, locations } from '../content/locations/index.ts';
import type { Board, LocationId } from '../world.ts';
import { CENTRE, groundOf } from './board.ts';

const SIDES = 6;
/** Half of a token, of a card of the width of a Threat, and what lies between two Locations. */
const TOKEN = 16;
const CARD_SHAPE = 64 / 46;

/** Every Location on every side of the hexagon. */
const everywhere: readonly SceneSpace[] = allLocationIds.flatMap((id) =>
  Array.from({ length: SIDES }, (_, side) => {
    const ring = Array.from({ length: SIDES }, (): LocationId => id);
    return groundOf({ ring } as unknown as Board).spaces[side] as SceneSpace; // one a side
  }),
);

function slotsOf({ slots }: SceneSpace) {
  return typeof slots === 'object' ? slots.map(({ at }) => at) : [];
}

/** The corners of what is drawn around a point. */
function around({ x, y }: { x: number; y: number }, across: number, down: number): readonly [number, number][] {
  return [-1, 1].flatMap((right) => [-1, 1].map((below): [number, number] => [x + right * across, y + below * down]));
}

describe('the board', () => {
  it.each(everywhere.map((space, i) => [space.id, i % SIDES, space] as const))(
    'keeps the places of %s inside its side %i',
    (_, __, space) => {
      const outline = space.outline.map(({ x, y }): [number, number] => [x, y]);
      const isInside = (points: readonly [number, number][]): boolean =>
        points.every((point) => contains(outline, point));
      const slots = slotsOf(space);
      expect(slots).toHaveLength(locations[space.id as LocationId].slots.length);
      // A token is round: its corners do not count, its four ends do.
      for (const { x, y } of slots) {
        expect(
          isInside([
            [x - TOKEN, y],
            [x + TOKEN, y],
            [x, y - TOKEN],
            [x, y + TOKEN],
          ]),
        ).toBe(true);
      }
      const { at, width } = space.cardAt ?? { at: { x: 0, y: 0 }, width: 0 };
      const [across, down] = [width / 2, (width * CARD_SHAPE) / 2];
      expect(isInside(around(at, across, down))).toBe(true);
      expect(isInside([[space.middle.x, space.middle.y]])).toBe(true);
      for (const slot of slots) {
        const apart = Math.abs(slot.x - at.x) > across + TOKEN - 2 || Math.abs(slot.y - at.y) > down + TOKEN - 2;
        expect(apart, `slot ${slot.x} ${slot.y} and the card`).toBe(true);
      }
    },
  );

  it('leads clockwise through all Locations, around the Missions', () => {
    const ring = allLocationIds.slice(0, SIDES);
    const ground = groundOf({ ring } as unknown as Board);
    expect(ground.ways).toEqual([{ id: 'clockwise', kind: 'ring', through: ring, directed: true }]);
    expect(ground.spaces.map(({ id }) => id)).toEqual([...ring, CENTRE]);
  });

  it('is the same object as long as the match lasts', () => {
    const board = { ring: allLocationIds.slice(0, SIDES) } as unknown as Board;
    expect(groundOf(board)).toBe(groundOf(board));
  });
});
