/** What stands on Battle Plans. Their cost is put in from the data. */
import type { ComponentWords } from '@necropole/kernel';
import type { BattlePlanId } from '../../content/ids.ts';

export const battlePlanWords: Readonly<Record<BattlePlanId, ComponentWords>> = {
  'fresh-legs': { name: 'Jambes fraîches', text: 'Une carte Héros de Soutien donne 1 icône Déplacement de plus.' },
  'deep-bench': { name: 'Banc fourni', text: 'Votre support compte trois cartes au lieu de deux.' },
  'covering-fire': {
    name: 'Tir de couverture',
    text: 'Quand vous jouez une carte Héros de Soutien, vous ignorez 1 dégât jusqu’à votre prochain tour.',
  },
  'nothing-wasted': {
    name: 'Rien ne se perd',
    text: 'À la fin du tour où vous avez joué une carte Héros de Soutien, une de ses icônes restée inutilisée devient un pion Action.',
  },
  encore: {
    name: 'Encore une fois',
    text: 'Vous pouvez résoudre deux fois l’effet spécial d’une carte Héros de Soutien pendant son tour, sauf s’il est obligatoire.',
  },
  'second-wind': {
    name: 'Second souffle',
    text: 'Quand vous jouez une carte Héros de Soutien avec 2 cartes ou moins en main, piochez 1 carte.',
  },
};
