import type { Chapter } from '@necropole/kernel';

export const heroCards: Chapter = {
  title: { fr: 'Lire une fiche d’Identité', en: 'Reading an identity card' },
  statements: [
    {
      id: 'MZ-13.12',
      page: 13,
      kind: 'rule',
      from: ['M75'],
      fr: 'Chaque Blessure fait perdre 1 de Santé ; à 0, le Super-Héros est éliminé.',
      en: 'Each wound takes 1 health; at 0 the hero is eliminated.',
    },
    {
      id: 'MZ-13.13',
      page: 13,
      kind: 'data',
      from: ['M76'],
      fr: 'Wolverine attaque en mêlée avec ses Griffes d’Adamantium : Portée 0, 3 dés, Précision 4+.',
      en: 'Wolverine attacks in melee with Adamantium Claws: range 0, 3 dice, accuracy 4+.',
    },
    {
      id: 'MZ-13.14',
      page: 13,
      kind: 'rule',
      from: ['M77'],
      fr: 'Wolverine, bleu, Rage Berserk : avec ses Griffes, +1 au résultat de chaque dé par Blessure qu’il a subie ; chaque 6 fait lancer 1 dé de plus, qui peut en amener d’autres.',
      en: 'Wolverine, blue, Berserker Rage: with the Claws, +1 to the result of each die per wound suffered; each 6 rolls 1 more die, which may bring others.',
      reading: {
        fr: 'Le texte relevé montre des signes moins, qui rendraient la Compétence nuisible : ce sont des plus. Il ne dit pas si le 6 se lit avant ou après le bonus ; nous comptons le résultat modifié.',
        en: 'The text at hand shows minus signs, which would make the skill harmful: they are plus signs. It does not say whether the 6 is read before or after the bonus; we count the modified result.',
      },
    },
    {
      id: 'MZ-13.15',
      page: 13,
      kind: 'rule',
      from: ['M78'],
      fr: 'Wolverine, orange, Déchaînement : une fois par Phase des Ennemis, quand des Ennemis entrent dans sa Zone, il peut dépenser 1 Pouvoir pour une Attaque gratuite avec ses Griffes.',
      en: 'Wolverine, orange, Onslaught: once per enemies’ phase, when enemies enter his zone, he may spend 1 power for a free attack with the Claws.',
      reading: {
        fr: 'Le symbole dépensé manque dans le texte relevé : c’est le Pouvoir, seule ressource qui se dépense ainsi.',
        en: 'The symbol spent is missing from the text at hand: it is power, the only thing spent in this way.',
      },
    },
    {
      id: 'MZ-13.16',
      page: 13,
      kind: 'rule',
      from: ['M79'],
      fr: 'Wolverine, rouge, Facteur de Guérison : quand commence une Phase de Fin de Round, il peut regagner autant de Santé qu’il veut.',
      en: 'Wolverine, red, Healing Factor: at the start of each end phase he may regain as much health as he likes.',
    },
  ],
};
