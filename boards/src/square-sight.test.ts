import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type Barriers, noBarriers } from './square-barriers.ts';
import { edgeCount, edgeOf, placeOf, type SquareGrid, squareAt, squareCount, squareGrid } from './square-grid.ts';
import { squareLines } from './square-lines.ts';
import {
  barEdge,
  barSquare,
  bringTo,
  type SightRule,
  sees,
  sightBetween,
  sightObstacle,
  sightsOn,
  viewFrom,
} from './square-sight.ts';
import { layTile, squareTile } from './square-tile.ts';

const [WALL, PIECE, FOG, RAIL] = [1, 2, 4, 8];
const rule: SightRule = { edges: WALL, squares: PIECE | FOG, ends: FOG, corner: 'one-way-free' };

/** A plan in letters: walls `-` and `|`, rails `=`, pieces `o`, fog `f`, and the squares that are asked about by name. */
function plan(...drawing: readonly string[]) {
  const tile = squareTile(drawing);
  const grid = squareGrid(tile.width, tile.height);
  const barriers = noBarriers(grid);
  const { squares, edges } = layTile(grid, tile, { x: 0, y: 0, turns: 0 });
  const named: Record<string, number> = {};
  for (const { at, mark } of squares) {
    named[mark] = at;
    barriers.squares[at] = mark === 'o' ? PIECE : mark === 'f' ? FOG : 0;
  }
  for (const { at, mark } of edges) barriers.edges[at] = mark === '=' ? RAIL : WALL;
  const lines = squareLines(grid);
  const at = (name: string): number => named[name] ?? -1;
  return {
    grid,
    lines,
    barriers,
    at,
    looks: (from: string, to: string, like: SightRule = rule) => sightBetween(lines, like, barriers, at(from), at(to)),
    obstacle: (from: string, to: string) => sightObstacle(lines, rule, barriers, at(from), at(to)),
  };
}

describe('a line', () => {
  it('is stopped by a wall that it crosses, and not by a rail', () => {
    const { looks } = plan('+ + + +', ' a|b=c ', '+ + + +');
    expect(looks('a', 'b')).toBe(false);
    expect(looks('b', 'c')).toBe(true);
  });

  it('is stopped by a piece that it runs through, and reaches a piece where it ends', () => {
    const { grid, lines, barriers, at, looks } = plan('+ + + +', ' a o b ', '+ + + +');
    expect(looks('a', 'b')).toBe(false);
    expect(sightBetween(lines, rule, barriers, at('a'), squareAt(grid, 1, 0))).toBe(true);
    expect(sightBetween(lines, rule, barriers, squareAt(grid, 1, 0), at('b'))).toBe(true);
  });

  it('does not begin or end in what counts at the ends', () => {
    const { at, looks } = plan('+ + + +', ' a f b ', '+ + + +');
    expect(at('f')).toBe(1);
    expect([looks('a', 'f'), looks('f', 'b'), looks('a', 'b'), looks('f', 'f')]).toEqual([false, false, false, false]);
  });

  it('passes the squares that stand aside', () => {
    const { lines, barriers, at } = plan('+ + + +', ' a o b ', '+ + + +');
    expect(sightBetween(lines, rule, barriers, at('a'), at('b'), [1])).toBe(true);
    const two = plan('+ + +', ' a o ', '+ + +', ' o b ', '+ + +');
    expect(sightBetween(two.lines, rule, two.barriers, two.at('a'), two.at('b'), [1])).toBe(true);
  });

  it('never leads to another level', () => {
    const grid = squareGrid(2, 1, 2);
    expect(sightBetween(squareLines(grid), rule, noBarriers(grid), 0, 2)).toBe(false);
    expect(sightObstacle(squareLines(grid), rule, noBarriers(grid), 0, 2)).toEqual({ kind: 'level' });
  });
});

