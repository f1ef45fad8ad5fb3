/** Small boards of the shapes that games come in, made for tests. */
import type { Scene, ScenePiece, ScenePoint, SceneSpace } from '@necropole/kernel';

const label = (key: string, ...params: (string | number)[]) => ({ key, params });

const nothing = { groups: [], pieces: [], piles: [], tracks: [], sheets: [], notes: [] } as const;

function square(id: string, x: number, y: number, size: number, kind = 'square'): SceneSpace {
  const outline = [
    { x, y },
    { x: x + size, y },
    { x: x + size, y: y + size },
    { x, y: y + size },
  ];
  return { id, kind, outline, middle: { x: x + size / 2, y: y + size / 2 }, label: label('square', id) };
}

/** Squares of one unit, with a figure that faces somewhere and a large one. */
export function squareGrid(columns: number, rows: number): Scene {
  const spaces = Array.from({ length: columns * rows }, (_, i) =>
    square(`${i % columns}-${Math.floor(i / columns)}`, i % columns, Math.floor(i / columns), 1),
  );
  const pieces: readonly ScenePiece[] = [
    { id: 'scout', at: '0-0', token: 'b-nobody', label: label('Scout'), figure: 1, facing: 1 },
    { id: 'mech', at: '1-1', token: 't-nothing', label: label('Mech'), size: 2, facing: 2 },
  ];
  return { ...nothing, width: columns, height: rows, spaces, pieces };
}

export function hexMap(columns: number, rows: number): Scene {
  const size = 10;
  const spaces = Array.from({ length: columns * rows }, (_, i): SceneSpace => {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    const middle = { x: size * 1.5 * (column + 1), y: size * Math.sqrt(3) * (row + 1 + (column % 2) / 2) };
    const outline = [0, 60, 120, 180, 240, 300].map((angle): ScenePoint => {
      const turn = (angle * Math.PI) / 180;
      return { x: middle.x + size * Math.cos(turn), y: middle.y + size * Math.sin(turn) };
    });
    return { id: `hex-${column}-${row}`, kind: 'hex', outline, middle, label: label('hex', column, row) };
  });
  const counters = Array.from(
    { length: 5 },
    (_, i): ScenePiece => ({ id: `counter-${i}`, at: 'hex-1-1', token: 't-counter', label: label('Counter') }),
  );
  return { ...nothing, width: 200, height: 200, spaces, pieces: counters };
}

/** Locations around a centre, each with figures. */
export function ring(count: number): Scene {
  const spaces = Array.from({ length: count }, (_, i) => {
    const turn = (i / count) * 2 * Math.PI;
    return square(`location-${i}`, 100 + 70 * Math.cos(turn) - 20, 100 + 70 * Math.sin(turn) - 20, 40, 'location');
  });
  const pieces = spaces.map(
    ({ id }, i): ScenePiece => ({
      id: `hero-${i}`,
      at: id,
      token: 'b-nobody',
      label: label(`Hero ${i}`),
      figure: i + 1,
    }),
  );
  return { ...nothing, width: 200, height: 200, spaces, pieces };
}

/** Two floors of one house. */
export function house(): Scene {
  const floor = (number: number): readonly SceneSpace[] =>
    [0, 1, 2].map((i) => ({
      ...square(`room-${number}-${i}`, i * 30, 0, 30, 'room'),
      floor: number,
      group: `floor-${number}`,
    }));
  const groups = [0, 1].map((number) => ({
    id: `floor-${number}`,
    kind: 'floor',
    label: label('floor', number),
    outline: [
      { x: 0, y: 0 },
      { x: 90, y: 0 },
      { x: 90, y: 30 },
      { x: 0, y: 30 },
    ],
  }));
  return { ...nothing, width: 90, height: 30, groups, spaces: [...floor(0), ...floor(1)] };
}
