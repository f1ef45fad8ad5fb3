/** MH6 (p.32): two groups that free each other, then the launch sequence, then the jet. */
import { mh6Rules } from '../../rulebook/missions/mh6.ts';
import type { Mission } from '../kinds.ts';
import { missionMap } from './maps.ts';
import { isOfColour, lockedBy, rewardOne, takeAll, takeColours } from './objectives.ts';
import { loadElevator } from './shared.ts';

/** Two groups are shut in their wings, each with the key of the other; below, the whole launch sector is sealed. */
const map = missionMap({
  floors: [
    { floor: 'upper', turns: 0, tiles: [['16V', '17V', '18V']] },
    {
      floor: 'basement',
      turns: 1,
      tiles: [
        ['14V', '11V'],
        ['15V', '12V'],
      ],
    },
  ],
  starts: ['16V.bedroom-2', '18V.bedroom-3'],
  exit: '15V.hangar-runway',
  points: [
    { id: 'initial', zone: '17V.landing-alcove', from: 'start' },
    { id: 'red-1', zone: '18V.corridor-east', from: 'start' },
    { id: 'green', zone: '17V.landing-east', from: 'five-heroes' },
    { id: 'red-2', zone: '16V.corridor-west', from: 'start' },
    { id: 'red-3', zone: '11V.corridor-west', from: 'start' },
    { id: 'red-4', zone: '12V.corridor-west', from: 'start' },
    { id: 'red-5', zone: '12V.corridor-east', from: 'start' },
  ],
  objectives: [
    { zone: '18V.dormitory-west', face: 'blue' },
    { zone: '16V.dormitory-east', face: 'green' },
    { zone: '11V.monitor-room', face: 'red' },
    { zone: '12V.control-room', face: 'red' },
    { zone: '14V.communications', face: 'red' },
    { zone: '14V.power-plant', face: 'red' },
  ],
  locked: [
    { opening: '16V.corridor-east/17V.landing-west', colour: 'blue' },
    { opening: '17V.landing-east/18V.corridor-west', colour: 'green' },
    { opening: '12V.corridor-middle/15V.hangar-deck-1', colour: 'red' },
    { opening: '12V.corridor-west/15V.ready-room', colour: 'red' },
    { opening: '14V.corridor-east/15V.workshop', colour: 'red' },
    { opening: '15V.hangar-jet/15V.workshop', colour: 'red' },
  ],
  open: ['16V.bedroom-2/16V.corridor-east', '18V.bedroom-3/18V.corridor-west', '17V.landing-east/17V.lounge-east'],
  openRooms: ['bedroom-2', 'west-wing', 'bedroom-3', 'east-wing'],
  elevator: 'basement',
});

const OBJECTIVES = 'MZ-32.2';
const lockedByColour = lockedBy('MZ-32.5');
const lockedByLaunch = lockedBy('MZ-32.6');

export const mh6: Mission<'mh6', 'take-blue-and-green' | 'take-reds', never> = {
  id: 'mh6',
  provenance: 'rulebook',
  difficulty: 'medium',
  minutes: 90,
  map,
  rules: mh6Rules,
  goals: [
    takeColours('take-blue-and-green', OBJECTIVES, 1, ['blue', 'green']),
    takeAll('take-reds', OBJECTIVES, 2, (objective) => isOfColour(objective, 'red')),
  ],
  exit: true,
  tells: { 'xp-gained': ['MZ-32.4'] },
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
