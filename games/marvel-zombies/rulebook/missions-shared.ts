import type { Chapter } from '@necropole/kernel';

export const missionsShared: Chapter = {
  title: { fr: 'Règles communes aux Missions', en: 'Rules shared by missions' },
  statements: [
    {
      id: 'MZ-26.1',
      page: 26,
      kind: 'rule',
      from: ['M251'],
      fr: 'Objectifs « dans l’ordre » : l’un ne compte qu’une fois le précédent rempli. « Dans n’importe quel ordre » : librement. « Ensuite » : une fois tous les autres remplis.',
      en: 'Objectives in order: one counts only once the one before it is met. In any order: freely. Then: once all the others are met.',
      reading: {
        fr: 'Peut-on prendre d’avance le pion d’une étape suivante ? Le livre ne le dit pas : nous permettons de le prendre, mais l’étape n’est remplie que quand vient son tour.',
        en: 'May the token of a later step be taken early? The book does not say: we allow taking it, but the step is met only when its turn comes.',
      },
    },
    {
      id: 'MZ-26.2',
      page: 26,
      kind: 'rule',
      from: ['M247'],
      fr: 'Qui finit son Tour dans la Zone de Sortie peut quitter le plateau sans rien dépenser, si aucun Ennemi ne s’y trouve.',
      en: 'At the end of their turn a hero in the exit zone may leave the board for free, if no enemy is in it.',
    },
    {
      id: 'MZ-26.3',
      page: 26,
      kind: 'absence',
      from: ['M248'],
      fr: 'La Sortie n’est réussie que si tous les Super-Héros sont partis : avec un éliminé, elle ne l’est plus jamais.',
      en: 'The exit succeeds only if all heroes have left: with one eliminated it never does.',
    },
    {
      id: 'MZ-26.4',
      page: 26,
      kind: 'rule',
      from: ['M249'],
      fr: 'La Sortie est le dernier objectif : elle reste fermée tant que les autres ne sont pas remplis.',
      en: 'The exit is the last objective: it stays closed until the others are met.',
      reading: {
        fr: 'Peut-on partir d’avance ? Ces objectifs se remplissent dans l’ordre : nous le refusons.',
        en: 'May one leave early? These objectives are met in order: we refuse it.',
      },
    },
    {
      id: 'MZ-26.5',
      page: 26,
      kind: 'absence',
      from: ['M250'],
      fr: 'Un Super-Héros sorti n’est plus une cible et ne garde aucun étage actif.',
      en: 'A hero who has left is no target any more and keeps no floor active.',
      reading: {
        fr: 'Le livre n’en dit rien : il n’est plus sur le plateau.',
        en: 'The book is silent: they are no longer on the board.',
      },
    },
    {
      id: 'MZ-26.6',
      page: 26,
      kind: 'rule',
      from: ['M253'],
      fr: 'À 5 ou 6 Super-Héros seulement : dans MH0, MH4 et MH7, le Point Initial reçoit 1 carte Génération de plus à chaque génération ; dans MH1, MH2, MH6, MH8, MH9 et MH10, le Point vert est actif dès le début ; dans MH3 et MH5, le Point bleu et le Point vert le sont.',
      en: 'With 5 or 6 heroes only: in MH0, MH4 and MH7 the initial point gets 1 more spawn card at each spawning; in MH1, MH2, MH6, MH8, MH9 and MH10 the green point is active from the start; in MH3 and MH5 the blue and the green point are.',
    },
  ],
};
