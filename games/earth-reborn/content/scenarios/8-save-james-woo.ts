/**
 * Scenario 8, “Save James Woo”: capture and torture. Only its name and its modules are known. Woo, wounded, is Jessica’s prisoner in the
 * torture room. Every turn he may talk; the others have to break in, overcome whoever leads him, and see him walk off the map.
 */
import type { ScenarioPlan } from '../kinds.ts';
import { modulesOf } from '../modules.ts';
import { atTheEnd, large, lay, magnetic, scores, sliding, wooden } from './laying.ts';

const rescuers = ['nick-bolter', 'vasquez', 'franck-einstein'] as const;

export const saveJamesWoo: ScenarioPlan<'save-james-woo'> = {
  id: 'save-james-woo',
  number: 8,
  provenance: 'reconstructed',
  cites: ['ER-2.2', 'ER-3.2'],
  modules: modulesOf(8),
  width: 16,
  height: 14,
  tiles: [
    lay('torture-room', 0, 0),
    lay('dormitory', 4, 0),
    lay('guard-room', 8, 0),
    lay('video-surveillance', 12, 0),
    lay('blind-corridor', 0, 4),
    lay('wide-corridor-1', 4, 4),
    lay('wide-corridor-2', 8, 4),
    lay('wide-corridor-3', 12, 4),
    lay('infirmary', 0, 6),
    lay('cells', 4, 6),
    lay('corridor-3-1', 7, 6, 1),
    lay('chemistry-lab', 8, 6),
    lay('classroom', 12, 6),
    // The west wing: through the laundry and the barracks
    lay('barracks', 0, 9, 2),
    lay('laundry', 0, 11, 2),
    // The middle: a helipad before the main door, in sight of the whole corridor
    lay('walled-corridor-1', 4, 9, 2),
    lay('path-3-1', 4, 11, 1),
    lay('helipad', 5, 11),
    // The east: a gatehouse behind trees, and an orchard at the back of the classroom
    lay('lobby', 8, 9),
    lay('thicket', 8, 11),
    lay('hedge-4', 12, 9),
    lay('orchard', 12, 10),
  ],
  doors: [
    sliding(1, 3, 'down', large, magnetic),
    wooden(6, 3, 'down'),
    wooden(10, 3, 'down'),
    sliding(13, 3, 'down'),
    wooden(3, 6, 'up'),
    sliding(5, 6, 'up', magnetic),
    wooden(11, 6, 'up'),
    sliding(15, 6, 'up'),
    // From the laundry by the barracks into the infirmary
    wooden(3, 12, 'right'),
    wooden(1, 10, 'down', large),
    wooden(2, 8, 'down'),
    sliding(3, 10, 'right'),
    // The main door, the gatehouse, and from the corridor into the lab
    sliding(5, 10, 'down', large),
    wooden(9, 10, 'down', large),
    sliding(8, 9, 'left'),
    sliding(8, 7, 'left', magnetic),
    // The back door of the classroom
    wooden(13, 8, 'down', magnetic),
  ],
  teams: [
    {
      clan: 'norad',
      base: 12,
      characters: [
        { character: 'nick-bolter', at: [[5, 12]], facing: 'up', equipment: ['rifle'] },
        { character: 'vasquez', at: [[13, 13]], facing: 'up', equipment: ['u43', 'taser'] },
        { character: 'franck-einstein', at: [[6, 13]], facing: 'up', equipment: ['power-fist'] },
        { character: 'james-woo', at: [], facing: 'down', wounded: true, prisonerOf: 'jessica-hollister' },
      ],
    },
    {
      clan: 'salemite',
      base: 9,
      characters: [
        { character: 'jessica-hollister', at: [[2, 2]], facing: 'down', equipment: ['torture-kit'], magneticCards: 1 },
        { character: 'jeff-deeler', at: [[8, 4]], facing: 'down', equipment: ['light-bolter'], magneticCards: 1 },
        { character: 'jack-saw', at: [[3, 5]], facing: 'right' },
        { character: 'zombie-1', at: [[5, 7]], facing: 'down' },
      ],
    },
  ],
  initiative: 'salemite',
  turns: 7,
  leaving: { border: true, sewers: false },
  missionPoints: [5, 5],
  territory: 'salemite',
  goals: [
    scores('norad', 12, { what: 'exit', of: { character: 'james-woo' } }),
    // Whoever kills him in time loses what he could still say, and leaves the others nothing to lose.
    scores('norad', 6, { what: 'death', of: { character: 'james-woo' } }),
    scores('norad', 4, { what: 'capture', of: { character: 'jessica-hollister' } }),
    scores('norad', 2, { what: 'possession', of: 'torture-kit', by: 'norad' }, 'end-of-match'),
    scores('salemite', 3, { what: 'spy-point-by-torture', of: { character: 'james-woo' } }),
    ...rescuers.map((character) => scores('salemite', 5, { what: 'death', of: { character } })),
    scores('salemite', 4, { what: 'imprisonment', of: { clan: 'norad' } }, 'end-of-match'),
    atTheEnd('most-mission-points'),
  ],
};
