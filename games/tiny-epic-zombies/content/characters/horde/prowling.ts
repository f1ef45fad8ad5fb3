/** Horde actions that are about cards: what lies beside the stores, and the hand of the Zombie player. */
import { draw, knowers, moveCard } from '@necropole/kernel';
import { chooseCard, chooseStore } from '../../../rules/choices.ts';
import { isStoreEmpty, lyingBeside } from '../../../world.ts';
import type { HordeAction } from '../../kinds.ts';
import { byTheHorde, findNothing } from './choosing.ts';

/** Ransack: a card that lies beside a store is carried off, beside another store with a Zombie in it. */
export const ransack: HordeAction<'ransack'> = {
  id: 'ransack',
  provenance: 'reconstructed',
  might: 1,
  *resolve(table, human) {
    const { world, board } = table;
    const guarded = board.stores.filter((store) => !isStoreEmpty(world, board, store));
    const loot = board.stores.flatMap((store) =>
      guarded.some((other) => other !== store) ? lyingBeside(world, board, store).cards : [],
    );
    const card = yield* chooseCard(table, byTheHorde(table, human, 'ransack'), loot);
    const from = board.stores.find((store) => card !== null && lyingBeside(world, board, store).cards.includes(card));
    if (card === null || from === undefined) return findNothing(table, 'ransack');
    const others = guarded.filter((store) => store !== from);
    const to = yield* chooseStore(table, byTheHorde(table, human, 'ransack'), others);
    if (to === null) return;
    moveCard(table, lyingBeside(world, board, from), card, lyingBeside(world, board, to));
    table.tell('card-carried-off', 'TEZ-12.5', { card, from, to });
  },
};

/** Scavenge: the Zombie player draws a search card, and has one more to choose from. */
export const scavenge: HordeAction<'scavenge'> = {
  id: 'scavenge',
  provenance: 'reconstructed',
  might: 1,
  *resolve(table, human) {
    const { deck, hand } = table.world;
    if (deck.cards.length === 0) return findNothing(table, 'scavenge');
    draw(table, deck, hand, knowers(byTheHorde(table, human, 'scavenge').seat));
    table.tell('horde-draws', 'TEZ-12.5', {});
  },
};
