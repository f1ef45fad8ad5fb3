import type { Chapter } from '@necropole/kernel';

export const pureCompetitive: Chapter = {
  title: { fr: 'Compétitif pur', en: 'Pure competitive' },
  statements: [
    {
      id: 'TEZ-18.1',
      page: 18,
      kind: 'data',
      from: ['T255'],
      fr: 'La mise en place suit le Compétitif contre Zombie : faces compétitives, Survivants par couleur, 2 chacun à 2 Humains.',
      en: 'The set-up follows competitive against a Zombie player: competitive faces, survivors by colour, 2 each with 2 Humans.',
    },
    {
      id: 'TEZ-18.2',
      page: 18,
      kind: 'absence',
      from: ['T256'],
      fr: 'Rien ne change pour les Humains par rapport au Compétitif contre Zombie ; un Survivant donné va au camp Zombie.',
      en: 'Nothing changes for the Humans compared with competitive against a Zombie player; a survivor given goes to the Zombie side.',
    },
    {
      id: 'TEZ-18.3',
      page: 18,
      kind: 'absence',
      from: ['T257'],
      fr: 'Il n’y a pas de Joueur Zombie : les Zombies agissent comme en Coopératif pur, sans action Horde.',
      en: 'There is no Zombie player: the Zombies act as in pure cooperative, without horde actions.',
    },
    {
      id: 'TEZ-18.4',
      page: 18,
      kind: 'rule',
      from: ['T258'],
      fr: 'Seule exception : la Barricade tombée à 0 coûte un Survivant au moins blessé qui en a encore ; à égalité, au plus fourni en munitions, puis au prochain à jouer.',
      en: 'Only exception: a barricade down to 0 costs a survivor to the least wounded Human who still has one; when tied, to the one with the most ammo, then to the next to play.',
    },
    {
      id: 'TEZ-18.5',
      page: 18,
      kind: 'absence',
      from: ['T259'],
      fr: 'Aucune autre façon de gagner ou de perdre qu’en Compétitif contre Zombie : le jeu peut battre tout le monde.',
      en: 'No other way to win or lose than in competitive against a Zombie player: the game may beat everyone.',
    },
  ],
};
