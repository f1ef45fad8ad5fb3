/** Maps of missions in the basement. */
import type { MissionMap } from '../maps.ts';

/** The pass lies in the Danger Room, and the locked hangar is the way out. */
export const mh0Map: MissionMap = {
  id: 'mh0',
  provenance: 'reconstructed',
  floors: [{ floor: 'basement', turns: 3, tiles: [['12V', '15V']] }],
  starts: ['15V.ready-room'],
  exit: '15V.hangar-runway',
  points: [
    { id: 'initial', zone: '12V.corridor-west', from: 'start' },
    { id: 'green', zone: '12V.corridor-middle', from: 'event' },
  ],
  objectives: [{ zone: '12V.danger-north-west', face: 'green' }],
  hidden: [],
  locked: [{ opening: '12V.corridor-middle/15V.hangar-deck-1', colour: 'green' }],
  open: [],
  openRooms: ['ready-room'],
  noCitizens: [],
  hand: null,
  elevator: null,
  zombieHeroes: [],
  citizens: [],
  laidCards: [],
  highlighted: false,
};

/** From Cerebro through the basement, where the laboratory stands open, and up to the landing. */
export const mh3Map: MissionMap = {
  id: 'mh3',
  provenance: 'reconstructed',
  floors: [
    {
      floor: 'basement',
      turns: 0,
      tiles: [
        ['10V', '11V', '12V'],
        ['13V', '14V', '15V'],
      ],
    },
    { floor: 'upper', turns: 0, tiles: [['17V']] },
  ],
  starts: ['10V.cerebro'],
  exit: null,
  points: [
    { id: 'initial', zone: '12V.corridor-east', from: 'start' },
    { id: 'blue', zone: '13V.infirmary-south', from: 'five-heroes' },
    { id: 'red-1', zone: '13V.laboratory-south-west', from: 'start' },
    { id: 'red-2', zone: '17V.landing-alcove', from: 'start' },
    { id: 'green', zone: '17V.landing-west', from: 'five-heroes' },
  ],
  objectives: [],
  hidden: [],
  locked: [],
  open: ['10V.corridor-west/13V.laboratory-north-east', '13V.infirmary-north/13V.laboratory-north-east'],
  openRooms: ['cerebro', 'laboratory', 'infirmary'],
  noCitizens: ['13V.cold-store', '17V.guest-room'],
  hand: null,
  elevator: 'upper',
  zombieHeroes: [
    { id: 'psylocke', zone: '12V.danger-north-west' },
    { id: 'dark-phoenix', zone: '17V.landing-east' },
  ],
  citizens: [],
  laidCards: [],
  highlighted: false,
};

/** The beacon stands in Cerebro, behind a door that knows two passwords. */
export const mh7Map: MissionMap = {
  id: 'mh7',
  provenance: 'reconstructed',
  floors: [
    {
      floor: 'basement',
      turns: 0,
      tiles: [
        ['10V', '11V', '12V'],
        ['13V', '14V', '15V'],
      ],
    },
  ],
  starts: ['11V.monitor-room'],
  exit: null,
  points: [
    { id: 'initial', zone: '12V.corridor-east', from: 'start' },
    { id: 'red-1', zone: '13V.infirmary-south', from: 'start' },
    { id: 'blue', zone: '13V.laboratory-south-west', from: 'event' },
    { id: 'green', zone: '11V.shaft', from: 'event' },
  ],
  objectives: [{ zone: '10V.cerebro', face: 'red' }],
  hidden: [],
  locked: [{ opening: '10V.cerebro-walkway/10V.corridor-west', colour: 'blue' }],
  open: ['10V.corridor-west/13V.laboratory-north-east', '13V.infirmary-north/13V.laboratory-north-east'],
  openRooms: ['monitor-room', 'laboratory', 'infirmary'],
  noCitizens: ['13V.cold-store'],
  hand: null,
  elevator: 'basement',
  zombieHeroes: [],
  citizens: [],
  laidCards: [],
  highlighted: false,
};
