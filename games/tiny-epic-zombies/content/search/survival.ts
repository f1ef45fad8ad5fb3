/** Survival cards: used up as soon as they are picked up (p.11). */
import { gainAmmo, heal } from '../../rules/wounds-and-ammo.ts';
import { STRONGEST } from '../../world.ts';
import type { SurvivalCard } from '../kinds.ts';

/** *Call the C.D.C.* listens for this card by itself. */
export const frequency: SurvivalCard<'frequency'> = {
  id: 'frequency',
  provenance: 'public',
  family: 'survival',
  symbols: ['orange', 'green', 'blue', 'purple', 'green', 'blue'],
  facts: ({ ammo }) => (ammo < STRONGEST ? [] : [{ key: 'no-ammo-to-gain', params: {} }]),
  *pickUp(table, human) {
    gainAmmo(table, human, 3);
  },
};

export const firstAid: SurvivalCard<'first-aid'> = {
  id: 'first-aid',
  provenance: 'public',
  family: 'survival',
  symbols: ['purple', 'orange'],
  facts: ({ wounds }) => (wounds > 0 ? [] : [{ key: 'no-wound-to-heal', params: {} }]),
  *pickUp(table, human) {
    heal(table, human, 2);
  },
};
