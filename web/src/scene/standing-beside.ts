/** Who stands beside a square, with nothing between that could be shut, and on which side of it that square lies. */
import type { Scene, ScenePiece } from '@necropole/kernel';
import type { Plan } from './plan.ts';

export interface Beside {
  readonly piece: ScenePiece;
  /** Which of its sides the square lies on, counted clockwise from its front. */
  readonly side: number;
}

/** In quarter turns clockwise from up: where the second lies, seen from the first. */
export function quarterTowards([ax, ay]: readonly [number, number], [bx, by]: readonly [number, number]): number {
  const [dx, dy] = [bx - ax, by - ay];
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 1 : 3;
  return dy > 0 ? 2 : 0;
}

/** The pieces with sides next to a space, of another seat than the mover. */
export function besideSpace(plan: Plan, scene: Scene, space: string, mover: string | undefined): readonly Beside[] {
  const here = plan.spaceById.get(space);
  if (here === undefined) return [];
  const seatOf = (id: string | undefined) => scene.sheets.find((sheet) => sheet.id === id)?.seat;
  const shut = plan.edges.filter(({ id }) => {
    const state = scene.edgeStates?.[id]?.state;
    return state !== 'open' && state !== 'broken';
  });
  return here.neighbours.flatMap((next): readonly Beside[] => {
    const there = plan.spaceById.get(next);
    const piece = scene.pieces.find(({ at, sides }) => at === next && sides !== undefined);
    if (there === undefined || piece === undefined || seatOf(piece.id) === seatOf(mover)) return [];
    const [x, y] = [(here.middle[0] + there.middle[0]) / 2, (here.middle[1] + there.middle[1]) / 2];
    const isShut = shut.some(({ at, length }) => Math.hypot(at[0] - x, at[1] - y) < length / 2 + 2);
    if (isShut) return [];
    return [{ piece, side: (quarterTowards(there.middle, here.middle) - (piece.facing ?? 0) + 4) % 4 }];
  });
}
