/** What each sign of the table means, in a sentence. */
import { alike, type LegendEntry } from '@necropole/kernel';

const orders: readonly LegendEntry[] = [
  {
    symbol: 'o-move',
    group: 'card',
    name: { fr: 'Mouvement', en: 'Move' },
    text: {
      fr: 'Chaque PC vaut autant de pas que le dit la carte.',
      en: 'Each CP is worth as many steps as the card says.',
    },
    cite: 'ER-8.1',
  },
  {
    symbol: 'o-melee',
    group: 'card',
    name: { fr: 'Corps à corps', en: 'Melee' },
    text: {
      fr: 'Attaque un voisin, une porte, un mur ; chaque PC de plus, un dé.',
      en: 'Attacks a neighbour, a door, a wall; each CP more is a die.',
    },
    cite: 'ER-10.1',
  },
  {
    symbol: 'o-shoot',
    group: 'card',
    name: { fr: 'Tir', en: 'Fire' },
    text: {
      fr: 'Viser à la distance, puis blesser au-delà de l’armure.',
      en: 'Aim over the distance, then wound beyond the armour.',
    },
    cite: 'ER-18.3',
  },
  {
    symbol: 'o-search',
    group: 'card',
    name: { fr: 'Fouille', en: 'Search' },
    text: { fr: 'Des dés noirs pour trouver une carte dans la salle.', en: 'Black dice to find a card in the room.' },
    cite: 'ER-24.14',
  },
  {
    symbol: 'o-interact',
    group: 'card',
    name: { fr: 'Interaction', en: 'Interaction' },
    text: {
      fr: 'Se servir d’un objet ou d’une salle, souvent par un test.',
      en: 'To use a thing or a room, mostly by a test.',
    },
    cite: 'ER-22.2',
  },
  {
    symbol: 'i-card',
    group: 'card',
    name: { fr: 'Tuile d’ordre', en: 'Order tile' },
    text: {
      fr: 'Quatre ordres, PC au plus. Rouge, doré : en interception aussi. Éteint : exclu.',
      en: 'Four orders, their most CP. Red, gold: in interceptions too. Dim: not used here.',
    },
    cite: 'ER-4.4',
  },
  {
    symbol: 'i-cp',
    group: 'sign',
    name: { fr: 'Points de commandement', en: 'Command points' },
    text: {
      fr: 'PC : ce que coûtent ordres, mises et tuiles. Aucun ne se garde.',
      en: 'CP: the price of orders, bids and tiles. None are saved.',
    },
    cite: 'ER-5.10',
  },
  {
    symbol: 'i-bag',
    group: 'card',
    name: { fr: 'Le sac', en: 'The bag' },
    text: {
      fr: 'D’où l’on tire les tuiles ; sur une carte : un objet spécial.',
      en: 'Where tiles are drawn from; on a card: a special thing.',
    },
    cite: 'ER-5.6',
  },
];

const characters: readonly LegendEntry[] = [
  {
    symbol: 'number',
    group: 'sign',
    name: { fr: 'Un nombre', en: 'A number' },
    text: {
      fr: 'Sur un socle : les PC qu’il peut encore recevoir dans ce tour.',
      en: 'On a base: the CP that it may still receive in this turn.',
    },
    cite: 'ER-7.3',
  },
  {
    symbol: 'i-hexagon',
    group: 'track',
    name: { fr: 'PC encore possibles', en: 'CP still open' },
    text: {
      fr: 'Ce que le personnage peut encore recevoir dans ce tour.',
      en: 'What the character may still receive in this turn.',
    },
    cite: 'ER-7.3',
  },
  {
    symbol: 'i-heart',
    group: 'track',
    name: { fr: 'Vie', en: 'Life' },
    text: {
      fr: 'À zéro, la carte se retourne ; sur la face blessée, c’est la mort.',
      en: 'At zero the card is turned over; on the wounded side that is death.',
    },
    cite: 'ER-11.6',
  },
  {
    symbol: 'i-wound',
    group: 'sign',
    name: { fr: 'Blessé', en: 'Wounded' },
    text: {
      fr: 'La seconde face de la carte, avec d’autres valeurs.',
      en: 'The second side of the card, with other values.',
    },
    cite: 'ER-11.9',
  },
  {
    symbol: 'i-armour',
    group: 'sign',
    name: { fr: 'Armure', en: 'Armour' },
    text: {
      fr: 'Les touches qu’elle arrête avant la première blessure.',
      en: 'The hits that it stops before the first wound.',
    },
    cite: 'ER-10.11',
  },
  {
    symbol: 'i-turn',
    group: 'sign',
    name: { fr: 'Orientation', en: 'Facing' },
    text: {
      fr: 'La pointe du socle dit où il regarde. Bord épais : fort ; pointillé : faible.',
      en: 'The point of the base: where it looks. Thick side: strong; dashes: weak.',
    },
    cite: 'ER-8.13',
  },
  {
    symbol: 'i-load',
    group: 'sign',
    name: { fr: 'Charge', en: 'Capacity' },
    text: { fr: 'Le poids que le personnage peut porter.', en: 'The weight that the character can carry.' },
    cite: 'ER-17.3',
  },
  ...alike(
    {
      group: 'sign',
      text: {
        fr: 'Ce qu’on lance à ce genre de test ; sur une salle : son type.',
        en: 'What is rolled in such a test; on a room: its type.',
      },
      cite: 'ER-22.5',
    },
    ['i-flask', 'Science', 'Science'],
    ['i-tech', 'Technique', 'Technical'],
  ),
  ...alike(
    {
      group: 'token',
      text: { fr: 'À qui il obéit en ce moment.', en: 'Whose commands are obeyed for now.' },
      cite: 'ER-40.5',
    },
    ['s-3', 'Au NORAD', 'NORAD’s'],
    ['s-4', 'Aux Salémites', 'The Salemites’'],
  ),
  {
    symbol: 'i-lock',
    group: 'sign',
    name: { fr: 'Prisonnier', en: 'Prisoner' },
    text: { fr: 'Mène un prisonnier, qui est hors de la carte.', en: 'Leads a prisoner, who is off the map.' },
    cite: 'ER-30.4',
  },
];

