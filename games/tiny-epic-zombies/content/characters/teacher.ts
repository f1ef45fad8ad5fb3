/**
 * The Teacher. Human: Pop Quiz; before revealing her search card she names a store. If the card bears its symbol, a Zombie
 * of her choice dies in each store of that symbol. Zombie: truants are punished; after a turn that ended in the courtyard,
 * one more Zombie comes.
 */
import { EVERYBODY, type Fact, remember, remembers } from '@necropole/kernel';
import { chooseRoom, effectOf } from '../../rules/choices.ts';
import { killZombie } from '../../rules/killing.ts';
import type { Rule, Tez, TezTable } from '../../shape.ts';
import { characterOf, type Human, storeOf, zombieRoomsOf } from '../../world.ts';
import type { Character, HordeAction } from '../kinds.ts';
import { symbolOf } from '../search/deck.ts';
import { type StoreFaceId, storeFaceById } from '../stores/index.ts';
import { findNothing } from './horde/choosing.ts';
import { tearAway } from './horde/clawing.ts';
import { humansIn, LAST } from './horde/last-space.ts';

/** A symbol stands for two stores: what is at stake is the Zombies of both. */
function quizFacts({ world, board }: TezTable, store: StoreFaceId): readonly Fact<Tez>[] {
  const { symbol } = storeFaceById[store];
  const zombies = board.storesOf[symbol].filter((each) => zombieRoomsOf(world, board, each).length > 0).length;
  return [
    { key: 'card-symbol', params: { symbol } },
    { key: 'quiz-kills', params: { zombies } },
  ];
}

function* nameStore(table: TezTable, human: Human): Rule<StoreFaceId> {
  return yield* table.ask(human.seat, {
    key: 'pop-quiz',
    params: { who: characterOf(human) },
    cite: 'TEZ-9.21',
    refs: [human.id],
    context: () => effectOf('teacher'),
    options: () =>
      table.board.stores.map((store) =>
        table.option(`store:${store}`, store, null, () => ({ refs: [store], facts: quizFacts(table, store) })),
      ),
  });
}

/** The right answer: one Zombie leaves each store of the symbol, for good. */
function* dismissClass(table: TezTable, human: Human, named: StoreFaceId): Rule {
  const { world, board } = table;
  for (const store of board.storesOf[storeFaceById[named].symbol]) {
    const choice = { human, component: 'teacher', cite: 'TEZ-9.21' };
    const room = yield* chooseRoom(table, choice, zombieRoomsOf(world, board, store));
    if (room !== null) yield* killZombie(table, human, room, 'ability');
  }
}

/** Confiscation, of the Teacher: every Human outside the courtyard loses hold of a card, or suffers 1 wound. */
const confiscation: HordeAction<'confiscation'> = {
  id: 'confiscation',
  ...LAST,
  *resolve(table) {
    const pupils = humansIn(table, table.board.stores);
    if (pupils.length === 0) return findNothing(table, 'confiscation');
    for (const human of pupils) {
      const store = storeOf(table.board, human.room);
      if (store !== null) yield* tearAway(table, human, store, 'confiscation');
    }
  },
};

export const teacher: Character<'teacher', 'confiscation'> = {
  id: 'teacher',
  human: {
    id: 'teacher',
    provenance: 'reconstructed',
    flows: {
      *searched(table, { human }, self) {
        if (human.id !== self.holder || human.search.cards.length === 0) return;
        const store = yield* nameStore(table, human);
        const card = table.reveal(human.search, 0, EVERYBODY);
        const right = symbolOf(card) === storeFaceById[store].symbol;
        table.tell('quiz-answered', 'TEZ-9.21', { who: characterOf(human), store, right });
        if (right) yield* dismissClass(table, human, store);
      },
    },
  },
  zombie: {
    id: 'teacher-zombie',
    provenance: 'reconstructed',
    cites: ['TEZ-13.12'],
    queries: {
      /** Without a Zombie player it comes to the first store of the symbol, clockwise from the north-west. */
      zombiesToAdd(count, { store }, _self, { world, board }) {
        if (world.revealed === null || !remembers(world.memory, 'zombies', 'teacher')) return count;
        const first = board.storesOf[symbolOf(world.revealed)][0];
        return store === null || store === first ? count + 1 : count;
      },
    },
    flows: {
      /** What the search or the noise does to the Human afterwards changes nothing. */
      *searched(table, { human }, self) {
        if (human.search.cards.length === 0 || storeOf(table.board, human.room) !== null) return;
        remember(table.world.memory, self.holder, 'teacher');
        table.tell('ability-acts', 'TEZ-13.12', { character: 'teacher' });
      },
    },
  },
  horde: ['scavenge', 'ransack', 'drag-down', 'surround', 'confiscation'],
  last: confiscation,
};
