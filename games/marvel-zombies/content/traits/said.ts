/** What the heroic traits ask, tell and refuse, beyond what the rules do. */
import type { HeroId } from '../ids.ts';

type Who = { who: HeroId };

export interface TraitsSaid {
  questions: {
    /** Roll the dice that missed once more? */
    reroll: Who & { component: string; dice: readonly number[]; missed: number };
    'choose-citizen': Who & { component: string };
  };
  facts: object;
  refusals: {
    'melee-only': object;
    'nobody-to-rally': object;
    'no-citizen-in-sight': { range: number };
  };
  events: {
    'dice-rerolled': Who & { before: readonly number[]; after: readonly number[] };
  };
}
