/**
 * The Zombie turn (p.12-14, p.16).
 *
 * 1. Checking for noise.
 * 2. Adding new Zombies: 2 where the Zombie player wants, or 1 (2 with noise) to each store of the symbol.
 * 3. Dealing and drawing search cards.
 */

import type { Fact } from '@necropole/kernel';
import type { SearchCardId } from '../content/ids.ts';
import { symbolOf } from '../content/search/deck.ts';
import type { RoomId, StoreFaceId } from '../content/stores/index.ts';
import type { EntranceSymbol } from '../content/symbols.ts';
import type { OrderDecides, PhaseName, Rule, Tez, TezTable } from '../shape.ts';
import { activeHuman, characterOf, reserveOf, storeOf, zombieRoomsOf } from '../world.ts';
import { addZombie, addZombies, nextRoomToFill, overflowOf, roomsLeftToFill } from './adding-zombies.ts';
import { dealSearchCard, lastCardRevealed } from './dealing.ts';
import { zombiesWin } from './end-of-match.ts';
import { freshTurn } from './human-turn.ts';
import { answerNoise, checkForNoise } from './noise.ts';

const ZOMBIES_A_TURN = 2;

export function* zombieTurn(table: TezTable): Rule<PhaseName> {
  const { world } = table;
  world.arrivals = [];
  if (world.revealed === null) yield* lastTurnOver(table);
  else yield* answerCard(table, world.revealed);
  world.revealed = null;
  world.arrivals = null;
  world.turn = freshTurn((world.turn.human + 1) % world.humans.length);
  return 'human-turn';
}

function* lastTurnOver(table: TezTable): Rule {
  const { world } = table;
  table.tell('last-turn-over', 'TEZ-15.5', {});
  world.lastTurns = (world.lastTurns ?? 1) - 1;
  if (world.lastTurns <= 0) yield* zombiesWin(table, 'out-of-time');
}

function* answerCard(table: TezTable, card: SearchCardId): Rule {
  const { world, board } = table;
  const symbol = symbolOf(card);
  table.tell('zombie-turn', 'TEZ-6.8', { symbol });
  const noisy = checkForNoise(table, card);
  if (noisy !== null) yield* table.fire('noiseMade', { human: activeHuman(world), store: noisy });
  if (board.zombieSeat === null) yield* addByTheGame(table, symbol, noisy !== null);
  else {
    if (noisy !== null) yield* answerNoise(table, noisy);
    yield* addByThePlayer(table, board.zombieSeat, symbol);
  }
  yield* dealSearchCard(table);
  table.tell('zombie-turn-over', 'TEZ-12.1', {});
  if (lastCardRevealed(world)) {
    world.lastTurns = world.humans.length;
    table.tell('last-turns', 'TEZ-15.4', { turns: world.lastTurns });
  }
}

// ── A Zombie player adds them ─────────────────────────────────────────────────────────────────────────────────────

function* addByThePlayer(table: TezTable, seat: number, symbol: EntranceSymbol): Rule {
  const { world, board } = table;
  const count = table.query('zombiesToAdd', ZOMBIES_A_TURN, { human: activeHuman(world), noise: false, store: null });
  table.tell('zombies-come', 'TEZ-12.11', { symbol, count });
  for (let left = count; left > 0; left--) {
    const store = yield* table.ask(seat, {
      key: 'add-zombie',
      params: { symbol, left },
      cite: 'TEZ-12.13',
      options: () =>
        board.storesOf[symbol].map((each) =>
          table.option(`store:${each}`, each, null, () => ({
            refs: [each],
            facts: additionFacts(table, each),
          })),
        ),
    });
    yield* addZombie(table, store);
  }
}

