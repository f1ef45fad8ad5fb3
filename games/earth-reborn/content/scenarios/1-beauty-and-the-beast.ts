/**
 * Scenario 1, “Beauty and the Beast”. Who takes part, that Vasquez is shut in one of three rooms and that Deeler has the magnetic
 * card the examples of the book tell; map, command points, length and goal are ours. Einstein comes to fetch Vasquez: she has to get
 * off the map, past those who hold her.
 */
import type { ScenarioPlan } from '../kinds.ts';
import { modulesOf } from '../modules.ts';
import { atTheEnd, large, magnetic, sliding, wins, wooden } from './laying.ts';

const NUMBER = 1;

export const beautyAndTheBeast: ScenarioPlan<'beauty-and-the-beast'> = {
  id: 'beauty-and-the-beast',
  number: NUMBER,
  provenance: 'reconstructed',
  cites: ['ER-4.1'],
  modules: modulesOf(NUMBER),
  width: 16,
  height: 10,
  tiles: [
    { face: 'officers-bedroom', x: 0, y: 0, turns: 0, level: 0 },
    { face: 'weight-room', x: 4, y: 0, turns: 0, level: 0 },
    { face: 'mess-hall', x: 8, y: 0, turns: 0, level: 0 },
    { face: 'kitchen', x: 12, y: 0, turns: 0, level: 0 },
    { face: 'blind-corridor', x: 0, y: 4, turns: 0, level: 0 },
    { face: 'wide-corridor-1', x: 4, y: 4, turns: 0, level: 0 },
    { face: 'wide-corridor-2', x: 8, y: 4, turns: 0, level: 0 },
    { face: 'wide-corridor-3', x: 12, y: 4, turns: 0, level: 0 },
    { face: 'dormitory', x: 0, y: 6, turns: 0, level: 0 },
    { face: 'warehouse', x: 4, y: 6, turns: 0, level: 0 },
    { face: 'video-surveillance', x: 8, y: 6, turns: 0, level: 0 },
    { face: 'guard-room', x: 12, y: 6, turns: 0, level: 0 },
  ],
  doors: [
    // The three rooms in which somebody can be held
    sliding(2, 3, 'down', magnetic),
    wooden(6, 3, 'down', magnetic),
    sliding(2, 6, 'up', magnetic),
    // The others
    wooden(8, 3, 'down', large),
    wooden(12, 2, 'left'),
    wooden(13, 3, 'down'),
    sliding(7, 6, 'up'),
    wooden(9, 6, 'up'),
    sliding(12, 6, 'up'),
  ],
  teams: [
    {
      clan: 'norad',
      base: 10,
      characters: [
        {
          character: 'vasquez',
          at: [
            [1, 1],
            [5, 2],
            [1, 8],
          ],
          facing: 'down',
        },
        { character: 'franck-einstein', at: [[15, 4]], facing: 'left' },
      ],
    },
    {
      clan: 'salemite',
      base: 8,
      characters: [
        { character: 'jeff-deeler', at: [[8, 5]], facing: 'right', magneticCards: 1 },
        { character: 'jack-saw', at: [[13, 7]], facing: 'right' },
        { character: 'zombie-1', at: [[10, 4]], facing: 'right' },
        { character: 'zombie-2', at: [[13, 1]], facing: 'right' },
      ],
    },
  ],
  initiative: 'norad',
  turns: 6,
  leaving: { border: true, sewers: false },
  goals: [
    wins('norad', { what: 'exit', of: { character: 'vasquez' } }),
    wins('salemite', { what: 'death', of: { character: 'vasquez' } }),
    atTheEnd('salemite'),
  ],
};
