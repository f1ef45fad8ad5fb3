import type { Chapter } from '@necropole/kernel';

export const completingMissions: Chapter = {
  title: { fr: 'Accomplir des Missions', en: 'Completing Missions' },
  statements: [
    {
      id: 'MU-10.1',
      page: 10,
      kind: 'rule',
      from: ['U141'],
      fr: 'Une Mission est accomplie à l’instant où son dernier emplacement est rempli : sa carte quitte le jeu, et ses pions retournent à la réserve.',
      en: 'A Mission is completed at the very moment when its last slot is filled: its card leaves play, and its tokens go back to the reserve.',
      reading: {
        fr: 'Un effet peut reprendre des pions à une Mission en cours, jamais à une Mission accomplie : sa carte n’est plus en jeu.',
        en: 'An effect may take tokens back from a Mission under way, never from a completed one: its card is no longer in play.',
      },
    },
    {
      id: 'MU-10.2',
      page: 10,
      kind: 'rule',
      from: ['U142'],
      fr: 'Les Missions restantes glissent vers la droite, ce qui découvre l’effet inscrit au-dessus de l’emplacement le plus à gauche encore couvert.',
      en: 'The remaining Missions slide to the right, which uncovers the effect printed above the leftmost slot still covered.',
      reading: {
        fr: 'Les images sont perdues : nous tenons ces trois effets pour ceux que le livre décrit aussitôt après, un par Mission accomplie.',
        en: 'The pictures are lost: we take these three effects for those that the book describes right afterwards, one for each completed Mission.',
      },
    },
    {
      id: 'MU-10.3',
      page: 10,
      kind: 'rule',
      from: ['U143'],
      fr: 'La première Mission accomplie, quelle qu’elle soit, met le Vilain Sous pression.',
      en: 'The first completed Mission, whichever it is, puts the Villain Under Pressure.',
    },
    {
      id: 'MU-10.4',
      page: 10,
      kind: 'rule',
      from: ['U144'],
      fr: 'La deuxième Mission accomplie permet aux Héros d’infliger des dégâts au Vilain.',
      en: 'The second completed Mission lets the Heroes deal damage to the Villain.',
    },
    {
      id: 'MU-10.5',
      page: 10,
      kind: 'rule',
      from: ['U94'],
      fr: 'Le Vilain est vulnérable à l’instant même : le Héros qui accomplit la deuxième Mission peut l’attaquer dans le même tour.',
      en: 'The Villain is open to damage at that very moment: the Hero who completes the second Mission may attack in the same turn.',
    },
    {
      id: 'MU-10.6',
      page: 10,
      kind: 'rule',
      from: ['U145'],
      fr: 'La troisième Mission est facultative ; quand elle est accomplie, chaque joueur peut aussitôt piocher 1 carte de son paquet Héros.',
      en: 'The third Mission is optional; when it is completed, each player may at once draw 1 card from their Hero deck.',
    },
    {
      id: 'MU-10.7',
      page: 10,
      kind: 'absence',
      from: ['U146'],
      fr: 'Un Héros K.O. ne pioche pas de carte pour la troisième Mission.',
      en: 'A KO’d Hero draws no card for the third Mission.',
      reading: {
        fr: 'Le livre accorde la pioche à chacun, mais veut aussi qu’aucun effet ne concerne un Héros K.O. : nous suivons cette interdiction.',
        en: 'The book grants the draw to everyone, but also wants no effect to concern a KO’d Hero: we follow that ban.',
      },
    },
    {
      id: 'MU-10.8',
      page: 10,
      kind: 'rule',
      from: ['U147'],
      fr: 'Si un même effet accomplit deux Missions, les joueurs choisissent laquelle passe d’abord, et les deux conséquences s’appliquent.',
      en: 'If one effect completes two Missions, the players choose which one comes first, and both consequences apply.',
      reading: {
        fr: 'Le livre n’en parle pas ; c’est une égalité (page 12).',
        en: 'The book does not speak of it; it is a tie (page 12).',
      },
    },
  ],
};
