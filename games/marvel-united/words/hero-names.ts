/** What the Heroes are called, in every language. */
import type { HeroId } from '../content/ids.ts';

export const heroNames: Readonly<Record<HeroId, string>> = {
  'captain-carter': 'Captain Carter',
};
