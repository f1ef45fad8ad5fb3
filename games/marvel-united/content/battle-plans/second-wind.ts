/** Second Wind: while a Support Hero card is played, a Main Hero with two cards or fewer draws one. */
import { drawCards } from '../../rules/drawing.ts';
import type { BattlePlan } from '../kinds.ts';

const FEW_CARDS = 2;

export const secondWind: BattlePlan<'second-wind'> = {
  id: 'second-wind',
  provenance: 'reconstructed',
  cites: ['MU-14.25'],
  cost: 2,
  flows: {
    *cardPlayed(table, { hero, support }) {
      const { hand, deck } = hero;
      if (!support || hand.cards.length > FEW_CARDS || deck.cards.length === 0) return;
      drawCards(table, hero, 1, 'MU-14.25');
    },
  },
};
