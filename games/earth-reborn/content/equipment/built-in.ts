/** Weapons that are part of a character: no card, no weight, and never out of ammunition (the Mammoth fires as long as a broken-wall marker is left, ER-29.4). */

import { chances } from '../chances.ts';
import type { CharacterId } from '../characters/index.ts';
import { flames } from './firearms.ts';
import type { Firearm, FlameWeapon } from './kinds.ts';

type BuiltIn<W> = Omit<W, 'id' | 'weight' | 'findFactor' | 'foundIn' | 'ammunition'> & {
  readonly character: CharacterId;
  /** It fires as long as a broken-wall marker is left. */
  readonly firesWithWallMarkers?: true;
};

const mammothGun: BuiltIn<Firearm> = {
  character: 'mammoth',
  provenance: 'reconstructed',
  cites: ['ER-29.4'],
  family: 'firearm',
  targeting: chances(0),
  damage: { red: chances(4), orange: chances(2) },
  firesWithWallMarkers: true,
};

const billsFlames: BuiltIn<FlameWeapon> = {
  character: 'cherokee-bill',
  provenance: 'reconstructed',
  cites: ['ER-40.18', 'ER-43.3'],
  family: 'flame-weapon',
  ...flames,
};

export const builtInWeapons: readonly (BuiltIn<Firearm> | BuiltIn<FlameWeapon>)[] = [mammothGun, billsFlames];
