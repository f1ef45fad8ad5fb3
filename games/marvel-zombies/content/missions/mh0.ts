/** MH0 (p.26): the green objective opens the hangar, and the hangar is the way out. */
import { mh0Rules } from '../../rulebook/missions/mh0.ts';
import type { Mission } from '../kinds.ts';
import { missionMap } from './maps.ts';
import { lockedBy, rewardOne, takeColours, wakePoint } from './objectives.ts';
import { MANY_HEROES_RULE, moreForManyHeroes } from './shared.ts';

/** The pass lies in the Danger Room, and the locked hangar is the way out. */
const map = missionMap({
  floors: [{ floor: 'basement', turns: 3, tiles: [['12V', '15V']] }],
  starts: ['15V.ready-room'],
  exit: '15V.hangar-runway',
  points: [
    { id: 'initial', zone: '12V.corridor-west', from: 'start' },
    { id: 'green', zone: '12V.corridor-middle', from: 'event' },
  ],
  objectives: [{ zone: '12V.danger-north-west', face: 'green' }],
  locked: [{ opening: '12V.corridor-middle/15V.hangar-deck-1', colour: 'green' }],
  openRooms: ['ready-room'],
});

export const mh0: Mission<'mh0', 'take-green', never> = {
  id: 'mh0',
  provenance: 'rulebook',
  cites: [MANY_HEROES_RULE],
  difficulty: 'easy',
  minutes: 30,
  map,
  rules: mh0Rules,
  goals: [takeColours('take-green', 'MZ-26.8', 1, ['green'])],
  exit: true,
  tells: { 'xp-gained': ['MZ-26.11'], 'point-woken': ['MZ-26.10'] },
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
