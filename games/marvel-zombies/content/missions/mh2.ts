/** MH2 (p.28): a key hidden among other finds, then what it opens, then the road. */
import { mh2Rules } from '../../rulebook/missions/mh2.ts';
import type { Mission } from '../kinds.ts';
import { missionMap } from './maps.ts';
import { lockedBy, rewardByColour, takeColours } from './objectives.ts';

/** One of four finds opens the greenhouse, what lies in there opens the garage, and the garage is the way out. */
const map = missionMap({
  floors: [
    {
      floor: 'ground',
      turns: 1,
      tiles: [
        ['16R', '13R'],
        ['17R', '14R'],
        ['18R', '15R'],
      ],
    },
  ],
  starts: ['17R.court-2'],
  exit: '18R.garage-east',
  points: [
    { id: 'initial', zone: '17R.gate-2', from: 'start' },
    { id: 'green', zone: '16R.orchard', from: 'five-heroes' },
    { id: 'red-1', zone: '16R.path-1', from: 'start' },
    { id: 'red-2', zone: '15R.terrace-3', from: 'start' },
    { id: 'red-3', zone: '18R.road', from: 'start' },
  ],
  objectives: [
    { zone: '13R.study', face: 'hidden' },
    { zone: '13R.library-south', face: 'hidden' },
    { zone: '15R.kitchen', face: 'hidden' },
    { zone: '15R.common-room', face: 'hidden' },
    { zone: '16R.greenhouse-south', face: 'green' },
  ],
  hidden: ['blue', 'red', 'red', 'red'],
  locked: [
    { opening: '16R.flower-bed/16R.greenhouse-north', colour: 'blue' },
    { opening: '18R.forecourt/18R.garage-west', colour: 'green' },
  ],
  hand: '17R.court-east',
});

const OBJECTIVES = 'MZ-28.2';

export const mh2: Mission<'mh2', 'take-blue' | 'take-green', never> = {
  id: 'mh2',
  provenance: 'rulebook',
  difficulty: 'medium',
  minutes: 60,
  map,
  rules: mh2Rules,
  goals: [takeColours('take-blue', OBJECTIVES, 1, ['blue']), takeColours('take-green', OBJECTIVES, 2, ['green'])],
  exit: true,
  tells: { 'xp-gained': ['MZ-28.5'] },
  queries: { openRefusal: lockedBy('MZ-28.6') },
  flows: {
    *objectiveTaken(table, { hero, colour }) {
      rewardByColour(table, hero, colour, 'MZ-28.5');
    },
  },
};
