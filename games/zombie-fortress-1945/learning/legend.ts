/** What each sign of the table means, in a sentence. Things and counters say what they do on their own. */
import { alike, type LegendEntry } from '@necropole/kernel';

export const legend: readonly LegendEntry[] = [
  {
    symbol: 't-event',
    group: 'token',
    name: { fr: 'Événement caché', en: 'Hidden event' },
    text: {
      fr: 'Qui entre s’arrête et le retourne : rencontre, objet, engin.',
      en: 'Whoever enters stops and turns it up: encounter, object, vehicle.',
    },
    cite: 'ZF-3.6',
  },
  {
    symbol: 't-gate',
    group: 'token',
    name: { fr: 'Grille', en: 'Gate' },
    text: {
      fr: 'Arrête l’équipe : un dé plus 3 zombies l’attendent.',
      en: 'It stops the team: a die plus 3 zombies await it.',
    },
    cite: 'ZF-2.29',
  },
  {
    symbol: 't-soviet',
    group: 'track',
    name: { fr: 'Soviétiques', en: 'Soviets' },
    text: {
      fr: 'Chaque 6 au mouvement les avance d’une case.',
      en: 'Each 6 on a movement die brings them one box nearer.',
    },
    cite: 'ZF-2.17',
  },
  {
    symbol: 'i-castle',
    group: 'track',
    name: { fr: 'Château', en: 'Castle' },
    text: {
      fr: 'Le but de la course. La dernière équipe reste dehors.',
      en: 'Where the race ends. The last team stays out.',
    },
    cite: 'ZF-2.5',
  },
  {
    symbol: 'number',
    group: 'sign',
    name: { fr: 'Un nombre', en: 'A number' },
    text: {
      fr: 'Les hommes d’une équipe ; au sol, le numéro d’une zone d’entrée.',
      en: 'The men of a team; on a floor, the number of an entry zone.',
    },
    cite: 'ZF-1.12',
  },
  {
    symbol: 'i-attack',
    group: 'sign',
    name: { fr: 'Combat', en: 'Fight' },
    text: {
      fr: 'Un combat dure ici : il reprend à l’activation suivante.',
      en: 'A fight goes on here: it is taken up at the next activation.',
    },
    cite: 'ZF-10.21',
  },
  {
    symbol: 't-unknown',
    group: 'token',
    name: { fr: 'Pion inconnu', en: 'Unknown counter' },
    text: {
      fr: 'Tirer dessus le révèle. Tous ne sont pas des zombies.',
      en: 'Firing at it reveals it. Not all of them are zombies.',
    },
    cite: 'ZF-9.26',
  },
  {
    symbol: 'i-health',
    group: 'sign',
    name: { fr: 'Vie', en: 'Life' },
    text: { fr: 'Ce qu’il lui reste de points de vie.', en: 'How many life points are left.' },
    cite: 'ZF-11.9',
  },
  {
    symbol: 'i-wound',
    group: 'sign',
    name: { fr: 'Blessé', en: 'Wounded' },
    text: { fr: 'Rien ne change, mais le prochain dommage tue.', en: 'Nothing changes, but the next damage kills.' },
    cite: 'ZF-9.22',
  },
  ...alike(
    {
      group: 'token',
      text: {
        fr: 'Deux vies. Sans arme, deux dés à toute distance.',
        en: 'Two lives. Without a weapon, two dice at any distance.',
      },
      cite: 'ZF-9.19',
    },
    ['t-soldier', 'Soldat', 'Soldier'],
    ['t-medic', 'Médecin', 'Medic'],
  ),
  {
    symbol: 'w-basic',
    group: 'sign',
    name: { fr: 'Arme de base', en: 'Basic weapon' },
    text: { fr: 'Deux dés à toute distance ; jamais perdue.', en: 'Two dice at any distance; never lost.' },
    cite: 'ZF-9.19',
  },
  {
    symbol: 'i-cross',
    group: 'sign',
    name: { fr: 'Arme épuisée', en: 'Weapon used up' },
    text: { fr: 'Plus de tir pour ce membre dans ce combat.', en: 'This member fires no more in this fight.' },
    cite: 'ZF-9.21',
  },
  {
    symbol: 'i-bowl',
    group: 'sign',
    name: { fr: 'Le bol', en: 'The bowl' },
    text: { fr: 'D’où les pions des combats sont tirés.', en: 'Where the counters of fights are drawn from.' },
    cite: 'ZF-9.23',
  },
  {
    symbol: 'i-skull',
    group: 'sign',
    name: { fr: 'Perdu ou abattu', en: 'Lost or killed' },
    text: { fr: 'Une équipe perdue, ou des morts abattus.', en: 'A team that is lost, or dead who were killed.' },
    cite: 'ZF-10.3',
  },
  {
    symbol: 't-wander',
    group: 'token',
    name: { fr: 'Zombie errant', en: 'Wandering zombie' },
    text: {
      fr: 'Son maître le déplace ; il attaque là où il entre.',
      en: 'Its master moves it; it attacks where it comes in.',
    },
    cite: 'ZF-8.6',
  },
  {
    symbol: 't-mutant',
    group: 'token',
    name: { fr: 'Hulk', en: 'Hulk' },
    text: {
      fr: 'Le docteur transformé : il frappe toute l’équipe à la fois.',
      en: 'The doctor, changed: he strikes the whole team at once.',
    },
    cite: 'ZF-7.14',
  },
  {
    symbol: 't-destruction',
    group: 'track',
    name: { fr: 'Destruction', en: 'Destruction' },
    text: {
      fr: 'Chaque 6 au mouvement d’une équipe la rapproche.',
      en: 'Each 6 on the movement die of a team brings it nearer.',
    },
    cite: 'ZF-8.30',
  },
  {
    symbol: 'i-bomb',
    group: 'track',
    name: { fr: 'L’explosion', en: 'The explosion' },
    text: { fr: 'Qui est encore en bas est perdu.', en: 'Whoever is still below is lost.' },
    cite: 'ZF-9.1',
  },
  {
    symbol: 'i-elevator',
    group: 'sign',
    name: { fr: 'Sortie', en: 'Way out' },
    text: { fr: 'Par la salle des ascenseurs, dehors pour de bon.', en: 'Through the lift room, out for good.' },
    cite: 'ZF-9.3',
  },
  {
    symbol: 'i-boot',
    group: 'sign',
    name: { fr: 'Mouvement', en: 'Movement' },
    text: { fr: 'Les points d’une équipe pour ce tour.', en: 'The points of a team for this turn.' },
    cite: 'ZF-6.7',
  },
];
