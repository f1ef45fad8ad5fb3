import type { Chapter } from '@necropole/kernel';

export const objects: Chapter = {
  title: { fr: 'F - Objets (hors armes)', en: 'F - Objects (other than weapons)' },
  statements: [
    {
      id: 'ZF-13.11',
      page: 13,
      kind: 'rule',
      from: ['Z309'],
      fr: 'ZG1229 : son porteur discerne la moitié, arrondie au-dessus, des zombies de la case 3, qui sont retournés ; puis un dé : sur 1, l’appareil est retiré du jeu.',
      en: 'ZG1229: its bearer makes out half, rounded up, of the zombies in box 3, which are turned up; then a die: on 1 the device is removed from the game.',
      reading: {
        fr: 'Le livre ne dit pas combien de fois. Nous lisons une fois par combat, avant de tirer sur la case 3.',
        en: 'The book does not say how often. We read once a fight, before the fire at box 3.',
      },
    },
    {
      id: 'ZF-13.12',
      page: 13,
      kind: 'rule',
      from: ['Z310'],
      fr: 'Qui se sert du ZG1229 désigne les pions à retourner, et tous les voient.',
      en: 'Whoever uses the ZG1229 names the counters to turn up, and everybody sees them.',
      reading: {
        fr: 'Le livre ne dit ni lesquels, ni pour qui. Un pion retourné l’est pour tous.',
        en: 'The book says neither which nor for whom. A counter turned up is up for all.',
      },
    },
    {
      id: 'ZF-13.13',
      page: 13,
      kind: 'rule',
      from: ['Z311'],
      fr: 'Harnais : son porteur peut avoir deux armes, mais ne se sert que d’une par combat.',
      en: 'Harness: its bearer may carry two weapons, but uses only one in a fight.',
    },
    {
      id: 'ZF-13.14',
      page: 13,
      kind: 'rule',
      from: ['Z312'],
      fr: 'Trousse médicale : hors combat, à tout moment, un médecin guérit une blessure d’un membre ; la trousse est alors retirée du jeu.',
      en: 'Medic kit: at any moment outside a fight, a medic heals one wound of a member; the kit is then removed from the game.',
      reading: {
        fr: 'Le moment est celui du joueur, à son tour, avant le dé de mouvement ou pendant la marche. Qui porte la trousse importe peu, pourvu qu’un médecin soit en vie.',
        en: 'The moment is the player’s, in their own turn, before the movement die or during the march. It does not matter who carries the kit, as long as a medic is alive.',
      },
    },
    {
      id: 'ZF-13.15',
      page: 13,
      kind: 'rule',
      from: ['Z313'],
      fr: 'Piolets : l’équipe ne paie qu’un point pour entrer en montagne, et leur porteur a +1 à l’assaut ; il peut se servir d’une arme malgré eux.',
      en: 'Ice axes: the team pays only 1 point to enter mountains, and their bearer has +1 in an assault; they may use a weapon all the same.',
      reading: {
        fr: 'Nul n’est tenu de s’en servir : tant que tous ne les ont pas vus, la marche qu’ils facilitent est un choix à part, qui les montre.',
        en: 'Nobody has to use them: until everybody has seen them, the march that they make easier is a choice of its own, which shows them.',
      },
    },
    {
      id: 'ZF-13.16',
      page: 13,
      kind: 'data',
      from: ['Z314'],
      fr: 'L’aigle, la manivelle et la batterie sont les clés : chacune ouvre la pièce où elle est dessinée.',
      en: 'The eagle, the crank and the battery are the keys: each opens the room where it is drawn.',
    },
    {
      id: 'ZF-13.17',
      page: 13,
      kind: 'absence',
      from: ['Z315'],
      fr: 'Une clé n’est pas retirée du jeu à sa découverte, mais une fois la porte ouverte.',
      en: 'A key is not removed from the game when found, but once the door is open.',
      reading: {
        fr: 'Le chapitre F dit après sa découverte, B-3.3 après son usage. Retirée aussitôt trouvée, elle n’ouvrirait rien.',
        en: 'Chapter F says after it is found, B-3.3 after it is used. Removed as soon as found it would open nothing.',
      },
    },
    {
      id: 'ZF-13.18',
      page: 13,
      kind: 'absence',
      from: ['Z316'],
      fr: 'Sans trousse, un médecin ne guérit personne.',
      en: 'Without a kit a medic heals nobody.',
      reading: {
        fr: 'Le livre ne donne aux médecins aucune autre capacité que celles d’un soldat.',
        en: 'The book gives medics no ability but those of a soldier.',
      },
    },
  ],
};
