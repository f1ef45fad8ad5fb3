/** What each sign of the table means, in a sentence. Zombie heroes and citizens say it on their cards. */
import { alike, type LegendEntry } from '@necropole/kernel';

export const legend: readonly LegendEntry[] = [
  {
    symbol: 'number',
    group: 'sign',
    name: { fr: 'Ordre', en: 'Order' },
    text: { fr: 'Les Points de Génération piochent dans cet ordre.', en: 'Spawn points draw in this order.' },
    cite: 'MZ-20.13',
  },
  {
    symbol: 't-walker',
    group: 'token',
    name: { fr: 'Rôdeur', en: 'Walker' },
    text: {
      fr: '1 action, 1 touche suffit, 1 point d’expérience.',
      en: '1 action, 1 hit is enough, 1 experience point.',
    },
    cite: 'MZ-15.1',
  },
  {
    symbol: 't-brute',
    group: 'token',
    name: { fr: 'Brute', en: 'A brute' },
    text: {
      fr: '1 action. Il faut 2 touches dans la même attaque.',
      en: '1 action. It takes 2 hits in the same attack.',
    },
    cite: 'MZ-15.2',
  },
  {
    symbol: 't-runner',
    group: 'token',
    name: { fr: 'Forcené', en: 'Runner' },
    text: { fr: '2 actions par Round, et 1 touche suffit.', en: '2 actions a round, and 1 hit is enough.' },
    cite: 'MZ-15.3',
  },
  {
    symbol: 't-citizen',
    group: 'token',
    name: { fr: 'Citoyen', en: 'Citizen' },
    text: {
      fr: 'Sauve-le dans une Zone sans ennemi. Dévoré, il coûte à tous.',
      en: 'Rescue them where no enemy is. Devoured, they cost everybody.',
    },
    cite: 'MZ-17.1',
  },
  {
    symbol: 't-hidden',
    group: 'token',
    name: { fr: 'Carte Citoyen', en: 'Citizen card' },
    text: {
      fr: 'Face cachée : elle se retourne quand on ouvre ici.',
      en: 'Face down: it is turned over when somebody opens this place.',
    },
    cite: 'MZ-5.6',
  },
  {
    symbol: 't-secret',
    group: 'token',
    name: { fr: 'Mission secrète', en: 'Secret Mission' },
    text: {
      fr: 'La mission dit ce qui se passe quand elle est révélée.',
      en: 'The mission says what happens when it is revealed.',
    },
    cite: 'MZ-5.5',
  },
  ...alike(
    {
      group: 'token',
      text: { fr: 'Va dans sa Zone : 1 action pour le prendre.', en: 'Go to its zone: 1 action to take it.' },
      cite: 'MZ-17.12',
    },
    ['t-objective', 'Objectif rouge', 'Red objective'],
    ['t-objective-blue', 'Objectif bleu', 'Blue objective'],
    ['t-objective-green', 'Objectif vert', 'Green objective'],
    ['t-objective-hidden', 'Objectif caché', 'Hidden objective'],
  ),
  ...alike(
    {
      group: 'token',
      text: {
        fr: 'À chaque Round, une carte fait venir des ennemis ici.',
        en: 'Each round a card brings enemies here.',
      },
      cite: 'MZ-20.14',
    },
    ['t-spawn', 'Point de Génération', 'Spawn point'],
    ['t-spawn-blue', 'Point de Génération bleu', 'Blue spawn point'],
    ['t-spawn-green', 'Point de Génération vert', 'Green spawn point'],
  ),
  {
    symbol: 't-spawn-idle',
    group: 'token',
    name: { fr: 'Point inactif', en: 'Idle spawn point' },
    text: {
      fr: 'Rien n’en vient avant ce que dit la mission.',
      en: 'Nothing comes of it before what the mission names.',
    },
    cite: 'MZ-20.15',
  },
  {
    symbol: 't-exit',
    group: 'token',
    name: { fr: 'Sortie', en: 'Exit' },
    text: {
      fr: 'À la fin de ton tour, sors d’ici s’il n’y a pas d’ennemi.',
      en: 'At the end of your turn leave from here, if no enemy is there.',
    },
    cite: 'MZ-26.2',
  },
  {
    symbol: 't-elevator',
    group: 'token',
    name: { fr: 'Ascenseur', en: 'Elevator' },
    text: {
      fr: 'Appelle-le d’à côté, gratis ; dedans, 1 action change d’étage.',
      en: 'Call it from beside, for free; inside, 1 action changes floors.',
    },
    cite: 'MZ-13.2',
  },
  {
    symbol: 't-hand',
    group: 'token',
    name: { fr: 'Main de Sentinelle', en: 'Sentinel Hand' },
    text: {
      fr: 'Dans sa Zone : un tir de plasma, puis on peut la lancer.',
      en: 'In its zone: one plasma shot, and then it can be thrown.',
    },
    cite: 'MZ-25.16',
  },
  {
    symbol: 'i-spawn',
    group: 'sign',
    name: { fr: 'Symbole Génération', en: 'Spawn symbol' },
    text: { fr: 'Des ennemis apparaissent ici quand on ouvre.', en: 'Enemies appear here when somebody opens.' },
    cite: 'MZ-22.5',
  },
  {
    symbol: 'i-citizen',
    group: 'sign',
    name: { fr: 'Symbole Citoyen', en: 'Citizen symbol' },
    text: { fr: 'Une carte Citoyen est posée ici au début.', en: 'A citizen card is laid here at the start.' },
    cite: 'MZ-5.6',
  },
  {
    symbol: 'i-elevator',
    group: 'sign',
    name: { fr: 'Cage d’Ascenseur', en: 'Elevator shaft' },
    text: { fr: 'L’Ascenseur s’arrête ici quand on l’appelle.', en: 'The elevator stops here when somebody calls it.' },
    cite: 'MZ-13.1',
  },
  {
    symbol: 'i-stairs',
    group: 'sign',
    name: { fr: 'Escalier', en: 'Stairs' },
    text: { fr: '1 action mène à l’autre étage.', en: '1 action leads to the other floor.' },
    cite: 'MZ-12.6',
  },
  {
    symbol: 'i-door',
    group: 'sign',
    name: { fr: 'Rez-de-chaussée', en: 'Ground floor' },
    text: { fr: 'L’étage de l’entrée.', en: 'The floor of the entrance.' },
    cite: 'MZ-11.7',
  },
  {
    symbol: 'i-fountain',
    group: 'sign',
    name: { fr: 'Fontaine', en: 'Fountain' },
    text: { fr: 'On la contourne ; on voit à travers.', en: 'You go round it, and see across it.' },
    cite: 'MZ-11.5',
  },
  {
    symbol: 'i-clock',
    group: 'sign',
    name: { fr: 'Chambre des dormeurs', en: 'Sleepers’ bedroom' },
    text: { fr: 'La mission dit ce qui s’y passe.', en: 'The mission says what happens there.' },
    cite: 'MZ-5.4',
  },
  {
    symbol: 'i-eye',
    group: 'sign',
    name: { fr: 'Caché', en: 'Hidden' },
    text: { fr: 'Les ennemis ne le voient pas.', en: 'Enemies do not see them.' },
    cite: 'MZ-21.7',
  },
  {
    symbol: 'i-health',
    group: 'track',
    name: { fr: 'Santé', en: 'Health' },
    text: {
      fr: 'Chaque blessure en prend 1. À 0, le Super-Héros est éliminé.',
      en: 'Each wound takes 1. At 0 the hero is eliminated.',
    },
    cite: 'MZ-13.12',
  },
  {
    symbol: 'i-power',
    group: 'track',
    name: { fr: 'Pouvoir', en: 'Power' },
    text: {
      fr: 'Dépense-le avant un jet : un dé de plus par point.',
      en: 'Spend it before a roll: one die more for each.',
    },
    cite: 'MZ-24.3',
  },
];
