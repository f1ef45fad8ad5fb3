/** Maps of missions on the ground floor. */
import type { MissionMap } from '../maps.ts';

/** Power comes from the greenhouse; until then the front door stays shut. */
export const mh1Map: MissionMap = {
  id: 'mh1',
  provenance: 'reconstructed',
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
  hidden: [],
  locked: [{ opening: '14R.entrance/14R.front-steps', colour: 'blue' }],
  open: [],
  openRooms: [],
  noCitizens: [],
  hand: '14R.drive-1',
  elevator: null,
  zombieHeroes: [],
  citizens: [],
  laidCards: [],
  highlighted: false,
};

/** One of four finds opens the greenhouse, what lies in there opens the garage, and the garage is the way out. */
export const mh2Map: MissionMap = {
  id: 'mh2',
  provenance: 'reconstructed',
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
  open: [],
  openRooms: [],
  noCitizens: [],
  hand: '17R.court-east',
  elevator: null,
  zombieHeroes: [],
  citizens: [],
  laidCards: [],
  highlighted: false,
};

/** In by the front, through every wing, and out by the terrace at the back. */
export const mh4Map: MissionMap = {
  id: 'mh4',
  provenance: 'reconstructed',
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
  locked: [],
  open: [],
  openRooms: [],
  noCitizens: [],
  hand: null,
  elevator: null,
  zombieHeroes: [],
  citizens: [],
  laidCards: [],
  highlighted: false,
};

/** The house stands open, with a spawn point at either end; the charges lie in the greenhouse and in the garage. */
export const mh8Map: MissionMap = {
  id: 'mh8',
  provenance: 'reconstructed',
  floors: [
    {
      floor: 'ground',
      turns: 0,
      tiles: [
        ['13R', '14R', '15R'],
        ['16R', '17R', '18R'],
      ],
    },
  ],
  starts: ['14R.front-steps'],
  exit: '18R.road',
  points: [
    { id: 'initial', zone: '17R.gate-2', from: 'start' },
    { id: 'blue', zone: '16R.path-1', from: 'start' },
    { id: 'red-1', zone: '13R.library-north', from: 'start' },
    { id: 'red-2', zone: '15R.dining-south', from: 'start' },
    { id: 'green', zone: '18R.path-3', from: 'five-heroes' },
  ],
  objectives: [
    { zone: '16R.greenhouse-south', face: 'red' },
    { zone: '18R.garage-east', face: 'red' },
  ],
  hidden: [],
  locked: [],
  open: [
    '13R.library-north/13R.study',
    '13R.library-south/13R.parlour',
    '13R.parlour/14R.hall-west',
    '14R.entrance/14R.front-steps',
    '14R.hall-east/15R.kitchen',
    '15R.dining-north/15R.kitchen',
    '15R.common-room/15R.dining-south',
  ],
  openRooms: ['library', 'study', 'parlour', 'hall', 'kitchen', 'dining-room', 'common-room'],
  noCitizens: ['13R.library-north', '13R.study', '14R.hall-west', '15R.kitchen', '15R.dining-north'],
  hand: null,
  elevator: null,
  zombieHeroes: [],
  citizens: [{ id: 'trish-tilby', zone: '13R.parlour' }],
  laidCards: [],
  highlighted: false,
};

/** The whole ground floor and the grounds; the zombie waits in the hall, and the elevator brings walkers. */
export const mh10Map: MissionMap = {
  id: 'mh10',
  provenance: 'reconstructed',
  floors: [
    {
      floor: 'ground',
      turns: 0,
      tiles: [
        ['10R', '11R', '12R'],
        ['13R', '14R', '15R'],
        ['16R', '17R', '18R'],
      ],
    },
  ],
  starts: ['17R.gate-2'],
  exit: null,
  points: [
    { id: 'initial', zone: '16R.path-1', from: 'start' },
    { id: 'blue', zone: '11R.shaft', from: 'start' },
    { id: 'red-1', zone: '12R.lawn-3', from: 'start' },
    { id: 'green', zone: '18R.path-3', from: 'five-heroes' },
  ],
  objectives: [
    { zone: '10R.art-room', face: 'hidden' },
    { zone: '11R.garden-room', face: 'hidden' },
    { zone: '12R.gym-stands', face: 'hidden' },
    { zone: '13R.library-north', face: 'hidden' },
    { zone: '15R.dining-south', face: 'hidden' },
  ],
  hidden: ['blue', 'green', 'red', 'red', 'red'],
  locked: [],
  open: [],
  openRooms: [],
  noCitizens: [],
  hand: '17R.court-2',
  elevator: 'ground',
  zombieHeroes: [{ id: 'juggernaut', zone: '14R.hall-back' }],
  citizens: [],
  laidCards: [],
  highlighted: false,
};
