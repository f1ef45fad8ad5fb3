/** The melee die (p.9): six faces of four kinds. How many of each is known from an owner's notes. */
export type DieFace = 'overkill' | 'nothing' | 'one-wound' | 'two-wounds';

export const meleeDie: readonly DieFace[] = ['overkill', 'overkill', 'nothing', 'nothing', 'one-wound', 'two-wounds'];

/** The face that a roll of 1 to 6 shows. */
export function faceOf(roll: number): DieFace {
  const face = meleeDie[roll - 1];
  if (face === undefined) throw new Error(`The melee die has no face ${roll}`);
  return face;
}

/** The wounds that a face shows. */
export function woundsOn(face: DieFace): number {
  switch (face) {
    case 'one-wound':
      return 1;
    case 'two-wounds':
      return 2;
    case 'overkill':
    case 'nothing':
      return 0;
  }
}
