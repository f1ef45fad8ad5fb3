/** The position icons of a face, and the corpses that can be reached from each. */
import type { SquareDirection } from '@necropole/boards';
import { arrows, type FloorFace } from './face.ts';

export interface Position {
  readonly x: number;
  readonly y: number;
  /** How one faces on it, before the tile is turned. */
  readonly facing: SquareDirection;
}

export function positionsOf({ plan }: Pick<FloorFace, 'plan'>): readonly Position[] {
  return plan.squares.flatMap(({ x, y, mark }) => {
    const facing = arrows[mark];
    return facing === undefined ? [] : [{ x, y, facing }];
  });
}

/** The squares of the corpses that lie nearer to this icon than to any other of the face (ER-41.26, ER-41.27). */
export function corpsesFrom(
  face: Pick<FloorFace, 'plan' | 'elements'>,
  position: Position,
): readonly (readonly [x: number, y: number])[] {
  const others = positionsOf(face).filter(({ x, y }) => x !== position.x || y !== position.y);
  return face.plan.squares.flatMap(({ x, y, mark }) => {
    const away = (from: Position): number => Math.abs(from.x - x) + Math.abs(from.y - y);
    const nearest = others.every((other) => away(position) < away(other));
    return face.elements[mark]?.corpse === true && nearest ? [[x, y] as const] : [];
  });
}
