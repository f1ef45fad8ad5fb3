import type { Chapter } from '@necropole/kernel';

export const endOfTurn: Chapter = {
  title: { fr: 'Gain de Pouvoir, Objectif, fin du Tour', en: 'Gaining power, objectives, end of turn' },
  statements: [
    {
      id: 'MZ-17.10',
      page: 17,
      kind: 'rule',
      from: ['M127'],
      fr: 'Pour 1 Action, un Super-Héros gagne 2 Pouvoirs ; il peut le refaire dans le même Tour.',
      en: 'For 1 action a hero gains 2 power, and may do so again in the same turn.',
    },
    {
      id: 'MZ-17.11',
      page: 17,
      kind: 'absence',
      from: ['M128'],
      fr: 'Le Pouvoir ne dépasse jamais 4 : l’excédent est perdu.',
      en: 'Power never goes above 4: the excess is lost.',
    },
    {
      id: 'MZ-17.12',
      page: 17,
      kind: 'rule',
      from: ['M129'],
      fr: 'Pour 1 Action, un Super-Héros prend ou active un Objectif de sa Zone ; la Mission en dit l’effet.',
      en: 'For 1 action a hero takes or activates an objective of their zone; the mission tells its effect.',
    },
    {
      id: 'MZ-17.13',
      page: 17,
      kind: 'absence',
      from: ['M130'],
      fr: 'Des Ennemis dans la Zone n’empêchent pas de prendre un Objectif.',
      en: 'Enemies in the zone do not prevent taking an objective.',
      reading: {
        fr: 'Le livre n’en dit rien : au contraire du Sauvetage, il ne pose aucune condition.',
        en: 'The book is silent: unlike a rescue, it sets no condition.',
      },
    },
    {
      id: 'MZ-17.14',
      page: 17,
      kind: 'rule',
      from: ['M131'],
      fr: 'Un Super-Héros peut finir son Tour sans utiliser toutes ses Actions ; elles ne sont pas gardées.',
      en: 'A hero may end the turn with actions left; they are not saved.',
    },
    {
      id: 'MZ-17.15',
      page: 17,
      kind: 'rule',
      from: ['M132'],
      fr: 'À la fin du Tour, le pion Activation passe au rouge : ce Super-Héros n’est plus activé de ce Round.',
      en: 'At the end of the turn the activation token turns red: that hero is not activated again this round.',
    },
  ],
};
