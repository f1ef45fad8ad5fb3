/**
 * Set-up, page 1.
 *
 * 1. The nine cards are shuffled.
 * 2. Everybody is dealt three, in a short quest two; the others are laid aside, face down.
 */
import { knowers, pile, type SetUp, type Start } from '@necropole/kernel';
import { LONG_QUEST, SHORT_QUEST } from '../content/index.ts';
import { lightIds } from '../content/lights.ts';
import type { Lantern } from '../shape.ts';

const DEALT = 3;
const DEALT_IN_SHORT = 2;

export function setUp(start: Start): SetUp<Lantern> {
  const { seats, mission } = start;
  const cards = start.shuffled(lightIds);
  const dealt = mission === SHORT_QUEST ? DEALT_IN_SHORT : DEALT;
  const hands = Array.from({ length: seats }, (_, seat) =>
    pile('lights', `hand-${seat + 1}`, cards.slice(seat * dealt, (seat + 1) * dealt), knowers(seat)),
  );
  return {
    world: {
      hands,
      shown: pile('lights', 'shown'),
      aside: pile('lights', 'aside', cards.slice(seats * dealt)),
      sums: hands.map(() => 0),
      turn: 0,
    },
    board: { dealt, windy: mission === LONG_QUEST },
    phase: 'bid',
  };
}