const things: readonly LegendEntry[] = [
  {
    symbol: 't-card',
    group: 'token',
    name: { fr: 'Carte magnétique', en: 'Magnetic card' },
    text: {
      fr: 'Ouvre les portes à lecteur. Elle se donne et se prend.',
      en: 'Opens doors with a reader. It is handed on, and taken.',
    },
    cite: 'ER-9.1',
  },
  {
    symbol: 'i-door',
    group: 'sign',
    name: { fr: 'Porte', en: 'Door' },
    text: {
      fr: 'Un point de mouvement pour l’ouvrir, face à elle.',
      en: 'A movement point opens it, for whoever faces it.',
    },
    cite: 'ER-8.15',
  },
  {
    symbol: 'i-exit',
    group: 'sign',
    name: { fr: 'Sortie', en: 'Way out' },
    text: { fr: 'D’ici, un pas de plus mène hors de la carte.', en: 'From here one more step leads off the map.' },
    cite: 'ER-9.9',
  },
  {
    symbol: 'i-stairs',
    group: 'sign',
    name: { fr: 'Escalier', en: 'Stairs' },
    text: { fr: 'Un point mène à l’autre étage.', en: 'One point leads to the other level.' },
    cite: 'ER-34.1',
  },
  {
    symbol: 'i-clock',
    group: 'track',
    name: { fr: 'Tour', en: 'Turn' },
    text: {
      fr: 'Le tour en cours ; sur un socle : en pause, ou ce qui attend.',
      en: 'The turn; on a base: paused; on a square: what waits there.',
    },
    cite: 'ER-7.16',
  },
  {
    symbol: 't-dead',
    group: 'token',
    name: { fr: 'Mort', en: 'Dead' },
    text: { fr: 'N’arrête ni les pas ni les regards.', en: 'Stops neither steps nor sight.' },
    cite: 'ER-11.11',
  },
  {
    symbol: 'i-skull',
    group: 'token',
    name: { fr: 'Virus mortel', en: 'Deadly virus' },
    text: {
      fr: 'Blesse à chaque fin de tour qui se tient là.',
      en: 'Wounds whoever is there at the end of each turn.',
    },
    cite: 'ER-7.15',
  },
  {
    symbol: 'i-cross',
    group: 'token',
    name: { fr: 'Mine', en: 'Mine' },
    text: {
      fr: 'Armée à la fin du tour ; qui entre la fait sauter.',
      en: 'Armed at the end of the turn; whoever enters sets it off.',
    },
    cite: 'ER-43.7',
  },
  {
    symbol: 't-timer',
    group: 'token',
    name: { fr: 'Compte à rebours', en: 'Countdown' },
    text: { fr: 'Un de moins à chaque fin de tour.', en: 'One fewer at the end of each turn.' },
    cite: 'ER-23.4',
  },
  {
    symbol: 'i-check',
    group: 'sign',
    name: { fr: 'En marche', en: 'Switched on' },
    text: { fr: 'Reste en marche jusqu’à ce qu’on l’arrête.', en: 'Stays on until somebody switches it off.' },
    cite: 'ER-22.14',
  },
  {
    symbol: 't-smoke',
    group: 'token',
    name: { fr: 'Fumée', en: 'Smoke' },
    text: { fr: 'Nul ne voit ni dedans ni à travers.', en: 'Nobody sees into it, or through it.' },
    cite: 'ER-42.17',
  },
  {
    symbol: 't-jamming',
    group: 'token',
    name: { fr: 'Brouillage', en: 'Jamming' },
    text: {
      fr: 'Fréquence cachée : libre, écoutée ou brouillée.',
      en: 'A hidden frequency: clear, overheard or jammed.',
    },
    cite: 'ER-27.3',
  },
  {
    symbol: 't-weapon',
    group: 'card',
    name: { fr: 'Arme', en: 'Weapon' },
    text: {
      fr: 'De tir ou de corps à corps.',
      en: 'For fire or melee.',
    },
    cite: 'ER-17.1',
  },
  {
    symbol: 't-empty',
    group: 'card',
    name: { fr: 'Arme vide', en: 'Empty weapon' },
    text: { fr: 'Ne tire plus : la recharger coûte 1 PC.', en: 'Fires no more: reloading it costs 1 CP.' },
    cite: 'ER-18.15',
  },
  {
    symbol: 't-blast',
    group: 'card',
    name: { fr: 'Explosif', en: 'Explosive' },
    text: { fr: 'Vise une case ; toute sa zone est touchée.', en: 'Aims at a square; its whole area is hit.' },
    cite: 'ER-21.1',
  },
  {
    symbol: 'i-eye',
    group: 'sign',
    name: { fr: 'Ligne de vue', en: 'Line of sight' },
    text: { fr: 'Un ennemi voit d’ici : il peut intercepter.', en: 'An enemy sees this: it may intercept.' },
    cite: 'ER-15.10',
  },
  {
    symbol: 'i-init',
    group: 'sign',
    name: { fr: 'Initiative', en: 'Initiative' },
    text: { fr: 'Qui joue le premier round du tour.', en: 'Who plays the first round of the turn.' },
    cite: 'ER-5.12',
  },
];