describe('a line through a corner', () => {
  const both: SightRule = { ...rule, corner: 'both-ways-free' };
  const always: SightRule = { ...rule, corner: 'always-free' };

  it('passes one square that stops it, and not between two', () => {
    const one = plan('+ + +', ' a o ', '+ + +', '   b ', '+ + +');
    expect([one.looks('a', 'b'), one.looks('a', 'b', both), one.looks('a', 'b', always)]).toEqual([true, false, true]);
    const two = plan('+ + +', ' a o ', '+ + +', ' o b ', '+ + +');
    expect([two.looks('a', 'b'), two.looks('a', 'b', both), two.looks('a', 'b', always)]).toEqual([false, false, true]);
  });

  it('passes the end of a wall', () => {
    const end = plan('+ + +', ' a|  ', '+ + +', '   b ', '+ + +');
    expect([end.looks('a', 'b'), end.looks('a', 'b', both)]).toEqual([true, false]);
  });

  it('passes walls that meet on one side, and not walls on both ways around', () => {
    expect(plan('+ + +', ' a|  ', '+ +-+', '   b ', '+ + +').looks('a', 'b')).toBe(true);
    expect(plan('+ + +', ' a|  ', '+-+ +', '   b ', '+ + +').looks('a', 'b')).toBe(false);
    expect(plan('+ + +', ' a|  ', '+ + +', '  |b ', '+ + +').looks('a', 'b')).toBe(false);
    expect(plan('+ + +', ' a|  ', '+ + +', ' o b ', '+ + +').looks('a', 'b')).toBe(false);
  });

  it('asks each corner on its own', () => {
    expect(plan('+ + + +', ' a|    ', '+ + + +', '       ', '+ + +-+', '     b ', '+ + + +').looks('a', 'b')).toBe(
      true,
    );
  });
});

test('whoever is told why learns what stops the line first', () => {
  const { grid, at, obstacle } = plan('+ + + + +', ' a o|b   ', '+ + + + +', ' o c   d ', '+ + + + +');
  expect(obstacle('a', 'b')).toEqual({ kind: 'square', square: squareAt(grid, 1, 0) });
  expect(obstacle('b', 'a')).toEqual({ kind: 'edge', edge: edgeOf(grid, at('b'), 'left') });
  expect(obstacle('a', 'c')).toEqual({ kind: 'corner', beside: [squareAt(grid, 1, 0), squareAt(grid, 0, 1)] });
  expect(obstacle('c', 'd')).toBeNull();
});

// ── On any grid ──────────────────────────────────────────────────────────────────────────────────────────────────────

const WIDTH = 6;
const HEIGHT = 5;
const grid = squareGrid(WIDTH, HEIGHT, 2);
const lines = squareLines(grid);
const anyFlags = (count: number, most: number) =>
  fc.array(fc.tuple(fc.nat(count - 1), fc.nat(most)), { maxLength: count / 2 });
const anyBarriers = fc
  .tuple(anyFlags(edgeCount(grid), 9), anyFlags(squareCount(grid), 7))
  .map(([edges, squares]): Barriers => {
    const barriers = noBarriers(grid);
    for (const [edge, flags] of edges) barriers.edges[edge] = flags;
    for (const [square, flags] of squares) barriers.squares[square] = flags;
    return barriers;
  });
const anyRule = fc
  .constantFrom('one-way-free' as const, 'both-ways-free' as const, 'always-free' as const)
  .map((corner): SightRule => ({ ...rule, corner }));
const all = Array.from({ length: squareCount(grid) }, (_, square) => square);

/** The pairs of squares for which this does not hold. */
function pairsAgainst(holds: (a: number, b: number) => boolean): readonly string[] {
  return all.flatMap((a) => all.flatMap((b) => (holds(a, b) ? [] : [`${a} to ${b}`])));
}

