/** The worked examples printed in the book, each with the position from which it can be played. */
import type { Example, Position } from '@necropole/kernel';
import { fromATable } from '../positions/position.ts';
import { setUp } from '../rules/setup.ts';
import type { Tez } from '../shape.ts';
import type { ModeId } from '../world.ts';

/** As the set-up of the book leaves the table: its choices are still to be made. */
function fromTheBeginning(mode: ModeId, seats: number): Position<Tez> {
  return { config: { mode, mission: null, seats, options: {} }, setUp };
}

export const examples: readonly Example<Tez>[] = [
  {
    id: 'TEZ-example-5-set-up',
    page: 5,
    proves: ['TEZ-4.6', 'TEZ-4.10', 'TEZ-4.15', 'TEZ-4.16', 'TEZ-4.11', 'TEZ-5.1', 'TEZ-5.3'],
    title: {
      fr: 'La mise en place en image : Horde sur 1, blessures à 0, munitions à 9, un Véhicule et deux jetons Stock',
      en: 'The set-up picture: horde on 1, wounds on 0, ammo on 9, one vehicle and two supply tokens',
    },
    position: fromTheBeginning('cooperative-versus', 5),
  },
  {
    id: 'TEZ-example-6-packs',
    page: 6,
    proves: ['TEZ-6.2', 'TEZ-6.3', 'TEZ-6.4', 'TEZ-6.6'],
    title: {
      fr: 'Les paquets : A de 12 cartes, B de 12 cartes, la pioche Fouille de 24 et le reste en pioche Stock',
      en: 'The packs: A of 12 cards, B of 12 cards, a Search deck of 24 and the rest in the Supply deck',
    },
    position: fromTheBeginning('cooperative-versus', 3),
  },
  {
    id: 'TEZ-example-9-fast-as-lightning',
    page: 9,
    proves: ['TEZ-9.22', 'TEZ-9.23'],
    title: {
      fr: 'Rapide comme l’Éclair : deux Pièces au premier déplacement, en partant d’une Pièce sans Zombie',
      en: 'Fast as Lightning: two rooms with the first move, starting from a room without a Zombie',
    },
    position: fromATable('cooperative', 2, 'human-turn', {
      humans: ['athlete', 'doctor'],
      at: { 'human-1': 'departmart.1' },
      zombies: [
        'crafts-and-colors.1',
        'first-place-sporting-goods.1',
        'echo-ridge-food-court.1',
        'richs-galleria.1',
        'parking-deck-z.1',
        'hoards-collectibles.1',
        'amps-electronics.1',
      ],
    }),
  },
  {
    id: 'TEZ-example-12-placement',
    page: 12,
    proves: ['TEZ-12.14'],
    title: {
      fr: 'Deux Zombies de plus dans une Boutique qui en a un en Pièce 2 : ils vont en Pièces 1 et 3',
      en: 'Two more Zombies in a store with one in room 2: they go to rooms 1 and 3',
    },
    position: fromATable('cooperative-versus', 3, 'zombie-turn', {
      zombies: ['departmart.2', 'crafts-and-colors.1', 'parking-deck-z.1', 'amps-electronics.1'],
      zombieCards: ['mall-cop'],
      revealed: 'frequency-3',
      searchCards: { 'human-1': null },
    }),
  },
];