const dice: readonly LegendEntry[] = [
  {
    symbol: 'y-critical',
    group: 'die',
    name: { fr: 'Critique', en: 'Critical' },
    text: { fr: 'Une blessure, quelle que soit la défense.', en: 'A wound, whatever the defence.' },
    cite: 'ER-10.10',
  },
  {
    symbol: 'y-hit',
    group: 'die',
    name: { fr: 'Une touche', en: 'One hit' },
    text: { fr: 'Compte un contre la défense.', en: 'Counts one against the defence.' },
    cite: 'ER-10.9',
  },
  {
    symbol: 'y-two-hits',
    group: 'die',
    name: { fr: 'Deux touches', en: 'Two hits' },
    text: { fr: 'Compte deux contre la défense.', en: 'Counts two against the defence.' },
    cite: 'ER-10.9',
  },
  {
    symbol: 'y-last-round',
    group: 'die',
    name: { fr: 'Dernière balle', en: 'Last round' },
    text: {
      fr: 'Deux touches ; en visant, l’arme est vide ensuite.',
      en: 'Two hits; when aiming, the weapon is empty after it.',
    },
    cite: 'ER-18.13',
  },
  {
    symbol: 'y-blank',
    group: 'die',
    name: { fr: 'Vide', en: 'Blank' },
    text: { fr: 'Rien.', en: 'Nothing.' },
    cite: 'ER-10.9',
  },
  {
    symbol: 'k-nothing',
    group: 'die',
    name: { fr: 'Dé noir, vide', en: 'Black die, blank' },
    text: { fr: 'Rien.', en: 'Nothing.' },
    cite: 'ER-24.14',
  },
  ...alike(
    {
      group: 'die',
      text: { fr: 'Autant de points, pour une fouille ou un test.', en: 'So many points, for a search or a test.' },
      cite: 'ER-24.14',
    },
    ['k-two', 'Dé noir, deux', 'Black die, two'],
    ['k-three', 'Dé noir, trois', 'Black die, three'],
  ),
  {
    symbol: 'k-three-and-flip',
    group: 'die',
    name: { fr: 'Trois, et retourner', en: 'Three, and flip' },
    text: {
      fr: 'En fouillant, on peut aussi retourner toute la pioche.',
      en: 'In a search the whole deck may be flipped, too.',
    },
    cite: 'ER-25.7',
  },
  {
    symbol: 'k-three-and-shuffle',
    group: 'die',
    name: { fr: 'Trois, et mélanger', en: 'Three, and shuffle' },
    text: {
      fr: 'En fouillant, on peut aussi mélanger la pioche.',
      en: 'In a search the deck may be shuffled, too.',
    },
    cite: 'ER-25.8',
  },
  {
    symbol: 'k-spy',
    group: 'die',
    name: { fr: 'L’œil', en: 'The eye' },
    text: {
      fr: 'Un point d’espionnage, en fouillant ou en torturant.',
      en: 'A spy point, in a search or in torture.',
    },
    cite: 'ER-24.6',
  },
];

const rooms: readonly LegendEntry[] = alike(
  {
    group: 'sign',
    text: {
      fr: 'Le type de la salle : ce qu’une fouille peut y trouver.',
      en: 'The type of the room: what a search may find there.',
    },
    cite: 'ER-24.11',
  },
  ['i-rt-live', 'Lieu de vie', 'Living quarters'],
  ['i-rt-officer', 'Salle des officiers', 'Officers’ room'],
  ['i-rt-armory', 'Armurerie', 'Armoury'],
  ['i-rt-corridor', 'Couloir', 'Corridor'],
);

export const legend: readonly LegendEntry[] = [...orders, ...characters, ...things, ...dice, ...rooms];
