/** Trauma Kit: three cards in hand again for everybody around, once in a match. */
import { heroesIn } from '../../reading.ts';
import { drawCards } from '../../rules/drawing.ts';
import type { MuTable } from '../../shape.ts';
import type { Hero, LocationId } from '../../world.ts';
import type { Equipment } from '../kinds.ts';

const FULL_HAND = 3;

/** Whoever is here and has fewer cards in hand, and any to draw. */
function wounded({ world }: MuTable, at: LocationId): readonly Hero[] {
  return heroesIn(world, at).filter(({ hand, deck }) => hand.cards.length < FULL_HAND && deck.cards.length > 0);
}

export const traumaKit: Equipment<'trauma-kit'> = {
  id: 'trauma-kit',
  provenance: 'reconstructed',
  cites: ['MU-11.9'],
  owner: null,
  use: {
    judge: (table, { id, at }) =>
      wounded(table, at).length > 0 ? null : { key: 'hand-full-enough', params: {}, cite: 'MU-11.6', refs: [id] },
    *resolve(table, hero) {
      for (const each of wounded(table, hero.at)) {
        drawCards(table, each, FULL_HAND - each.hand.cards.length, 'MU-11.6');
      }
    },
  },
  recharge: 'never',
};
