/** TVA Headquarters: two of one's own cards of the Storyline change places. */
import { chooseCard } from '../../rules/choices.ts';
import { ownFaceUpCards, swapInStoryline } from '../../rules/storyline.ts';
import type { Location } from '../kinds.ts';

export const tvaHeadquarters: Location<'tva-headquarters'> = {
  id: 'tva-headquarters',
  provenance: 'public',
  slots: 'CC--',
  endOfTurn: {
    judge: ({ world }, hero) =>
      ownFaceUpCards(world, hero).length > 1 ? null : { key: 'too-few-cards-told', params: {}, cite: 'MU-8.22' },
    *resolve(table, hero) {
      const choice = { by: hero, component: 'tva-headquarters', cite: 'MU-8.22' };
      const cards = ownFaceUpCards(table.world, hero);
      const one = yield* chooseCard(table, choice, cards);
      const other = yield* chooseCard(
        table,
        choice,
        cards.filter((card) => card !== one),
      );
      if (one !== null && other !== null) swapInStoryline(table, one, other, 'MU-8.22');
    },
  },
};
