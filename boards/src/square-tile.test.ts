import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { QuarterTurns } from './plane.ts';
import { edgeAt, squareAt, squareGrid } from './square-grid.ts';
import {
  layTile,
  placeOnTile,
  type SquareTile,
  squareTile,
  tileOfCells,
  turnDirection,
  turnTile,
} from './square-tile.ts';

const tile = squareTile(['+-+ +', '|a b ', '+ +#+']);

test('a drawing is read square by square and edge by edge', () => {
  expect(tile).toEqual({
    width: 2,
    height: 1,
    squares: [
      { x: 0, y: 0, mark: 'a' },
      { x: 1, y: 0, mark: 'b' },
    ],
    edges: [
      { x: 0, y: 0, side: 'up', mark: '-' },
      { x: 0, y: 0, side: 'left', mark: '|' },
      { x: 1, y: 0, side: 'down', mark: '#' },
    ],
  });
});

test('a drawing that is none is refused', () => {
  expect(() => squareTile(['+-+', '|a', '+-+'])).toThrow('row 1 of a drawing has 2 characters');
  expect(() => squareTile(['--+', '|a|', '+-+'])).toThrow('"-" stands on a corner of a drawing');
  expect(() => squareTile(['+-', '|a'])).toThrow('odd number');
});

test('a tile is turned clockwise, its edges with it', () => {
  const turned = turnTile(tile, 1);
  expect([turned.width, turned.height]).toEqual([1, 2]);
  expect(turned.squares).toEqual([
    { x: 0, y: 0, mark: 'a' },
    { x: 0, y: 1, mark: 'b' },
  ]);
  expect(turned.edges.map(({ x, y, side }) => [x, y, side])).toEqual([
    [0, 0, 'right'],
    [0, 0, 'up'],
    [0, 1, 'left'],
  ]);
});

test('a tile that is laid bears its marks on the squares and edges of the grid', () => {
  const grid = squareGrid(4, 4, 2);
  const laid = layTile(grid, tile, { x: 2, y: 1, turns: 0, level: 1 });
  expect(laid.squares).toEqual([
    { at: squareAt(grid, 2, 1, 1), mark: 'a' },
    { at: squareAt(grid, 3, 1, 1), mark: 'b' },
  ]);
  expect(laid.edges[2]).toEqual({ at: edgeAt(grid, 3, 2, 'up', 1), mark: '#' });
  expect(() => layTile(grid, tile, { x: 3, y: 1, turns: 0 })).toThrow('sticks out');
  expect(() => layTile(grid, tile, { x: 3, y: 2, turns: 1 })).not.toThrow();
});

describe('a tile that is told by cells', () => {
  const grid = squareGrid(9, 9);
  const marks = (some: SquareTile): readonly string[] => {
    const { squares, edges } = layTile(grid, some, { x: 1, y: 1, turns: 0 });
    return [...squares.map(({ at, mark }) => `s${at}${mark}`), ...edges.map(({ at, mark }) => `e${at}${mark}`)].sort();
  };

  it('is the tile that is drawn edge by edge', () => {
    expect(marks(tileOfCells(['####', '#ab ', '#c##', ' ## ']))).toEqual(
      marks(squareTile(['+#+#+', '#a b ', '+ +#+', '#c#  ', '+#+ +'])),
    );
  });

  it('says where it goes wrong', () => {
    expect(() => tileOfCells(['####', '#ab', '####'])).toThrow('row 1 of a tile has 3 cells, not 4');
    expect(() => tileOfCells(['#x##', '#  #', '#ab#', '####'])).toThrow('"x" stands beside no square: row 0, column 1');
    expect(() => tileOfCells(['##', '##'])).toThrow('a rim all around');
  });

  it('has an edge wherever a square meets a mark that is no square, whatever its form', () => {
    const rows = fc
      .tuple(
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 1, max: 4 }),
        fc.infiniteStream(fc.constantFrom('.', '#', ' ')),
      )
      .map(([width, height, stream]) => {
        const inside = Array.from({ length: height }, () =>
          Array.from({ length: width }, () => stream.next().value ?? '.').join(''),
        );
        return ['#'.repeat(width + 2), ...inside.map((row) => `#${row}#`), '#'.repeat(width + 2)];
      });
    fc.assert(
      fc.property(rows, (some) => {
        const { squares, edges } = tileOfCells(some);
        const open = squares.flatMap(({ x, y }) =>
          [
            [0, -1],
            [1, 0],
            [0, 1],
            [-1, 0],
          ].filter(([dx = 0, dy = 0]) => some[y + dy + 1]?.charAt(x + dx + 1) !== '#'),
        );
        expect(edges.length).toBe(4 * squares.length - open.length);
      }),
    );
  });
});

