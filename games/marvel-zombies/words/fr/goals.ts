/** What missions ask for, as a player reads it in the list of goals. */
import type { GoalId } from '../../content/missions/goal-ids.ts';

export const goalWords: Readonly<Record<GoalId, string>> = {
  'take-green': 'Prendre l’Objectif vert',
  'take-blue': 'Prendre l’Objectif bleu',
  'take-blue-and-red': 'Prendre l’Objectif bleu et l’Objectif rouge',
  'take-blue-and-green': 'Prendre l’Objectif bleu et l’Objectif vert',
  'take-all': 'Prendre tous les Objectifs',
  'take-reds': 'Prendre les Objectifs rouges',
  'rescue-everybody': 'Secourir tous les Citoyens',
  'kill-psylocke-and-dark-phoenix': 'Éliminer Psylocke et Dark Phoenix',
  'each-rescues': 'Chaque Super-Héros secourt un Citoyen',
  'take-beacon': 'Allumer la balise : prendre l’Objectif rouge',
  'kill-everything': 'Éliminer tous les Ennemis, du plateau comme de la réserve',
  'rescue-trish-tilby': 'Secourir Trish Tilby',
  'move-points': 'Déplacer les Points de Génération rouges hors du manoir',
  'kill-zombie-heroes': 'Éliminer tous les Héros Zombies',
  'reach-red': 'Tous les Super-Héros atteignent le niveau de danger rouge',
  'rescue-bolivar-trask': 'Secourir Bolivar Trask',
  'kill-juggernaut': 'Éliminer Juggernaut pour de bon',
};
