import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { noBarriers } from './square-barriers.ts';
import { anyBears, edgesSwept, edgesWithin, footprint, sideOfFootprint, squaresEntered } from './square-footprint.ts';
import { edgeAt, edgeCount, edgeOf, placeOf, squareAt, squareCount, squareGrid } from './square-grid.ts';
import { adjacentSquares, areAdjacent, linkedSquares, type SquareMarch, squareReach, wayTo } from './square-reach.ts';
import { layTile, squareTile } from './square-tile.ts';

const WALL = 1;

/** Rooms with a wall `|`, a door `#` that costs one more, a piece `o` that nobody passes, and a trap `x`. */
const tile = squareTile(['+ + + +', ' a|b c ', '+ + +#+', ' d o e ', '+ + + +', ' f x g ', '+ + + +']);
const grid = squareGrid(3, 3);
const { squares, edges } = layTile(grid, tile, { x: 0, y: 0, turns: 0 });
const markAt = (list: typeof squares, at: number): string => list.find((each) => each.at === at)?.mark ?? '';
const at = (name: string): number => squares.find(({ mark }) => mark === name)?.at ?? -1;
const march: SquareMarch = {
  cost: (_, into, edge) => {
    if (markAt(edges, edge) === '|' || markAt(squares, into) === 'o') return null;
    return markAt(edges, edge) === '#' ? 2 : 1;
  },
  stops: (square) => markAt(squares, square) === 'x',
};

test('a march reaches what it can pay for, by the cheapest way, doors paid', () => {
  const reach = squareReach(grid, at('b'), 3, march);
  expect(wayTo(reach, at('e'))).toEqual([at('c'), at('e')]);
  expect(reach.costs[at('e')]).toBe(3);
  expect(reach.costs[at('b')]).toBe(0);
  expect(wayTo(reach, at('b'))).toEqual([]);
  expect(wayTo(reach, at('g'))).toBeNull();
});

test('whoever enters a square that stops goes no farther', () => {
  const through = squareReach(grid, at('f'), 9, { cost: march.cost });
  const stopped = squareReach(grid, at('f'), 9, march);
  expect(through.costs[at('g')]).toBe(2);
  expect(stopped.costs[at('x')]).toBe(1);
  expect(stopped.costs[at('g')]).toBe(-1);
  expect(squareReach(grid, at('x'), 9, march).costs[at('g')]).toBe(1);
});

test('each end of a link leads to the other, no other square anywhere, and levels meet by links alone', () => {
  const house = squareGrid(4, 3, 3);
  const squareOn = (level: number) => fc.nat(11).map((square) => 12 * level + square);
  fc.assert(
    fc.property(squareOn(0), squareOn(1), squareOn(1), squareOn(2), fc.nat(35), (low, one, other, high, from) => {
      fc.pre(one !== other);
      const links = [
        [low, one],
        [other, high],
      ] as const;
      const linked = linkedSquares(house, links);
      for (let square = 0; square < 36; square++) {
        const across = linked[square] ?? -1;
        expect(across >= 0).toBe(links.flat().includes(square));
        if (across >= 0) expect(linked[across]).toBe(square);
      }
      const free: SquareMarch = { cost: () => 1, linkCost: () => 1 };
      const reach = squareReach(house, from, 99, free, links);
      const steps = wayTo(reach, (from + 12) % 36) ?? [];
      for (const [at, into] of steps.entries()) {
        const before = steps[at - 1] ?? from;
        if (placeOf(house, before).level !== placeOf(house, into).level) expect(linked[before]).toBe(into);
      }
      expect(reach.costs.every((cost) => cost >= 0)).toBe(true);
    }),
  );
  expect(() =>
    linkedSquares(house, [
      [0, 12],
      [12, 24],
    ] as const),
  ).toThrow('Two links');
});

test('a link leads from level to level, both ways, for whoever may follow it', () => {
  const tower = squareGrid(2, 1, 2);
  const free: SquareMarch = { cost: () => 1, linkCost: () => 1 };
  expect(squareReach(tower, 0, 9, free, [[1, 3]]).costs).toEqual(Int16Array.of(0, 1, 3, 2));
  expect(squareReach(tower, 2, 9, free, [[1, 3]]).costs).toEqual(Int16Array.of(3, 2, 0, 1));
  expect(squareReach(tower, 0, 9, { cost: () => 1 }, [[1, 3]]).costs).toEqual(Int16Array.of(0, 1, -1, -1));
});

