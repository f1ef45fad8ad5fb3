/**
 * Scenario 4, “The Vault”: icon phrases and interaction. Only its name and its modules are known. A safe in the middle of the house holds
 * secret files; a technical test opens it. Screens give command points to whoever holds them, the generator opens every lock of the
 * house at once, for either side.
 */
import { activation, command, technical } from '../../phrases/phrase.ts';
import type { ScenarioPlan } from '../kinds.ts';
import { modulesOf } from '../modules.ts';
import { atTheEnd, large, lay, magnetic, sliding, wins, wooden } from './laying.ts';

export const theVault: ScenarioPlan<'the-vault'> = {
  id: 'the-vault',
  number: 4,
  provenance: 'reconstructed',
  cites: ['ER-2.2', 'ER-3.2'],
  modules: modulesOf(4),
  width: 15,
  height: 14,
  tiles: [
    lay('video-surveillance', 0, 0),
    lay('guard-room', 4, 0),
    lay('kitchen', 8, 0),
    lay('generator', 12, 0),
    lay('corridor-3-1', 12, 3),
    lay('blind-corridor', 0, 4),
    lay('wide-corridor-1', 4, 4),
    lay('wide-corridor-2', 8, 4),
    lay('walled-hall-2', 12, 4, 2),
    lay('classroom', 0, 6),
    lay('hall-1', 4, 6, 1),
    lay('safe-room', 6, 6, 2),
    lay('hall-2', 9, 6, 1),
    lay('armoury', 11, 6),
    lay('walled-corridor-1', 0, 9, 2),
    lay('walled-corridor-2', 4, 9, 2),
    lay('walled-corridor-3', 8, 9, 2),
    lay('walled-hall-1', 12, 9, 2),
    lay('ruins', 0, 11),
    lay('road-broad', 4, 11),
    lay('thicket', 8, 11),
    lay('crossroads', 12, 11),
  ],
  doors: [
    sliding(5, 10, 'down', large),
    wooden(13, 10, 'down'),
    // Around the safe
    sliding(4, 6, 'up', large, magnetic),
    sliding(4, 9, 'up', large, magnetic),
    sliding(6, 9, 'up', magnetic),
    sliding(9, 6, 'up', large),
    wooden(9, 9, 'up', large),
    // Rooms
    sliding(3, 3, 'down'),
    wooden(6, 3, 'down'),
    wooden(9, 3, 'down'),
    sliding(13, 2, 'down', magnetic),
    wooden(2, 6, 'up'),
    wooden(14, 9, 'up'),
  ],
  teams: [
    {
      clan: 'norad',
      base: 12,
      characters: [
        { character: 'james-woo', at: [[5, 12]], facing: 'up', equipment: ['toolbox'] },
        { character: 'nick-bolter', at: [[6, 12]], facing: 'up', equipment: ['u43'] },
        { character: 'vasquez', at: [[13, 12]], facing: 'up', equipment: ['sniper-rifle'] },
      ],
    },
    {
      clan: 'salemite',
      base: 7,
      characters: [
        { character: 'jessica-hollister', at: [[2, 1]], facing: 'right', equipment: ['colt-m7'], magneticCards: 1 },
        { character: 'jeff-deeler', at: [[10, 5]], facing: 'left', equipment: ['sawn-off-shotgun'], magneticCards: 1 },
        { character: 'jack-saw', at: [[5, 4]], facing: 'down' },
        { character: 'zombie-1', at: [[1, 9]], facing: 'right' },
      ],
    },
  ],
  initiative: 'norad',
  turns: 8,
  leaving: { border: true, sewers: false },
  added: [
    {
      room: 'safe-room',
      from: 'vault',
      phrase: activation([command(1, 'norad')], technical(5), { does: 'receive', equipment: 'secret-files' }),
    },
  ],
  goals: [
    wins('norad', { what: 'exit', of: { clan: 'norad' }, with: 'secret-files' }),
    wins('salemite', { what: 'wiped-out', of: 'norad' }),
    atTheEnd('salemite'),
  ],
};
