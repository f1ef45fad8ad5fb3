/**
 * Scenario 6, “Traitors”: abilities and radio jamming. Only its name and its modules are known. Two of the Salemites listen to NORAD:
 * Einstein, whom Vasquez may win over for good, and Cherokee Bill, who can be bought for a turn. A jammer stands in the communication
 * room for whoever comes first.
 */
import type { ScenarioPlan } from '../kinds.ts';
import { modulesOf } from '../modules.ts';
import { atTheEnd, large, lay, magnetic, scores, sliding, wooden } from './laying.ts';

export const traitors: ScenarioPlan<'traitors'> = {
  id: 'traitors',
  number: 6,
  provenance: 'reconstructed',
  cites: ['ER-2.2', 'ER-3.2'],
  modules: modulesOf(6),
  width: 16,
  height: 14,
  tiles: [
    lay('torture-room', 0, 0),
    lay('missile-room', 4, 0),
    lay('robot-workshop', 8, 0, 2),
    lay('zombie-lab', 12, 0),
    lay('wide-corridor-1', 0, 4),
    lay('wide-corridor-2', 4, 4),
    lay('wide-corridor-3', 8, 4),
    lay('blind-corridor', 12, 4, 2),
    lay('communication-room', 0, 6),
    lay('satellite-room', 4, 6),
    lay('corridor-3-1', 7, 6, 1),
    lay('command-post', 8, 6),
    lay('corridor-3-2', 11, 6, 1),
    lay('officers-quarters', 12, 6),
    lay('wide-corridor-4', 0, 9),
    lay('wide-corridor-5', 4, 9),
    lay('corridor-4-1', 8, 9),
    lay('corridor-4-2', 8, 10),
    lay('corridor-4-3', 12, 9),
    lay('corridor-4-4', 12, 10),
    lay('infirmary', 0, 11),
    lay('classroom', 4, 11),
    lay('storeroom', 8, 11),
    lay('patients-room', 12, 11),
  ],
  doors: [
    sliding(1, 3, 'down', large),
    wooden(5, 3, 'down'),
    sliding(12, 3, 'down', magnetic),
    sliding(0, 6, 'up', magnetic),
    wooden(2, 8, 'down'),
    sliding(4, 6, 'up'),
    wooden(8, 8, 'down'),
    wooden(10, 6, 'up'),
    sliding(13, 8, 'down', magnetic),
    wooden(15, 6, 'up'),
    sliding(0, 11, 'up'),
    wooden(6, 11, 'up'),
    sliding(11, 11, 'up'),
    wooden(13, 11, 'up', magnetic),
  ],
  teams: [
    {
      clan: 'norad',
      base: 10,
      characters: [
        { character: 'nick-bolter', at: [[0, 9]], facing: 'right', equipment: ['rifle'] },
        { character: 'vasquez', at: [[1, 10]], facing: 'right', equipment: ['sniper-rifle'] },
        { character: 'james-woo', at: [[0, 4]], facing: 'right', equipment: ['radio-jammer'] },
      ],
    },
    {
      clan: 'salemite',
      base: 9,
      characters: [
        { character: 'jessica-hollister', at: [[13, 7]], facing: 'left', equipment: ['colt-m7'], magneticCards: 1 },
        { character: 'jeff-deeler', at: [[14, 5]], facing: 'left', equipment: ['u43'], magneticCards: 1 },
        { character: 'jack-saw', at: [[12, 10]], facing: 'left' },
        { character: 'franck-einstein', at: [[9, 4]], facing: 'left' },
        { character: 'cherokee-bill', at: [[10, 10]], facing: 'left' },
      ],
    },
  ],
  initiative: 'norad',
  turns: 6,
  leaving: { border: true, sewers: false },
  missionPoints: [4, 8],
  territory: 'salemite',
  goals: [
    scores('norad', 8, { what: 'exit', of: { character: 'franck-einstein' }, under: 'norad' }),
    scores('norad', 5, { what: 'death', of: { character: 'jessica-hollister' } }),
    scores('salemite', 8, { what: 'death', of: { character: 'franck-einstein' } }),
    scores('salemite', 6, { what: 'death', of: { clan: 'norad' } }),
    scores('salemite', 6, { what: 'timer-out', of: 'missile-room' }),
    atTheEnd('most-mission-points'),
  ],
};
