/** Explosion: one of the cards held is lost for good, or else 1 wound. Empty hands leave only the wound. */
import { cardsHeld, discardHeld } from '../../rules/holding.ts';
import { gapOf, suffer } from '../../rules/wounds-and-ammo.ts';
import type { Rule, TezTable } from '../../shape.ts';
import { characterOf, type Human } from '../../world.ts';
import type { SearchCardId } from '../ids.ts';
import type { EventCard } from '../kinds.ts';

function* chooseLoss(table: TezTable, human: Human): Rule<SearchCardId | null> {
  if (cardsHeld(human).length === 0) return null;
  return yield* table.ask(human.seat, {
    key: 'explosion',
    params: { who: characterOf(human) },
    cite: 'TEZ-11.22',
    refs: [human.id],
    options: () => [
      ...cardsHeld(human).map((card) => table.option(`card:${card}`, card, null, () => ({ refs: [card] }))),
      table.option('suffer', null, null, () => ({
        refs: [human.id],
        facts:
          gapOf(human) > 1
            ? [{ key: 'one-wound', params: {} }]
            : [
                { key: 'one-wound', params: {} },
                { key: 'lethal', params: { percent: 100 } },
              ],
      })),
    ],
  });
}

export const explosion: EventCard<'explosion'> = {
  id: 'explosion',
  provenance: 'public',
  family: 'event',
  symbols: ['orange', 'green'],
  *resolve(table, human) {
    const card = yield* chooseLoss(table, human);
    if (card === null) return yield* suffer(table, human, 1);
    discardHeld(table, human, card);
    table.tell('card-lost', 'TEZ-11.22', { who: characterOf(human), card });
  },
};
