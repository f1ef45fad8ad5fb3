/**
 * The weapons of which the examples of the book tell a number, and two blades for its great melee; the others follow with
 * the special equipment. A weapon is `reconstructed` where most of its numbers are ours.
 */
import type { SquareOffset } from '@necropole/boards';
import { chances } from '../chances.ts';
import type { Explosive, Firearm, MeleeWeapon } from '../kinds.ts';

/** The square that is aimed at, and the four beside it. */
const centre: readonly SquareOffset[] = [[0, 0]];
const cross: readonly SquareOffset[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

const heavyMachineGun: Firearm<'heavy-machine-gun'> = {
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

const lightBolter: Firearm<'light-bolter'> = {
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

const sniperRifle: Firearm<'sniper-rifle'> = {
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

const grenades: Explosive<'grenades'> = {
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

const grenadeLauncher: Explosive<'grenade-launcher'> = {
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

const titaniumClaws: MeleeWeapon<'titanium-claws'> = {
  id: 'titanium-claws',
  provenance: 'reconstructed',
  cites: ['ER-32.1'],
  family: 'melee-weapon',
  weight: 0,
  findFactor: 4,
  foundIn: ['technical', 'science'],
  melee: { 'dark-blue': chances(2), 'light-blue': chances(1), grey: chances(0) },
};

const ironBar: MeleeWeapon<'iron-bar'> = {
  id: 'iron-bar',
  provenance: 'reconstructed',
  cites: ['ER-32.1'],
  family: 'melee-weapon',
  weight: 1,
  findFactor: 2,
  foundIn: 'any',
  melee: { 'dark-blue': chances(1, 2), 'light-blue': chances(1, 1), grey: chances(0) },
};

const cleaver: MeleeWeapon<'cleaver'> = {
  id: 'cleaver',
  provenance: 'reconstructed',
  cites: ['ER-32.1'],
  family: 'melee-weapon',
  weight: 1,
  findFactor: 3,
  foundIn: ['living'],
  melee: { 'dark-blue': chances(2, 1), 'light-blue': chances(1), grey: chances(0) },
};

const list = [
  heavyMachineGun,
  lightBolter,
  sniperRifle,
  grenades,
  grenadeLauncher,
  titaniumClaws,
  ironBar,
  cleaver,
] as const;

export type WeaponId = (typeof list)[number]['id'];

export const weaponIds: readonly WeaponId[] = list.map(({ id }) => id);

/** Each under its own id. */
export const weapons: Readonly<{ [I in WeaponId]: Extract<(typeof list)[number], { readonly id: I }> }> = {
  'heavy-machine-gun': heavyMachineGun,
  'light-bolter': lightBolter,
  'sniper-rifle': sniperRifle,
  grenades,
  'grenade-launcher': grenadeLauncher,
  'titanium-claws': titaniumClaws,
  'iron-bar': ironBar,
  cleaver,
};
