/** The one worked example: the last two cards of a duel. */
import { EVERYBODY, type Example, knowers, pile } from '@necropole/kernel';
import type { LightId } from '../content/lights.ts';
import { setUp } from '../rules/set-up.ts';
import type { Lantern } from '../shape.ts';

const PLAYED: readonly LightId[] = ['torch', 'flare', 'taper', 'candle'];
const LAST: readonly LightId[] = ['beacon', 'brazier'];
const ASIDE: readonly LightId[] = ['spark', 'tinder', 'bonfire'];

export const examples: readonly Example<Lantern>[] = [
  {
    id: 'LAN-E1',
    page: 1,
    proves: ['LAN-1.3', 'LAN-1.5'],
    title: { fr: 'Les deux dernières cartes', en: 'The last two cards' },
    position: {
      config: { mode: 'duel', mission: null, seats: 2, options: {} },
      setUp: (start) => ({
        ...setUp(start),
        world: {
          hands: LAST.map((light, seat) => pile('lights', `hand-${seat + 1}`, [light], knowers(seat))),
          shown: pile('lights', 'shown', PLAYED, EVERYBODY),
          aside: pile('lights', 'aside', start.shuffled(ASIDE)),
          sums: [10, 12],
          turn: 0,
        },
        phase: 'turn',
      }),
    },
  },
];
