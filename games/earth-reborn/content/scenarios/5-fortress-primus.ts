/**
 * Scenario 5, “Fortress Primus”: mission points, espionage, search. Only its name and its modules are known. NORAD storms a fortress from
 * the park: by the front gate, by the gallery, or around it over the parade ground, which lies open to the south. Whoever holds the
 * command post scores, and so do deaths; what is hidden in the rooms is for both, and spy points are worth most to those who are not at
 * home.
 */
import type { ScenarioPlan } from '../kinds.ts';
import { modulesOf } from '../modules.ts';
import { atTheEnd, large, lay, magnetic, scores, sliding, wooden } from './laying.ts';

const holding = (clan: 'norad' | 'salemite', points: number) =>
  ({
    phase: 'final',
    conditions: [{ asks: 'room-held', clan, room: 'command-post' }],
    test: null,
    effects: [{ does: 'mission-points', points, clan }],
  }) as const;

export const fortressPrimus: ScenarioPlan<'fortress-primus'> = {
  id: 'fortress-primus',
  number: 5,
  provenance: 'reconstructed',
  cites: ['ER-2.2', 'ER-3.2'],
  modules: modulesOf(5),
  width: 16,
  height: 16,
  tiles: [
    lay('lawn', 0, 0),
    lay('car-park', 0, 4),
    lay('orchard', 0, 8),
    lay('cemetery', 0, 12),
    lay('weight-room', 4, 0),
    lay('video-surveillance', 8, 0),
    lay('dormitory', 12, 0),
    lay('wide-corridor-1', 4, 4),
    lay('wide-corridor-2', 8, 4),
    lay('wide-corridor-3', 12, 4),
    lay('armoury', 4, 6),
    lay('command-post', 8, 6),
    lay('corridor-3-1', 11, 6, 1),
    lay('communication-room', 12, 6),
    // A narrow gallery, and below it the horseshoe: two wings around the parade ground
    lay('corridor-4-4', 4, 9),
    lay('walled-4-1', 8, 9, 2),
    lay('corridor-4-3', 12, 9),
    lay('chemistry-lab', 4, 10),
    lay('parade-ground', 8, 10),
    lay('officers-quarters', 12, 10),
    lay('hedge-4', 4, 13),
    lay('boulder-field', 4, 14),
    lay('terrace', 8, 14),
    lay('patients-room', 12, 13),
  ],
  doors: [
    sliding(4, 4, 'left', large),
    wooden(4, 9, 'left'),
    sliding(6, 3, 'down'),
    sliding(10, 3, 'down'),
    wooden(13, 3, 'down'),
    sliding(6, 6, 'up', magnetic),
    wooden(8, 6, 'up'),
    sliding(10, 8, 'down'),
    wooden(12, 8, 'down'),
    wooden(7, 10, 'up'),
    sliding(14, 10, 'up', magnetic),
    // From the parade ground: the gate of the gallery, and a door into each wing
    sliding(9, 9, 'down', large),
    sliding(8, 11, 'left'),
    sliding(12, 12, 'left', magnetic),
    wooden(12, 14, 'left'),
  ],
  teams: [
    {
      clan: 'norad',
      base: 13,
      characters: [
        { character: 'nick-bolter', at: [[1, 5]], facing: 'right', equipment: ['u43'] },
        { character: 'vasquez', at: [[1, 10]], facing: 'right', equipment: ['sniper-rifle'] },
        { character: 'james-woo', at: [[2, 11]], facing: 'right', equipment: ['revolver'] },
      ],
    },
    {
      clan: 'salemite',
      base: 8,
      characters: [
        { character: 'jessica-hollister', at: [[14, 7]], facing: 'down', equipment: ['colt-m7'], magneticCards: 1 },
        { character: 'jeff-deeler', at: [[13, 5]], facing: 'left', equipment: ['light-bolter'], magneticCards: 1 },
        { character: 'jack-saw', at: [[14, 9]], facing: 'left' },
        { character: 'zombie-1', at: [[8, 5]], facing: 'left' },
        { character: 'zombie-2', at: [[9, 9]], facing: 'left' },
      ],
    },
  ],
  initiative: 'salemite',
  turns: 6,
  leaving: { border: true, sewers: false },
  missionPoints: [6, 5],
  territory: 'salemite',
  goals: [
    holding('norad', 3),
    holding('salemite', 1),
    scores('norad', 6, { what: 'death', of: { character: 'jessica-hollister' } }),
    scores('norad', 3, { what: 'death', of: 'zombie' }),
    scores('norad', 4, { what: 'exit', of: { clan: 'norad' }, with: 'secret-files' }),
    scores('salemite', 3, { what: 'death', of: { clan: 'norad' } }),
    scores('salemite', 2, { what: 'zombie-raised' }),
    atTheEnd('most-mission-points'),
  ],
};
