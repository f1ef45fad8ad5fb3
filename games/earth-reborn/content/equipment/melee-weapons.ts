/** Melee weapons. Two of them cut doors too. What weighs nothing a zombie can carry (ER-17.5). */
import { activation, command, technical } from '../../phrases/phrase.ts';
import { chances } from '../chances.ts';
import type { MeleeWeapon } from './kinds.ts';

export const combatKnife: MeleeWeapon<'combat-knife'> = {
  id: 'combat-knife',
  provenance: 'reconstructed',
  cites: ['ER-17.17'],
  family: 'melee-weapon',
  weight: 0,
  findFactor: 2,
  foundIn: 'any',
  melee: { 'dark-blue': chances(1), 'light-blue': chances(1), grey: chances(0) },
};

export const riotBaton: MeleeWeapon<'riot-baton'> = {
  id: 'riot-baton',
  provenance: 'reconstructed',
  cites: ['ER-17.17'],
  family: 'melee-weapon',
  weight: 1,
  findFactor: 2,
  foundIn: ['corridor', 'officers'],
  melee: { 'dark-blue': chances(1, 1), 'light-blue': chances(0, 1), grey: chances(0, 1) },
};

export const powerFist: MeleeWeapon<'power-fist'> = {
  id: 'power-fist',
  provenance: 'reconstructed',
  cites: ['ER-43.12'],
  family: 'melee-weapon',
  weight: 2,
  findFactor: 4,
  foundIn: ['technical'],
  melee: { 'dark-blue': chances(2, 1), 'light-blue': chances(1, 1), grey: chances(0) },
  phrases: [
    activation([command(1)], technical(2), { does: 'destroy-door', arcs: ['dark-blue', 'light-blue'], most: 4 }),
  ],
};

export const titaniumClaws: MeleeWeapon<'titanium-claws'> = {
  id: 'titanium-claws',
  provenance: 'reconstructed',
  cites: ['ER-17.17', 'ER-25.13'],
  family: 'melee-weapon',
  weight: 0,
  findFactor: 4,
  foundIn: ['technical', 'science'],
  melee: { 'dark-blue': chances(2), 'light-blue': chances(1), grey: chances(0) },
};

export const chainsaw: MeleeWeapon<'chainsaw'> = {
  id: 'chainsaw',
  provenance: 'reconstructed',
  cites: ['ER-43.13'],
  family: 'melee-weapon',
  weight: 2,
  findFactor: 4,
  foundIn: ['technical', 'corridor'],
  melee: { 'dark-blue': chances(3), 'light-blue': chances(2), grey: chances(0) },
  phrases: [activation([command(1)], technical(3), { does: 'destroy-door', arcs: ['dark-blue', 'light-blue'] })],
};

export const ironBar: MeleeWeapon<'iron-bar'> = {
  id: 'iron-bar',
  provenance: 'reconstructed',
  cites: ['ER-17.17'],
  family: 'melee-weapon',
  weight: 1,
  findFactor: 2,
  foundIn: 'any',
  melee: { 'dark-blue': chances(1, 2), 'light-blue': chances(1, 1), grey: chances(0) },
};

export const cleaver: MeleeWeapon<'cleaver'> = {
  id: 'cleaver',
  provenance: 'reconstructed',
  cites: ['ER-17.17'],
  family: 'melee-weapon',
  weight: 1,
  findFactor: 3,
  foundIn: ['living'],
  melee: { 'dark-blue': chances(2, 1), 'light-blue': chances(1), grey: chances(0) },
};

export const meatHook: MeleeWeapon<'meat-hook'> = {
  id: 'meat-hook',
  provenance: 'reconstructed',
  cites: ['ER-17.17'],
  family: 'melee-weapon',
  weight: 0,
  findFactor: 3,
  foundIn: ['living', 'science'],
  melee: { 'dark-blue': chances(1, 1), 'light-blue': chances(1), grey: chances(0) },
};
