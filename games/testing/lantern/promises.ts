/** What the fact beside an answer promises: the card is the one at that place, and counts as much when it is played. */
import type { Promises } from '@necropole/kernel';
import type { Lantern } from './shape.ts';

export const promises: Promises<Lantern> = {
  light: {
    isSo: ({ light }, { world, seat, option }) => world.hands[seat]?.cards[Number(option?.value)] === light,
    comesTrue: ({ light, counts }, { heard }) =>
      heard('played').some((played) => played.light === light && played.counts === counts),
  },
};
