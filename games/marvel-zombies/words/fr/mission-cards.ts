/**
 * What stands on the missions: a story of our own, and what is special about each, in our own words; what they ask for; the
 * actions that only they know. A mission is called as its chapter of the rulebook.
 */
import { tabulate } from '@necropole/boards';
import type { ComponentWords } from '@necropole/kernel';
import type { GoalId, MissionId, MissionOfferId } from '../../content/ids.ts';
import { missionIds, missions } from '../../content/missions/index.ts';

interface MissionWords {
  readonly story: string;
  readonly rules: readonly string[];
}

const difficulties = { easy: 'Facile', medium: 'Moyen', hard: 'Difficile' } as const;

/** With five or six heroes. */
const moreCards = 'À 5 ou 6 Super-Héros, le Point de Génération Initial reçoit 1 carte de plus à chaque Round.';
const greenPoint = 'À 5 ou 6 Super-Héros, le Point de Génération vert est en jeu dès le début.';
const bothPoints = 'À 5 ou 6 Super-Héros, les Points de Génération bleu et vert sont en jeu dès le début.';

const byColour =
  'Un Objectif rouge donne 5 points d’expérience à qui le prend, le bleu et le vert en donnent 5 à chaque Super-Héros.';
const ownDoors = 'La porte bleue s’ouvre une fois l’Objectif bleu pris, la porte verte une fois le vert pris.';
const rescuers = 'Secourir un Citoyen donne 5 points d’expérience.';
const sleepers =
  'Le premier Super-Héros à l’étage côté ouest (dalle 16V), puis le premier côté est (18V), lance un dé : sur 3 ou plus, une Brute apparaît dans chaque chambre surlignée de cette dalle.';
const firstCall = 'Le premier appel de l’Ascenseur amène une carte Génération, dans sa cabine.';

export const missionWords: Readonly<Record<MissionId, MissionWords>> = {
  mh0: {
    story: 'La salle d’entraînement s’est remplie de zombies. Trouvez le laissez-passer du hangar et décollez.',
    rules: [
      'L’Objectif vert donne 5 points d’expérience à qui le prend, déverrouille la porte verte et réveille le Point de Génération vert.',
      moreCards,
    ],
  },
  mh1: {
    story: 'L’école est plongée dans le noir et sa porte est close : rétablissez le courant, puis entrez.',
    rules: [
      'Chaque Objectif donne 5 points d’expérience à chaque Super-Héros.',
      'Le bleu déverrouille aussi la porte bleue et réveille le Point de Génération bleu.',
      'Les fenêtres ne s’ouvrent pour personne, ni Super-Héros ni Ennemis.',
      greenPoint,
    ],
  },
  mh2: {
    story: 'La seule voiture qui roule encore attend derrière deux portes verrouillées.',
    rules: ['L’Objectif bleu est face cachée parmi les rouges ; le vert est visible.', byColour, ownDoors, greenPoint],
  },
  mh3: {
    story: 'Des amis sont piégés en bas, et deux d’entre eux ont déjà changé.',
    rules: [
      'Les Citoyens sont révélés quand un Super-Héros entre dans leur Zone, pas quand leur salle est ouverte.',
      'Chacune des deux Missions Secrètes qui sont parmi eux amène un Héros Zombie au Point de Génération Initial.',
      rescuers,
      firstCall,
      'Un Citoyen dévoré ne compte plus, et ne fait rien perdre d’autre.',
      bothPoints,
    ],
  },
  mh4: {
    story: 'Cinq inventions traînent dans une maison dont chaque couloir a faim.',
    rules: [
      'Les Objectifs bleu et vert sont face cachée parmi les rouges ; chacun réveille le Point de Génération de sa couleur.',
      byColour,
      'L’Ascenseur est en panne.',
      moreCards,
    ],
  },
  mh5: {
    story: 'Des élèves se cachent à l’étage. Chaque Super-Héros en emmène un.',
    rules: [
      'La partie est perdue dès qu’il reste moins de Citoyens, dans le manoir ou avec les Super-Héros, que de Super-Héros.',
      'Les Objectifs bleu et vert sont face cachée parmi les rouges : ils donnent 5 points d’expérience à chaque Super-Héros ; un rouge donne 5 points d’expérience et un Trait à qui le prend.',
      'La Sortie est là où était l’Objectif vert ; personne ne part sans Citoyen.',
      sleepers,
      'L’Ascenseur est en panne.',
      bothPoints,
    ],
  },
  mh6: {
    story: 'Deux groupes doivent se libérer l’un l’autre avant le compte à rebours du hangar.',
    rules: [
      'Les joueurs partagent les Super-Héros également entre deux Zones de Départ.',
      'Chaque Objectif donne 5 points d’expérience à qui le prend.',
      ownDoors,
      'Les portes rouges s’ouvrent une fois tous les Objectifs rouges pris.',
      firstCall,
      greenPoint,
    ],
  },
  mh7: {
    story: 'Une fois la balise allumée, qui tombe ne se relève plus. Il faut qu’ils tombent tous.',
    rules: [
      'La porte bleue s’ouvre une fois prises les deux Missions Secrètes, cachées parmi les Citoyens. Révélée, la première réveille le Point de Génération vert, la seconde le bleu.',
      'L’Objectif rouge donne 5 points d’expérience à chaque Super-Héros. Dès lors, les Ennemis éliminés quittent la partie, et les cartes Génération d’un type disparu sont ignorées.',
      rescuers,
      'Un Super-Héros peut défausser son Citoyen, sans rien dépenser, pour ôter 3 Rôdeurs de la réserve ; un Citoyen Combattant peut en ôter 3 Brutes et Forcenés au choix.',
      moreCards,
    ],
  },
  mh8: {
    story: 'Une journaliste en sait trop pour mourir. Faites sauter les nids et sortez-la de là.',
    rules: [
      'Trish Tilby ne bouge jamais d’elle-même ; si elle est dévorée, la partie est perdue.',
      'Un Objectif rouge donne 5 points d’expérience à chaque Super-Héros, et qui le prend garde le pion. Dans une même Zone, un pion change de main pour 1 Action.',
      'Sur un Point de Génération rouge du manoir, 1 Action et un pion le déplacent : le premier vers le Point Initial, le second vers le Point bleu. Ils y reçoivent encore leurs cartes.',
      'Tant qu’aucun Héros Zombie n’est en jeu, le Point de Génération bleu en amène un au lieu de recevoir une carte.',
      greenPoint,
    ],
  },
  mh9: {
    story: 'Six héros déchus hantent la maison. Devenez assez forts pour leur offrir le repos.',
    rules: [
      'Quatorze cartes Génération sont posées dans le manoir, dont toutes les cartes Héros Zombie : ouvrir une salle retourne celles qui s’y trouvent et n’en fait piocher aucune autre. Les cartes Héros Zombie quittent alors la partie.',
      `${rescuers} Un Objectif rouge en donne 5 à chaque Super-Héros.`,
      'Aucun étage ne s’endort.',
      sleepers,
      greenPoint,
    ],
  },
  mh10: {
    story: 'Rien ne l’arrête, sinon une machine en panne qu’un seul homme sait réparer.',
    rules: [
      'Juggernaut ne fait que se coucher quand il devrait mourir, et se relève à la fin de la Phase des Ennemis suivante.',
      'Bolivar Trask est dans la serre (dalle 16R) ou dans le garage (18R). Les Objectifs bleu et vert sont face cachée parmi les rouges ; qui les prend les garde.',
      byColour,
      'Vide, la Main de Sentinelle ne sert à rien. Elle est chargée chaque fois que ceux qui tiennent l’Objectif bleu, le vert et Bolivar Trask se réunissent dans sa Zone. Une fois qu’elle l’a été, on peut l’emporter pour 1 Action de plus.',
      'Avec la Main chargée, 1 Action élimine Juggernaut à Portée 0 ou 1, sans dé.',
      'Le Point de Génération bleu ne reçoit pas de carte : 3 Rôdeurs y viennent à la fin de chaque Round.',
      greenPoint,
    ],
  },
};

