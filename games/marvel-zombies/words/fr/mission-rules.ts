/** What is special about each mission, in our own words. */
import type { MissionId } from '../../content/ids.ts';

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

export const missionRules: Readonly<Record<MissionId, readonly string[]>> = {
  mh0: [
    'L’Objectif vert donne 5 points d’expérience à qui le prend, déverrouille la porte verte et réveille le Point de Génération vert.',
    moreCards,
  ],
  mh1: [
    'Chaque Objectif donne 5 points d’expérience à chaque Super-Héros.',
    'Le bleu déverrouille aussi la porte bleue et réveille le Point de Génération bleu.',
    'Les fenêtres ne s’ouvrent pour personne, ni Super-Héros ni Ennemis.',
    greenPoint,
  ],
  mh2: ['L’Objectif bleu est face cachée parmi les rouges ; le vert est visible.', byColour, ownDoors, greenPoint],
  mh3: [
    'Les Citoyens sont révélés quand un Super-Héros entre dans leur Zone, pas quand leur salle est ouverte.',
    'Chacune des deux Missions Secrètes qui sont parmi eux amène un Héros Zombie au Point de Génération Initial.',
    rescuers,
    firstCall,
    'Un Citoyen dévoré ne compte plus, et ne fait rien perdre d’autre.',
    bothPoints,
  ],
  mh4: [
    'Les Objectifs bleu et vert sont face cachée parmi les rouges ; chacun réveille le Point de Génération de sa couleur.',
    byColour,
    'L’Ascenseur est en panne.',
    moreCards,
  ],
  mh5: [
    'La partie est perdue dès qu’il reste moins de Citoyens, dans le manoir ou avec les Super-Héros, que de Super-Héros.',
    'Les Objectifs bleu et vert sont face cachée parmi les rouges : ils donnent 5 points d’expérience à chaque Super-Héros ; un rouge donne 5 points d’expérience et un Trait à qui le prend.',
    'La Sortie est là où était l’Objectif vert ; personne ne part sans Citoyen.',
    sleepers,
    'L’Ascenseur est en panne.',
    bothPoints,
  ],
  mh6: [
    'Les joueurs partagent les Super-Héros également entre deux Zones de Départ.',
    'Chaque Objectif donne 5 points d’expérience à qui le prend.',
    ownDoors,
    'Les portes rouges s’ouvrent une fois tous les Objectifs rouges pris.',
    firstCall,
    greenPoint,
  ],
  mh7: [
    'La porte bleue s’ouvre une fois prises les deux Missions Secrètes, cachées parmi les Citoyens. Révélée, la première réveille le Point de Génération vert, la seconde le bleu.',
    'L’Objectif rouge donne 5 points d’expérience à chaque Super-Héros. Dès lors, les Ennemis éliminés quittent la partie, et les cartes Génération d’un type disparu sont ignorées.',
    rescuers,
    'Un Super-Héros peut défausser son Citoyen, sans rien dépenser, pour ôter 3 Rôdeurs de la réserve ; un Citoyen Combattant peut en ôter 3 Brutes et Forcenés au choix.',
    moreCards,
  ],
  mh8: [
    'Trish Tilby ne bouge jamais d’elle-même ; si elle est dévorée, la partie est perdue.',
    'Un Objectif rouge donne 5 points d’expérience à chaque Super-Héros, et qui le prend garde le pion. Dans une même Zone, un pion change de main pour 1 Action.',
    'Sur un Point de Génération rouge du manoir, 1 Action et un pion le déplacent : le premier vers le Point Initial, le second vers le Point bleu. Ils y reçoivent encore leurs cartes.',
    'Tant qu’aucun Héros Zombie n’est en jeu, le Point de Génération bleu en amène un au lieu de recevoir une carte.',
    greenPoint,
  ],
  mh9: [
    'Quatorze cartes Génération sont posées dans le manoir, dont toutes les cartes Héros Zombie : ouvrir une salle retourne celles qui s’y trouvent et n’en fait piocher aucune autre. Les cartes Héros Zombie quittent alors la partie.',
    `${rescuers} Un Objectif rouge en donne 5 à chaque Super-Héros.`,
    'Aucun étage ne s’endort.',
    sleepers,
    greenPoint,
  ],
  mh10: [
    'Juggernaut ne fait que se coucher quand il devrait mourir, et se relève à la fin de la Phase des Ennemis suivante.',
    'Bolivar Trask est dans la serre (dalle 16R) ou dans le garage (18R). Les Objectifs bleu et vert sont face cachée parmi les rouges ; qui les prend les garde.',
    byColour,
    'Vide, la Main de Sentinelle ne sert à rien. Elle est chargée chaque fois que ceux qui tiennent l’Objectif bleu, le vert et Bolivar Trask se réunissent dans sa Zone. Une fois qu’elle l’a été, on peut l’emporter pour 1 Action de plus.',
    'Avec la Main chargée, 1 Action élimine Juggernaut à Portée 0 ou 1, sans dé.',
    'Le Point de Génération bleu ne reçoit pas de carte : 3 Rôdeurs y viennent à la fin de chaque Round.',
    greenPoint,
  ],
};
