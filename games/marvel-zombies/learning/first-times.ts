/** What is said once, in any match, when it first happens; what the lesson says so stands with it. */
import type { LaterNote } from '@necropole/kernel';

export const firstTimes: readonly LaterNote[] = [
  {
    id: 'level',
    on: { event: 'level-reached' },
    say: {
      title: { fr: 'Un niveau de plus', en: 'One level up' },
      text: {
        fr: 'Une Compétence de plus, pour de bon. Mais les cartes Génération se lisent au niveau le plus haut.',
        en: 'One more skill, for good. But spawn cards are read at the highest level of the team.',
      },
    },
    point: [{ param: 'who' }],
    learnt: { symbol: 'i-heroic', name: { fr: 'les niveaux', en: 'levels' } },
    teaches: ['MZ-14.3'],
  },
  {
    id: 'rush',
    on: { event: 'rush' },
    say: {
      title: { fr: 'Ruée', en: 'Rush' },
      text: {
        fr: 'Les Ennemis que la carte vient de placer agissent aussitôt, et eux seuls.',
        en: 'The enemies that the card has just placed act at once, and only they.',
      },
    },
    point: [{ ref: 'spawn-discard' }],
    learnt: { symbol: 'i-run', name: { fr: 'la ruée', en: 'the rush' } },
    teaches: ['MZ-21.2'],
  },
  {
    id: 'extra-activation',
    on: { event: 'extra-activation' },
    say: {
      title: { fr: 'Activation en plus', en: 'Extra activation' },
      text: {
        fr: 'Rien n’apparaît : tous les Ennemis de ce type agissent une fois de plus.',
        en: 'Nothing appears: all enemies of that type act once more.',
      },
    },
    point: [{ ref: 'spawn-discard' }],
    learnt: { symbol: 'i-run', name: { fr: 'l’activation en plus', en: 'the extra activation' } },
    teaches: ['MZ-21.3'],
  },
  {
    id: 'second-actions',
    on: { event: 'second-actions' },
    say: {
      title: { fr: 'Ils courent encore', en: 'They go on running' },
      text: {
        fr: 'Forcenés et Héros Zombies ont deux Actions : les voilà à la seconde.',
        en: 'Runners and zombie heroes have two actions: this is the second.',
      },
    },
    point: [],
    learnt: { symbol: 'i-run', name: { fr: 'la seconde action', en: 'second actions' } },
    teaches: ['MZ-20.8'],
  },
  {
    id: 'zombie-hero',
    on: { event: 'zombie-hero-appears' },
    say: {
      title: { fr: 'Un Héros Zombie', en: 'A zombie hero' },
      text: {
        fr: 'Sa capacité agit tant qu’il est en jeu. Pointe sa carte pour la lire.',
        en: 'Its ability works while it is in play. Point at its card to read it.',
      },
    },
    point: [{ param: 'zombieHero' }],
    learnt: { symbol: 'i-skull', name: { fr: 'les Héros Zombies', en: 'zombie heroes' } },
    teaches: ['MZ-21.12', 'MZ-15.5'],
  },
  {
    id: 'devoured',
    on: { event: 'citizen-devoured' },
    say: {
      title: { fr: 'Citoyen dévoré', en: 'A citizen is devoured' },
      text: {
        fr: 'Un Ennemi a rejoint un Citoyen. Qui le sauve à temps remplit son Pouvoir d’un coup.',
        en: 'An enemy got to a citizen. Whoever rescues one in time fills up their power at once.',
      },
    },
    point: [],
    learnt: { symbol: 'i-citizen', name: { fr: 'le Citoyen dévoré', en: 'the devoured citizen' } },
    teaches: ['MZ-17.5'],
  },
  {
    id: 'split',
    on: { event: 'enemies-split' },
    say: {
      title: { fr: 'Ils se séparent', en: 'They split up' },
      text: {
        fr: 'Deux cibles aussi proches : chaque type d’Ennemi se partage en groupes égaux.',
        en: 'Two targets equally near: each type of enemy splits into equal groups.',
      },
    },
    point: [{ param: 'zone' }],
    learnt: { symbol: 'i-passage', name: { fr: 'se séparer', en: 'splitting up' } },
    teaches: ['MZ-18.16'],
  },
];
