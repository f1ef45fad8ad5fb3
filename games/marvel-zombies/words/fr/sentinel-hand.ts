/** What stands on the reference card of the Sentinel Hand. */
import type { ComponentWords } from '@necropole/kernel';
import { type HandAttackId, plasmaShot, thrownHand } from '../../content/sentinel-hand.ts';
import { attackText } from './attacks.ts';

export const sentinelHandWords: Readonly<Record<HandAttackId, ComponentWords>> = {
  'plasma-shot': {
    name: 'Tir de Plasma',
    text: `${attackText(plasmaShot)} Chaque réussite vaut 2 Touches sur un même Ennemi. Aucun dé bonus. Décharge la Main.`,
  },
  'thrown-hand': {
    name: 'Main Lancée',
    text: `${attackText(thrownHand)} Les Héros Zombies sont ignorés. Aucun dé bonus. La Main quitte le plateau.`,
  },
};
