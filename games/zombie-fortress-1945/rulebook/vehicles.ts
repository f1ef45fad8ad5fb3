import type { Chapter } from '@necropole/kernel';

export const vehicles: Chapter = {
  title: { fr: 'D - Mouvement des véhicules', en: 'D - Movement of vehicles' },
  statements: [
    {
      id: 'ZF-12.13',
      page: 12,
      kind: 'data',
      from: ['Z287'],
      fr: 'Le Fl 282 et le Fa 223 sont des hélicoptères : ce sont les engins aériens.',
      en: 'The Fl 282 and the Fa 223 are helicopters: they are the aircraft.',
    },
    {
      id: 'ZF-12.14',
      page: 12,
      kind: 'rule',
      from: ['Z288'],
      fr: 'Le Kübelwagen paie un demi-point par hexagone le long d’une route et n’entre pas en montagne.',
      en: 'The Kübelwagen pays half a point for each hex along a road and does not enter mountains.',
      reading: {
        fr: 'Hors de la route, le livre ne donne pas de prix, alors qu’A-3.1 ôte celui de la marche. Nous gardons le coût du terrain à pied.',
        en: 'Off the road the book gives no price, while A-3.1 takes away that of walking. We keep the cost of the terrain on foot.',
      },
    },
    {
      id: 'ZF-12.15',
      page: 12,
      kind: 'rule',
      from: ['Z100'],
      fr: 'Une équipe dans un char (Maus ou E-100) ignore les tirs des autres équipes, mais un autre char peut l’attaquer.',
      en: 'A team in a tank (Maus or E-100) ignores the fire of other teams, but another tank can attack it.',
      reading: {
        fr: 'Les tirs sont les armes d’A-5.11 ; entrer dans son hexagone mène toujours au combat d’A-5.1. Un char attaque un char de son hexagone comme par A-5.11, sans test de munitions.',
        en: 'Fire means the weapons of A-5.11; entering its hex still leads to the fight of A-5.1. A tank attacks a tank in its hex as by A-5.11, without an ammunition test.',
      },
    },
    {
      id: 'ZF-12.16',
      page: 12,
      kind: 'rule',
      from: ['Z289'],
      fr: 'Un char paie 1 point par hexagone, même le long d’une route, et n’entre pas en montagne.',
      en: 'A tank pays 1 point for each hex, even along a road, and does not enter mountains.',
      reading: {
        fr: 'Le livre ne dit rien des bois. Son prix est « par hexagone », sans autre distinction : 1 point là aussi.',
        en: 'The book says nothing of woods. Its price is by the hex, with no other distinction: 1 point there too.',
      },
    },
    {
      id: 'ZF-12.17',
      page: 12,
      kind: 'rule',
      from: ['Z290'],
      fr: 'Contre des zombies, un char tire une seule fois, avec 30 points d’attaque ; puis on passe à l’assaut, l’équipe hors du char.',
      en: 'Against zombies a tank fires once only, with 30 attack points; then comes the assault, with the team out of the tank.',
      reading: {
        fr: 'Les zombies entrent aussitôt dans la case de l’équipe, et l’assaut attend l’activation suivante, comme d’ordinaire. L’équipe remonte ensuite dans le char (A-4.31).',
        en: 'The zombies enter the team box at once, and the assault waits for the next activation, as usual. Afterwards the team gets back into the tank (A-4.31).',
      },
    },
    {
      id: 'ZF-12.18',
      page: 12,
      kind: 'absence',
      from: ['Z291'],
      fr: 'Quand un char tire sur des zombies, personne d’autre ne tire, et il n’y a pas de test de munitions.',
      en: 'When a tank fires at zombies nobody else fires, and there is no ammunition test.',
      reading: {
        fr: 'Le livre parle d’un « unique tir », sans dire la case : il a lieu en case 3, où paraissent les zombies.',
        en: 'The book speaks of a single fire without naming the box: it is made at box 3, where the zombies appear.',
      },
    },
  ],
};
