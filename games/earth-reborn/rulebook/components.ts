import type { Chapter } from '@necropole/kernel';

export const components: Chapter = {
  title: { fr: 'Matériel', en: 'Components' },
  statements: [
    {
      id: 'ER-2.1',
      page: 2,
      kind: 'data',
      from: ['E6'],
      fr: 'Le matériel compte 12 personnages, 31 cartes équipement à deux faces, 48 tuiles d’ordre, 91 tuiles de sol, 8 grandes portes et 16 petites, 6 grands marqueurs mur brisé et 8 petits, 6 dés jaunes et 6 noirs, 12 marqueurs brouillage (6 par clan), 6 grenades fumigènes, 2 bombes à retardement, 4 cartes magnétiques, 6 mines, 1 pain de plastic, 5 tombes vides, 2 virus, 14 éléments détruits, 3 prisonniers et 3 marqueurs ON/OFF.',
      en: 'The box holds 12 characters, 31 double-faced equipment cards, 48 order tiles, 91 floor tiles, 8 large doors and 16 small ones, 6 long broken-wall markers and 8 short ones, 6 yellow dice and 6 black ones, 12 jamming markers (6 for each clan), 6 smoke grenades, 2 time bombs, 4 magnetic cards, 6 mines, 1 plastic charge, 5 empty tombs, 2 viruses, 14 destroyed elements, 3 prisoners and 3 ON/OFF markers.',
    },
    {
      id: 'ER-2.2',
      page: 2,
      kind: 'data',
      from: ['E5'],
      fr: 'Neuf scénarios, joués dans l’ordre, font découvrir tout le jeu.',
      en: 'Nine scenarios, played in order, bring in the whole game.',
      reading: {
        fr: 'Le livret des scénarios manque : on en connaît les titres, les règles qu’ils ajoutent et quelques détails. Leurs plans, leurs équipes et leurs objectifs sont reconstitués autour de ces faits.',
        en: 'The scenario booklet is missing: its titles, the rules that each adds and a few details are known. The maps, teams and goals are reconstructed around these facts.',
      },
    },
    {
      id: 'ER-2.3',
      page: 2,
      kind: 'data',
      from: ['E14'],
      fr: 'Chaque carte, chaque tuile et chaque dé porte ses propres valeurs, que les règles ne répètent pas.',
      en: 'Every card, tile and die bears its own values, which the rules do not repeat.',
      reading: {
        fr: 'Le texte ne montre ni les cartes ni les tuiles. Les nombres que ses exemples laissent lire sont respectés ; les autres sont reconstitués, et chaque pièce dit d’où elle vient.',
        en: 'The text shows neither cards nor tiles. The numbers that its examples give away are kept; the others are reconstructed, and each component says where it comes from.',
      },
    },
  ],
};
