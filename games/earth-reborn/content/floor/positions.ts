/** The position icons of a face, and the corpses that can be reached from each. */
import { placeOnTile, type SquareDirection, type SquarePlace, turnDirection } from '@necropole/boards';
import type { Phrase } from '../../phrases/phrase.ts';
import type { LaidFace } from '../kinds.ts';
import { arrows, type FloorFace } from './face.ts';
import { ruledRooms, type UsedFrom } from './ruled-rooms.ts';

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

/** Where somebody stands on a face, before the tile is turned, and how they face. */
export type Stance = Position;

/** The phrases of a room that serve whoever stands there (ER-22.10, ER-22.11, ER-41.30). Whether they are destroyed or without power is not asked. */
export function phrasesFrom(face: FloorFace, stance: Stance): readonly Phrase[] {
  if (face.ruled === undefined) return [];
  const square = face.plan.squares.find(({ x, y }) => x === stance.x && y === stance.y);
  if (square === undefined) return [];
  const serves = (from: UsedFrom): boolean => {
    switch (from) {
      case 'anywhere':
        return true;
      case 'position-icon':
        return arrows[square.mark] === stance.facing;
      case 'vault':
        return square.mark === face.vault;
    }
  };
  return ruledRooms[face.ruled].phrases.filter(({ from }) => serves(from)).map(({ phrase }) => phrase);
}

/** The stance on a face that lies on the map of somebody who stands on this square of it and faces so; `null` on another tile. */
export function stanceOn(
  face: Pick<FloorFace, 'plan'>,
  laid: Pick<LaidFace, 'x' | 'y' | 'turns' | 'level'>,
  square: SquarePlace,
  facing: SquareDirection,
): Stance | null {
  const at = placeOnTile(face.plan, laid, square);
  if (at === null) return null;
  const back = ((4 - laid.turns) % 4) as LaidFace['turns'];
  return { x: at[0], y: at[1], facing: turnDirection(facing, back) };
}
