/** The sentence and the signs with which those chapters of the rules begin that the page "How to play" does not show. */
import type { Opening } from '@necropole/kernel';

export const openings: readonly Opening[] = [
  {
    cite: 'MU-2.1',
    symbols: ['i-threat', 'i-plan'],
    text: {
      fr: 'Jusqu’à quatre Héros font équipe contre un Vilain que mène le jeu, ou un joueur.',
      en: 'Up to four Heroes team up against a Villain whom the game leads, or a player.',
    },
  },
  {
    cite: 'MU-3.1',
    symbols: ['i-card', 'i-plan'],
    text: {
      fr: 'Sept Héros, quatre Vilains, huit Lieux : on en choisit pour chaque partie.',
      en: 'Seven Heroes, four Villains, eight Locations: some are chosen for each match.',
    },
  },
  {
    cite: 'MU-4.1',
    symbols: ['i-threat', 't-civilian', 't-thug'],
    text: {
      fr: 'Six Lieux en cercle, trois Missions au centre, un Vilain et ses Menaces.',
      en: 'Six Locations in a ring, three Missions in the centre, a Villain and the Threats.',
    },
  },
  {
    cite: 'MU-5.23',
    symbols: ['i-plan', 'i-clockwise', 'i-bam'],
    text: {
      fr: 'Le Vilain joue une carte Plan, et tout ce qu’elle montre arrive, de haut en bas.',
      en: 'The Villain plays a plan card, and all that it shows comes, from top to bottom.',
    },
  },
  {
    cite: 'MU-5.26',
    symbols: ['i-clockwise', 'i-threat'],
    text: {
      fr: 'Il avance dans le sens horaire ; là où il s’arrête, une Menace « ! » agit.',
      en: 'The Villain advances clockwise; at the place of the stop, a “!” Threat acts.',
    },
  },
  {
    cite: 'MU-6.1',
    symbols: ['i-bam', 'i-threat'],
    text: {
      fr: 'BAM ! : la fiche du Vilain d’abord, puis les Menaces, dans le sens horaire.',
      en: 'BAM!: the Villain’s dashboard first, then the Threats, clockwise.',
    },
  },
  {
    cite: 'MU-6.6',
    symbols: ['i-plan'],
    text: {
      fr: 'Le texte de la carte Plan se fait autant qu’il se peut.',
      en: 'The text of the plan card is carried out as far as it can be.',
    },
  },
  {
    cite: 'MU-6.7',
    symbols: ['t-thug', 't-civilian'],
    text: {
      fr: 'Des Malfrats et des Civils arrivent où est le Vilain, et juste à côté.',
      en: 'Thugs and Civilians come where the Villain is, and right beside.',
    },
  },
  {
    cite: 'MU-6.13',
    symbols: ['i-overflow', 't-thug'],
    text: {
      fr: 'Plus de place dans un Lieu : l’effet Affluence du Vilain agit, une fois.',
      en: 'No room left in a Location: the Villain’s Overflow effect comes, once.',
    },
  },
  {
    cite: 'MU-7.1',
    symbols: ['i-card', 'a-move', 'a-attack', 'a-heroic'],
    text: {
      fr: 'Piocher, jouer une carte, faire ses actions, profiter du Lieu : un tour de Héros.',
      en: 'Draw, play a card, take the actions, use the Location: a Hero’s turn.',
    },
  },
  {
    cite: 'MU-8.13',
    symbols: ['i-card', 'a-wild'],
    text: {
      fr: 'Le texte de ta carte, et les pions mis de côté, s’utilisent quand tu veux dans le tour.',
      en: 'The text of your card, and tokens in store, are used whenever you like in the turn.',
    },
  },
  {
    cite: 'MU-9.3',
    symbols: ['i-hourglass', 'i-plan'],
    text: {
      fr: 'Après une Mission, le Vilain s’affole : un plan toutes les deux cartes Héros.',
      en: 'After one Mission the Villain panics: a plan after every two Hero cards.',
    },
  },
  {
    cite: 'MU-9.5',
    symbols: ['t-civilian', 't-thug', 'i-threat'],
    text: {
      fr: 'Sauver des Civils, vaincre des Malfrats, écarter des Menaces : dans l’ordre que tu veux.',
      en: 'Rescue Civilians, defeat Thugs, clear Threats: in any order you like.',
    },
  },
  {
    cite: 'MU-9.10',
    symbols: ['i-threat', 'a-heroic', 'a-attack'],
    text: {
      fr: 'Une Menace gêne tant qu’elle est là : des actions Héroïques l’écartent, ou des coups.',
      en: 'A Threat is in the way as long as it is there: Heroic actions clear it, or blows.',
    },
  },
  {
    cite: 'MU-10.1',
    symbols: ['i-lock', 'i-health'],
    text: {
      fr: 'Chaque Mission accomplie change la partie ; à la deuxième, on peut blesser le Vilain.',
      en: 'Each Mission completed changes the match; from the second on, the Villain can be hurt.',
    },
  },
  {
    cite: 'MU-10.9',
    symbols: ['i-card', 'i-health'],
    text: {
      fr: 'Un dégât, une carte de ta main sous ton paquet.',
      en: 'A damage, a card of your hand under your deck.',
    },
  },
  {
    cite: 'MU-10.25',
    symbols: ['a-wild'],
    text: {
      fr: 'Trop facile ? Retirez à chaque Héros une de ses meilleures cartes.',
      en: 'Too easy? Take one of the best cards away from each Hero.',
    },
  },
  {
    cite: 'MU-11.1',
    symbols: ['a-wild', 'i-card'],
    text: {
      fr: 'Un Équipement contre une carte : il sert, puis se recharge.',
      en: 'Equipment in exchange for a card: it is used, then recharged.',
    },
  },
  {
    cite: 'MU-12.1',
    symbols: ['i-crisis', 'i-stun', 'i-hourglass'],
    text: {
      fr: 'Des cas plus rares : Vilains retardés, Crises, Étourdis, et ce qu’en disent les cartes.',
      en: 'Rarer cases: delayed Villains, Crises, the Stunned, and what cards say of them.',
    },
  },
  {
    cite: 'MU-12.25',
    symbols: ['i-plan', 'i-card'],
    text: {
      fr: 'Un joueur prend le Vilain, avec des cartes à lui.',
      en: 'A player takes the Villain, with cards of their own.',
    },
  },
  {
    cite: 'MU-13.1',
    symbols: ['i-plan', 'i-skull'],
    text: {
      fr: 'Le Vilain choisit ses plans dans sa main ; quand elle est vide, il a gagné.',
      en: 'The Villain chooses plans from a hand; when it is empty, the Villain has won.',
    },
  },
  {
    cite: 'MU-13.12',
    symbols: ['i-card'],
    text: {
      fr: 'Des cartes secrètes, jouées au bon moment, de part et d’autre.',
      en: 'Secret cards, played at the right moment, on both sides.',
    },
  },
  {
    cite: 'MU-14.1',
    symbols: ['i-card'],
    text: {
      fr: 'Seul : un Héros sur le plateau, et quatre autres qui l’aident de loin.',
      en: 'Alone: one Hero on the board, and four others who help from afar.',
    },
  },
  {
    cite: 'MU-14.11',
    symbols: ['i-card', 'a-heroic'],
    text: {
      fr: 'À chaque tour, une carte de ton Héros, ou l’une des deux du Soutien.',
      en: 'Each turn a card of your Hero, or one of the two of the support row.',
    },
  },
  {
    cite: 'MU-15.1',
    symbols: ['i-plan', 'i-card'],
    text: {
      fr: 'À deux : l’un est le Vilain, l’autre commande les Héros.',
      en: 'For two: one is the Villain, the other commands the Heroes.',
    },
  },
];
