/** What Villains, plans and Threats ask, tell and refuse, beyond what the rules do. */
import type { HeroSlot } from '../../world.ts';
import type { HeroId, LocationId } from '../ids.ts';

export interface VillainsSaid {
  questions: object;
  facts: object;
  refusals: {
    'heroes-together': { component: string };
    'guarded-by': { component: string };
    'location-in-ruins': { location: LocationId };
  };
  events: {
    'hero-obeys': { who: HeroId; hero: HeroSlot };
  };
}
