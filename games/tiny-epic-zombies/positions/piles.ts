/** Where the cards of an arranged table are: every search card and every player card exactly once. */
import { EVERYBODY, knowers, lay, NOBODY, pile } from '@necropole/kernel';
import { characterIds } from '../content/characters/index.ts';
import type { CharacterId, SearchCardId } from '../content/ids.ts';
import { familyOf, isPackA } from '../content/search/deck.ts';
import { slotFor } from '../rules/holding.ts';
import { type Board, humanAt, lyingBeside, storeOf, type World, type ZombieCard } from '../world.ts';
import type { Arrangement } from './arrange.ts';

const STOCK = 8;
const HAND = 4;

/** The player cards: of the Humans, of the Zombie side, and in the box with `top` above the others. */
export function dealCharacters(
  world: World,
  board: Board,
  humans: readonly CharacterId[],
  zombies: readonly (CharacterId | ZombieCard)[],
  top: readonly CharacterId[],
): void {
  const marker = board.zombieSeat === null ? 0 : 1;
  world.zombieCards = zombies.map((card) => (typeof card === 'string' ? { character: card, marker } : { ...card }));
  const played = [...humans, ...world.zombieCards.map(({ character }) => character)];
  const boxed = [...top, ...characterIds.filter((id) => !top.includes(id))].filter((id) => !played.includes(id));
  world.box = pile('characters', 'box', boxed.toReversed());
  world.offers = [];
}

/** The search cards: first those that are spoken for, then the usual ones, then the decks in the order given. */
export function dealCards(world: World, board: Board, said: Arrangement, order: readonly SearchCardId[]): void {
  const left = new Set(order);
  const take = (card: SearchCardId): SearchCardId => {
    if (!left.delete(card)) throw new Error(`${card} is in two places`);
    return card;
  };
  const dealer = board.zombieSeat === null ? NOBODY : knowers(board.zombieSeat);
  emptyPiles(world, board);
  layFaceUp(world, board, said, take);
  const given = (said.hand ?? []).map(take);
  const deck = said.deck?.map(take);
  const stock = said.stock?.map(take);
  for (const each of world.humans) {
    const card = said.searchCards?.[each.id];
    if (card !== undefined && card !== null) each.search = pile('search', each.search.place, [take(card)], dealer);
  }
  for (const each of world.humans) {
    if (said.searchCards?.[each.id] !== undefined) continue;
    const usual = [...left].find((card) => familyOf(card) === 'survival');
    if (usual !== undefined) each.search = pile('search', each.search.place, [take(usual)], dealer);
  }
  const usualHand = board.zombieSeat === null ? [] : [...left].filter((card) => familyOf(card) === 'backpack');
  world.hand = pile('search', 'hand', said.hand === undefined ? usualHand.slice(0, HAND).map(take) : given, dealer);
  const spare = [...left].filter((card) => !isPackA(card)).slice(-STOCK);
  world.stock = pile('search', 'stock', (stock ?? spare.map(take)).toReversed());
  world.deck = pile('search', 'deck', (deck ?? [...left].map(take)).toReversed());
  world.discard = pile('search', 'discard', [...world.discard.cards, ...left], EVERYBODY);
}

function emptyPiles(world: World, board: Board): void {
  world.discard = pile('search', 'discard');
  world.lying = board.stores.map((store) => pile<SearchCardId>('search', `beside ${store}`));
  for (const each of world.humans) {
    for (const kept of [each.melee, each.ranged, each.backpack, each.search]) {
      kept.cards = [];
      kept.known = [];
    }
  }
}

function layFaceUp(world: World, board: Board, said: Arrangement, take: (card: SearchCardId) => SearchCardId): void {
  for (const each of world.humans) {
    for (const card of said.holds?.[each.id] ?? []) lay(slotFor(each, familyOf(card)), take(card));
  }
  for (const store of board.stores) {
    for (const card of said.lying?.[store] ?? []) lay(lyingBeside(world, board, store), take(card));
  }
  if (said.revealed === undefined) return;
  const here = storeOf(board, humanAt(world, world.turn.human).room) ?? board.positions.N;
  const onto = familyOf(said.revealed) === 'event' ? world.discard : lyingBeside(world, board, here);
  lay(onto, take(said.revealed));
}
