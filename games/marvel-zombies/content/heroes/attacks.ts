/**
 * The attacks of the six identity cards (p.13, p.14, p.23, p.24). Those of Wolverine and Rogue are printed in the book;
 * it gives the dice of Magneto and Storm in its examples. The rest is ours, on the pattern of the known ones: two dice
 * at 3+, or three dice at 4+.
 */
import type { AttackProfile } from '../kinds.ts';
import type { HeroAttackId } from './skill-ids.ts';

/** An attack of an identity card. */
interface HeroAttack extends AttackProfile {
  readonly id: HeroAttackId;
}

export const adamantiumClaws: HeroAttack = {
  id: 'adamantium-claws',
  type: 'melee',
  range: [0, 0],
  dice: 3,
  accuracy: 4,
  hits: 1,
  bonusDice: true,
  provenance: 'rulebook',
};

export const twinPistols: HeroAttack = {
  id: 'twin-pistols',
  type: 'ranged',
  range: [0, 1],
  dice: 3,
  accuracy: 4,
  hits: 1,
  bonusDice: true,
  provenance: 'reconstructed',
};

export const shrapnel: HeroAttack = {
  id: 'shrapnel',
  type: 'ranged',
  range: [0, 1],
  dice: 3,
  accuracy: 4,
  hits: 1,
  bonusDice: true,
  provenance: 'reconstructed',
};

export const lightning: HeroAttack = {
  id: 'lightning',
  type: 'ranged',
  range: [0, 1],
  dice: 2,
  accuracy: 3,
  hits: 1,
  bonusDice: true,
  provenance: 'reconstructed',
};

export const steelFists: HeroAttack = {
  id: 'steel-fists',
  type: 'melee',
  range: [0, 0],
  dice: 3,
  accuracy: 4,
  hits: 1,
  bonusDice: true,
  provenance: 'reconstructed',
};

export const powerfulBlows: HeroAttack = {
  id: 'powerful-blows',
  type: 'melee',
  range: [0, 0],
  dice: 2,
  accuracy: 3,
  hits: 1,
  bonusDice: true,
  provenance: 'rulebook',
};