describe('on any grid', () => {
  it('who sees is seen', () => {
    fc.assert(
      fc.property(anyBarriers, anyRule, (barriers, like) => {
        const looks = (a: number, b: number) => sightBetween(lines, like, barriers, a, b);
        expect(pairsAgainst((a, b) => looks(a, b) === looks(b, a))).toEqual([]);
      }),
      { numRuns: 20 },
    );
  });

  it('a line is stopped by what a ruler would find', () => {
    fc.assert(
      fc.property(anyBarriers, (barriers) => {
        expect(
          pairsAgainst((a, b) => sightBetween(lines, rule, barriers, a, b) === byRuler(grid, barriers, a, b)),
        ).toEqual([]);
      }),
      { numRuns: 12 },
    );
  });

  it('the reason is none for what is seen, and one that counts for what is not', () => {
    fc.assert(
      fc.property(anyBarriers, anyRule, (barriers, like) => {
        const told = (a: number, b: number): boolean => {
          const obstacle = sightObstacle(lines, like, barriers, a, b);
          if (obstacle?.kind === 'edge') return ((barriers.edges[obstacle.edge] ?? 0) & like.edges) !== 0;
          if (obstacle?.kind === 'square') return ((barriers.squares[obstacle.square] ?? 0) & like.squares) !== 0;
          return (obstacle === null) === sightBetween(lines, like, barriers, a, b);
        };
        expect(pairsAgainst(told)).toEqual([]);
      }),
      { numRuns: 12 },
    );
  });

  it('taking something away never hides anything', () => {
    fc.assert(
      fc.property(
        anyBarriers,
        anyRule,
        fc.nat(edgeCount(grid) - 1),
        fc.nat(all.length - 1),
        (barriers, like, edge, square) => {
          const fewer: Barriers = { edges: barriers.edges.slice(), squares: barriers.squares.slice() };
          fewer.edges[edge] = 0;
          fewer.squares[square] = 0;
          const less = (a: number, b: number) => sightBetween(lines, like, fewer, a, b);
          expect(pairsAgainst((a, b) => less(a, b) || !sightBetween(lines, like, barriers, a, b))).toEqual([]);
        },
      ),
      { numRuns: 12 },
    );
  });

  it('what is kept is what one would find by looking, after any changes and questions', () => {
    const change = fc.record({
      edge: fc.boolean(),
      at: fc.nat(edgeCount(grid) - 1),
      flags: fc.nat(9),
      ask: fc.array(fc.nat(all.length - 1), { maxLength: 3 }),
    });
    fc.assert(
      fc.property(anyBarriers, anyRule, fc.array(change, { maxLength: 30 }), (barriers, like, changes) => {
        const sights = sightsOn(grid, like, lines);
        bringTo(sights, barriers);
        for (const { edge, at, flags, ask } of changes) {
          if (edge) barEdge(sights, at, flags);
          else barSquare(sights, at % all.length, flags);
          for (const from of ask) {
            const found = all.map((to) => (sightBetween(lines, like, sights.barriers, from, to) ? 1 : 0));
            expect(all.map((to) => (sees(sights, from, to) ? 1 : 0))).toEqual(found);
            expect([...viewFrom(sights, from)]).toEqual(found);
            expect(all.map((to) => (sees(sights, from, to) ? 1 : 0))).toEqual(found);
          }
        }
        bringTo(sights, barriers);
        expect(sights.barriers).toEqual(barriers);
        for (const from of all.slice(0, 5)) {
          expect([...viewFrom(sights, from)]).toEqual(
            all.map((to) => (sightBetween(lines, like, barriers, from, to) ? 1 : 0)),
          );
        }
      }),
      { numRuns: 60 },
    );
  });

  it('every single change is noticed by every square', () => {
    const small = squareGrid(4, 4);
    const squares = Array.from({ length: squareCount(small) }, (_, square) => square);
    for (const corner of ['one-way-free', 'both-ways-free'] as const) {
      const sights = sightsOn(small, { ...rule, squares: PIECE, corner });
      const stale = (): readonly number[] =>
        squares.filter((from) => {
          const view = [...viewFrom(sights, from)];
          return view.some(
            (seen, to) => (seen === 1) !== sightBetween(sights.lines, sights.rule, sights.barriers, from, to),
          );
        });
      const changes = [
        ...Array.from({ length: edgeCount(small) }, (_, edge) => (on: boolean) => barEdge(sights, edge, on ? WALL : 0)),
        ...squares.map((square) => (on: boolean) => barSquare(sights, square, on ? PIECE : 0)),
        ...squares.map((square) => (on: boolean) => barSquare(sights, square, on ? FOG : 0)),
      ];
      for (const change of changes) {
        for (const on of [true, false]) {
          change(on);
          expect(stale()).toEqual([]);
        }
      }
    }
  });

  it('what is kept outlives any number of changes', () => {
    const sights = sightsOn(squareGrid(3, 1), rule);
    for (let i = 0; i < 9000; i++) {
      barSquare(sights, 1, i % 2 === 0 ? PIECE : 0);
      if (viewFrom(sights, 0)[2] !== i % 2) throw new Error(`change ${i} was missed`);
    }
  });
});

