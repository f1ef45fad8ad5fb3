import type { Chapter } from '@necropole/kernel';

export const mh1Rules: Chapter = {
  title: { fr: 'MH1 : Entrée par effraction', en: 'MH1: Breaking and entering' },
  statements: [
    {
      id: 'MZ-27.1',
      page: 27,
      kind: 'data',
      from: ['M263'],
      fr: 'MH1 : facile, 45 minutes ; dalles 13R 14R au-dessus de 16R 17R ; 2 Points de Génération et 1 inactif, 1 porte verrouillée, 2 Objectifs, la Main de Sentinelle, 4 cartes Citoyen.',
      en: 'MH1: easy, 45 minutes; tiles 13R 14R above 16R 17R; 2 spawn points and 1 inactive, 1 locked door, 2 objectives, the Sentinel Hand, 4 citizen cards.',
    },
    {
      id: 'MZ-27.2',
      page: 27,
      kind: 'rule',
      from: ['M264'],
      fr: 'MH1, dans l’ordre : prendre l’Objectif bleu et le rouge ; sortir avec tous les Super-Héros.',
      en: 'MH1, in order: take the blue objective and the red one; exit with all heroes.',
    },
    {
      id: 'MZ-27.3',
      page: 27,
      kind: 'rule',
      from: ['M265'],
      fr: 'MH1 : la porte bleue reste verrouillée tant que l’Objectif bleu n’est pas pris.',
      en: 'MH1: the blue door stays locked until the blue objective is taken.',
    },
    {
      id: 'MZ-27.4',
      page: 27,
      kind: 'rule',
      from: ['M266'],
      fr: 'MH1 : chaque Objectif donne 5 points d’expérience à tous les Super-Héros.',
      en: 'MH1: each objective gives 5 experience points to all heroes.',
    },
    {
      id: 'MZ-27.5',
      page: 27,
      kind: 'rule',
      from: ['M267'],
      fr: 'MH1 : le Point de Génération bleu devient actif quand l’Objectif bleu est pris.',
      en: 'MH1: the blue spawn point becomes active when the blue objective is taken.',
    },
    {
      id: 'MZ-27.6',
      page: 27,
      kind: 'rule',
      from: ['M268'],
      fr: 'MH1 : les fenêtres ne s’ouvrent pas, ni pour les Super-Héros ni pour les Ennemis.',
      en: 'MH1: windows cannot be opened, neither by heroes nor by enemies.',
      reading: {
        fr: 'Les Ennemis ne les comptent donc pas non plus comme ouvertes en cherchant leur chemin.',
        en: 'So enemies do not count them as open either when they look for their way.',
      },
    },
  ],
};
