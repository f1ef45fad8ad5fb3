import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  type Arc,
  arcAhead,
  arcHolds,
  directionOfSide,
  inArc,
  quarterAhead,
  type Ray,
  rayTowards,
  sideTowards,
  squareSides,
  turnsBetween,
} from './square-facing.ts';
import { squareAt, squareDirections, squareGrid } from './square-grid.ts';

const grid = squareGrid(5, 5);
const centre = squareAt(grid, 2, 2);

/** The squares of the grid in an arc of a piece in its centre, drawn. */
function drawn(arc: Arc, facing: (typeof squareDirections)[number]): readonly string[] {
  return [0, 1, 2, 3, 4].map((y) =>
    [0, 1, 2, 3, 4].map((x) => (inArc(grid, arc, centre, facing, squareAt(grid, x, y)) ? 'o' : '.')).join(''),
  );
}

test('the sides of a piece turn with it', () => {
  expect(sideTowards('up', 'right')).toBe('right');
  expect(sideTowards('right', 'up')).toBe('left');
  expect(sideTowards('down', 'up')).toBe('back');
  expect(sideTowards('left', 'left')).toBe('front');
  for (const facing of squareDirections) {
    for (const side of squareSides) expect(sideTowards(facing, directionOfSide(facing, side))).toBe(side);
  }
  expect(turnsBetween('left', 'up')).toBe(1);
});

test('half of everything lies ahead, the own row among it', () => {
  expect(drawn(arcAhead, 'up')).toEqual(['ooooo', 'ooooo', 'ooooo', '.....', '.....']);
  expect(drawn(arcAhead, 'right')).toEqual(['..ooo', '..ooo', '..ooo', '..ooo', '..ooo']);
});

test('a quarter ahead ends on the diagonals, and they are in it', () => {
  expect(drawn(quarterAhead, 'up')).toEqual(['ooooo', '.ooo.', '..o..', '.....', '.....']);
  expect(drawn(quarterAhead, 'left')).toEqual(['o....', 'oo...', 'ooo..', 'oo...', 'o....']);
});

test('an arc wider than half leaves out only what lies behind', () => {
  expect(drawn({ from: [-1, -1], to: [1, -1] }, 'up')).toEqual(['ooooo', 'ooooo', 'ooooo', 'oo.oo', 'o...o']);
});

test('two rays that point the same way bound one ray', () => {
  expect(arcHolds({ from: [0, 1], to: [0, 2] }, [0, 3])).toBe(true);
  expect(arcHolds({ from: [0, 1], to: [0, 2] }, [0, -3])).toBe(false);
  expect(arcHolds({ from: [0, 1], to: [0, 2] }, [1, 3])).toBe(false);
});

test('nothing on another level is in an arc', () => {
  const tower = squareGrid(1, 2, 2);
  expect(inArc(tower, arcAhead, 1, 'up', 0)).toBe(true);
  expect(inArc(tower, arcAhead, 1, 'up', 2)).toBe(false);
});

describe('any arc', () => {
  const ray = fc
    .tuple(fc.integer({ min: -9, max: 9 }), fc.integer({ min: -9, max: 9 }))
    .filter(([x, y]) => x !== 0 || y !== 0);
  const angle = ([right, ahead]: Ray): number => Math.atan2(right, ahead);
  const turned = (from: Ray, to: Ray): number => (angle(to) - angle(from) + 4 * Math.PI) % (2 * Math.PI);

  it('holds what one meets on the way from its first ray to its second', () => {
    fc.assert(
      fc.property(ray, ray, ray, (from, to, other) => {
        // Where two rays point the same way, a rounded angle may be a full turn.
        const same = (a: Ray, b: Ray): boolean => a[0] * b[1] === a[1] * b[0] && a[0] * b[0] + a[1] * b[1] > 0;
        const expected =
          same(from, other) || same(to, other) || (!same(from, to) && turned(from, other) < turned(from, to));
        expect(arcHolds({ from, to }, other)).toBe(expected);
      }),
    );
  });

  it('is the same for a piece that is turned, with the board turned under it', () => {
    fc.assert(
      fc.property(fc.integer({ min: -9, max: 9 }), fc.integer({ min: -9, max: 9 }), (dx, dy) => {
        const plain = ([right, ahead]: Ray): readonly number[] => [right + 0, ahead + 0];
        squareDirections.forEach((facing, place) => {
          const next = squareDirections[(place + 1) % 4] ?? 'up';
          expect(plain(rayTowards(next, -dy, dx))).toEqual(plain(rayTowards(facing, dx, dy)));
        });
      }),
    );
  });
});
