/** The characters, and what they are like, in our own words. */
import type { ComponentWords } from '@necropole/kernel';
import type { CharacterId } from '../../content/characters/index.ts';

export const characterWords: Readonly<Record<CharacterId, ComponentWords>> = {
  'nick-bolter': {
    name: 'Nick Bolter',
    text: 'Il mène l’escouade du NORAD : bien protégé, et assez fort pour toutes les armes.',
  },
  vasquez: {
    name: 'Vasquez',
    text: 'Personne n’est plus rapide. Ses coups portent sans dé, et elle en reçoit aussi aisément.',
  },
  'james-woo': {
    name: 'James Woo',
    text: 'Un espion plus à l’aise avec la science et les machines qu’avec ses poings.',
  },
  mammoth: { name: 'Mammouth MK II', text: 'Un char qui marche, de deux cases sur deux.' },
  'jessica-hollister': {
    name: 'Jessica Hollister',
    text: 'Elle commande les Salémites et leur apporte beaucoup d’ordres.',
  },
  'jeff-deeler': { name: 'Jeff Deeler', text: 'Les morts lui obéissent ; son propre bras n’est pas à dédaigner.' },
  'john-kendall': { name: 'Professeur Kendall', text: 'Il relève les morts et se tient loin des vivants.' },
  'jack-saw': {
    name: 'Jack Saw',
    text: 'Un zombie dont le bras gauche est une scie circulaire : n’approchez pas de ce côté.',
  },
  'zombie-1': { name: 'Zombie 1', text: 'Lent, fort, et faible de dos.' },
  'zombie-2': { name: 'Zombie 2', text: 'Lent, fort, et faible de dos.' },
  'franck-einstein': { name: 'Franck Einstein', text: 'Un géant dont le cœur peut changer de camp.' },
  'cherokee-bill': { name: 'Cherokee Bill', text: 'Un mercenaire : qui paie commande.' },
};
