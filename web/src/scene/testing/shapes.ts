/** The plain shapes that test scenes are made of. */
import type { Label, ScenePoint, SceneSpace, SpaceKind } from '@necropole/kernel';

export const nothing = { pieces: [], piles: [], tracks: [], sheets: [], notes: [] } as const;

/** A label that says its own key. */
export function label(key: string, ...params: (string | number)[]): Label {
  return { key, params };
}

export function rectangle(
  id: string,
  x: number,
  y: number,
  width: number,
  height: number,
  kind: SpaceKind,
): SceneSpace {
  const outline: readonly ScenePoint[] = [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ];
  return { id, kind, outline, middle: { x: x + width / 2, y: y + height / 2 }, label: label(id) };
}

/** A hexagon with a flat top, in the columns of a map. */
export function hexagon(id: string, column: number, row: number, size: number): SceneSpace {
  const middle = { x: size * (1 + 1.5 * column), y: size * Math.sqrt(3) * (row + 0.5 + (column % 2) / 2) };
  const outline = [0, 60, 120, 180, 240, 300].map((angle): ScenePoint => {
    const turn = (angle * Math.PI) / 180;
    return { x: middle.x + size * Math.cos(turn), y: middle.y + size * Math.sin(turn) };
  });
  return { id, kind: 'hex', outline, middle, label: label(id) };
}