/** Where a Zombie added to this store would end up. */
function additionFacts(table: TezTable, store: StoreFaceId): readonly Fact<Tez>[] {
  const { world, board } = table;
  const next = overflowOf(board, store);
  const here = nextRoomToFill(table, store);
  const room = here ?? (next === null ? null : nextRoomToFill(table, next));
  const zombies = zombieRoomsOf(world, board, store).length;
  const facts: Fact<Tez>[] = [{ key: 'zombies-in-store', params: { zombies } }];
  if (room === null) return [...facts, { key: 'would-hit-barricade', params: {} }];
  if (reserveOf(world) === 0) return [...facts, { key: 'would-bite', params: {} }];
  if (here === null) facts.push({ key: 'would-overflow', params: {} });
  if (world.traps.includes(room)) return facts;
  for (const human of world.humans) {
    if (human.room === room) facts.push({ key: 'would-overrun', params: { who: characterOf(human) } });
  }
  return facts;
}

// ── The game adds them ────────────────────────────────────────────────────────────────────────────────────────────

function* addByTheGame(table: TezTable, symbol: EntranceSymbol, noise: boolean): Rule {
  const { world, board } = table;
  const human = activeHuman(world);
  const [first, second] = board.storesOf[symbol];
  const share = (store: StoreFaceId): number => table.query('zombiesToAdd', noise ? 2 : 1, { human, noise, store });
  const count = share(first) + share(second);
  table.tell('zombies-come', noise ? 'TEZ-16.9' : 'TEZ-16.8', { symbol, count });
  const matters = orderMatters(table, first, second, share) || orderMatters(table, second, first, share);
  const order =
    matters || reserveOf(world) < count
      ? yield* chooseFirstStore(table, symbol, first, second, share)
      : [first, second];
  for (const store of order) yield* addZombies(table, store, share(store));
}

/**
 * The order of the two counts where the reserve is short, and where a store has more Zombies than rooms: they pass on to
 * other rooms, or strike the barricade while somebody may be Overrun in the other store.
 */
function orderMatters(
  table: TezTable,
  store: StoreFaceId,
  other: StoreFaceId,
  share: (store: StoreFaceId) => number,
): boolean {
  const { world, board } = table;
  if (roomsLeftToFill(table, store).length >= share(store)) return false;
  return overflowOf(board, store) !== null || world.humans.some(({ room }) => storeOf(board, room) === other);
}

function* chooseFirstStore(
  table: TezTable,
  symbol: EntranceSymbol,
  first: StoreFaceId,
  second: StoreFaceId,
  share: (store: StoreFaceId) => number,
): Rule<readonly StoreFaceId[]> {
  const human = activeHuman(table.world);
  const chosen = yield* table.ask(human.seat, {
    key: 'first-store',
    params: { who: characterOf(human), symbol },
    cite: 'TEZ-16.11',
    context: () => [{ key: 'order-decides', params: { what: whatOrderDecides(table, first, second, share) } }],
    options: () =>
      [first, second].map((store) =>
        table.option(`store:${store}`, store, null, () => ({ refs: [store], facts: additionFacts(table, store) })),
      ),
  });
  return chosen === first ? [first, second] : [second, first];
}

/** Why the order is asked for: said beside the question, for often little hangs on it. */
function whatOrderDecides(
  table: TezTable,
  first: StoreFaceId,
  second: StoreFaceId,
  share: (store: StoreFaceId) => number,
): OrderDecides {
  const one = foresee(table, [first, second], share);
  const other = foresee(table, [second, first], share);
  if (one.bites + other.bites > 0) return 'bites';
  const same = one.rooms.length === other.rooms.length && one.rooms.every((room) => other.rooms.includes(room));
  return same ? 'sequence' : 'rooms';
}

/** The rooms that new Zombies fill if the stores have their turn in this order, and how many Bites the reserve is short of. */
function foresee(
  table: TezTable,
  order: readonly StoreFaceId[],
  share: (store: StoreFaceId) => number,
): { readonly rooms: readonly RoomId[]; readonly bites: number } {
  const rooms: RoomId[] = [];
  let bites = 0;
  const free = (store: StoreFaceId | null): RoomId | undefined =>
    store === null ? undefined : roomsLeftToFill(table, store).find((room) => !rooms.includes(room));
  for (const store of order) {
    for (let i = 0; i < share(store); i++) {
      const room = free(store) ?? free(overflowOf(table.board, store));
      if (room === undefined) continue;
      if (rooms.length === reserveOf(table.world)) bites += 1;
      else rooms.push(room);
    }
  }
  return { rooms, bites };
}