test('adjacent are those that share a side with nothing on it', () => {
  const barriers = noBarriers(grid);
  barriers.edges[edgeOf(grid, at('a'), 'right')] = WALL;
  expect(adjacentSquares(grid, barriers, WALL, at('a'))).toEqual([at('d')]);
  expect(areAdjacent(grid, barriers, WALL, at('a'), at('b'))).toBe(false);
  expect(areAdjacent(grid, barriers, 2, at('a'), at('b'))).toBe(true);
  expect(areAdjacent(grid, barriers, WALL, at('a'), at('o'))).toBe(false);
});

describe('on any grid', () => {
  const any = squareGrid(5, 4);
  const anyWalls = fc.array(fc.nat(edgeCount(any) - 1), { maxLength: 40 });

  it('costs differ along a way by what its step costs, and no step makes another way cheaper', () => {
    fc.assert(
      fc.property(
        anyWalls,
        fc.nat(19),
        fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 20, maxLength: 20 }),
        (walls, from, prices) => {
          const cost = (_: number, into: number, edge: number) => (walls.includes(edge) ? null : (prices[into] ?? 1));
          const reach = squareReach(any, from, 99, { cost });
          for (let square = 0; square < squareCount(any); square++) {
            const way = wayTo(reach, square);
            if (way === null) expect(reach.costs[square]).toBe(-1);
            else expect(way.reduce((sum, each) => sum + (prices[each] ?? 1), 0)).toBe(reach.costs[square]);
            if (way === null) continue;
            const barriers = { edges: new Uint8Array(edgeCount(any)) };
            for (const wall of walls) barriers.edges[wall] = WALL;
            for (const next of adjacentSquares(any, barriers, WALL, square)) {
              expect(reach.costs[next]).toBeGreaterThanOrEqual(0);
              expect(reach.costs[next]).toBeLessThanOrEqual((reach.costs[square] ?? 0) + (prices[next] ?? 1));
            }
          }
        },
      ),
    );
  });
});

describe('a piece of several squares', () => {
  const wide = squareGrid(5, 5);
  const block = { x: 1, y: 1, size: 2 };

  it('covers a block', () => {
    expect(footprint(wide, block)).toEqual([6, 7, 11, 12]);
    expect(footprint(wide, { x: 4, y: 0, size: 2 })).toEqual([4, -1, 9, -1]);
  });

  it('enters the squares ahead of it, over the edges before them and between them', () => {
    expect(squaresEntered(wide, block, 'up')).toEqual([1, 2]);
    expect(squaresEntered(wide, block, 'right')).toEqual([8, 13]);
    expect(squaresEntered(wide, { x: 0, y: 0, size: 2 }, 'left')).toEqual([-1, -1]);
    expect(edgesSwept(wide, block, 'up')).toEqual([
      edgeAt(wide, 1, 1, 'up'),
      edgeAt(wide, 2, 1, 'up'),
      edgeAt(wide, 2, 0, 'left'),
    ]);
    expect(edgesSwept(wide, block, 'right')).toEqual([
      edgeAt(wide, 2, 1, 'right'),
      edgeAt(wide, 2, 2, 'right'),
      edgeAt(wide, 3, 2, 'up'),
    ]);
  });

  it('sweeps what parts the squares that it covers next from those before, and from each other', () => {
    for (const [direction, dx, dy] of [
      ['up', 0, -1],
      ['right', 1, 0],
      ['down', 0, 1],
      ['left', -1, 0],
    ] as const) {
      const inside = new Set([...edgesWithin(wide, block), ...edgesWithin(wide, { x: 1 + dx, y: 1 + dy, size: 2 })]);
      const kept = new Set(edgesWithin(wide, block));
      const swept = edgesSwept(wide, block, direction);
      expect(new Set(swept)).toEqual(new Set([...inside].filter((edge) => !kept.has(edge))));
    }
  });

  it('has a square on the side that it shares with it', () => {
    const side = (x: number, y: number) => sideOfFootprint(wide, block, squareAt(wide, x, y));
    expect([side(1, 0), side(3, 2), side(2, 3), side(0, 1)]).toEqual(['up', 'right', 'down', 'left']);
    expect([side(0, 0), side(1, 1), side(4, 1)]).toEqual([null, null, null]);
  });

  it('is barred by any of its edges', () => {
    const barriers = noBarriers(wide);
    barriers.edges[edgeAt(wide, 2, 0, 'left')] = WALL;
    expect(anyBears(barriers, edgesSwept(wide, block, 'up'), WALL)).toBe(true);
    expect(anyBears(barriers, edgesSwept(wide, block, 'down'), WALL)).toBe(false);
  });
});
