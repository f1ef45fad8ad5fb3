/** Two Salemites whom NORAD may turn. */

import { chances } from '../chances.ts';
import type { Character } from '../kinds.ts';

export const franckEinstein: Character<'franck-einstein'> = {
  id: 'franck-einstein',
  provenance: 'reconstructed',
  cites: ['ER-40.17', 'ER-40.13', 'ER-40.5'],
  clan: 'salemite',
  arcs: { front: 'dark-blue', right: 'light-blue', back: 'grey', left: 'light-blue' },
  healthy: {
    life: 4,
    armour: 2,
    movement: 5,
    melee: { 'dark-blue': chances(2, 2), 'light-blue': chances(1, 1), grey: chances(0, 1) },
    mostCommand: 5,
    bonusCommand: 1,
    fire: chances(1),
    science: chances(1),
    technical: chances(2),
    search: chances(2),
    capacity: 4,
  },
  wounded: {
    life: 3,
    armour: 1,
    movement: 4,
    melee: { 'dark-blue': chances(2, 1), 'light-blue': chances(1), grey: chances(0) },
    mostCommand: 5,
    bonusCommand: 1,
    fire: chances(1),
    science: chances(1),
    technical: chances(1),
    search: chances(1),
    capacity: 3,
  },
  mostCommandAsTraitor: 5,
};

export const cherokeeBill: Character<'cherokee-bill'> = {
  id: 'cherokee-bill',
  provenance: 'reconstructed',
  cites: ['ER-40.22', 'ER-40.18', 'ER-40.19', 'ER-40.21'],
  clan: 'salemite',
  arcs: { front: 'dark-blue', right: 'light-blue', back: 'grey', left: 'light-blue' },
  healthy: {
    life: 4,
    armour: 3,
    movement: 5,
    melee: { 'dark-blue': chances(2), 'light-blue': chances(1), grey: chances(0, 1) },
    mostCommand: 5,
    bonusCommand: 1,
    fire: chances(1, 1),
    science: chances(0),
    technical: chances(1),
    search: chances(2),
    capacity: 3,
  },
  wounded: {
    life: 3,
    armour: 2,
    movement: 4,
    melee: { 'dark-blue': chances(1), 'light-blue': chances(1), grey: chances(0) },
    mostCommand: 4,
    bonusCommand: 1,
    fire: chances(1),
    science: chances(0),
    technical: chances(1),
    search: chances(1),
    capacity: 2,
  },
  mostCommandAsTraitor: 6,
};
