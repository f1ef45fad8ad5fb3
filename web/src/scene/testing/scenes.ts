/** Small boards of the shapes that games come in, made for tests. */
import type { EdgeState, Scene, SceneEdge, ScenePiece, SceneSpace } from '@necropole/kernel';
import { hexagon, label, nothing, rectangle } from './shapes.ts';

/** Squares of one unit, with a figure that faces somewhere and a large one. */
export function squareGrid(columns: number, rows: number): Scene {
  const spaces = Array.from({ length: columns * rows }, (_, i) =>
    rectangle(`${i % columns}-${Math.floor(i / columns)}`, i % columns, Math.floor(i / columns), 1, 1, 'square'),
  );
  const pieces: readonly ScenePiece[] = [
    { id: 'scout', at: '0-0', token: 'b-nobody', label: label('Scout'), figure: 1, facing: 1 },
    { id: 'mech', at: '1-1', token: 't-nothing', label: label('Mech'), size: 2, facing: 2 },
  ];
  return { ...nothing, ground: { width: columns, height: rows, groups: [], spaces }, pieces };
}

export function hexMap(columns: number, rows: number): Scene {
  const spaces = Array.from({ length: columns * rows }, (_, i) => {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    return hexagon(`hex-${column}-${row}`, column, row, 10);
  });
  const counters = Array.from(
    { length: 5 },
    (_, i): ScenePiece => ({ id: `counter-${i}`, at: 'hex-1-1', token: 't-counter', label: label('Counter') }),
  );
  return { ...nothing, ground: { width: 200, height: 200, groups: [], spaces }, pieces: counters };
}

/** Places around a centre, each with a figure. */
export function ring(count: number): Scene {
  const spaces = Array.from({ length: count }, (_, i) => {
    const turn = (i / count) * 2 * Math.PI;
    return rectangle(`location-${i}`, 80 + 70 * Math.cos(turn), 80 + 70 * Math.sin(turn), 40, 40, 'location');
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
  return { ...nothing, ground: { width: 200, height: 200, groups: [], spaces }, pieces };
}

/** Two floors of one house. */
export function house(): Scene {
  const floor = (number: number): readonly SceneSpace[] =>
    [0, 1, 2].map((i) => ({
      ...rectangle(`room-${number}-${i}`, i * 30, 0, 30, 30, 'room'),
      floor: number,
      group: `floor-${number}`,
    }));
  const groups = [0, 1].map((number) => ({
    id: `floor-${number}`,
    label: label('floor', number),
    outline: rectangle('', 0, 0, 90, 30, 'room').outline,
  }));
  return { ...nothing, ground: { width: 90, height: 30, groups, spaces: [...floor(0), ...floor(1)] } };
}

/** Four rooms in a square, `a b` above `c d`; walls between all of them, but for what these edges put there instead. */
export function fourRooms(...parting: readonly Parting[]): Scene {
  const rooms = ['a', 'b', 'c', 'd'].map((id, i) =>
    rectangle(id, (i % 2) * 10, Math.floor(i / 2) * 10, 10, 10, 'room'),
  );
  const sides = { ab: [10, 0, 10, 10], cd: [10, 10, 10, 20], ac: [0, 10, 10, 10], bd: [10, 10, 20, 10] } as const;
  const walls = Object.entries(sides).map(([id, [x1, y1, x2, y2]]): SceneEdge => {
    const wall = { id, from: { x: x1, y: y1 }, to: { x: x2, y: y2 }, label: label(id) };
    return { ...wall, kind: parting.find((one) => one.id === id)?.kind ?? 'wall' };
  });
  const edgeStates = Object.fromEntries(parting.map(({ id, state }) => [id, state === undefined ? {} : { state }]));
  return { ...nothing, ground: { width: 20, height: 20, groups: [], spaces: rooms, edges: walls }, edgeStates };
}

/** What stands between two of the four rooms, and how. */
export interface Parting {
  readonly id: string;
  readonly kind: SceneEdge['kind'];
  readonly state?: EdgeState['state'];
}

export function between(id: 'ab' | 'cd' | 'ac' | 'bd', kind: Parting['kind'], state?: EdgeState['state']): Parting {
  return { id, kind, ...(state === undefined ? {} : { state }) };
}
