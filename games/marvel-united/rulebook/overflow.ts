import type { Chapter } from '@necropole/kernel';

export const overflow: Chapter = {
  title: { fr: 'Affluence', en: 'Overflow' },
  statements: [
    {
      id: 'MU-6.13',
      page: 6,
      kind: 'rule',
      from: ['U62'],
      fr: 'L’effet Affluence de la fiche se résout une seule fois par Lieu, quel que soit le nombre de pions restés sans place.',
      en: 'The Overflow effect of the dashboard is resolved only once per Location, however many tokens found no room.',
    },
    {
      id: 'MU-6.14',
      page: 6,
      kind: 'rule',
      from: ['U63'],
      fr: 'Plusieurs Affluences se résolvent l’une après l’autre, dans le sens horaire.',
      en: 'Several Overflows are resolved one after the other, clockwise.',
      reading: {
        fr: 'Le livre ne dit pas d’où partir : nous commençons par le Lieu juste avant celui du Vilain, comme pour l’ajout des pions.',
        en: 'The book does not say where to start: we begin with the Location just before the Villain’s, as for the adding of tokens.',
      },
    },
    {
      id: 'MU-6.15',
      page: 6,
      kind: 'rule',
      from: ['U64'],
      fr: 'Pendant le tour du Vilain, les Affluences attendent que tous les pions de l’effet ou de l’étape en cours soient ajoutés.',
      en: 'In the Villain turn Overflows wait until all tokens of the effect or step at hand have been added.',
      reading: {
        fr: 'Le texte les mêle à l’ajout des pions ; le résumé de la page 16 en fait la ligne suivante, et nous le suivons.',
        en: 'The text mingles them with the adding of tokens; the summary of page 16 makes them the next line, and we follow it.',
      },
    },
    {
      id: 'MU-6.16',
      page: 6,
      kind: 'rule',
      from: ['U65'],
      fr: 'Une Affluence qui survient pendant le tour d’un Héros n’est résolue qu’à la fin de ce tour.',
      en: 'An Overflow that comes up in a Hero’s turn is not resolved before the end of that turn.',
    },
    {
      id: 'MU-6.17',
      page: 6,
      kind: 'rule',
      from: ['U66'],
      fr: 'L’Affluence qui attend la fin d’un tour de Héros passe après l’effet de Lieu, et avant les cartes Super-Vilain de fin de tour.',
      en: 'The Overflow that waits for the end of a Hero’s turn comes after the Location effect, and before end-of-turn Super-Villain cards.',
      reading: {
        fr: 'Tous trois viennent à la fin du tour, et le livre ne range que deux d’entre eux. L’effet de Lieu est encore une étape du tour ; une carte Super-Vilain répond au tour achevé.',
        en: 'All three come at the end of the turn, and the book puts only two of them in order. The Location effect is still a step of the turn; a Super-Villain card responds to the finished turn.',
      },
    },
    {
      id: 'MU-6.18',
      page: 6,
      kind: 'absence',
      from: ['U67'],
      fr: 'Deux effets qui débordent le même Lieu dans un même tour de Héros n’y causent pas deux Affluences, mais une.',
      en: 'Two effects that overflow the same Location in the same Hero’s turn do not cause two Overflows there, but one.',
      reading: {
        fr: 'Une ou deux ? Elles se comptent par Lieu, et celles du tour se résolvent ensemble à sa fin : nous n’en résolvons qu’une.',
        en: 'One or two? They are counted by Location, and those of the turn are resolved together at its end: we resolve only one.',
      },
    },
    {
      id: 'MU-6.19',
      page: 6,
      kind: 'rule',
      from: ['U68'],
      fr: 'Une Affluence dont l’effet ajoute des pions peut en causer d’autres : elles suivent dans l’ordre où elles surviennent, une au plus par Lieu et par tour du Vilain.',
      en: 'An Overflow whose effect adds tokens may cause others: they follow in the order in which they come up, at most one per Location and Villain turn.',
      reading: {
        fr: 'Le livre ne prévoit pas ces suites. Une par Lieu, c’est sa mesure, et la chaîne a toujours une fin.',
        en: 'The book does not foresee such chains. One per Location is its measure, and the chain always ends.',
      },
    },
  ],
};
