/** What is said once, in any match, when it first happens; what the lesson says so stands with it. */
import type { LaterNote } from '@necropole/kernel';

export const firstTimes: readonly LaterNote[] = [
  {
    id: 'overflows',
    on: { event: 'zombie-overflows' },
    say: {
      title: { fr: 'Boutique pleine', en: 'A full store' },
      text: {
        fr: 'Plus de place : le Zombie passe à la Boutique suivante, dans le sens horaire.',
        en: 'No room left: the Zombie goes to the next store, clockwise.',
      },
    },
    point: [{ marked: true }],
    learnt: { symbol: 'i-spawn', name: { fr: 'déborder', en: 'overflowing' } },
    teaches: ['TEZ-13.1'],
  },
  {
    id: 'damaged',
    on: { event: 'barricade-damaged' },
    say: {
      title: { fr: 'La barricade cède', en: 'The barricade gives' },
      text: {
        fr: 'Plus de place : une Boutique du milieu, ou d’angle et la suivante. La barricade perd 1 ; à 0, un Survivant est perdu.',
        en: 'No room is left: in a middle store, or in a corner store and the next. The barricade loses 1; at 0 a survivor is lost.',
      },
    },
    point: [{ ref: 'barricade' }],
    learnt: { symbol: 'i-barricade', name: { fr: 'la barricade', en: 'the barricade' } },
    teaches: ['TEZ-13.5'],
  },
  {
    id: 'bitten',
    on: { event: 'bitten' },
    say: {
      title: { fr: 'Morsure', en: 'Bite' },
      text: {
        fr: 'La réserve de Zombies est vide : pour chacun qui manque, l’Humain le moins blessé prend 1 blessure.',
        en: 'The reserve of Zombies is empty: for each that lacks, the Human with the fewest wounds takes 1.',
      },
    },
    point: [{ param: 'who' }],
    learnt: { symbol: 'i-wound', name: { fr: 'la morsure', en: 'the bite' } },
    teaches: ['TEZ-14.1'],
  },
  {
    id: 'last-turns',
    on: { event: 'last-turns' },
    say: {
      title: { fr: 'Les derniers tours', en: 'The last turns' },
      text: {
        fr: 'La dernière carte Fouille est tournée : chaque Humain joue encore un tour, et c’est tout.',
        en: 'The last Search card is turned: each Human plays one more turn, and that is all.',
      },
    },
    point: [{ ref: 'turn' }],
    learnt: { symbol: 'i-clock', name: { fr: 'la fin', en: 'the end' } },
    teaches: ['TEZ-15.4'],
  },
];
