/** The faces of both dice, as they are drawn. */
import { blackFaceOf, faceOf } from '../rules/dice.ts';

export function yellowFace(fallen: number): string {
  return `y-${faceOf(fallen).id}`;
}

export function blackFace(fallen: number): string {
  return `k-${blackFaceOf(fallen).id}`;
}
