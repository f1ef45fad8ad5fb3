/**
 * Scenario 2, “Last Chance Chapel”: lines of sight and duels. That NORAD receives the initiative each turn the book tells; the rest is ours.
 * Three of NORAD are cut off in a chapel, and all of them are to get out. Two sewer exits lie at the far corners, the dead between, trees and tombs on the way.
 * Who sees whom decides: each step into a line of sight may be bid for.
 */
import type { ScenarioPlan } from '../kinds.ts';
import { modulesOf } from '../modules.ts';
import { atTheEnd, large, lay, wins, wooden } from './laying.ts';

export const lastChanceChapel: ScenarioPlan<'last-chance-chapel'> = {
  id: 'last-chance-chapel',
  number: 2,
  provenance: 'reconstructed',
  cites: ['ER-2.2', 'ER-3.2'],
  modules: modulesOf(2),
  width: 16,
  height: 12,
  tiles: [
    lay('lawn', 0, 0),
    lay('chapel', 0, 4, 3),
    lay('orchard', 0, 8),
    lay('thicket', 4, 0),
    lay('terrace', 4, 3),
    lay('road-1', 4, 5),
    lay('hedge', 4, 7),
    lay('ruins', 4, 9),
    lay('cemetery', 8, 0),
    lay('road-2', 8, 4),
    lay('boulder-field', 8, 6),
    lay('parade-ground', 8, 8),
    lay('path-3-1', 12, 0),
    lay('sewer-exit-1', 15, 0),
    lay('road-broad', 12, 1),
    lay('car-park', 12, 4),
    lay('yard', 12, 8),
    lay('hedge-3', 12, 11),
    lay('sewer-exit-2', 15, 11),
  ],
  doors: [wooden(3, 5, 'right', large)],
  teams: [
    {
      clan: 'norad',
      base: 7,
      characters: [
        { character: 'nick-bolter', at: [[2, 5]], facing: 'right' },
        { character: 'vasquez', at: [[1, 6]], facing: 'right' },
        { character: 'james-woo', at: [[2, 6]], facing: 'right' },
      ],
    },
    {
      clan: 'salemite',
      base: 11,
      characters: [
        { character: 'jeff-deeler', at: [[11, 6]], facing: 'left' },
        { character: 'jack-saw', at: [[7, 5]], facing: 'left' },
        { character: 'zombie-1', at: [[6, 3]], facing: 'left' },
        { character: 'zombie-2', at: [[6, 8]], facing: 'left' },
      ],
    },
  ],
  initiative: 'norad',
  turns: 6,
  leaving: { border: false, sewers: true },
  goals: [
    wins('norad', { what: 'exits', of: 'norad', count: 3 }),
    // All are to get out: the first who does not decides it.
    wins('salemite', { what: 'death', of: { clan: 'norad' } }),
    atTheEnd('salemite'),
  ],
};
