/**
 * Just one bite: 1 more Zombie in the store where the card is revealed. The courtyard holds no Zombie: from there it
 * comes to one of the 4 stores beside it, by choice, as the card itself would have been laid (p.11).
 */
import { addZombie } from '../../rules/adding-zombies.ts';
import { chooseStore } from '../../rules/choices.ts';
import { storesBesideCourtyard } from '../../rules/holding.ts';
import { characterOf, storeOf } from '../../world.ts';
import type { EventCard } from '../kinds.ts';

export const justOneBite: EventCard<'just-one-bite'> = {
  id: 'just-one-bite',
  provenance: 'public',
  family: 'event',
  symbols: ['blue', 'purple'],
  *resolve(table, human) {
    const choice = { human, component: 'just-one-bite', cite: 'TEZ-11.22' };
    const store =
      storeOf(table.board, human.room) ?? (yield* chooseStore(table, choice, storesBesideCourtyard(table.board)));
    if (store === null) return;
    table.tell('one-more-zombie', 'TEZ-11.22', { who: characterOf(human), store });
    yield* addZombie(table, store);
  },
};
