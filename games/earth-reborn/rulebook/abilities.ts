import type { Chapter } from '@necropole/kernel';

export const abilities: Chapter = {
  title: { fr: 'Capacités spéciales des personnages', en: 'Special abilities of characters' },
  statements: [
    {
      id: 'ER-26.1',
      page: 26,
      kind: 'rule',
      from: ['E353'],
      fr: 'La capacité d’un personnage ne demande pas de tuile. Ses PC se posent sur la carte personnage et comptent dans son maximum : à 2 PC, avec un maximum de 5, elle sert deux fois.',
      en: 'A character’s ability needs no tile. Its CP are put on the character card and count towards its maximum: at 2 CP, with a maximum of 5, it serves twice.',
    },
    {
      id: 'ER-26.2',
      page: 26,
      kind: 'rule',
      from: ['E354'],
      fr: 'Elle sert plusieurs fois par tour et par round, tant que l’on remplit les conditions ; chaque fois a son propre test.',
      en: 'It serves several times in a turn and in a round, as long as the conditions are met; each time has its own test.',
    },
    {
      id: 'ER-26.3',
      page: 26,
      kind: 'absence',
      from: ['E355'],
      fr: 'On n’ajoute pas de PC pour avoir plus de dés.',
      en: 'No CP are added for more dice.',
    },
    {
      id: 'ER-26.4',
      page: 26,
      kind: 'rule',
      from: ['E356'],
      fr: 'Un intercepteur peut se servir de sa capacité : chaque fois compte pour l’un de ses deux ordres.',
      en: 'An interceptor may use its ability: each time counts as one of its two orders.',
    },
    {
      id: 'ER-26.5',
      page: 26,
      kind: 'rule',
      from: ['E357'],
      fr: 'Une carte qui a plusieurs phrases laisse le choix à son joueur.',
      en: 'A card with several phrases leaves the choice to its player.',
    },
    {
      id: 'ER-26.6',
      page: 26,
      kind: 'rule',
      from: ['E359'],
      fr: 'La face blessée peut changer la capacité, ou l’ôter.',
      en: 'The wounded side may change the ability, or remove it.',
    },
    {
      id: 'ER-26.7',
      page: 26,
      kind: 'rule',
      from: ['E360'],
      fr: 'Une capacité que paient des PM sert tant qu’il reste des PM.',
      en: 'An ability paid for with MP serves as long as MP are left.',
    },
  ],
};
