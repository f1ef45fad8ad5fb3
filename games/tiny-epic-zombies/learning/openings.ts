/** The sentence and the signs with which those chapters of the rules begin that the page "How to play" does not show. */
import type { Opening } from '@necropole/kernel';

export const openings: readonly Opening[] = [
  {
    cite: 'TEZ-2.1',
    symbols: ['t-walker', 't-crate', 't-survivor'],
    text: {
      fr: 'Un centre commercial de neuf cartes, une horde de Zombies, et de quoi fouiller.',
      en: 'A mall of nine cards, a horde of Zombies, and plenty to search.',
    },
  },
  {
    cite: 'TEZ-3.1',
    symbols: ['t-walker', 't-survivor'],
    text: {
      fr: 'Ensemble, les uns contre les autres ou seul ; avec ou sans quelqu’un qui mène les Zombies.',
      en: 'Together, against each other or alone; with or without somebody who leads the Zombies.',
    },
  },
  {
    cite: 'TEZ-4.1',
    symbols: ['t-walker', 't-crate', 'i-barricade'],
    text: {
      fr: 'Le Patio au centre, huit Boutiques autour, et déjà un Zombie à chaque Entrée.',
      en: 'The courtyard in the centre, eight stores around it, and a Zombie at each Entrance already.',
    },
  },
  {
    cite: 'TEZ-6.1',
    symbols: ['t-crate', 'i-supplies'],
    text: {
      fr: 'Deux pioches : ce que l’on trouve en fouillant, et ce que rapporte un jeton Stock.',
      en: 'Two decks: what a search finds, and what a supply token brings.',
    },
  },
  {
    cite: 'TEZ-6.7',
    symbols: ['t-walker', 'i-claws'],
    text: {
      fr: 'Un Humain joue, puis les Zombies, et ainsi de suite jusqu’à la fin.',
      en: 'A Human plays, then the Zombies, and so on until the end.',
    },
  },
  {
    cite: 'TEZ-7.1',
    symbols: ['i-wound', 'i-ammo'],
    text: {
      fr: 'Blessures et munitions avancent l’une vers l’autre sur la même piste : garde-les loin.',
      en: 'Wounds and ammo come towards each other on one track: keep them apart.',
    },
  },
  {
    cite: 'TEZ-8.8',
    symbols: ['number', 'i-passage'],
    text: {
      fr: 'Trois pas par tour, d’une Pièce à sa voisine, porte ou pas.',
      en: 'Three moves a turn, from a room to the one beside it, with or without a door.',
    },
  },
  {
    cite: 'TEZ-9.21',
    symbols: ['i-attack', 'i-shoot'],
    text: {
      fr: 'Chaque personnage sait faire une chose que les autres ne savent pas.',
      en: 'Each character can do one thing that the others cannot.',
    },
  },
  {
    cite: 'TEZ-11.1',
    symbols: ['t-crate', 'i-supplies'],
    text: {
      fr: 'Dans une Boutique sans Zombie, ramasse ce que tu veux : c’est gratuit.',
      en: 'In a store without a Zombie, pick up what you like: it is free.',
    },
  },
  {
    cite: 'TEZ-12.1',
    symbols: ['i-claws', 't-walker'],
    text: {
      fr: 'Ta carte porte le symbole de ta Boutique : tu as fait du bruit, il en vient davantage.',
      en: 'Your card bears the symbol of your store: you made noise, and more of them come.',
    },
  },
  {
    cite: 'TEZ-14.1',
    symbols: ['i-wound', 't-walker'],
    text: {
      fr: 'Réserve vide, ou Zombie qui tombe dans ta Pièce : c’est toi qui prends.',
      en: 'An empty reserve, or a Zombie that lands in your room: you pay for it.',
    },
  },
  {
    cite: 'TEZ-14.11',
    symbols: ['i-claws', 't-hidden'],
    text: {
      fr: 'Chaque Humain reçoit en secret la carte qu’il tournera à la fin de son prochain tour.',
      en: 'Each Human gets, unseen, the card to turn at the end of their next turn.',
    },
  },
  {
    cite: 'TEZ-17.1',
    symbols: ['t-survivor', 'i-claws'],
    text: {
      fr: 'Chacun pour soi : le premier à remplir ses objectifs l’emporte, et un joueur mène la horde.',
      en: 'Everybody for themselves: whoever does their objectives first wins, and a player leads the horde.',
    },
  },
  {
    cite: 'TEZ-18.1',
    symbols: ['t-survivor', 't-walker'],
    text: {
      fr: 'Chacun pour soi, sans personne pour mener la horde.',
      en: 'Everybody for themselves, with nobody to lead the horde.',
    },
  },
  {
    cite: 'TEZ-18.6',
    symbols: ['t-survivor', 't-walker'],
    text: {
      fr: 'Seul, tu mènes deux Humains, chacun à son tour.',
      en: 'Alone, you lead two Humans, one after the other.',
    },
  },
  {
    cite: 'TEZ-19.1',
    symbols: ['number', 't-walker'],
    text: { fr: 'Quelques mots qui ont ici un sens précis.', en: 'A few words that mean something precise here.' },
  },
];
