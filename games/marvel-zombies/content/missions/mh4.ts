/** MH4 (p.30): five finds in a house full of traps, and out at the back. */
import { mh4Rules } from '../../rulebook/missions/mh4.ts';
import type { Mission } from '../kinds.ts';
import { missionMap } from './maps.ts';
import { rewardByColour, takeAll, wakePoint } from './objectives.ts';
import { MANY_HEROES_RULE, moreForManyHeroes } from './shared.ts';

/** In by the front, through every wing, and out by the terrace at the back. */
const map = missionMap({
  floors: [
    {
      floor: 'ground',
      turns: 0,
      tiles: [
        ['10R', '11R', '12R'],
        ['13R', '14R', '15R'],
      ],
    },
  ],
  starts: ['14R.front-steps'],
  exit: '11R.terrace-2',
  points: [
    { id: 'initial', zone: '13R.terrace-1', from: 'start' },
    { id: 'blue', zone: '10R.lawn-1', from: 'event' },
    { id: 'red-1', zone: '12R.lawn-3', from: 'start' },
    { id: 'green', zone: '15R.terrace-3', from: 'event' },
  ],
  objectives: [
    { zone: '10R.classroom', face: 'hidden' },
    { zone: '11R.garden-room', face: 'hidden' },
    { zone: '12R.gym-store', face: 'hidden' },
    { zone: '13R.study', face: 'hidden' },
    { zone: '15R.dining-north', face: 'hidden' },
  ],
  hidden: ['blue', 'green', 'red', 'red', 'red'],
});

export const mh4: Mission<'mh4', 'take-all', never> = {
  id: 'mh4',
  provenance: 'rulebook',
  cites: [MANY_HEROES_RULE],
  difficulty: 'medium',
  minutes: 60,
  map,
  rules: mh4Rules,
  goals: [takeAll('take-all', 'MZ-30.2', 1)],
  exit: true,
  tells: { 'xp-gained': ['MZ-30.3'], 'point-woken': ['MZ-30.4'] },
  queries: { pointCards: moreForManyHeroes },
  flows: {
    *objectiveTaken(table, { hero, colour }) {
      if (colour !== 'red') wakePoint(table, colour, 'MZ-30.4');
      rewardByColour(table, hero, colour, 'MZ-30.3');
    },
  },
};
