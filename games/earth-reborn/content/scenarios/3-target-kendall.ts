/**
 * Scenario 3, “Target: Prof. Kendall”: equipment and fire. That Nick Bolter carries the heavy machine gun the book tells; the rest is ours.
 * Two shooters come up the road. The professor is at the other end of his own laboratories, behind a bolter, a gun and teeth.
 */
import type { ScenarioPlan } from '../kinds.ts';
import { modulesOf } from '../modules.ts';
import { atTheEnd, large, lay, magnetic, sliding, wins, wooden } from './laying.ts';

export const targetKendall: ScenarioPlan<'target-kendall'> = {
  id: 'target-kendall',
  number: 3,
  provenance: 'reconstructed',
  cites: ['ER-2.2', 'ER-3.2'],
  modules: modulesOf(3),
  width: 16,
  height: 9,
  tiles: [
    lay('ruins', 0, 0),
    lay('road-1', 0, 3),
    lay('lawn', 0, 5),
    lay('chemistry-lab', 4, 0),
    lay('infirmary', 8, 0),
    lay('hydroponics', 12, 0),
    lay('wide-corridor-2', 4, 3),
    lay('wide-corridor-3', 8, 3),
    lay('blind-corridor', 12, 3, 2),
    lay('guard-room', 4, 5),
    lay('dormitory', 8, 5),
    lay('warehouse', 12, 5),
  ],
  doors: [
    sliding(4, 3, 'left', large),
    wooden(7, 2, 'down'),
    sliding(8, 2, 'down'),
    wooden(14, 2, 'down', magnetic),
    wooden(5, 5, 'up'),
    wooden(10, 5, 'up'),
    sliding(13, 5, 'up', magnetic),
    // A back way: from the lawn into the guard room
    wooden(4, 7, 'left'),
  ],
  teams: [
    {
      clan: 'norad',
      base: 9,
      characters: [
        { character: 'nick-bolter', at: [[1, 3]], facing: 'right', equipment: ['heavy-machine-gun'] },
        { character: 'vasquez', at: [[1, 4]], facing: 'right', equipment: ['sniper-rifle'] },
      ],
    },
    {
      clan: 'salemite',
      base: 11,
      characters: [
        { character: 'john-kendall', at: [[14, 1]], facing: 'down', magneticCards: 1 },
        { character: 'jeff-deeler', at: [[12, 4]], facing: 'left', equipment: ['u43'], magneticCards: 1 },
        { character: 'jack-saw', at: [[12, 3]], facing: 'left', equipment: ['light-bolter'] },
        { character: 'zombie-1', at: [[6, 7]], facing: 'left' },
      ],
    },
  ],
  initiative: 'salemite',
  turns: 5,
  leaving: { border: false, sewers: false },
  goals: [
    wins('norad', { what: 'death', of: { character: 'john-kendall' } }),
    wins('salemite', { what: 'wiped-out', of: 'norad' }),
    atTheEnd('salemite'),
  ],
};
