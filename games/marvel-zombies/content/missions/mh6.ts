/** MH6 (p.32): two groups that free each other, then the launch sequence, then the jet. */
import type { Mission } from '../kinds.ts';
import { mh6Map } from './maps/floors.ts';
import { isOfColour, lockedBy, rewardOne, takeAll, takeColours } from './objectives.ts';
import { loadElevator } from './shared.ts';

const OBJECTIVES = 'MZ-32.2';
const lockedByColour = lockedBy('MZ-32.5');
const lockedByLaunch = lockedBy('MZ-32.6');

export const mh6: Mission = {
  id: 'mh6',
  provenance: 'rulebook',
  difficulty: 'medium',
  minutes: 90,
  map: mh6Map,
  goals: [
    takeColours('take-blue-and-green', OBJECTIVES, 1, ['blue', 'green']),
    takeAll('take-reds', OBJECTIVES, 2, (objective) => isOfColour(objective, 'red')),
  ],
  exit: true,
  queries: {
    openRefusal: (refusal, { opening }, _self, { board }) =>
      board.locks[opening] === 'red' ? lockedByLaunch(refusal) : lockedByColour(refusal),
  },
  flows: {
    *objectiveTaken(table, { hero }) {
      rewardOne(table, hero, 'MZ-32.4');
    },
    *elevatorCalled(table) {
      yield* loadElevator(table);
    },
  },
};
