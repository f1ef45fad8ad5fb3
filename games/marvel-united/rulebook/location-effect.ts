import type { Chapter } from '@necropole/kernel';

export const locationEffect: Chapter = {
  title: { fr: 'Effet de Lieu', en: 'Location effect' },
  statements: [
    {
      id: 'MU-8.22',
      page: 8,
      kind: 'rule',
      from: ['U110'],
      fr: 'Étape 4 : le joueur actif peut appliquer l’effet Fin du tour du Lieu où se trouve son Héros, si aucune Menace n’y est.',
      en: 'Step 4: the active player may apply the End of Turn effect of the Location where their Hero is, if no Threat is there.',
    },
    {
      id: 'MU-8.23',
      page: 8,
      kind: 'absence',
      from: ['U111'],
      fr: 'Un Lieu qui porte encore une Menace n’offre pas son effet Fin du tour.',
      en: 'A Location that still holds a Threat does not offer its End of Turn effect.',
    },
    {
      id: 'MU-8.24',
      page: 8,
      kind: 'rule',
      from: ['U112'],
      fr: 'Un effet Fin du tour sur fond noir est obligatoire : sans Menace dans le Lieu, il faut le résoudre, si cela se peut.',
      en: 'An End of Turn effect on a black background is mandatory: without a Threat in the Location it must be resolved, if it can be.',
    },
    {
      id: 'MU-8.25',
      page: 8,
      kind: 'absence',
      from: ['U113'],
      fr: 'Il n’y a pas deux effets de Lieu dans un tour : Spider-Man 2099, que l’Héliporteur du S.H.I.E.L.D. déplace, n’a pas droit à celui du Lieu où il arrive.',
      en: 'There are no two Location effects in a turn: Spider-Man 2099, moved by the S.H.I.E.L.D. Helicarrier, is not entitled to that of the Location where he arrives.',
      reading: {
        fr: 'L’Héliporteur vient d’une autre boîte : l’exemple se joue sur un Lieu fait pour lui. Un effet de Lieu qu’une carte permet d’utiliser de loin compte aussi.',
        en: 'The Helicarrier comes from another box: the example is played on a Location made for it. A Location effect that a card lets one use from afar counts too.',
      },
    },
  ],
};
