/** What the skills ask, tell and refuse, beyond what the rules do. */
import type { EnemyId, HeroId } from '../ids.ts';

type Who = { who: HeroId };

export interface HeroesSaid {
  questions: {
    /** How much health a hero gives back to themselves. */
    'choose-health': Who & { component: string };
  };
  facts: object;
  refusals: {
    'nobody-in-sight': { range: number };
    'attacked-this-turn': object;
    'only-with': { attack: string };
  };
  events: {
    /** Enemies were pushed into another zone: a skill or a trait. */
    'enemies-driven': Who & { component: string; enemies: readonly EnemyId[]; to: string };
    /** Wounds were warded off by a skill or a trait. */
    'wounds-prevented': Who & { component: string; by: HeroId; wounds: number };
    'skill-copied': Who & { from: HeroId; component: string };
    'seen-again': Who;
  };
}
