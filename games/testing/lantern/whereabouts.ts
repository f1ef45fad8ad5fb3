/** Where every piece and marker stands and every card lies, read from the world: the scene is held against it. */
import type { View, Whereabouts } from '@necropole/kernel';
import type { Lantern } from './shape.ts';
import { keeper, RATS, roomOf } from './world.ts';

export function whereabouts({ world: { sums, hands, shown, aside } }: View<Lantern>): Whereabouts {
  return {
    pieces: {
      ...Object.fromEntries(hands.map((_, seat) => [keeper(seat), roomOf(seat)])),
      ...Object.fromEntries(RATS.map((rat) => [rat, 'wine-cellar'])),
    },
    markers: Object.fromEntries(sums.map((sum, seat) => [`light-${seat + 1}`, sum])),
    piles: {
      ...Object.fromEntries(hands.map(({ place, cards }) => [place, cards])),
      shown: shown.cards,
      aside: aside.cards,
    },
  };
}
