import type { Chapter } from '@necropole/kernel';

export const missionPoints: Chapter = {
  title: { fr: 'Points de mission, espionnage', en: 'Mission points, espionage' },
  statements: [
    {
      id: 'ER-24.1',
      page: 24,
      kind: 'data',
      from: ['E320'],
      fr: 'Les PM, points de mission et de moral, sont à la fois un score et une monnaie. Le scénario dit combien chacun en a au départ.',
      en: 'MP, mission and morale points, are both a score and a currency. The scenario says how many each has at the start.',
    },
    {
      id: 'ER-24.2',
      page: 24,
      kind: 'rule',
      from: ['E321'],
      fr: 'On gagne des PM en atteignant un objectif, et par certains équipements, éléments de sol et capacités, ou en espionnant.',
      en: 'MP are gained by reaching a goal, and by some equipment, floor elements and abilities, or by spying.',
    },
    {
      id: 'ER-24.3',
      page: 24,
      kind: 'rule',
      from: ['E322'],
      fr: 'D’habitude, le joueur qui a le plus de PM à la fin gagne.',
      en: 'As a rule the player with the most MP at the end wins.',
      reading: {
        fr: 'Un scénario qui finit à égalité est nul, sauf si son texte dit autre chose. Un clan anéanti met fin à la partie, sauf si l’autre peut encore marquer.',
        en: 'A scenario that ends level is a draw, unless its text says otherwise. A clan that is wiped out ends the match, unless the other can still score.',
      },
    },
    {
      id: 'ER-24.4',
      page: 24,
      kind: 'rule',
      from: ['E323', 'E682'],
      fr: 'On peut dépenser des PM, par exemple contre des PC. Ce qui est dépensé manque au score ; sans PM, rien n’est proposé.',
      en: 'MP may be spent, for example for CP. What is spent is missing from the score; without MP nothing is offered.',
    },
    {
      id: 'ER-24.5',
      page: 24,
      kind: 'rule',
      from: ['E324'],
      fr: 'Les PM ne descendent pas au-dessous de zéro.',
      en: 'MP do not go below zero.',
      reading: {
        fr: 'Le livre n’en dit rien. On ne dépense pas ce que l’on n’a pas, et une perte forcée s’arrête à zéro.',
        en: 'The book is silent. Nobody spends what they do not have, and a forced loss stops at zero.',
      },
    },
    {
      id: 'ER-24.6',
      page: 24,
      kind: 'rule',
      from: ['E325', 'E329'],
      fr: 'Un point d’espionnage s’emploie aussitôt : gagner 1 PM, ou regarder et ranger les 3 cartes du dessus de la pioche de fouille. On n’en garde pas.',
      en: 'A spy point is used at once: gain 1 MP, or look at and arrange the top 3 cards of the search deck. None are kept.',
      reading: {
        fr: 'Sans pioche de fouille, il ne reste que le PM.',
        en: 'Without a search deck only the MP is left.',
      },
    },
    {
      id: 'ER-24.7',
      page: 24,
      kind: 'rule',
      from: ['E326'],
      fr: 'Ranger : on prend les 3 cartes du dessus, et tous voient la quatrième. On choisit en secret leur ordre et leur face visible, puis on les remet.',
      en: 'Arranging: take the top 3 cards, and all see the fourth. Choose in secret their order and which face is up, then put them back.',
    },
    {
      id: 'ER-24.8',
      page: 24,
      kind: 'rule',
      from: ['E327'],
      fr: 'Deux points d’espionnage peuvent ranger 6 cartes à la fois, et ainsi de suite.',
      en: 'Two spy points may arrange 6 cards at a time, and so on.',
    },
  ],
};
