import type { Chapter } from '@necropole/kernel';

export const endOfField: Chapter = {
  title: { fr: 'A-6.0 Fin de la partie terrestre', en: 'A-6.0 End of the field part' },
  statements: [
    {
      id: 'ZF-5.8',
      page: 5,
      kind: 'rule',
      from: ['Z103'],
      fr: 'À la fin de la partie terrestre, la première équipe arrivée au château peut choisir 2 événements non déclenchés, chaque autre équipe arrivée 1.',
      en: 'At the end of the field part the first team to reach the castle may choose 2 events not yet triggered, each other team that arrived 1.',
    },
    {
      id: 'ZF-5.9',
      page: 5,
      kind: 'rule',
      from: ['Z105'],
      fr: 'Les équipes choisissent dans l’ordre de leur arrivée, sans voir les marqueurs ; chacune peut renoncer.',
      en: 'The teams choose in the order of their arrival, without seeing the markers; each may decline.',
      reading: {
        fr: 'Le livre ne dit ni quand, ni dans quel ordre : nous attendons que la course soit finie. Le secret des événements vaut toujours.',
        en: 'The book says neither when nor in which order: we wait until the race is over. Events are as secret as ever.',
      },
    },
    {
      id: 'ZF-5.10',
      page: 5,
      kind: 'rule',
      from: ['Z104'],
      fr: 'Une rencontre choisie ainsi se combat.',
      en: 'An encounter chosen this way is fought.',
    },
    {
      id: 'ZF-5.11',
      page: 5,
      kind: 'rule',
      from: ['Z106'],
      fr: 'Un engin trouvé ainsi est défaussé ; une équipe détruite par une telle rencontre ne descend pas dans les souterrains.',
      en: 'A transport found this way is discarded; a team destroyed by such an encounter does not go down into the fortress.',
      reading: {
        fr: 'Le livre n’en dit rien. Un engin n’a plus d’usage. Si aucune équipe n’est plus en vie, le maître des zombies gagne.',
        en: 'The book is silent. A transport is of no more use. If no team is left alive, the zombie master wins.',
      },
    },
    {
      id: 'ZF-5.12',
      page: 5,
      kind: 'rule',
      from: ['Z107'],
      fr: 'Armes, objets et blessures passent tels quels dans la partie souterraine.',
      en: 'Weapons, objects and wounds carry over unchanged into the fortress part.',
    },
    {
      id: 'ZF-5.13',
      page: 5,
      kind: 'rule',
      from: ['Z108'],
      fr: 'Tout ce que portait une équipe éliminée faute d’être arrivée est retiré du jeu.',
      en: 'All that a team carried is removed from the game when it is eliminated for not arriving.',
      reading: {
        fr: 'Le livre n’en dit rien. Rien ne peut plus le ramasser : la carte terrestre ne sert plus.',
        en: 'The book is silent. Nobody can pick it up any more: the field is no longer in use.',
      },
    },
  ],
};
