/** MH0 (p.26): the green objective opens the hangar, and the hangar is the way out. */
import type { Mission } from '../kinds.ts';
import { mh0Map } from './maps/basement.ts';
import { lockedBy, rewardOne, takeColours, wakePoint } from './objectives.ts';
import { MANY_HEROES_RULE, moreForManyHeroes } from './shared.ts';

export const mh0: Mission = {
  id: 'mh0',
  provenance: 'rulebook',
  cites: [MANY_HEROES_RULE],
  difficulty: 'easy',
  minutes: 30,
  map: mh0Map,
  goals: [takeColours('take-green', 'MZ-26.8', 1, ['green'])],
  exit: true,
  queries: {
    openRefusal: lockedBy('MZ-26.9'),
    pointCards: moreForManyHeroes,
  },
  flows: {
    *objectiveTaken(table, { hero, colour }) {
      if (colour === 'green') wakePoint(table, 'green', 'MZ-26.10');
      rewardOne(table, hero, 'MZ-26.11');
    },
  },
};
