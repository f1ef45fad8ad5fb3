/** Trauma Kit: three cards in hand again, once in a match. */
import { drawCards } from '../../rules/drawing.ts';
import type { Equipment } from '../kinds.ts';

const FULL_HAND = 3;

export const traumaKit: Equipment<'trauma-kit'> = {
  id: 'trauma-kit',
  provenance: 'reconstructed',
  cites: ['MU-11.9'],
  owner: null,
  use: {
    judge: (_, { id, hand, deck }) =>
      hand.cards.length < FULL_HAND && deck.cards.length > 0
        ? null
        : { key: 'hand-full-enough', params: {}, cite: 'MU-11.6', refs: [id] },
    *resolve(table, hero) {
      drawCards(table, hero, FULL_HAND - hero.hand.cards.length, 'MU-11.6');
    },
  },
  recharge: 'never',
};
