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
  options: {
    keys: 'Clés',
    'keys:book': 'Selon le livre : dans les pièces spéciales, derrière les portes des autres',
    'keys:rooms': 'Deux dans des pièces ordinaires, dont celle de la pièce du docteur',
    clock: 'Horloge des souterrains',
    'clock:24': 'La destruction s’amorce après 24 tours de table',
    'clock:16': 'La destruction s’amorce après 16 tours de table',
    'clock:off': 'Pas d’horloge',
    idle: 'Joueurs sans équipe',
    'idle:leads': 'Ils mènent un zombie errant',
    'idle:watches': 'Ils regardent',
    ties: 'Égalité de points',
    'ties:shared': 'Victoire partagée',
    'ties:first-out': 'La première sortie gagne',
  },
  roles: { team: 'Équipe', master: 'Maître des zombies', turned: 'Transformé', lost: 'Sans équipe' },
  outcomes: {
    'soviets-first': 'Les Soviétiques tiennent le château : tout le monde a perdu.',
    'all-destroyed': 'Plus aucune équipe n’est en vie : tout le monde a perdu.',
    massacre: 'Plus aucune équipe n’est en vie : le maître des zombies a gagné.',
    plague: 'Plus aucune équipe n’est en vie : les morts ont gagné, et avec eux ceux qui se sont transformés.',
    buried: 'Les souterrains sont détruits et personne n’en est sorti : les morts ont gagné.',
    'usa-wins': 'L’équipe américaine est sortie avec le plus de points.',
    'great-britain-wins': 'L’équipe britannique est sortie avec le plus de points.',
    'japan-wins': 'L’équipe japonaise est sortie avec le plus de points.',
    'germany-wins': 'L’équipe allemande est sortie avec le plus de points.',
    shared: 'Des équipes sorties ont autant de points : la victoire est partagée.',
  },
};
