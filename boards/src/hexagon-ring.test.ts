import { describe, expect, it } from 'vitest';
import { hexagonBoard, hexagonCentre, hexagonSide } from './hexagon-ring.ts';
import { contains, distanceToWall, type Point, type Polygon } from './plane.ts';

const SIDES = [0, 1, 2, 3, 4, 5];
const FEWEST = 3;
const MOST = 5;
/** How near a token may come to the sides of its place, of which the frame takes a part, and to a card. */
const FROM_SIDE = 20;
const FROM_CARD = 16.5;
const CARD_SHAPE = 64 / 46;

const pointOf = ({ x, y }: { readonly x: number; readonly y: number }): Point => [x, y];
const outlineOf = (side: number): Polygon => hexagonSide(side, FEWEST).outline.map(pointOf);

describe('a ring of six places', () => {
  it('has each beside its two neighbours: they share a wall, from the outer corner to the inner', () => {
    for (const side of SIDES) {
      const [, ends, endsInside] = outlineOf(side);
      const [begins, , , beginsInside] = outlineOf((side + 1) % SIDES.length);
      expect([begins, beginsInside]).toEqual([ends, endsInside]);
    }
  });

  it('lies around its centre, and fills its board', () => {
    const inner = SIDES.map((side) => outlineOf(side)[3]);
    expect(hexagonCentre.outline.map(pointOf)).toEqual(inner);
    const all = SIDES.flatMap(outlineOf);
    expect(Math.min(...all.map(([x]) => x))).toBeGreaterThan(0);
    expect(Math.max(...all.map(([x]) => x))).toBeLessThan(hexagonBoard.width);
    expect(Math.max(...all.map(([, y]) => y))).toBeLessThan(hexagonBoard.height);
  });

  it('is the same at the left as at the right', () => {
    const mirrored = ({ x, y }: { readonly x: number; readonly y: number }) => [hexagonBoard.width - x, y];
    for (const [right, left] of [
      [1, 5],
      [2, 4],
    ] as const) {
      const [one, other] = [hexagonSide(right, FEWEST), hexagonSide(left, FEWEST)];
      expect(mirrored(one.nameAt)).toEqual(pointOf(other.nameAt));
      expect(mirrored(one.cardAt.at)).toEqual(pointOf(other.cardAt.at));
      expect(one.slots.map(mirrored)).toEqual([...other.slots].reverse().map(pointOf));
      expect(one.behind.map(mirrored)).toEqual(other.behind.map(pointOf));
    }
  });

  it.each(SIDES.flatMap((side) => [FEWEST, 4, MOST].map((count) => [side, count] as const)))(
    'keeps what stands on side %i inside of it, with %i slots, and tokens off its card',
    (side, count) => {
      const { slots, cardAt, nameAt, middle, words, behind } = hexagonSide(side, count);
      const outline = outlineOf(side);
      const [across, down] = [cardAt.width / 2, (cardAt.width * CARD_SHAPE) / 2];
      const beyond = (from: number, half: number): number => Math.max(0, Math.abs(from) - half);
      expect(slots).toHaveLength(count);
      for (const slot of slots.map(pointOf)) {
        expect(contains(outline, slot)).toBe(true);
        expect(distanceToWall(outline, slot)).toBeGreaterThan(FROM_SIDE);
        const apart = Math.hypot(beyond(slot[0] - cardAt.at.x, across), beyond(slot[1] - cardAt.at.y, down));
        expect(apart).toBeGreaterThan(FROM_CARD);
      }
      const corners = [-across, across].flatMap((x) =>
        [-down, down].map((y): Point => [cardAt.at.x + x, cardAt.at.y + y]),
      );
      for (const point of [...corners, ...[nameAt, middle, words.at, ...behind].map(pointOf)])
        expect(contains(outline, point)).toBe(true);
    },
  );
});
