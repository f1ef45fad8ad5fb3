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
      fr: 'Arrête l’équipe : un dé plus 3 zombies. Les montagnes la contournent.',
      en: 'It stops the team: a die plus 3 zombies. Mountains lead around it.',
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
  {
    symbol: 't-zombie',
    group: 'token',
    name: { fr: 'Zombie', en: 'Zombie' },
    text: {
      fr: 'Une vie. Sur un marqueur, une rencontre de plusieurs.',
      en: 'One life. On a marker, an encounter of several.',
    },
    cite: 'ZF-11.4',
  },
  {
    symbol: 't-dog',
    group: 'token',
    name: { fr: 'Chien zombie', en: 'Zombie dog' },
    text: { fr: 'Une vie ; il peut avancer de deux cases.', en: 'One life; it may come on two boxes at once.' },
    cite: 'ZF-11.5',
  },
  {
    symbol: 't-elite',
    group: 'token',
    name: { fr: 'Zombie casqué', en: 'Helmeted zombie' },
    text: { fr: 'Deux vies.', en: 'Two lives.' },
    cite: 'ZF-11.9',
  },
  {
    symbol: 't-giant',
    group: 'token',
    name: { fr: 'Géant', en: 'Giant' },
    text: { fr: 'Quatre vies ; à l’assaut, il frappe deux membres.', en: 'Four lives; in an assault it strikes two.' },
    cite: 'ZF-11.10',
  },
  {
    symbol: 't-puddle',
    group: 'token',
    name: { fr: 'Flaque corrosive', en: 'Corrosive puddle' },
    text: {
      fr: 'Une vie. Arrivée, elle ronge une arme ; sans arme, elle vaut un zombie.',
      en: 'One life. There, it eats a weapon; with none to eat it is a zombie.',
    },
    cite: 'ZF-11.12',
  },
  {
    symbol: 't-herb',
    group: 'token',
    name: { fr: 'Herbe', en: 'Herb' },
    text: {
      fr: 'Le combat gagné, elle guérit une blessure. Un 6 au tir la détruit.',
      en: 'Once the fight is won it heals one wound. A 6 of the fire destroys it.',
    },
    cite: 'ZF-11.17',
  },
  {
    symbol: 't-mapbit',
    group: 'token',
    name: { fr: 'Fragment de carte', en: 'Map fragment' },
    text: {
      fr: 'Le combat gagné, montre les événements cachés. Un 6 au tir le détruit.',
      en: 'Once the fight is won it shows hidden events. A 6 of the fire destroys it.',
    },
    cite: 'ZF-11.16',
  },
  {
    symbol: 't-prisoner',
    group: 'token',
    name: { fr: 'Prisonnier', en: 'Prisoner' },
    text: {
      fr: 'Une vie, se bat comme un soldat. Sorti, 2 points.',
      en: 'One life, fights like a soldier. Out: 2 points.',
    },
    cite: 'ZF-7.18',
  },
  {
    symbol: 'b-evangeline',
    group: 'card',
    name: { fr: 'Evangeline', en: 'Evangeline' },
    text: {
      fr: 'La fille du docteur : +2 pour le reconnaître. Sortie, 3 points.',
      en: 'The doctor’s daughter: +2 to recognise him. Out: 3 points.',
    },
    cite: 'ZF-4.16',
  },
  {
    symbol: 'i-coffin',
    group: 'card',
    name: { fr: 'Cercueil', en: 'Coffin' },
    text: {
      fr: 'L’équipe qui l’a est infectée : elle se transformera.',
      en: 'The team that has it is infected: it will turn.',
    },
    cite: 'ZF-4.19',
  },
  {
    symbol: 'i-syringe',
    group: 'sign',
    name: { fr: 'Le docteur', en: 'The doctor' },
    text: {
      fr: 'Il est dans une salle verte ; pris vivant, 3 points.',
      en: 'He is in a green room; taken alive, 3 points.',
    },
    cite: 'ZF-7.14',
  },
  {
    symbol: 'i-medkit',
    group: 'card',
    name: { fr: 'Trousse médicale', en: 'Medic kit' },
    text: {
      fr: 'Hors combat, un médecin guérit une blessure, une fois.',
      en: 'Outside a fight a medic heals one wound, once.',
    },
    cite: 'ZF-13.14',
  },
  {
    symbol: 'v-jeep',
    group: 'token',
    name: { fr: 'Kübelwagen', en: 'Kübelwagen' },
    text: {
      fr: 'Sur route, un demi-point par hexagone ; pas de montagne.',
      en: 'Along a road half a point a hex; no mountains.',
    },
    cite: 'ZF-12.14',
  },
  {
    symbol: 'v-heli',
    group: 'token',
    name: { fr: 'Hélicoptère', en: 'Helicopter' },
    text: {
      fr: 'Chaque hexagone coûte 1 ; il survole grilles et événements.',
      en: 'Every hex costs 1; it flies over gates and events.',
    },
    cite: 'ZF-4.10',
  },
  {
    symbol: 'd-1',
    group: 'die',
    name: { fr: 'Un 1', en: 'A 1' },
    text: { fr: 'Aux munitions : l’arme est perdue.', en: 'For ammunition: the weapon is lost.' },
    cite: 'ZF-10.7',
  },
  {
    symbol: 'd-5',
    group: 'die',
    name: { fr: 'Un 5', en: 'A 5' },
    text: {
      fr: 'Mouvement : deux hexagones. Assaut, serrure, fuite : réussi.',
      en: 'Movement: two hexes. Assault, lock, flight: it succeeds.',
    },
    cite: 'ZF-2.14',
  },
  {
    symbol: 'd-6',
    group: 'die',
    name: { fr: 'Un 6', en: 'A 6' },
    text: {
      fr: 'Mouvement : sur place, les Soviétiques avancent. Tir : touché.',
      en: 'Movement: none, the Soviets advance. Fire: a hit.',
    },
    cite: 'ZF-2.17',
  },
];
