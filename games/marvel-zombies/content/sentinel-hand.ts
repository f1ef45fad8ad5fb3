/**
 * The two attacks of the Sentinel Hand (p.25). Their icons are not in the text of the book: ranges, dice and accuracy are
 * ours.
 */
import type { AttackProfile } from './kinds.ts';

/** The names of the attacks of the Hand. */
export type HandAttackId = 'plasma-shot' | 'thrown-hand';

interface HandAttack extends AttackProfile {
  readonly id: HandAttackId;
}

/**
 * One shot in a match, from a place that cannot be chosen, without any bonus: so it carries further than the heroes'
 * attacks, and its four dice are worth 4 hits on average, enough for a zombie hero.
 */
export const plasmaShot: HandAttack = {
  id: 'plasma-shot',
  type: 'ranged',
  range: [0, 2],
  dice: 4,
  accuracy: 4,
  hits: 2,
  bonusDice: false,
  provenance: 'reconstructed',
};

/** Thrown as far as the heroes' ranged attacks reach, with the accuracy of most of them. */
export const thrownHand: HandAttack = {
  id: 'thrown-hand',
  type: 'ranged',
  range: [0, 1],
  dice: 'per-enemy',
  accuracy: 4,
  hits: 1,
  bonusDice: false,
  provenance: 'reconstructed',
};
