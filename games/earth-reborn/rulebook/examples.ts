/**
 * The worked examples printed in the book, in its order, with the figures (schémas 1 to 47) that belong to each. The text at
 * hand holds no pictures: where a figure shows more than its words tell, the board that will stand for it is ours.
 *
 * An example enters `rulebook.examples` when it has the position from which it can be played.
 */
import type { Example } from '@necropole/kernel';
import { positions } from '../positions/printed.ts';
import type { Er } from '../shape.ts';

/** An example without its position. */
export interface PrintedExample extends Omit<Example, 'position'> {
  /** The numbers of its figures; none if it stands in the text alone. */
  readonly figures: readonly number[];
}

export const printedExamples: readonly PrintedExample[] = [
  {
    id: 'ER-example-4-character-card',
    page: 4,
    figures: [1],
    proves: ['ER-4.3', 'ER-4.8'],
    title: {
      fr: 'Les deux faces d’une carte personnage, et le scénario qui fait découvrir chaque valeur',
      en: 'The two sides of a character card, and the scenario that brings in each value',
    },
  },
  {
    id: 'ER-example-5-table',
    page: 5,
    figures: [2],
    proves: ['ER-5.1'],
    title: {
      fr: 'La table une fois le premier scénario mis en place',
      en: 'The table once the first scenario is set up',
    },
  },
  {
    id: 'ER-example-6-coveted-tile',
    page: 6,
    figures: [],
    proves: ['ER-6.8'],
    title: {
      fr: 'La dernière tuile du sac est tirée : celle que l’autre convoitait quitte la défausse',
      en: 'The last tile of the bag is drawn: the one that the other coveted leaves the discard pile',
    },
  },
  {
    id: 'ER-example-6-second-tile',
    page: 6,
    figures: [],
    proves: ['ER-6.14', 'ER-6.4'],
    title: { fr: 'Vasquez, réactivée, reçoit une deuxième tuile', en: 'Vasquez, reactivated, receives a second tile' },
  },
  {
    id: 'ER-example-6-awaiting-orders',
    page: 6,
    figures: [],
    proves: ['ER-6.16', 'ER-6.4'],
    title: {
      fr: 'Un zombie activé sans tuile permet de réactiver Jeff Deeler',
      en: 'A zombie activated without a tile lets Jeff Deeler be reactivated',
    },
  },
  {
    id: 'ER-example-7-round-of-activation',
    page: 7,
    figures: [3],
    proves: ['ER-6.16', 'ER-6.17', 'ER-7.3'],
    title: {
      fr: 'Un tour en cours : en attente d’ordres, en attente de déploiement, et un zombie qui a dépensé ses 3 PC',
      en: 'A turn under way: awaiting orders, awaiting deployment, and a zombie that has spent its 3 CP',
    },
  },
  {
    id: 'ER-example-7-undivided-search',
    page: 7,
    figures: [],
    proves: ['ER-7.5', 'ER-7.4'],
    title: {
      fr: 'Une section fouille de 3 PC ne fait pas trois fouilles',
      en: 'A search section of 3 CP does not make three searches',
    },
  },
  {
    id: 'ER-example-7-unmerged-melee',
    page: 7,
    figures: [],
    proves: ['ER-7.6'],
    title: { fr: 'Deux sections corps à corps font deux attaques', en: 'Two melee sections make two attacks' },
  },
  {
    id: 'ER-example-8-four-orders',
    page: 8,
    figures: [],
    proves: ['ER-8.1'],
    title: { fr: 'Vasquez a 24 points de mouvement pour 4 PC', en: 'Vasquez has 24 movement points for 4 CP' },
  },
  {
    id: 'ER-example-8-split-move',
    page: 8,
    figures: [],
    proves: ['ER-8.4', 'ER-8.3'],
    title: {
      fr: 'Un mouvement, un corps à corps, puis le reste du mouvement',
      en: 'A move, a melee, then the rest of the move',
    },
  },
  {
    id: 'ER-example-8-merged-move',
    page: 8,
    figures: [],
    proves: ['ER-8.5'],
    title: {
      fr: 'Trois sections mouvement, 5 PC, 30 points de mouvement',
      en: 'Three move sections, 5 CP, 30 movement points',
    },
  },
  {
    id: 'ER-example-8-facing',
    page: 8,
    figures: [4],
    proves: ['ER-8.13'],
    title: { fr: 'Deux figurines bien orientées, deux de travers', en: 'Two figures that face rightly, two askew' },
  },
  {
    id: 'ER-example-8-who-opens',
    page: 8,
    figures: [5],
    proves: ['ER-8.15', 'ER-9.1'],
    title: { fr: 'Qui peut ouvrir la porte, et qui ne le peut pas', en: 'Who can open the door, and who cannot' },
  },
  {
    id: 'ER-example-9-door-places',
    page: 9,
    figures: [6],
    proves: ['ER-9.8'],
    title: {
      fr: 'Où une porte peut se dresser, et où un double mur l’interdit',
      en: 'Where a door may stand, and where a double wall forbids it',
    },
  },
  {
    id: 'ER-example-9-ways-and-prices',
    page: 9,
    figures: [7],
    proves: ['ER-9.7', 'ER-8.6', 'ER-8.11', 'ER-8.15', 'ER-8.16', 'ER-9.1'],
    title: { fr: 'Six trajets et leur prix, portes comprises', en: 'Six ways and their price, doors included' },
  },
  {
    id: 'ER-example-10-four-squares',
    page: 10,
    figures: [8],
    proves: ['ER-10.2'],
    title: { fr: 'Les quatre cases que l’on peut attaquer', en: 'The four squares that can be attacked' },
  },
  {
    id: 'ER-example-10-arcs-of-jack-saw',
    page: 10,
    figures: [9],
    proves: ['ER-10.4', 'ER-10.5', 'ER-10.6'],
    title: { fr: 'Jack Saw et ce qu’il lance de chaque côté', en: 'Jack Saw and what he rolls on each side' },
  },
  {
    id: 'ER-example-11-who-fights-whom',
    page: 11,
    figures: [10],
    proves: ['ER-10.2', 'ER-11.5'],
    title: {
      fr: 'Qui peut attaquer qui, de biais et derrière une porte',
      en: 'Who can attack whom, slantwise and behind a door',
    },
  },
  {
    id: 'ER-example-11-nick-against-jeff',
    page: 11,
    figures: [11],
    proves: ['ER-11.2', 'ER-10.10', 'ER-10.12', 'ER-10.13'],
    title: { fr: 'Nick Bolter attaque Jeff Deeler par-derrière', en: 'Nick Bolter attacks Jeff Deeler from behind' },
  },
  {
    id: 'ER-example-11-jessica-against-woo',
    page: 11,
    figures: [12],
    proves: ['ER-11.3', 'ER-10.7', 'ER-10.10', 'ER-11.6'],
    title: { fr: 'Jessica attaque James Woo avec 4 PC', en: 'Jessica attacks James Woo with 4 CP' },
  },
  {
    id: 'ER-example-11-jack-saw-against-nick',
    page: 11,
    figures: [13],
    proves: ['ER-11.4', 'ER-10.10', 'ER-11.7'],
    title: { fr: 'Jack Saw attaque Nick Bolter avec 3 PC', en: 'Jack Saw attacks Nick Bolter with 3 CP' },
  },
  {
    id: 'ER-example-12-one-blow',
    page: 12,
    figures: [],
    proves: ['ER-12.1'],
    title: { fr: 'Six blessures tuent Vasquez d’un coup', en: 'Six wounds kill Vasquez at one blow' },
  },
  {
    id: 'ER-example-12-what-can-be-destroyed',
    page: 12,
    figures: [14],
    proves: ['ER-12.10', 'ER-12.3', 'ER-12.5', 'ER-12.6', 'ER-12.9'],
    title: {
      fr: 'Une porte, des écrans, des caisses et un mur attaqués',
      en: 'A door, screens, crates and a wall attacked',
    },
  },
  {
    id: 'ER-example-14-sight-arc',
    page: 14,
    figures: [15],
    proves: ['ER-14.1'],
    title: {
      fr: 'Les cases dans l’arc de vue, et celles qui n’y sont pas',
      en: 'The squares in the sight arc, and those that are not',
    },
  },
  {
    id: 'ER-example-14-who-sees-whom',
    page: 14,
    figures: [16],
    proves: ['ER-14.5', 'ER-14.7'],
    title: {
      fr: 'Qui voit qui, entre deux cases et au coin d’un mur',
      en: 'Who sees whom, between two squares and at the corner of a wall',
    },
  },
  {
    id: 'ER-example-15-scenario-2-initiative',
    page: 15,
    figures: [],
    proves: ['ER-15.5', 'ER-15.7'],
    title: {
      fr: 'Le NORAD a l’initiative à chaque tour, et l’autre peut la disputer',
      en: 'NORAD has the initiative each turn, and the other may contest it',
    },
  },
  {
    id: 'ER-example-16-vasquez-intercepted',
    page: 16,
    figures: [17],
    proves: ['ER-15.9', 'ER-15.10', 'ER-15.11', 'ER-15.13', 'ER-16.1', 'ER-15.31', 'ER-16.2'],
    title: {
      fr: 'Le trajet de Vasquez, case par case : où l’intercepter',
      en: 'Vasquez’ way, square by square: where to intercept her',
    },
  },
  {
    id: 'ER-example-17-kinds-of-equipment',
    page: 17,
    figures: [18],
    proves: ['ER-17.1'],
    title: { fr: 'Les quatre sortes d’équipement', en: 'The four kinds of equipment' },
  },
  {
    id: 'ER-example-17-carrying-capacity',
    page: 17,
    figures: [],
    proves: ['ER-17.3'],
    title: {
      fr: 'Nick Bolter et la mitrailleuse lourde : il lui reste 2 à porter',
      en: 'Nick Bolter and the heavy machine gun: 2 are left to carry',
    },
  },
  {
    id: 'ER-example-18-distances',
    page: 18,
    figures: [19],
    proves: ['ER-18.6'],
    title: { fr: 'Trois tireurs et leurs distances : 3, 4 et 7', en: 'Three shooters and their distances: 3, 4 and 7' },
  },
  {
    id: 'ER-example-20-jack-saw-fires',
    page: 20,
    figures: [20],
    proves: ['ER-20.1', 'ER-18.14', 'ER-19.4', 'ER-19.5', 'ER-20.3'],
    title: { fr: 'Jack Saw tire sur James Woo', en: 'Jack Saw fires at James Woo' },
  },
  {
    id: 'ER-example-20-walls-and-doors-as-targets',
    page: 20,
    figures: [21],
    proves: ['ER-18.7', 'ER-18.8', 'ER-19.7'],
    title: { fr: 'Tirer sur des murs et des portes', en: 'Firing at walls and doors' },
  },
  {
    id: 'ER-example-20-nick-fires',
    page: 20,
    figures: [22],
    proves: ['ER-18.10', 'ER-18.13', 'ER-20.2', 'ER-20.4'],
    title: { fr: 'Nick Bolter tire sur Jack Saw', en: 'Nick Bolter fires at Jack Saw' },
  },
  {
    id: 'ER-example-20-vasquez-fires',
    page: 20,
    figures: [23],
    proves: ['ER-18.10', 'ER-18.11', 'ER-20.5'],
    title: { fr: 'Vasquez tire sur Jack Saw de loin', en: 'Vasquez fires at Jack Saw from afar' },
  },
  {
    id: 'ER-example-21-grenade',
    page: 21,
    figures: [24, 25],
    proves: ['ER-21.2', 'ER-21.3', 'ER-21.4', 'ER-21.8', 'ER-21.9', 'ER-21.11'],
    title: { fr: 'Vasquez lance une grenade devant une porte', en: 'Vasquez throws a grenade in front of a door' },
  },
  {
    id: 'ER-example-22-phrase-read',
    page: 22,
    figures: [],
    proves: ['ER-22.1'],
    title: { fr: 'Une phrase iconographique lue mot à mot', en: 'An icon phrase read word by word' },
  },
  {
    id: 'ER-example-22-who-can-interact',
    page: 22,
    figures: [26],
    proves: ['ER-22.10'],
    title: { fr: 'Qui peut se servir de la surveillance vidéo', en: 'Who can use the video surveillance' },
  },
  {
    id: 'ER-example-23-serum',
    page: 23,
    figures: [27],
    proves: ['ER-23.5', 'ER-22.6', 'ER-23.8'],
    title: { fr: 'Jeff Deeler et le sérum à zombie', en: 'Jeff Deeler and the zombie serum' },
  },
  {
    id: 'ER-example-23-missiles',
    page: 23,
    figures: [28],
    proves: ['ER-23.6', 'ER-23.4', 'ER-23.7', 'ER-23.10'],
    title: { fr: 'Jessica lance les missiles', en: 'Jessica launches the missiles' },
  },
  {
    id: 'ER-example-25-holding-the-deck',
    page: 25,
    figures: [29],
    proves: ['ER-24.13', 'ER-25.10'],
    title: { fr: 'Comment tenir la pioche de fouille', en: 'How to hold the search deck' },
  },
  {
    id: 'ER-example-25-flipping-the-deck',
    page: 25,
    figures: [30],
    proves: ['ER-25.7'],
    title: { fr: 'La pioche retournée', en: 'The deck flipped' },
  },
  {
    id: 'ER-example-25-vasquez-searches',
    page: 25,
    figures: [31],
    proves: ['ER-25.1', 'ER-25.2', 'ER-25.3', 'ER-25.4', 'ER-25.13'],
    title: { fr: 'Vasquez fouille la chambre d’un officier', en: 'Vasquez searches an officer’s room' },
  },
  {
    id: 'ER-example-26-ability-twice',
    page: 26,
    figures: [],
    proves: ['ER-26.1', 'ER-26.7'],
    title: {
      fr: 'Combien de fois servent les capacités de Woo, de Nick et de Jessica',
      en: 'How often the abilities of Woo, Nick and Jessica serve',
    },
  },
  {
    id: 'ER-example-27-jammer-on',
    page: 27,
    figures: [32],
    proves: ['ER-26.8', 'ER-26.10'],
    title: { fr: 'Nick Bolter allume le brouilleur portable', en: 'Nick Bolter switches on the portable jammer' },
  },
  {
    id: 'ER-example-27-frequencies',
    page: 27,
    figures: [33],
    proves: ['ER-26.14', 'ER-26.15', 'ER-26.16'],
    title: {
      fr: 'Cinq marqueurs distribués, un mis de côté, un échange',
      en: 'Five markers handed out, one set aside, one swap',
    },
  },
  {
    id: 'ER-example-27-revealed',
    page: 27,
    figures: [34],
    proves: ['ER-27.1', 'ER-27.3'],
    title: {
      fr: 'Jeff Deeler écouté, le professeur Kendall intact',
      en: 'Jeff Deeler overheard, Professor Kendall clear',
    },
  },
  {
    id: 'ER-example-28-mammoth-forward',
    page: 28,
    figures: [35],
    proves: ['ER-28.2'],
    title: { fr: 'Le Mammouth avance de quatre cases', en: 'The Mammoth goes forward four squares' },
  },
  {
    id: 'ER-example-28-mammoth-blocked',
    page: 28,
    figures: [36],
    proves: ['ER-28.2'],
    title: { fr: 'Le Mammouth arrêté par des haltères', en: 'The Mammoth stopped by weights' },
  },
  {
    id: 'ER-example-28-mammoth-backward',
    page: 28,
    figures: [37],
    proves: ['ER-28.3'],
    title: { fr: 'Le Mammouth recule de deux cases', en: 'The Mammoth goes backward two squares' },
  },
  {
    id: 'ER-example-28-mammoth-turns',
    page: 28,
    figures: [38],
    proves: ['ER-28.5', 'ER-28.6'],
    title: { fr: 'Le Mammouth tourne', en: 'The Mammoth turns' },
  },
  {
    id: 'ER-example-28-mammoth-looks',
    page: 28,
    figures: [39],
    proves: ['ER-28.11'],
    title: { fr: 'Ce que voit le Mammouth, et d’où', en: 'What the Mammoth sees, and from where' },
  },
  {
    id: 'ER-example-29-mammoth-on-two-rooms',
    page: 29,
    figures: [40],
    proves: ['ER-28.16', 'ER-29.1'],
    title: { fr: 'Le Mammouth sur deux salles à la fois', en: 'The Mammoth on two rooms at once' },
  },
  {
    id: 'ER-example-29-mammoth-breaks-walls',
    page: 29,
    figures: [41],
    proves: ['ER-29.2', 'ER-29.3'],
    title: { fr: 'Ce que le Mammouth peut abattre', en: 'What the Mammoth can bring down' },
  },
  {
    id: 'ER-example-31-torture',
    page: 31,
    figures: [42],
    proves: ['ER-30.26', 'ER-31.1', 'ER-31.2'],
    title: { fr: 'Jessica torture Vasquez avec sept dés', en: 'Jessica tortures Vasquez with seven dice' },
  },
  {
    id: 'ER-example-31-combined-move',
    page: 31,
    figures: [],
    proves: ['ER-31.15', 'ER-31.16'],
    title: { fr: 'Nick ouvre une porte, et Vasquez le suit', en: 'Nick opens a door, and Vasquez follows' },
  },
  {
    id: 'ER-example-32-combined-melee',
    page: 32,
    figures: [43],
    proves: ['ER-31.17', 'ER-31.18', 'ER-31.19', 'ER-32.1'],
    title: { fr: 'Quatre Salémites contre le Mammouth', en: 'Four Salemites against the Mammoth' },
  },
  {
    id: 'ER-example-32-combined-fire',
    page: 32,
    figures: [44],
    proves: ['ER-32.2', 'ER-32.3', 'ER-32.4'],
    title: { fr: 'Nick et Vasquez tirent ensemble sur Jack Saw', en: 'Nick and Vasquez fire together at Jack Saw' },
  },
  {
    id: 'ER-example-34-stairs',
    page: 34,
    figures: [45],
    proves: ['ER-34.1', 'ER-34.3'],
    title: { fr: 'Trois trajets d’un niveau à l’autre', en: 'Three ways from level to level' },
  },
  {
    id: 'ER-example-34-fight-on-the-stairs',
    page: 34,
    figures: [46],
    proves: ['ER-34.5', 'ER-34.6'],
    title: { fr: 'Corps à corps et tir par l’escalier', en: 'Melee and fire by the stairs' },
  },
  {
    id: 'ER-example-34-grenade-on-the-stairs',
    page: 34,
    figures: [47],
    proves: ['ER-34.7'],
    title: { fr: 'Une grenade dans l’escalier', en: 'A grenade on the stairs' },
  },
];

/** Those that can be played. */
export const examples: readonly Example<Er>[] = printedExamples.flatMap(({ figures: _, ...example }) => {
  const position = positions[example.id];
  return position === undefined ? [] : [{ ...example, position }];
});