/** What missions ask for, as a player reads it in the list of goals. */
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

export const missionOfferWords: Readonly<Record<MissionOfferId, ComponentWords>> = {
  'spare-walkers': {
    name: 'Envoyer le Citoyen contre les Rôdeurs',
    text: 'Défaussez votre Citoyen : 3 Rôdeurs de la réserve quittent la partie.',
  },
  'spare-brutes-and-runners': {
    name: 'Envoyer le Citoyen Combattant contre les Brutes et les Forcenés',
    text: 'Défaussez votre Citoyen Combattant : 3 Brutes ou Forcenés de la réserve quittent la partie.',
  },
  'give-token': { name: 'Donner un Objectif', text: 'Donnez un pion Objectif à un autre Super-Héros de votre Zone.' },
  'take-token': {
    name: 'Recevoir un Objectif',
    text: 'Prenez un pion Objectif à un autre Super-Héros de votre Zone.',
  },
  'move-point': {
    name: 'Faire sauter le Point de Génération',
    text: 'Défaussez un pion Objectif : le Point de Génération rouge de votre Zone est déplacé hors du manoir.',
  },
  'carry-hand': {
    name: 'Porter la Main de Sentinelle',
    text: 'Déplacez-vous en emportant la Main de Sentinelle.',
  },
  'fire-at-juggernaut': {
    name: 'Tirer sur Juggernaut',
    text: 'Avec la Main de Sentinelle chargée : éliminez pour de bon Juggernaut, en vue à Portée 0–1.',
  },
};

/** Each mission in the list of missions. */
export const missionTitles: Readonly<Record<MissionId, ComponentWords>> = tabulate(missionIds, (id) => {
  const { difficulty, minutes, rules } = missions[id];
  const { story } = missionWords[id];
  return { name: rules.title.fr, text: `${difficulties[difficulty]}, environ ${minutes} minutes. ${story}` };
});

/** Each mission with its special rules, as a player looks them up at the table. */
export const missionRuleCards: Readonly<Record<MissionId, ComponentWords>> = tabulate(missionIds, (id) => ({
  name: missions[id].rules.title.fr,
  text: missionWords[id].rules.join('\n'),
}));
