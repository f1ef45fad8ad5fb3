/** What the heroes are called, in every language. */
import type { HeroId } from '../content/ids.ts';

export const heroNames: Readonly<Record<HeroId, string>> = {
  wolverine: 'Wolverine',
  mystique: 'Mystique',
  magneto: 'Magneto',
  storm: 'Storm',
  colossus: 'Colossus',
  rogue: 'Rogue',
};
