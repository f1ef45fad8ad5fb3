/** Firearms, and what is fired or thrown in another way. Where an example of the book tells a number, it stands. */
import { lasting, throwOf } from '../../phrases/phrase.ts';
import { chances } from '../chances.ts';
import { centre, corners, cross } from './areas.ts';
import type { Explosive, Firearm, FlameWeapon, SmokeWeapon, StunWeapon } from './kinds.ts';

export const heavyMachineGun: Firearm<'heavy-machine-gun'> = {
  id: 'heavy-machine-gun',
  provenance: 'reconstructed',
  cites: ['ER-43.19', 'ER-20.4'],
  family: 'firearm',
  weight: 4,
  findFactor: 5,
  foundIn: ['armoury'],
  ammunition: 'reloaded',
  targeting: chances(1),
  damage: { red: chances(4), orange: chances(3) },
};

export const sniperRifle: Firearm<'sniper-rifle'> = {
  id: 'sniper-rifle',
  provenance: 'reconstructed',
  cites: ['ER-43.19', 'ER-40.6'],
  family: 'firearm',
  weight: 2,
  findFactor: 4,
  foundIn: ['armoury'],
  ammunition: 'reloaded',
  targeting: chances(2),
  damage: { red: chances(3), orange: chances(1) },
};

/** The “rifle” that Vasquez finds and leaves in an officer’s bedroom. */
export const rifle: Firearm<'rifle'> = {
  id: 'rifle',
  provenance: 'reconstructed',
  cites: ['ER-25.13'],
  family: 'firearm',
  weight: 2,
  findFactor: 3,
  foundIn: ['armoury', 'officers'],
  ammunition: 'reloaded',
  targeting: chances(1, 1),
  damage: { red: chances(2, 1), orange: chances(1, 1) },
};

export const u43: Firearm<'u43'> = {
  id: 'u43',
  provenance: 'reconstructed',
  cites: ['ER-18.1'],
  family: 'firearm',
  weight: 2,
  findFactor: 4,
  foundIn: ['armoury', 'corridor'],
  ammunition: 'reloaded',
  targeting: chances(1),
  damage: { red: chances(3), orange: chances(2) },
};

export const revolver: Firearm<'revolver'> = {
  id: 'revolver',
  provenance: 'reconstructed',
  cites: ['ER-18.1'],
  family: 'firearm',
  weight: 1,
  findFactor: 2,
  foundIn: ['officers', 'living'],
  ammunition: 'reloaded',
  targeting: chances(0, 1),
  damage: { red: chances(2), orange: chances(1) },
};

export const lightBolter: Firearm<'light-bolter'> = {
  id: 'light-bolter',
  provenance: 'reconstructed',
  cites: ['ER-43.19', 'ER-41.12'],
  family: 'firearm',
  weight: 2,
  findFactor: 3,
  foundIn: ['armoury', 'officers'],
  ammunition: 'reloaded',
  targeting: chances(0, 2),
  damage: { red: chances(2), orange: chances(1) },
};

export const coltM7: Firearm<'colt-m7'> = {
  id: 'colt-m7',
  provenance: 'reconstructed',
  cites: ['ER-18.1'],
  family: 'firearm',
  weight: 1,
  findFactor: 3,
  foundIn: ['officers', 'corridor'],
  ammunition: 'reloaded',
  targeting: chances(0, 2),
  damage: { red: chances(2), orange: chances(2) },
};

export const machinePistol: Firearm<'machine-pistol'> = {
  id: 'machine-pistol',
  provenance: 'reconstructed',
  cites: ['ER-18.1'],
  family: 'firearm',
  weight: 1,
  findFactor: 3,
  foundIn: ['living', 'corridor'],
  ammunition: 'reloaded',
  targeting: chances(1),
  damage: { red: chances(2), orange: chances(2) },
};

export const sawnOffShotgun: Firearm<'sawn-off-shotgun'> = {
  id: 'sawn-off-shotgun',
  provenance: 'reconstructed',
  cites: ['ER-18.1'],
  family: 'firearm',
  weight: 2,
  findFactor: 4,
  foundIn: ['armoury', 'living'],
  ammunition: 'reloaded',
  targeting: chances(0, 1),
  damage: { red: chances(4), orange: chances(3) },
};

export const grenades: Explosive<'grenades'> = {
  id: 'grenades',
  provenance: 'reconstructed',
  cites: ['ER-43.20'],
  family: 'explosive',
  weight: 1,
  findFactor: 4,
  foundIn: ['armoury', 'technical'],
  ammunition: { shots: 2 },
  targeting: chances(0, 2),
  damage: { red: chances(3), orange: chances(0, 4) },
  red: centre,
  orange: cross,
};

export const grenadeLauncher: Explosive<'grenade-launcher'> = {
  id: 'grenade-launcher',
  provenance: 'reconstructed',
  cites: ['ER-32.4'],
  family: 'explosive',
  weight: 3,
  findFactor: 5,
  foundIn: ['armoury'],
  ammunition: 'reloaded',
  targeting: chances(1),
  damage: { red: chances(2), orange: chances(0, 2) },
  red: centre,
  orange: cross,
};

export const bazooka: Explosive<'bazooka'> = {
  id: 'bazooka',
  provenance: 'reconstructed',
  cites: ['ER-42.7'],
  family: 'explosive',
  weight: 3,
  findFactor: 5,
  foundIn: ['armoury'],
  ammunition: { shots: 2 },
  targeting: chances(1),
  damage: { red: chances(5), orange: chances(2) },
  red: centre,
  orange: cross,
  phrases: [lasting({ does: 'pierce-armour', of: 'mammoth', by: 2 })],
};

export const smokeGrenades: SmokeWeapon<'smoke-grenades'> = {
  id: 'smoke-grenades',
  provenance: 'reconstructed',
  cites: ['ER-42.17'],
  family: 'smoke-weapon',
  weight: 1,
  findFactor: 3,
  foundIn: ['armoury', 'corridor'],
  ammunition: { shots: 3 },
  targeting: chances(0, 3),
  area: [...centre, ...cross, ...corners],
  turns: 2,
};

export const taser: StunWeapon<'taser'> = {
  id: 'taser',
  provenance: 'reconstructed',
  cites: ['ER-43.16', 'ER-43.17'],
  family: 'stun-weapon',
  weight: 1,
  findFactor: 3,
  foundIn: ['technical', 'corridor'],
  ammunition: 'reloaded',
  targeting: chances(0, 2),
  phrases: [{ phase: null, conditions: [], test: throwOf(2, 'yellow', 3), effects: [{ does: 'paralyse', points: 2 }] }],
};

/** The flames: two squares ahead, then a wider tongue. Cherokee Bill’s own are the same. */
export const flames = {
  damage: { red: chances(3), orange: chances(2) },
  red: [
    [0, 1],
    [0, 2],
  ],
  orange: [
    [-1, 2],
    [1, 2],
    [-1, 3],
    [0, 3],
    [1, 3],
  ],
} as const;

export const flameThrower: FlameWeapon<'flame-thrower'> = {
  id: 'flame-thrower',
  provenance: 'reconstructed',
  cites: ['ER-43.3'],
  family: 'flame-weapon',
  weight: 3,
  findFactor: 5,
  foundIn: ['armoury', 'technical'],
  ammunition: { shots: 3 },
  ...flames,
};
