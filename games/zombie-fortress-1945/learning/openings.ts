/** The sentence and the signs with which those chapters of the rules begin that the page "How to play" does not show. */
import type { Opening } from '@necropole/kernel';

export const openings: readonly Opening[] = [
  {
    cite: 'ZF-1.3',
    symbols: ['t-event', 't-soldier', 't-medic', 't-soviet'],
    text: {
      fr: 'Un événement caché sur chaque étoile, une équipe dans chaque ville, les Soviétiques au départ.',
      en: 'A hidden event on each star, a team in each town, the Soviets at their start.',
    },
  },
  {
    cite: 'ZF-3.11',
    symbols: ['t-event', 't-zombie', 'v-jeep', 'i-medkit'],
    text: {
      fr: 'Ce qu’on retourne : des morts à abattre, ou des objets et des armes à porter.',
      en: 'What is turned up: the dead to be fought, or objects and weapons to be carried.',
    },
  },
  {
    cite: 'ZF-4.1',
    symbols: ['v-jeep', 'v-heli', 'd-6'],
    text: {
      fr: 'On monte à bord au tour d’après, et un 6 est un accident : l’équipe est sauve, pas l’engin.',
      en: 'One boards at the turn after, and a 6 is an accident: the team is unharmed, the transport is gone.',
    },
  },
  {
    cite: 'ZF-4.16',
    symbols: ['b-evangeline', 'i-coffin'],
    text: {
      fr: 'La fille du docteur aide à le prendre ; le cercueil infecte, et nul ne doit le savoir.',
      en: 'The doctor’s daughter helps to take him; the coffin infects, and nobody is to know.',
    },
  },
  {
    cite: 'ZF-4.23',
    symbols: ['d-6', 'i-attack'],
    text: {
      fr: 'Équipe contre équipe : un dé chacun, plus ses hommes. Le vaincu est déplacé de trois hexagones.',
      en: 'Team against team: a die each, plus one’s men. The loser is moved three hexes.',
    },
  },
  {
    cite: 'ZF-5.8',
    symbols: ['i-castle', 't-event'],
    text: {
      fr: 'La course finie, la première équipe retourne deux événements, les autres un.',
      en: 'When the race is over the first team turns up two events, the others one.',
    },
  },
  {
    cite: 'ZF-5.14',
    symbols: ['t-event', 'i-syringe', 'i-elevator'],
    text: {
      fr: 'Le maître des zombies pose un marqueur vert dans chaque salle ; les équipes arrivent au centre.',
      en: 'The zombie master lays a green marker in each room; the teams come in at the centre.',
    },
  },
  {
    cite: 'ZF-7.6',
    symbols: ['t-event', 't-zombie', 'i-syringe', 't-prisoner'],
    text: {
      fr: 'Des morts, des objets, une maquette, un liquide qui ronge, des prisonniers, et le docteur.',
      en: 'The dead, objects, a scale model, a liquid that eats weapons, prisoners, and the doctor.',
    },
  },
  {
    cite: 'ZF-7.21',
    symbols: ['t-wander', 'd-6', 'i-boot'],
    text: {
      fr: 'Deux au plus, menés par leur maître : nulle serrure ne les arrête, et ils attaquent où ils entrent.',
      en: 'Two at most, led by their master: no lock stops them, and they attack where they come in.',
    },
  },
  {
    cite: 'ZF-8.17',
    symbols: ['i-coffin', 't-elite'],
    text: {
      fr: 'Qui a trouvé le cercueil se transforme à la destruction, et court après les autres.',
      en: 'Whoever found the coffin turns when the destruction begins, and hunts the others.',
    },
  },
  {
    cite: 'ZF-9.19',
    symbols: ['t-soldier', 'i-wound', 'w-basic'],
    text: {
      fr: 'Deux vies chacun, et toujours un fusil : deux dés à toute distance.',
      en: 'Two lives each, and always a rifle: two dice at any distance.',
    },
  },
  {
    cite: 'ZF-11.4',
    symbols: ['t-zombie', 't-dog', 't-elite', 't-giant'],
    text: {
      fr: 'Zombies, chiens, casqués, géants, flaques : on ne sait qui vient qu’en tirant dessus.',
      en: 'Zombies, dogs, helmeted ones, giants, puddles: one learns who comes by firing at them.',
    },
  },
  {
    cite: 'ZF-12.1',
    symbols: ['t-mutant', 'i-health'],
    text: {
      fr: 'Deux dés et six de vie, et il frappe chacun. Tous les trois rounds, on peut partir.',
      en: 'Two dice and six of life, and he strikes everybody. Every three rounds one may leave.',
    },
  },
  {
    cite: 'ZF-12.13',
    symbols: ['v-heli', 'v-jeep', 'i-boot'],
    text: {
      fr: 'L’hélicoptère survole, la voiture file sur route, le char tire une fois, avec trente dés.',
      en: 'A helicopter flies over, a car is quick by road, a tank fires once, with thirty dice.',
    },
  },
  {
    cite: 'ZF-13.11',
    symbols: ['i-medkit', 't-medic'],
    text: {
      fr: 'Voir dans le noir, porter deux armes, soigner, grimper, ouvrir une salle verte.',
      en: 'See in the dark, carry two weapons, heal, climb, open a green room.',
    },
  },
];
