import type { Chapter } from '@necropole/kernel';

export const fieldSequence: Chapter = {
  title: { fr: 'A-2.0 Partie terrestre : séquence de jeu', en: 'A-2.0 Field part: sequence of play' },
  statements: [
    {
      id: 'ZF-2.5',
      page: 2,
      kind: 'rule',
      from: ['Z17'],
      fr: 'Toutes les équipes sauf une entrent au château ; la dernière est éliminée, et son joueur devient le maître des zombies dans les souterrains.',
      en: 'All teams but one get into the castle; the last is eliminated, and its player becomes the zombie master in the fortress.',
    },
    {
      id: 'ZF-2.6',
      page: 2,
      kind: 'rule',
      from: ['Z20'],
      fr: 'À 2 joueurs, la partie terrestre finit dès qu’une équipe entre au château ; l’autre joueur est le maître des zombies.',
      en: 'With 2 players the field part ends as soon as one team gets into the castle; the other player is the zombie master.',
    },
    {
      id: 'ZF-2.7',
      page: 2,
      kind: 'absence',
      from: ['Z22'],
      fr: 'Une équipe qui est au château n’a plus de tour dans la partie terrestre.',
      en: 'A team that is in the castle has no more turns in the field part.',
      reading: {
        fr: 'Le livre n’en dit rien. Son but est atteint ; un dé de plus ne ferait qu’avancer les Soviétiques.',
        en: 'The book is silent. Its aim is reached; another die would only bring the Soviets nearer.',
      },
    },
    {
      id: 'ZF-2.8',
      page: 2,
      kind: 'rule',
      from: ['Z23'],
      fr: 'Une équipe détruite sur la carte terrestre est celle qui n’arrive pas : son joueur devient le maître des zombies, et toutes les autres peuvent encore entrer au château.',
      en: 'A team destroyed in the field is the one that does not arrive: its player becomes the zombie master, and all the others may still get into the castle.',
      reading: {
        fr: 'Le livre n’en dit rien. La course dure jusqu’à l’arrivée de toutes les équipes qui restent, ou des Soviétiques. Si plusieurs équipes sont détruites, la première donne le maître ; s’il en reste moins que les 2 qui doivent devancer les Soviétiques, toutes celles qui restent suffisent ; s’il n’en reste aucune, tous les joueurs perdent.',
        en: 'The book is silent. The race lasts until all remaining teams have arrived, or the Soviets. If several teams are destroyed, the first gives the master; if fewer are left than the 2 that must beat the Soviets, all those left are enough; if none is left, all players lose.',
      },
    },
    {
      id: 'ZF-2.9',
      page: 2,
      kind: 'rule',
      from: ['Z18'],
      fr: 'Si les Soviétiques arrivent au château avant 2 équipes, ou avant la première à 2 joueurs, tous les joueurs perdent la partie.',
      en: 'If the Soviets reach the castle before 2 teams, or before the first with 2 players, all players lose the match.',
    },
    {
      id: 'ZF-2.10',
      page: 2,
      kind: 'rule',
      from: ['Z19'],
      fr: 'À 4 joueurs, si les Soviétiques arrivent quand 2 équipes sont au château, la partie terrestre s’arrête et les 2 équipes restées dehors sont éliminées.',
      en: 'With 4 players, if the Soviets arrive when 2 teams are in the castle, the field part ends and the 2 teams left outside are eliminated.',
      reading: {
        fr: 'Le livre ne prévoit pas ce cas. Attendre une troisième équipe n’aurait pas de sens : les Soviétiques tiennent la place. Des deux, la plus éloignée du château donne le maître des zombies (un dé départage). L’autre joueur ne reste pas sans rien faire : il mène un zombie errant, sauf si l’on coupe cette option.',
        en: 'The book does not foresee this. Waiting for a third team would make no sense: the Soviets hold the place. Of the two, the one farther from the castle gives the zombie master (a die breaks ties). The other player is not left idle: they lead one wandering zombie, unless that option is turned off.',
      },
    },
    {
      id: 'ZF-2.11',
      page: 2,
      kind: 'rule',
      from: ['Z21'],
      fr: 'À son tour, le joueur actif détermine ses points de mouvement, déplace son équipe, résout événements et combats, puis attaque les autres équipes ; vient alors le joueur suivant.',
      en: 'In a turn, the active player determines their movement points, moves the team, resolves events and fights, then attacks other teams; then comes the next player.',
      reading: {
        fr: 'Le combat entre équipes a pourtant lieu dès que l’une entre chez l’autre (A-3.4) : la quatrième étape est celle des armes tournées contre les engins (A-5.11 et A-5.2).',
        en: 'Yet a fight between teams takes place as soon as one enters the hex of the other (A-3.4): the fourth step is for weapons turned on transports (A-5.11 and A-5.2).',
      },
    },
    {
      id: 'ZF-2.12',
      page: 2,
      kind: 'absence',
      from: ['Z101'],
      fr: 'Une même arme n’attaque jamais deux fois dans la même étape d’attaque.',
      en: 'The same weapon never attacks twice in one attack step.',
      reading: {
        fr: 'Le livre ne limite pas les attaques de la quatrième étape. Nous en permettons une par arme qui convient.',
        en: 'The book does not limit the attacks of the fourth step. We allow one for each weapon that fits.',
      },
    },
  ],
};
