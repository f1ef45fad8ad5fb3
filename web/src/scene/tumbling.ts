/** The faces that a die shows while it tumbles: others of its make than the one that it comes to rest on. */
import { facesLike } from '../look/sprite.ts';

const SHOWN = 3;

export function tumblingTo(symbol: string): readonly string[] {
  return facesLike(symbol)
    .filter((face) => face !== symbol)
    .slice(0, SHOWN);
}
