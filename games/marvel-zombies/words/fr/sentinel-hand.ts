/** What stands on the reference card of the Sentinel Hand. */
import type { ComponentWords } from '@necropole/kernel';
import type { HandAttackId } from '../../content/sentinel-hand.ts';

export const sentinelHandWords: Readonly<Record<HandAttackId, ComponentWords>> = {
  'plasma-shot': {
    name: 'Tir de Plasma',
    text: 'À distance. Portée 0–2, 4 dés, 4+. Chaque réussite vaut 2 Touches sur un même Ennemi. Aucun dé bonus. Décharge la Main.',
  },
  'thrown-hand': {
    name: 'Main Lancée',
    text: 'À distance. Portée 0–1, 1 dé par Rôdeur, Brute et Forcené de la Zone visée, 4+. Les Héros Zombies sont ignorés. Aucun dé bonus. La Main quitte le plateau.',
  },
};
