/** MH2 (p.28): a key hidden among other finds, then what it opens, then the road. */
import type { Mission } from '../kinds.ts';
import { mh2Map } from './maps/ground.ts';
import { lockedBy, rewardByColour, takeColours } from './objectives.ts';

const OBJECTIVES = 'MZ-28.2';

export const mh2: Mission = {
  id: 'mh2',
  provenance: 'rulebook',
  difficulty: 'medium',
  minutes: 60,
  map: mh2Map,
  goals: [takeColours('take-blue', OBJECTIVES, 1, ['blue']), takeColours('take-green', OBJECTIVES, 2, ['green'])],
  exit: true,
  queries: { openRefusal: lockedBy('MZ-28.6') },
  flows: {
    *objectiveTaken(table, { hero, colour }) {
      rewardByColour(table, hero, colour, 'MZ-28.5');
    },
  },
};
