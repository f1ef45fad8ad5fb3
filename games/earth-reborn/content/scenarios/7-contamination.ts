/**
 * Scenario 7, “Contamination”: large figures. Only its name and its module are known. The Mammoth comes through the front gate, or
 * through a wall: that of the laundry parts it from the west wing and the chemistry lab. Kendall’s people want to let loose there what
 * they have made, NORAD to break the tanks of the zombie lab.
 */
import type { ScenarioPlan } from '../kinds.ts';
import { modulesOf } from '../modules.ts';
import { atTheEnd, large, lay, magnetic, scores, sliding, wooden } from './laying.ts';

export const contamination: ScenarioPlan<'contamination'> = {
  id: 'contamination',
  number: 7,
  provenance: 'reconstructed',
  cites: ['ER-2.2', 'ER-3.2'],
  modules: modulesOf(7),
  width: 16,
  height: 14,
  tiles: [
    lay('zombie-lab', 0, 0),
    lay('missile-room', 4, 0),
    lay('kitchen', 8, 0),
    lay('warehouse', 12, 0),
    lay('blind-corridor', 0, 4),
    lay('wide-corridor-1', 4, 4),
    lay('wide-corridor-2', 8, 4),
    lay('wide-corridor-3', 12, 4),
    lay('chemistry-lab', 0, 6),
    lay('morgue', 4, 6),
    lay('corridor-3-1', 7, 6, 1),
    lay('corridor-3-2', 8, 6, 1),
    lay('cryogenic-chamber', 9, 6),
    lay('hydroponics', 12, 6),
    // The west wing: behind its walls the short way to the chemistry lab, for whoever makes a door of a wall.
    lay('wide-corridor-4', 0, 9),
    lay('wide-corridor-5', 4, 9),
    lay('garage', 0, 11, 2),
    lay('laundry', 4, 11, 2),
    // The front, with both gates.
    lay('walled-corridor-3', 8, 9, 2),
    lay('walled-corridor-4', 12, 9, 2),
    lay('road-broad', 8, 11),
    lay('yard', 12, 11),
  ],
  doors: [
    sliding(9, 10, 'down', large),
    wooden(13, 10, 'down', large),
    sliding(3, 3, 'down', magnetic),
    sliding(5, 3, 'down', large),
    wooden(9, 3, 'down'),
    wooden(15, 3, 'down'),
    sliding(3, 6, 'up', magnetic),
    wooden(0, 8, 'down'),
    wooden(5, 6, 'up'),
    wooden(6, 8, 'down', magnetic),
    sliding(11, 6, 'up'),
    wooden(14, 8, 'down'),
  ],
  teams: [
    {
      clan: 'norad',
      base: 12,
      characters: [
        { character: 'mammoth', at: [[9, 12]], facing: 'up' },
        { character: 'vasquez', at: [[8, 13]], facing: 'up', equipment: ['grenades'] },
        { character: 'james-woo', at: [[14, 13]], facing: 'up', equipment: ['gas-mask'] },
      ],
    },
    {
      clan: 'salemite',
      base: 9,
      characters: [
        { character: 'john-kendall', at: [[14, 7]], facing: 'down', equipment: ['deadly-virus'], magneticCards: 1 },
        { character: 'jeff-deeler', at: [[9, 5]], facing: 'down', equipment: ['bazooka'], magneticCards: 1 },
        { character: 'jack-saw', at: [[4, 4]], facing: 'right' },
        { character: 'zombie-1', at: [[2, 9]], facing: 'right' },
        { character: 'zombie-2', at: [[7, 9]], facing: 'right' },
      ],
    },
  ],
  initiative: 'salemite',
  turns: 6,
  leaving: { border: true, sewers: false },
  missionPoints: [8, 5],
  territory: 'salemite',
  goals: [
    scores('norad', 10, { what: 'destruction', of: 'zombie-lab' }),
    scores('norad', 6, { what: 'death', of: { character: 'john-kendall' } }),
    scores('salemite', 8, { what: 'use', of: 'deadly-virus', in: 'chemistry-lab' }),
    scores('salemite', 8, { what: 'death', of: { character: 'mammoth' } }),
    scores('salemite', 4, { what: 'death', of: { clan: 'norad' } }),
    atTheEnd('most-mission-points'),
  ],
};
