/** What stands on Super-Villain and Super-Hero cards. When they are played is put in from the data. */
import type { ComponentWords } from '@necropole/kernel';
import type { SuperHeroId, SuperVillainId } from '../../content/ids.ts';

export const superVillainWords: Readonly<Record<SuperVillainId, ComponentWords>> = {
  misdirection: {
    name: 'Diversion',
    text: 'Vous répartissez ses Malfrats et ses Civils à votre guise entre votre Lieu et les deux Lieux voisins.',
  },
  'saw-that-coming': {
    name: 'Je l’avais prévu',
    text: 'Les Héros ne peuvent utiliser aucun pion Action jusqu’à votre prochain tour.',
  },
  'covert-operation': {
    name: 'Opération secrète',
    text: 'Glissez jusqu’à 2 Plans diaboliques de votre main sous le paquet, puis piochez-en autant.',
  },
  'now-you-see-me': {
    name: 'Ni vu ni connu',
    text: 'S’il porte une icône BAM !, votre effet BAM ! frappe comme si vous étiez dans un Lieu voisin.',
  },
  'caught-alone': { name: 'Pris à l’écart', text: 'S’il y a ici un Héros et un seul, il subit 2 dégâts.' },
  'flexible-plans': {
    name: 'Plans flexibles',
    text: 'Le Plan diabolique vous déplace du nombre de Lieux que vous voulez, de 0 à 6.',
  },
  'personal-nemesis': {
    name: 'Ennemi juré',
    text: 'S’il y a ici deux Héros ou plus, l’un d’eux, à votre choix, subit 1 dégât.',
  },
  'terror-in-the-streets': {
    name: 'Terreur dans les rues',
    text: 'Chaque Lieu sans Malfrat ni Civil en reçoit 2, à votre choix.',
  },
  'nasty-surprise': {
    name: 'Mauvaise surprise',
    text: 'Si aucun Héros n’est là où se trouve une Menace, une Menace neutralisée revient dans un Lieu qui n’en a pas. Vous choisissez l’une et l’autre.',
  },
  sabotage: {
    name: 'Sabotage',
    text: 'Prenez tous les pions Action des Héros, défaussez-en un et redistribuez-leur les autres à votre guise.',
  },
  'getting-stronger-me-too': {
    name: 'Plus fort ? Moi aussi !',
    text: 'Si un Héros a 4 cartes ou plus en main, vous gagnez 2 Vies, même au-delà de celles du début.',
  },
  'more-crisis': { name: 'Toujours plus de crise !', text: 'Posez 1 pion Crise sur un Lieu ou sur un Héros.' },
};

export const superHeroWords: Readonly<Record<SuperHeroId, ComponentWords>> = {
  'crowd-control': { name: 'Maîtrise des foules', text: 'L’Affluence n’a pas lieu.' },
  'taking-you-with-me': { name: 'Je t’emporte avec moi', text: 'Le Vilain est Retardé de 1 carte.' },
  'strategic-retreat': { name: 'Repli stratégique', text: 'Déplacez-vous dans n’importe quel autre Lieu.' },
  'get-ready': { name: 'Prêt à tout', text: 'Gagnez 1 pion Joker.' },
  'eye-of-the-hurricane': {
    name: 'L’œil du cyclone',
    text: 'S’il n’y a ni Malfrat ni Civil dans votre Lieu, piochez 1 carte.',
  },
  'shake-it-off': { name: 'Même pas mal', text: 'Si ce Héros est le vôtre, ignorez jusqu’à 2 dégâts.' },
  'thwart-the-plan': {
    name: 'Plan déjoué',
    text: 'Vous voyez la main du Vilain et pouvez en glisser 1 carte sous le paquet ; il en pioche une autre.',
  },
  'to-the-rescue': {
    name: 'À la rescousse',
    text: 'Si ce Héros n’est pas le vôtre, subissez les dégâts à sa place et gagnez 1 pion Action Héroïque.',
  },
};
