/** Combat dice: what is rolled, and what it comes to. */
import type { CharacterId } from '../content/characters/index.ts';
import { blackDie, yellowDie } from '../content/dice.ts';
import type { BlackFace, YellowFace } from '../content/kinds.ts';
import type { ErTable } from '../shape.ts';

/** Dice as they fell, as numbers of their faces counted from 1, and what they come to. */
export interface Thrown {
  readonly dice: readonly number[];
  readonly hits: number;
  readonly criticals: number;
  /** What they come to against what is destroyed: a critical hit is worth three (ER-12.6). */
  readonly force: number;
}

export function blackFaceOf(die: number): BlackFace {
  const face = blackDie[die - 1];
  if (face === undefined) throw new Error(`A search die has no face ${die}`);
  return face;
}

export function faceOf(die: number): YellowFace {
  const face = yellowDie[die - 1];
  if (face === undefined) throw new Error(`A combat die has no face ${die}`);
  return face;
}

/** Rolls combat dice for a figure, and says how they fell, by the rule of fire that asks for them if one does. A critical hit counts for no normal one (ER-10.15). */
export function throwDice(
  table: ErTable,
  figure: CharacterId,
  count: number,
  automatic: number,
  against: 'figure' | 'thing',
  ofFire: string | null = null,
): Thrown {
  const dice = Array.from({ length: count }, () => table.roll(yellowDie.length));
  const faces = dice.map(faceOf);
  const hits = faces.reduce((sum, face) => sum + face.hits, 0);
  const force = faces.reduce((sum, face) => sum + face.force, 0);
  const criticals = faces.filter(({ critical }) => critical).length;
  const total = against === 'figure' ? hits : force;
  table.tell('rolled', citeOf(count, faces, against, ofFire), { figure, dice, automatic, hits: total, criticals });
  return { dice, hits, criticals, force };
}

/** In damage the ammunition symbol does not count (ER-18.14). */
function citeOf(
  count: number,
  faces: readonly YellowFace[],
  against: 'figure' | 'thing',
  ofFire: string | null,
): string {
  if (ofFire !== null) return faces.some(({ ammunition }) => ammunition) ? 'ER-18.14' : ofFire;
  if (faces.some(({ critical }) => critical)) return against === 'figure' ? 'ER-10.15' : 'ER-12.6';
  if (count === 0) return 'ER-10.6';
  return 'ER-10.8';
}
