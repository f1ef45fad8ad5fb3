/** Words that a newcomer cannot guess, where they stand in sentences. */
import type { GlossaryEntry } from '@necropole/kernel';

export const glossary: readonly GlossaryEntry[] = [
  {
    id: 'bam',
    forms: { fr: ['BAM !'], en: ['BAM!'] },
    text: {
      fr: 'L’effet du tableau du Vilain, puis ceux des Menaces, en sens horaire.',
      en: 'The effect of the Villain’s dashboard, then those of the Threats, clockwise.',
    },
    cite: 'MU-6.1',
  },
  {
    id: 'overflow',
    forms: { fr: ['Affluence'], en: ['Overflow'] },
    text: {
      fr: 'Un pion ne trouve pas de place dans un Lieu : l’effet du Vilain se déclenche, une fois.',
      en: 'A token finds no room in a Location: the Villain’s effect goes off, once.',
    },
    cite: 'MU-6.13',
    example: 'MU-example-6-overflow',
  },
  {
    id: 'crisis',
    forms: { fr: ['pion Crise', 'pions Crise'], en: ['Crisis token', 'Crisis tokens'] },
    text: {
      fr: 'Rien par lui-même : les textes qui le nomment disent quoi.',
      en: 'Nothing by itself: the texts that name it say what it does.',
    },
    cite: 'MU-12.11',
  },
  {
    id: 'storyline',
    forms: { fr: ['Intrigue'], en: ['Storyline'] },
    text: {
      fr: 'La rangée des cartes jouées, celles des Héros et du Vilain, la plus récente à droite.',
      en: 'The row of cards that were played, the Heroes’ and the Villain’s, the newest at the right.',
    },
    cite: 'MU-7.7',
    example: 'MU-example-7-captain-carter',
  },
  {
    id: 'master-plan',
    forms: { fr: ['Plan diabolique', 'Plans diaboliques'], en: ['Master Plan', 'Master Plans'] },
    text: {
      fr: 'Une carte du Vilain : mouvement, BAM !, effet spécial, puis Malfrats et Civils.',
      en: 'A card of the Villain: movement, BAM!, special effect, then Thugs and Civilians.',
    },
    cite: 'MU-5.25',
  },
  {
    id: 'henchman',
    forms: { fr: ['Sbire', 'Sbires'], en: ['Henchman', 'Henchmen'] },
    text: {
      fr: 'Une Menace avec de la Vie : seule l’attaque en vient à bout.',
      en: 'A Threat with Health: only attacks clear it.',
    },
    cite: 'MU-9.11',
  },
  {
    id: 'ko',
    forms: { fr: ['K.O.'], en: ['KO', 'KO’d'] },
    text: {
      fr: 'Main vide : le BAM ! du Vilain part. Tu te relèves à ton prochain tour avec trois cartes.',
      en: 'An empty hand: the Villain’s BAM! goes off. You stand up in your next turn with three cards.',
    },
    cite: 'MU-10.14',
  },
  {
    id: 'under-pressure',
    forms: { fr: ['Sous pression'], en: ['Under Pressure'] },
    text: {
      fr: 'Le Vilain joue toutes les deux cartes, jusqu’à la fin.',
      en: 'The Villain plays after every two cards, until the end.',
    },
    cite: 'MU-9.3',
  },
  {
    id: 'stunned',
    forms: {
      fr: ['Étourdissez', 'Étourdi', 'Étourdis'],
      en: ['Stun', 'Stunned'],
    },
    text: {
      fr: 'Son BAM ! ne compte pas au prochain tour du Vilain.',
      en: 'Its BAM! does not count in the next Villain turn.',
    },
    cite: 'MU-12.12',
  },
  {
    id: 'delayed',
    forms: { fr: ['Retardé'], en: ['Delayed'] },
    text: {
      fr: 'Le Vilain joue son prochain Plan une carte Héros plus tard.',
      en: 'The Villain plays the next plan one Hero card later.',
    },
    cite: 'MU-12.2',
  },
  {
    id: 'equipment',
    forms: { fr: ['Équipement'], en: ['Equipment'] },
    text: {
      fr: 'Une carte posée devant ton Héros. Utilisée, elle se retourne jusqu’à ce qu’on la recharge.',
      en: 'A card that lies before your Hero. Once used it is turned over, until it is recharged.',
    },
    cite: 'MU-11.6',
  },
  {
    id: 'wild',
    forms: { fr: ['Joker', 'Jokers'], en: ['Wild', 'Wilds'] },
    text: {
      fr: 'Vaut un déplacement, une attaque ou une action héroïque.',
      en: 'Worth a move, an attack or a Heroic action.',
    },
    cite: 'MU-8.12',
  },
];
