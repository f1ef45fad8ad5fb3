import type { Chapter } from '@necropole/kernel';

export const spawning: Chapter = {
  title: { fr: 'Génération des Ennemis', en: 'Spawning enemies' },
  statements: [
    {
      id: 'MZ-20.13',
      page: 20,
      kind: 'rule',
      from: ['M168'],
      fr: 'On commence par le Point de Génération Initial, puis on continue dans le sens horaire.',
      en: 'One begins with the initial spawn point, then goes on clockwise.',
      reading: {
        fr: 'Sur plusieurs étages, le sens horaire ne suffit pas. Nous suivons un ordre fixe par Mission, qui commence par le Point Initial.',
        en: 'Over several floors, clockwise is not enough. We follow one fixed order per mission, which begins with the initial point.',
      },
    },
    {
      id: 'MZ-20.14',
      page: 20,
      kind: 'rule',
      from: ['M169'],
      fr: 'Chaque Point de Génération actif reçoit 1 carte Génération.',
      en: 'Each active spawn point gets 1 spawn card.',
    },
    {
      id: 'MZ-20.15',
      page: 20,
      kind: 'absence',
      from: ['M170'],
      fr: 'Un Point de Génération bleu ou vert ne reçoit aucune carte avant l’événement que nomme la Mission.',
      en: 'A blue or green spawn point gets no card before the event that the mission names.',
    },
    {
      id: 'MZ-20.16',
      page: 20,
      kind: 'absence',
      from: ['M171'],
      fr: 'Il n’y a pas de délai : un Point activé dans la Phase des Joueurs reçoit sa carte dès ce Round.',
      en: 'There is no delay: a point activated in the players’ phase gets its card in that very round.',
    },
    {
      id: 'MZ-20.17',
      page: 20,
      kind: 'rule',
      from: ['M172'],
      fr: 'Quand le paquet Génération est vide, sa défausse mélangée le remplace.',
      en: 'When the spawn deck is empty, its shuffled discard replaces it.',
    },
  ],
};
