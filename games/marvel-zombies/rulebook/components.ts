import type { Chapter } from '@necropole/kernel';

export const components: Chapter = {
  title: { fr: 'Matériel', en: 'Components' },
  statements: [
    {
      id: 'MZ-3.1',
      page: 3,
      kind: 'data',
      from: ['M1'],
      fr: 'Les joueurs ont le choix entre 6 Super-Héros : Wolverine, Mystique, Magneto, Storm, Colossus et Rogue. En face, 6 Héros Zombies : Juggernaut, Psylocke, Dark Phoenix, Cyclops, Sabretooth et Iceman. Les 12 Citoyens sont Amanda Sefton, Callisto, Abigail Brand, Ka-Zar, Bolivar Trask, Shanna, Mariko Yashida, Valerie Cooper, Moira MacTaggart, William Stryker, le Sénateur Kelly et Trish Tilby.',
      en: 'The players choose among 6 heroes: Wolverine, Mystique, Magneto, Storm, Colossus and Rogue. Against them stand 6 zombie heroes: Juggernaut, Psylocke, Dark Phoenix, Cyclops, Sabretooth and Iceman. The 12 citizens are Amanda Sefton, Callisto, Abigail Brand, Ka-Zar, Bolivar Trask, Shanna, Mariko Yashida, Valerie Cooper, Moira MacTaggart, William Stryker, Senator Kelly and Trish Tilby.',
    },
    {
      id: 'MZ-3.2',
      page: 3,
      kind: 'data',
      from: ['M2'],
      fr: 'Il existe 35 Rôdeurs, 14 Brutes et 14 Forcenés, et pas un de plus : le plateau et la réserve réunis en comptent toujours autant.',
      en: 'There are 35 walkers, 14 brutes and 14 runners and not one more: board and reserve together always hold that many.',
    },
    {
      id: 'MZ-4.1',
      page: 4,
      kind: 'data',
      from: ['M3'],
      fr: 'Les paquets comptent 45 Traits, 42 cartes Génération et 6 cartes Héros Zombie.',
      en: 'The decks hold 45 traits, 42 spawn cards and 6 zombie hero cards.',
    },
    {
      id: 'MZ-4.2',
      page: 4,
      kind: 'data',
      from: ['M4'],
      fr: 'Les 16 cartes Citoyen sont les 12 Citoyens, 2 « Mission Secrète » et 2 « Trop Tard ».',
      en: 'The 16 citizen cards are the 12 citizens, 2 Secret Missions and 2 Too Late cards.',
    },
    {
      id: 'MZ-4.3',
      page: 4,
      kind: 'data',
      from: ['M5'],
      fr: 'Parmi les 42 cartes Génération se trouvent 6 « Héros Zombie » et 2 « Citoyen Caché » ; les autres sont des générations normales, des Ruées, des Activations Supplémentaires et des actions spéciales.',
      en: 'Among the 42 spawn cards are 6 Zombie Hero cards and 2 Hidden Citizen cards; the others are normal spawns, rushes, extra activations and special actions.',
      reading: {
        fr: 'Le livre ne dit pas comment se partagent les 34 autres cartes : ce partage est le nôtre.',
        en: 'The book does not say how the other 34 cards are shared out: that share is ours.',
      },
    },
    {
      id: 'MZ-4.4',
      page: 4,
      kind: 'data',
      from: ['M6'],
      fr: 'La boîte contient 9 dalles recto verso, numérotées de 10 à 18, et ces pions : 25 portes, 1 porte bleue et 1 verte, 9 fenêtres ouvertes, 7 Objectifs rouges, 1 bleu et 1 vert, 1 Point de Génération Initial, 5 rouges, 1 bleu et 1 vert, 1 Sortie, 1 Ascenseur, 1 Main de Sentinelle et 6 pions Activation. Le dos des pions bleus et verts est rouge.',
      en: 'The box holds 9 two-sided tiles, numbered 10 to 18, and these tokens: 25 doors, 1 blue door and 1 green, 9 open windows, 7 red objectives, 1 blue and 1 green, 1 initial spawn point, 5 red ones, 1 blue and 1 green, 1 exit, 1 elevator, 1 Sentinel Hand and 6 activation tokens. The back of the blue and green tokens is red.',
    },
    {
      id: 'MZ-4.5',
      page: 4,
      kind: 'absence',
      from: ['M7'],
      fr: 'Les 6 dés de la boîte ne limitent pas ce qu’une Attaque peut lancer.',
      en: 'The 6 dice of the box do not limit what an attack may roll.',
      reading: {
        fr: 'Le livre n’en dit rien ; aucune règle ne plafonne les dés d’une Attaque, on les lance donc tous.',
        en: 'The book is silent; no rule caps the dice of an attack, so all of them are rolled.',
      },
    },
    {
      id: 'MZ-4.6',
      page: 4,
      kind: 'absence',
      from: ['M8'],
      fr: 'Le Mode Zombie demande les règles d’une autre boîte : seul le Mode Héroïque est proposé.',
      en: 'Zombie mode needs the rules of another box: only heroic mode is offered.',
    },
  ],
};
