import type { Chapter } from '@necropole/kernel';

export const components: Chapter = {
  title: { fr: 'Matériel', en: 'Components' },
  statements: [
    {
      id: 'MU-3.1',
      page: 3,
      kind: 'data',
      from: ['U2'],
      fr: 'La boîte a 7 Héros, 4 Vilains et 8 Lieux ; chaque Héros a un paquet de 12 cartes, chaque Vilain 12 Plans diaboliques et 6 Menaces, et les Missions demandent 9 Civils, 9 Malfrats et 4 Menaces.',
      en: 'The box holds 7 Heroes, 4 Villains and 8 Locations; each Hero has a deck of 12 cards, each Villain 12 Master Plan cards and 6 Threats, and the Missions ask for 9 Civilians, 9 Thugs and 4 Threats.',
      reading: {
        fr: 'La page du matériel n’est faite que d’images, perdues dans notre copie. Ces nombres sont ceux de sources publiques et des autres boîtes de la gamme ; ils vivent dans les données des composants, et aucune règle ne les suppose.',
        en: 'The page of components is pictures only, and they are lost in our copy. These numbers come from public material and the other boxes of the line; they live in the data of the components, and no rule takes them for granted.',
      },
    },
  ],
};
