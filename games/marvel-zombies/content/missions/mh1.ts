/** MH1 (p.27): one objective in the greenhouse opens the house, where the other one and the way out are. */
import { mh1Rules } from '../../rulebook/missions/mh1.ts';
import { kindOfOpening, openingId } from '../../rules/places.ts';
import type { Mission } from '../kinds.ts';
import { missionMap } from './maps.ts';
import { lockedBy, rewardAll, takeColours, wakePoint } from './objectives.ts';

/** Power comes from the greenhouse; until then the front door stays shut. */
const map = missionMap({
  floors: [
    {
      floor: 'ground',
      turns: 0,
      tiles: [
        ['13R', '14R'],
        ['16R', '17R'],
      ],
    },
  ],
  starts: ['17R.gate-3'],
  exit: '14R.hall-back',
  points: [
    { id: 'initial', zone: '16R.path-1', from: 'start' },
    { id: 'blue', zone: '13R.terrace-1', from: 'event' },
    { id: 'red-1', zone: '17R.court-3', from: 'start' },
    { id: 'green', zone: '17R.gate-1', from: 'five-heroes' },
  ],
  objectives: [
    { zone: '16R.greenhouse-south', face: 'blue' },
    { zone: '13R.study', face: 'red' },
  ],
  locked: [{ opening: '14R.entrance/14R.front-steps', colour: 'blue' }],
  hand: '14R.drive-1',
});

const WINDOWS_RULE = 'MZ-27.6';
const locked = lockedBy('MZ-27.3');

export const mh1: Mission<'mh1', 'take-blue-and-red', never> = {
  id: 'mh1',
  provenance: 'rulebook',
  cites: [WINDOWS_RULE],
  difficulty: 'easy',
  minutes: 45,
  map,
  rules: mh1Rules,
  goals: [takeColours('take-blue-and-red', 'MZ-27.2', 1, ['blue', 'red'])],
  exit: true,
  tells: { 'xp-gained': ['MZ-27.4'], 'point-woken': ['MZ-27.5'] },
  queries: {
    openRefusal: (refusal, { opening }, _self, { board }) =>
      kindOfOpening(board, opening) === 'window'
        ? { key: 'windows-shut', params: {}, cite: WINDOWS_RULE, refs: [openingId(board, opening)] }
        : locked(refusal),
    windowsGive: () => false,
  },
  flows: {
    *objectiveTaken(table, { colour }) {
      if (colour === 'blue') wakePoint(table, 'blue', 'MZ-27.5');
      rewardAll(table, 'MZ-27.4');
    },
  },
};
