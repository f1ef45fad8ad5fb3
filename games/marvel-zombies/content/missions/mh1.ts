/** MH1 (p.27): one objective in the greenhouse opens the house, where the other one and the way out are. */
import { kindOfOpening, openingId } from '../../rules/places.ts';
import type { Mission } from '../kinds.ts';
import { mh1Map } from './maps/ground.ts';
import { lockedBy, rewardAll, takeColours, wakePoint } from './objectives.ts';

const WINDOWS_RULE = 'MZ-27.6';
const locked = lockedBy('MZ-27.3');

export const mh1: Mission = {
  id: 'mh1',
  provenance: 'rulebook',
  cites: [WINDOWS_RULE],
  difficulty: 'easy',
  minutes: 45,
  map: mh1Map,
  goals: [takeColours('take-blue-and-red', 'MZ-27.2', 1, ['blue', 'red'])],
  exit: true,
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
