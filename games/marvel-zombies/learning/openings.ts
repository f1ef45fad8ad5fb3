/** The sentence and the signs with which those chapters of the rules begin that the page "How to play" does not show. */
import type { Opening } from '@necropole/kernel';

export const openings: readonly Opening[] = [
  {
    cite: 'MZ-3.1',
    symbols: ['t-walker', 't-brute', 't-runner', 't-citizen'],
    text: {
      fr: 'Six Super-Héros, six Héros Zombies, des Citoyens à sauver et une horde à contenir.',
      en: 'Six heroes, six zombie heroes, citizens to rescue and a horde to hold back.',
    },
  },
  {
    cite: 'MZ-5.1',
    symbols: ['t-objective', 't-spawn', 't-exit'],
    text: {
      fr: 'On joue tous ensemble : une Mission, et quatre Super-Héros à se partager.',
      en: 'You all play together: choose a mission and four heroes, and share them out.',
    },
  },
  {
    cite: 'MZ-8.1',
    symbols: ['t-walker', 't-brute', 't-runner'],
    text: { fr: 'Qui est un Ennemi, et ce qu’est une Zone.', en: 'Who is an enemy, and what a zone is.' },
  },
  {
    cite: 'MZ-9.1',
    symbols: ['i-eye', 'i-door'],
    text: {
      fr: 'Dehors on voit tout droit, dedans jusqu’à la pièce d’à côté ; jamais en diagonale.',
      en: 'Outdoors one sees straight on, indoors into the next room; never along a diagonal.',
    },
  },
  {
    cite: 'MZ-11.1',
    symbols: ['i-door', 'i-stairs'],
    text: {
      fr: 'D’une Zone à sa voisine ; entre deux pièces, il faut une ouverture.',
      en: 'From a zone to the one beside it; between two rooms there must be an opening.',
    },
  },
  {
    cite: 'MZ-11.7',
    symbols: ['i-stairs', 'i-elevator'],
    text: {
      fr: 'Le manoir a trois étages : ceux où il n’y a personne dorment.',
      en: 'The mansion has three floors: those with nobody on them sleep.',
    },
  },
  {
    cite: 'MZ-13.1',
    symbols: ['t-elevator', 'i-elevator'],
    text: {
      fr: 'Une cabine, un étage à la fois : on l’appelle, on y entre, on monte.',
      en: 'One cabin, one floor at a time: call it, step in, go up.',
    },
  },
  {
    cite: 'MZ-13.12',
    symbols: ['i-health', 'i-power'],
    text: {
      fr: 'Santé, Pouvoir, attaques et Compétences : tout ce qu’un Super-Héros sait faire est sur sa fiche.',
      en: 'Health, power, attacks and skills: all that a hero can do stands on the card.',
    },
  },
  {
    cite: 'MZ-15.1',
    symbols: ['t-walker', 't-brute', 't-runner'],
    text: {
      fr: 'Trois sortes d’Ennemis, et des Héros devenus Zombies : chacun a son rythme et sa résistance.',
      en: 'Three kinds of enemies, and heroes turned zombies: each has a pace and an endurance.',
    },
  },
  {
    cite: 'MZ-16.1',
    symbols: ['i-power', 'i-clock'],
    text: {
      fr: 'Le Pouvoir monte, puis chaque Super-Héros fait ses Actions, dans l’ordre que l’on veut.',
      en: 'Power rises, then each hero takes their actions, in the order you like.',
    },
  },
  {
    cite: 'MZ-16.11',
    symbols: ['i-door'],
    text: {
      fr: 'Une Action ouvre une porte ou une fenêtre de ta Zone, pour toujours.',
      en: 'One action opens a door or window of your zone, for good.',
    },
  },
  {
    cite: 'MZ-16.15',
    symbols: ['i-power'],
    text: { fr: 'Une Action te donne un Trait, une fois par tour.', en: 'One action gives you a trait, once a turn.' },
  },
  {
    cite: 'MZ-17.10',
    symbols: ['i-power', 't-objective'],
    text: {
      fr: 'Que faire encore d’une Action : deux Pouvoirs, un Objectif, ou t’arrêter là.',
      en: 'What else an action is good for: two power, an objective, or to stop there.',
    },
  },
  {
    cite: 'MZ-18.11',
    symbols: ['t-walker', 'i-eye'],
    text: {
      fr: 'Ceux qui n’ont personne à frapper avancent d’une Zone vers le plus proche qu’ils voient.',
      en: 'Those with nobody to strike go one zone towards the nearest whom they see.',
    },
  },
  {
    cite: 'MZ-20.1',
    symbols: ['t-walker', 'i-door'],
    text: {
      fr: 'Une fenêtre fermée n’arrête les Ennemis qu’une Action ; une porte, pour de bon.',
      en: 'A closed window holds enemies for one action only; a door for good.',
    },
  },
  {
    cite: 'MZ-20.8',
    symbols: ['t-runner'],
    text: { fr: 'Les Forcenés et les Héros Zombies agissent deux fois.', en: 'Runners and zombie heroes act twice.' },
  },
  {
    cite: 'MZ-20.13',
    symbols: ['t-spawn', 'i-spawn'],
    text: {
      fr: 'À la fin du tour, une carte par Point de Génération actif : voilà ce qui arrive.',
      en: 'At the end of the round, one card for each live spawn point: that is what comes.',
    },
  },
  {
    cite: 'MZ-21.1',
    symbols: ['t-spawn', 't-spawn-idle'],
    text: {
      fr: 'La carte se lit au niveau de danger le plus haut de l’équipe.',
      en: 'The card is read at the highest danger level of the team.',
    },
  },
  {
    cite: 'MZ-25.1',
    symbols: ['t-citizen', 't-hidden'],
    text: {
      fr: 'Pour les Ennemis, un Citoyen vaut un Super-Héros : va les chercher avant eux.',
      en: 'To enemies a citizen is as good as a hero: get to them first.',
    },
  },
  {
    cite: 'MZ-25.16',
    symbols: ['t-hand'],
    text: {
      fr: 'Un gros canon posé sur le plateau : entre dans sa Zone et sers-t’en.',
      en: 'A large gun on the board: step into its zone and use it.',
    },
  },
  {
    cite: 'MZ-26.1',
    symbols: ['t-objective', 't-exit'],
    text: {
      fr: 'Ce que veulent dire « dans l’ordre », « librement » et « sortir », dans toutes les Missions.',
      en: 'What “in order”, “in any order” and “exit” mean, in all missions.',
    },
  },
  {
    cite: 'MZ-26.7',
    symbols: ['t-objective-green', 't-exit'],
    text: {
      fr: 'Prends l’Objectif vert, puis sortez tous : la Mission pour commencer.',
      en: 'Take the green objective, then all leave: the mission to begin with.',
    },
  },
  {
    cite: 'MZ-27.1',
    symbols: ['t-objective-blue', 't-objective', 't-exit'],
    text: {
      fr: 'Prends les Objectifs bleu et rouge, puis sortez tous.',
      en: 'Take the blue and the red objective, then all leave.',
    },
  },
  {
    cite: 'MZ-28.1',
    symbols: ['t-objective-blue', 't-objective-green', 't-exit'],
    text: {
      fr: 'L’Objectif bleu, le vert, puis la sortie pour tous.',
      en: 'The blue objective, the green one, then the exit for all.',
    },
  },
  {
    cite: 'MZ-29.1',
    symbols: ['t-citizen', 't-hidden'],
    text: {
      fr: 'Sauvez tous les Citoyens et éliminez deux Héros Zombies ; personne ne sort.',
      en: 'Rescue all citizens and eliminate two zombie heroes; nobody leaves.',
    },
  },
  {
    cite: 'MZ-30.1',
    symbols: ['t-objective', 't-exit'],
    text: { fr: 'Prenez tous les Objectifs, puis sortez tous.', en: 'Take all objectives, then all leave.' },
  },
  {
    cite: 'MZ-31.1',
    symbols: ['t-citizen', 't-objective-hidden', 't-exit'],
    text: {
      fr: 'Chacun sauve un Citoyen et sort avec lui, une fois deux Objectifs trouvés.',
      en: 'Each rescues a citizen and leaves with them, once two objectives are found.',
    },
  },
  {
    cite: 'MZ-32.1',
    symbols: ['t-objective-blue', 't-objective-green', 't-objective'],
    text: {
      fr: 'Les Objectifs bleu et vert, tous les rouges, puis le X-Jet.',
      en: 'The blue and the green objective, all the red ones, then the X-Jet.',
    },
  },
  {
    cite: 'MZ-34.1',
    symbols: ['t-objective', 't-secret'],
    text: {
      fr: 'Allume la balise, puis éliminez tous les Ennemis, jusqu’au dernier de la réserve.',
      en: 'Light the beacon, then eliminate all enemies, to the last of the reserve.',
    },
  },
  {
    cite: 'MZ-35.1',
    symbols: ['t-citizen', 't-spawn', 't-exit'],
    text: {
      fr: 'Sauvez Trish Tilby, déplacez tous les Points de Génération rouges, puis sortez tous.',
      en: 'Rescue Trish Tilby, move all red spawn points, then all leave.',
    },
  },
  {
    cite: 'MZ-36.1',
    symbols: ['t-secret', 't-spawn'],
    text: {
      fr: 'Éliminez tous les Héros Zombies, et montez tous au niveau rouge.',
      en: 'Eliminate all zombie heroes, and all rise to the red level.',
    },
  },
  {
    cite: 'MZ-38.1',
    symbols: ['t-objective-blue', 't-citizen', 't-hand'],
    text: {
      fr: 'Deux Objectifs, un Citoyen, puis la Main de Sentinelle contre le Juggernaut.',
      en: 'Two objectives, a citizen, then the Sentinel Hand against Juggernaut.',
    },
  },
  {
    cite: 'MZ-48.1',
    symbols: ['i-clock'],
    text: {
      fr: 'Le tour entier en quelques lignes, tel que le livre le résume.',
      en: 'The whole round in a few lines, as the book sums it up.',
    },
  },
];
