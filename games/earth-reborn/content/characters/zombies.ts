/** Jack Saw and the two zombies. */

import { chances } from '../chances.ts';
import type { Character } from '../kinds.ts';

export const jackSaw: Character<'jack-saw'> = {
  id: 'jack-saw',
  provenance: 'reconstructed',
  cites: ['ER-41.12', 'ER-41.11'],
  clan: 'salemite',
  arcs: { front: 'dark-blue', right: 'light-blue', back: 'grey', left: 'dark-blue' },
  healthy: {
    life: 5,
    armour: 2,
    movement: 4,
    melee: { 'dark-blue': chances(4), 'light-blue': chances(2), grey: chances(0, 2) },
    mostCommand: 4,
    bonusCommand: 0,
    fire: chances(0, 1),
    science: chances(0),
    technical: chances(0),
    search: chances(1),
    capacity: 3,
  },
  wounded: {
    life: 3,
    armour: 1,
    movement: 3,
    melee: { 'dark-blue': chances(3), 'light-blue': chances(1), grey: chances(0, 1) },
    mostCommand: 3,
    bonusCommand: 0,
    fire: chances(0),
    science: chances(0),
    technical: chances(0),
    search: chances(1),
    capacity: 2,
  },
  zombie: true,
};

/** What stands on the cards of both ordinary zombies. */
const ordinary = {
  provenance: 'reconstructed',
  cites: ['ER-41.16', 'ER-41.13'],
  clan: 'salemite',
  arcs: { front: 'dark-blue', right: 'dark-blue', back: 'grey', left: 'light-blue' },
  healthy: {
    life: 3,
    armour: 2,
    movement: 3,
    melee: { 'dark-blue': chances(3), 'light-blue': chances(2), grey: chances(0, 1) },
    mostCommand: 3,
    bonusCommand: 0,
    fire: chances(0),
    science: chances(0),
    technical: chances(0),
    search: chances(0, 1),
    capacity: 0,
  },
  wounded: {
    life: 2,
    armour: 1,
    movement: 2,
    melee: { 'dark-blue': chances(2), 'light-blue': chances(1), grey: chances(0) },
    mostCommand: 3,
    bonusCommand: 0,
    fire: chances(0),
    science: chances(0),
    technical: chances(0),
    search: chances(0),
    capacity: 0,
  },
  zombie: true,
  rises: true,
} as const satisfies Omit<Character, 'id'>;

export const firstZombie: Character<'zombie-1'> = { id: 'zombie-1', ...ordinary };

export const secondZombie: Character<'zombie-2'> = { id: 'zombie-2', ...ordinary };
