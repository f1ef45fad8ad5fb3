/** The objects of chapter F, the person of the field and the coffin. */
import type { Companion, Gear } from '../kinds.ts';

export const zg1229: Gear<'zg1229'> = {
  id: 'zg1229',
  provenance: 'rulebook',
  cites: ['ZF-13.11'],
  family: 'gear',
  yellow: 1,
  green: 0,
  uncovers: { range: 3, lostOn: 1 },
};

export const harness: Gear<'harness'> = {
  id: 'harness',
  provenance: 'rulebook',
  cites: ['ZF-13.13'],
  family: 'gear',
  yellow: 1,
  green: 0,
  hands: 1,
};

export const medicKit: Gear<'medic-kit'> = {
  id: 'medic-kit',
  provenance: 'rulebook',
  cites: ['ZF-13.14'],
  family: 'gear',
  yellow: 1,
  green: 1,
  heals: 1,
};

/** The team climbs for a point; whoever carries them strikes better. */
export const iceAxes: Gear<'ice-axes'> = {
  id: 'ice-axes',
  provenance: 'rulebook',
  cites: ['ZF-13.15'],
  family: 'gear',
  yellow: 1,
  green: 0,
  eases: { terrain: 'mountain', half: 2 },
  assault: 1,
};

/** The doctor's daughter. */
export const evangeline: Companion<'evangeline'> = {
  id: 'evangeline',
  provenance: 'rulebook',
  cites: ['ZF-4.16'],
  family: 'companion',
  yellow: 1,
  green: 0,
  points: 3,
  recognises: 2,
};

export const coffin: Companion<'coffin'> = {
  id: 'coffin',
  provenance: 'rulebook',
  cites: ['ZF-4.19'],
  family: 'companion',
  yellow: 1,
  green: 0,
  infects: true,
};
