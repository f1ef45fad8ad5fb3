import type { Chapter } from '@necropole/kernel';

export const initiativePhase: Chapter = {
  title: { fr: 'Phase d’initiative', en: 'Initiative phase' },
  statements: [
    {
      id: 'ER-5.5',
      page: 5,
      kind: 'rule',
      from: ['E20'],
      fr: 'Un tour a trois phases, l’une après l’autre : initiative, activation, finale.',
      en: 'A turn has three phases, one after the other: initiative, activation, final.',
    },
    {
      id: 'ER-5.6',
      page: 5,
      kind: 'rule',
      from: ['E21'],
      fr: 'Chaque joueur pioche dans le sac jusqu’à tenir 5 tuiles d’ordre ; celles qu’il a gardées comptent.',
      en: 'Each player draws from the bag up to 5 order tiles; those kept from before count.',
    },
    {
      id: 'ER-5.7',
      page: 5,
      kind: 'rule',
      from: ['E22', 'E23'],
      fr: 'Le joueur qui a l’initiative pioche le premier, puis l’autre.',
      en: 'The player with the initiative draws first, then the other.',
      reading: {
        fr: 'Au premier tour, l’initiative n’est pas encore donnée : c’est le joueur à qui le scénario la donnera.',
        en: 'On the first turn the initiative has not been given yet: it is the player to whom the scenario will give it.',
      },
    },
    {
      id: 'ER-5.8',
      page: 5,
      kind: 'rule',
      from: ['E24'],
      fr: 'Dès que le sac est vide, toutes les tuiles défaussées y retournent, et l’on continue.',
      en: 'As soon as the bag is empty, all discarded tiles go back into it, and drawing goes on.',
      reading: {
        fr: 'Si le sac et la défausse sont vides tous les deux, on ne pioche pas, et l’on ne paie pas pour piocher.',
        en: 'If bag and discard pile are both empty, nothing is drawn, and nothing is paid for a draw.',
      },
    },
    {
      id: 'ER-5.9',
      page: 5,
      kind: 'rule',
      from: ['E25', 'E26'],
      fr: 'Au premier tour seulement, un joueur peut écarter ses 5 tuiles, en piocher 5 autres, puis remettre les premières dans le sac.',
      en: 'On the first turn only, a player may set the 5 tiles aside, draw 5 others, then put the first ones back into the bag.',
      reading: {
        fr: 'Le livre ne dit pas si l’on peut recommencer ou n’en changer qu’une partie. C’est une seule fois, toutes les cinq, juste après la pioche ; le joueur qui a l’initiative décide le premier.',
        en: 'The book does not say whether one may do it again or change only some. It is once, all five, right after the draw; the player with the initiative decides first.',
      },
    },
    {
      id: 'ER-5.10',
      page: 5,
      kind: 'rule',
      from: ['E27', 'E28', 'E29', 'E30'],
      fr: 'Chaque joueur reçoit les PC de base du scénario et les PC de bonus de chaque personnage qu’il contrôle au début de la phase, selon la face visible de sa carte ; un prisonnier n’en donne pas. Ces PC vont derrière l’écran.',
      en: 'Each player receives the base CP of the scenario and the bonus CP of every character under control at the start of the phase, by the visible side of its card; a prisoner gives none. These CP go behind the screen.',
      reading: {
        fr: 'Le livre parle des cartes sous contrôle, sans rien dire des morts ni de ceux qui sont sortis du plan : ils ne donnent rien.',
        en: 'The book speaks of cards under control and says nothing of those who are dead or have left the map: they give none.',
      },
    },
    {
      id: 'ER-5.11',
      page: 5,
      kind: 'rule',
      from: ['E32', 'E33'],
      fr: 'D’autres effets ont lieu pendant la phase. L’ordre est : pioche, PC et bonus automatiques, échanges de PM contre des PC, brouillage et changement de fréquence, initiative, duel d’initiative.',
      en: 'Other effects happen in this phase. The order is: draw, CP with automatic bonuses, MP turned into CP, jamming and change of frequency, initiative, initiative duel.',
      reading: {
        fr: 'Le livre met le duel à la fin de la phase et ne range pas le reste ; cet ordre suit celui de ses pages.',
        en: 'The book puts the duel at the end of the phase and does not order the rest; this order follows its pages.',
      },
    },
    {
      id: 'ER-5.12',
      page: 5,
      kind: 'rule',
      from: ['E31'],
      fr: 'Le scénario dit qui reçoit l’initiative. Celui qui l’a joue le premier round.',
      en: 'The scenario says who receives the initiative. Whoever has it plays the first round.',
    },
  ],
};
