/** How dice lie: by the symbol of each face. */
import type { ShownDie } from '@necropole/kernel';
import { blackFaceOf, faceOf } from '../rules/dice.ts';

export function yellowDie(die: number): ShownDie {
  const { id, hits, critical } = faceOf(die);
  return { face: `y-${id}`, hits: critical || hits > 0 };
}

export function blackDie(die: number): ShownDie {
  return { face: `k-${blackFaceOf(die).id}` };
}
