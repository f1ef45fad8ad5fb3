/** The weapons of chapter E, with the three numbers of their counters. How many there are of each is reconstructed. */
import type { Aim, Ammunition, Rates, Weapon } from '../kinds.ts';

function rates(three: number | null, two: number | null, one: number | null): Rates {
  return { 3: three, 2: two, 1: one };
}

const ordinary: Ammunition = { lostOn: 1 };
const nothingElse: readonly Aim[] = [];

export const bazooka: Weapon<'bazooka'> = {
  id: 'bazooka',
  provenance: 'rulebook',
  cites: ['ZF-12.20'],
  family: 'weapon',
  yellow: 1,
  green: 0,
  rates: rates(7, 4, 3),
  ammunition: 'always',
  against: ['aircraft'],
};

export const panzerfaust: Weapon<'panzerfaust'> = {
  id: 'panzerfaust',
  provenance: 'rulebook',
  cites: ['ZF-12.21'],
  family: 'weapon',
  yellow: 1,
  green: 1,
  rates: rates(10, null, null),
  ammunition: 'always',
  against: ['vehicle', 'door'],
};

export const machineGun: Weapon<'machine-gun'> = {
  id: 'machine-gun',
  provenance: 'rulebook',
  cites: ['ZF-12.22'],
  family: 'weapon',
  yellow: 1,
  green: 0,
  rates: rates(10, null, null),
  ammunition: { lostOn: 3 },
  against: ['vehicle'],
  heavy: true,
};

export const grenadePistol: Weapon<'grenade-pistol'> = {
  id: 'grenade-pistol',
  provenance: 'rulebook',
  cites: ['ZF-12.24'],
  family: 'weapon',
  yellow: 1,
  green: 0,
  rates: rates(6, null, null),
  ammunition: { lostOn: 2 },
  against: ['vehicle', 'door'],
};

export const stg44: Weapon<'stg44'> = {
  id: 'stg44',
  provenance: 'rulebook',
  cites: ['ZF-13.1'],
  family: 'weapon',
  yellow: 1,
  green: 0,
  rates: rates(4, 4, 5),
  ammunition: ordinary,
  against: nothingElse,
};

export const mg42: Weapon<'mg42'> = {
  id: 'mg42',
  provenance: 'rulebook',
  cites: ['ZF-13.2'],
  family: 'weapon',
  yellow: 1,
  green: 0,
  rates: rates(5, 4, 3),
  ammunition: ordinary,
  against: nothingElse,
};

export const vg5: Weapon<'vg-5'> = {
  id: 'vg-5',
  provenance: 'rulebook',
  cites: ['ZF-13.3'],
  family: 'weapon',
  yellow: 1,
  green: 0,
  rates: rates(3, 3, 3),
  ammunition: ordinary,
  against: nothingElse,
};

export const mp3008: Weapon<'mp3008'> = {
  id: 'mp3008',
  provenance: 'rulebook',
  cites: ['ZF-13.4'],
  family: 'weapon',
  yellow: 1,
  green: 0,
  rates: rates(4, 3, 3),
  ammunition: ordinary,
  against: nothingElse,
};

export const ppsh: Weapon<'ppsh'> = {
  id: 'ppsh',
  provenance: 'rulebook',
  cites: ['ZF-13.5'],
  family: 'weapon',
  yellow: 0,
  green: 1,
  rates: rates(5, 5, 4),
  ammunition: ordinary,
  against: nothingElse,
};

export const flamethrower: Weapon<'flamethrower'> = {
  id: 'flamethrower',
  provenance: 'rulebook',
  cites: ['ZF-13.7'],
  family: 'weapon',
  yellow: 0,
  green: 1,
  rates: rates(null, 10, null),
  ammunition: { lostOn: 4 },
  against: nothingElse,
};
