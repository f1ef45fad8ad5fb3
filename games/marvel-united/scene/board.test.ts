import { contains, distanceToWall, type Point } from '@necropole/boards';
import type { SceneSpace } from '@necropole/kernel';
import { describe, expect, it } from 'vitest';
import { allLocationIds, locations } from '../content/locations/index.ts';
import type { Board, LocationId } from '../world.ts';
import { CENTRE, groundOf } from './board.ts';

const SIDES = 6;
/** How near a token may come to the sides of its Location, of which the frame takes a part, and to a card. */
const FROM_SIDE = 20;
const FROM_CARD = 16.5;
const CARD_SHAPE = 64 / 46;

function boardOf(ring: readonly LocationId[]): Board {
  return { ring } as unknown as Board; // the ground asks for nothing else
}

/** Every Location on every side of the hexagon. */
const everywhere = allLocationIds.flatMap((id) =>
  Array.from({ length: SIDES }, (_, side) => {
    const ground = groundOf(boardOf(Array.from({ length: SIDES }, () => id)));
    return [id, side, ground.spaces[side] as SceneSpace] as const; // one a side
  }),
);

function slotsOf({ slots }: SceneSpace): readonly Point[] {
  return typeof slots === 'object' ? slots.map(({ at: { x, y } }): Point => [x, y]) : [];
}

describe('the board', () => {
  it.each(everywhere)('keeps the slots of %s inside side %i, and off its card', (id, _, space) => {
    const outline = space.outline.map(({ x, y }): Point => [x, y]);
    const slots = slotsOf(space);
    const { at, width } = space.cardAt ?? { at: { x: 0, y: 0 }, width: 0 };
    const [across, down] = [width / 2, (width * CARD_SHAPE) / 2];
    const beyond = (from: number, half: number): number => Math.max(0, Math.abs(from) - half);
    expect(slots).toHaveLength(locations[id].slots.length);
    for (const [x, y] of slots) {
      expect(contains(outline, [x, y])).toBe(true);
      expect(distanceToWall(outline, [x, y])).toBeGreaterThan(FROM_SIDE);
      expect(Math.hypot(beyond(x - at.x, across), beyond(y - at.y, down))).toBeGreaterThan(FROM_CARD);
    }
    for (const x of [at.x - across, at.x + across]) {
      for (const y of [at.y - down, at.y + down]) expect(contains(outline, [x, y])).toBe(true);
    }
  });

  it('leads clockwise through all Locations, around the Missions', () => {
    const ring = allLocationIds.slice(0, SIDES);
    const ground = groundOf(boardOf(ring));
    expect(ground.ways).toEqual([{ id: 'clockwise', kind: 'ring', through: ring, directed: true }]);
    expect(ground.spaces.map(({ id }) => id)).toEqual([...ring, CENTRE]);
  });

  it('is the same object as long as the match lasts', () => {
    const board = boardOf(allLocationIds.slice(0, SIDES));
    expect(groundOf(board)).toBe(groundOf(board));
  });
});
