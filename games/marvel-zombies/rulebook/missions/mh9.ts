import type { Chapter } from '@necropole/kernel';

export const mh9Rules: Chapter = {
  title: { fr: 'MH9 : Manoir de la mort', en: 'MH9: Mansion of death' },
  statements: [
    {
      id: 'MZ-36.1',
      page: 36,
      kind: 'data',
      from: ['M331'],
      fr: 'MH9 : difficile, 120 minutes ; dalles 16V 17V 18V à l’étage, 10R 11R 12R au-dessus de 13R 14R 15R au rez-de-chaussée ; 4 Objectifs, 14 cartes Génération sur le plan, 8 cartes Citoyen, l’Ascenseur, 1 porte ouverte, 3 Points de Génération.',
      en: 'MH9: hard, 120 minutes; tiles 16V 17V 18V on the upper floor, 10R 11R 12R above 13R 14R 15R on the ground floor; 4 objectives, 14 spawn cards on the map, 8 citizen cards, the elevator, 1 open door, 3 spawn points.',
    },
    {
      id: 'MZ-36.2',
      page: 36,
      kind: 'rule',
      from: ['M332'],
      fr: 'MH9, dans n’importe quel ordre : éliminer tous les Héros Zombies ; mener tous les Super-Héros au niveau rouge. Il n’y a pas de Sortie.',
      en: 'MH9, in any order: eliminate all zombie heroes; bring all heroes to the red level. There is no exit.',
      reading: {
        fr: '« Tous » : ceux qui sont sur le plateau, ou les six ? Nous demandons que les six aient été générés et éliminés.',
        en: 'All: those on the board, or the six? We ask that all six have been spawned and eliminated.',
      },
    },
    {
      id: 'MZ-36.3',
      page: 36,
      kind: 'data',
      from: ['M333'],
      fr: 'MH9 : les 6 cartes « Héros Zombie » et 8 autres cartes Génération prises au hasard sont mélangées et posées face cachée dans 14 Zones.',
      en: 'MH9: the 6 Zombie Hero cards and 8 other random spawn cards are shuffled and laid face down in 14 zones.',
    },
    {
      id: 'MZ-36.4',
      page: 36,
      kind: 'data',
      from: ['M334'],
      fr: 'MH9 : la grande salle de la Zone de Départ n’a ni carte Citoyen ni carte Génération.',
      en: 'MH9: the large room of the start zone has neither citizen card nor spawn card.',
    },
    {
      id: 'MZ-36.5',
      page: 36,
      kind: 'rule',
      from: ['M337'],
      fr: 'MH9 : un Citoyen sauvé donne 5 points d’expérience à qui le sauve, un Objectif rouge 5 à tous.',
      en: 'MH9: a rescued citizen gives 5 experience points to the rescuer, a red objective 5 to all.',
    },
    {
      id: 'MZ-36.6',
      page: 36,
      kind: 'rule',
      from: ['M335'],
      fr: 'MH9 : ouvrir une salle révèle les cartes Génération qui y sont posées, au lieu d’en piocher pour ses symboles.',
      en: 'MH9: opening a room reveals the spawn cards laid in it, instead of drawing for its symbols.',
    },
    {
      id: 'MZ-36.7',
      page: 36,
      kind: 'rule',
      from: ['M336'],
      fr: 'MH9 : une carte « Héros Zombie » révélée quitte la partie après sa génération ; les autres sont défaussées.',
      en: 'MH9: a Zombie Hero card revealed leaves the match after its spawn; the others are discarded.',
    },
    {
      id: 'MZ-36.8',
      page: 36,
      kind: 'absence',
      from: ['M338'],
      fr: 'MH9 : aucun étage ne s’endort, même sans Super-Héros : Ennemis, Citoyens et Points de Génération y restent actifs.',
      en: 'MH9: no floor ever sleeps, even without a hero: enemies, citizens and spawn points stay active there.',
      reading: {
        fr: 'Les Citoyens révélés n’y sont donc pas éliminés non plus à la fin de la Phase des Joueurs.',
        en: 'So revealed citizens are not eliminated there either at the end of the players’ phase.',
      },
    },
  ],
};
