/** The names of the game and of its mode, and how a match may end. */
import type { TitleWords } from '../spoken.ts';

export const titleWords: TitleWords = {
  title: 'Zombie Fortress 1945',
  about: 'Une course vers le château d’un docteur, les morts sur les routes et les Soviétiques en chemin.',
  modes: {
    race: {
      name: 'Course',
      text: 'Chacun mène une équipe : toutes sauf une entrent au château, si les Soviétiques n’y sont pas avant.',
    },
  },
  missions: {},
  options: {},
  outcomes: {
    'soviets-first': 'Les Soviétiques tiennent le château : tout le monde a perdu.',
    'all-destroyed': 'Plus aucune équipe n’est en vie : tout le monde a perdu.',
    massacre: 'Plus aucune équipe n’est en vie : le maître des zombies a gagné.',
    'castle-reached': 'Le château est atteint.',
  },
};
