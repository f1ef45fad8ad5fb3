/** MH4 (p.30): five finds in a house full of traps, and out at the back. */
import type { Mission } from '../kinds.ts';
import { mh4Map } from './maps/ground.ts';
import { rewardByColour, takeAll, wakePoint } from './objectives.ts';
import { MANY_HEROES_RULE, moreForManyHeroes } from './shared.ts';

export const mh4: Mission = {
  id: 'mh4',
  provenance: 'rulebook',
  cites: [MANY_HEROES_RULE],
  difficulty: 'medium',
  minutes: 60,
  map: mh4Map,
  goals: [takeAll('take-all', 'MZ-30.2', 1)],
  exit: true,
  queries: { pointCards: moreForManyHeroes },
  flows: {
    *objectiveTaken(table, { hero, colour }) {
      if (colour !== 'red') wakePoint(table, colour, 'MZ-30.4');
      rewardByColour(table, hero, colour, 'MZ-30.3');
    },
  },
};