type Spot = readonly [number, number];

/** The same question answered with segments in the plane, in halves of a square. Corners need one free way. */
function byRuler({ width, height }: SquareGrid, { edges, squares }: Barriers, from: number, to: number): boolean {
  const [a, b] = [placeOf(grid, from), placeOf(grid, to)];
  if (a.level !== b.level) return false;
  if ((((squares[from] ?? 0) | (squares[to] ?? 0)) & FOG) !== 0) return false;
  const [start, end]: readonly [Spot, Spot] = [
    [2 * a.x + 1, 2 * a.y + 1],
    [2 * b.x + 1, 2 * b.y + 1],
  ];
  const side = ([x, y]: Spot): number =>
    Math.sign((end[0] - start[0]) * (y - start[1]) - (end[1] - start[1]) * (x - start[0]));
  const between = (value: number, one: number, other: number): boolean =>
    value > Math.min(one, other) && value < Math.max(one, other);
  const wall = (x: number, y: number, way: 'up' | 'left'): boolean => {
    if (x < 0 || y < 0 || x > width || y > height) return false;
    const cell = 2 * ((a.level * (height + 1) + y) * (width + 1) + x) + (way === 'left' ? 1 : 0);
    return ((edges[cell] ?? 0) & WALL) !== 0;
  };
  const piece = (x: number, y: number): boolean =>
    ((squares[squareAt(grid, x, y, a.level)] ?? 0) & (PIECE | FOG)) !== 0;
  for (let y = 0; y <= height; y++) {
    for (let x = 0; x <= width; x++) {
      // The wall above, the wall at the left, and the inside of the square at x, y; then its upper left corner.
      const [corner, right, below]: readonly [Spot, Spot, Spot] = [
        [2 * x, 2 * y],
        [2 * x + 2, 2 * y],
        [2 * x, 2 * y + 2],
      ];
      if (wall(x, y, 'up') && side(corner) * side(right) < 0 && between(2 * y, start[1], end[1])) return false;
      if (wall(x, y, 'left') && side(corner) * side(below) < 0 && between(2 * x, start[0], end[0])) return false;
      const corners = [corner, right, below, [2 * x + 2, 2 * y + 2] as const].map(side);
      const crosses = corners.includes(1) && corners.includes(-1);
      const within =
        2 * x < Math.max(start[0], end[0]) &&
        2 * x + 2 > Math.min(start[0], end[0]) &&
        2 * y < Math.max(start[1], end[1]) &&
        2 * y + 2 > Math.min(start[1], end[1]);
      const own = (x === a.x && y === a.y) || (x === b.x && y === b.y);
      if (x < width && y < height && crosses && within && !own && piece(x, y)) return false;
      if (side(corner) === 0 && between(2 * x, start[0], end[0]) && between(2 * y, start[1], end[1])) {
        const falls = start[0] < end[0] === start[1] < end[1];
        const ways = falls
          ? [
              wall(x, y - 1, 'left') || piece(x, y - 1) || wall(x, y, 'up'),
              wall(x - 1, y, 'up') || piece(x - 1, y) || wall(x, y, 'left'),
            ]
          : [
              wall(x, y - 1, 'left') || piece(x - 1, y - 1) || wall(x - 1, y, 'up'),
              wall(x, y, 'up') || piece(x, y) || wall(x, y, 'left'),
            ];
        if (ways.every(Boolean)) return false;
      }
    }
  }
  return true;
}
