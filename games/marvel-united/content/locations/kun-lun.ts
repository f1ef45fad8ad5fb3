/** K'un-Lun: a rest for those who are nearly beaten, or a card given up for a Wild token. */
import { whoIs } from '../../reading.ts';
import { chooseWay } from '../../rules/choices.ts';
import { discardCards } from '../../rules/damage.ts';
import { drawCards } from '../../rules/drawing.ts';
import { gainTokens } from '../../rules/tokens.ts';
import type { Hero } from '../../world.ts';
import type { Location } from '../kinds.ts';

const TOKEN = 'wild';
const FEW_CARDS = 2;

/** What a Hero may do here: draw with one or two cards in hand, or discard one. */
function waysOf({ hand, deck }: Hero): readonly ('draw' | 'discard')[] {
  const cards = hand.cards.length;
  if (cards === 0) return [];
  return cards <= FEW_CARDS && deck.cards.length > 0 ? ['draw', 'discard'] : ['discard'];
}

export const kunLun: Location<'kun-lun'> = {
  id: 'kun-lun',
  provenance: 'public',
  cites: ['MU-11.10'],
  slots: 'C--',
  endOfTurn: {
    gives: TOKEN,
    judge: (_, hero) =>
      waysOf(hero).length > 0 ? null : { key: 'no-card-in-hand', params: {}, cite: 'MU-11.10', refs: [hero.id] },
    *resolve(table, hero) {
      const choice = { by: hero, component: 'kun-lun', cite: 'MU-11.10' };
      const way = yield* chooseWay(table, choice, waysOf(hero), (each) =>
        each === 'discard' && hero.hand.cards.length === 1
          ? [{ key: 'would-empty-hand', params: { who: whoIs(hero) } }]
          : [],
      );
      if (way === 'draw') drawCards(table, hero, 1, 'MU-11.10');
      if (way !== 'discard') return;
      yield* discardCards(table, hero, 1, 'MU-11.10');
      gainTokens(table, hero, TOKEN, 1, 'MU-11.10');
    },
  },
};