test('a direction is turned as the edges of its tile are', () => {
  expect(turnDirection('up', 1)).toBe('right');
  expect(turnDirection('left', 2)).toBe('right');
  expect(turnDirection('left', 1)).toBe('up');
  expect(turnDirection('down', 0)).toBe('down');
});

describe('any tile', () => {
  const anyTile = fc
    .tuple(
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ min: 1, max: 4 }),
      fc.string({ unit: fc.constantFrom(' ', 'w'), minLength: 81, maxLength: 81 }),
    )
    .map(([width, height, marks]) =>
      squareTile(
        Array.from({ length: 2 * height + 1 }, (_, j) =>
          Array.from({ length: 2 * width + 1 }, (_mark, i) =>
            i % 2 === 0 && j % 2 === 0 ? '+' : marks.charAt(9 * j + i),
          ).join(''),
        ),
      ),
    );
  const grid = squareGrid(9, 9);
  const where = (some: SquareTile, turns: QuarterTurns): readonly (readonly number[])[] => {
    const { squares, edges } = layTile(grid, some, { x: 2, y: 3, turns });
    return [squares, edges].map((list) => list.map(({ at }) => at).sort((a, b) => a - b));
  };

  it('is the same after four turns, and each turn goes on from the last', () => {
    fc.assert(
      fc.property(anyTile, (some) => {
        expect(where(turnTile(turnTile(some, 3), 1), 0)).toEqual(where(some, 0));
        expect(where(turnTile(some, 1), 1)).toEqual(where(some, 2));
      }),
    );
  });

  it('is found again under the squares that it covers, and nowhere else', () => {
    fc.assert(
      fc.property(anyTile, fc.constantFrom<QuarterTurns>(0, 1, 2, 3), (some, turns) => {
        const place = { x: 2, y: 3, turns };
        const turned = turnTile(some, turns);
        const found = some.squares.map(({ x, y }) => `${x} ${y}`).sort();
        const back = turned.squares.map(({ x, y }) =>
          placeOnTile(some, place, { x: 2 + x, y: 3 + y, level: 0 })?.join(' '),
        );
        expect([...back].sort()).toEqual(found);
        expect(placeOnTile(some, place, { x: 1, y: 3, level: 0 })).toBeNull();
        expect(placeOnTile(some, place, { x: 2 + turned.width, y: 3, level: 0 })).toBeNull();
        expect(placeOnTile(some, place, { x: 2, y: 3, level: 1 })).toBeNull();
      }),
    );
  });

  it('keeps each square under its mark', () => {
    const drawing = squareTile(['+ + + +', ' a b c ', '+ + + +', ' d e f ', '+ + + +']);
    for (const turns of [0, 1, 2, 3] as const) {
      for (const { x, y, mark } of turnTile(drawing, turns).squares) {
        const at = placeOnTile(drawing, { x: 5, y: 6, turns, level: 2 }, { x: 5 + x, y: 6 + y, level: 2 });
        const here = drawing.squares.find((square) => square.x === at?.[0] && square.y === at[1]);
        expect(here?.mark).toBe(mark);
      }
    }
  });

  it('has no edge twice', () => {
    fc.assert(
      fc.property(anyTile, fc.constantFrom<QuarterTurns>(0, 1, 2, 3), (some, turns) => {
        const [, edges = []] = where(some, turns);
        expect(new Set(edges).size).toBe(edges.length);
      }),
    );
  });
});
