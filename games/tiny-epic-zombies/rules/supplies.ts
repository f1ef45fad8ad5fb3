/**
 * Supplies (p.10).
 *
 * A supply token is taken from its space in an empty store and carried. Brought to the centre of the courtyard it raises
 * the barricade by 2; its bearer may draw a supply card; the token goes back to its space.
 */
import { deeds, EVERYBODY, moveCard } from '@necropole/kernel';
import type { SearchCardId } from '../content/ids.ts';
import { isWeaponCard } from '../content/kinds.ts';
import { type RoomId, storeRooms } from '../content/stores/index.ts';
import type { Rule, TezTable, Verdict } from '../shape.ts';
import { type Board, characterOf, type Human, lyingBeside, type SupplyNumber, storeOf } from '../world.ts';
import { judgeAction, judgeEmptyStore } from './actions.ts';
import { raiseBarricade } from './barricade.ts';
import { cardFacts, hold, pileOf, searchCard, slotFor, storeForDrop } from './holding.ts';

/** The space of a supply token in this mall. */
export function supplySpace(board: Board, supply: SupplyNumber): RoomId {
  const space = storeRooms.find((room) => room.supply === supply && board.stores.includes(room.face));
  if (space === undefined) throw new Error(`No room of this mall holds supply ${supply}`);
  return space.id;
}

/** Is the token within reach: in this room, or dropped beside this store? */
function judgeSupply(table: TezTable, human: Human, supply: SupplyNumber): Verdict {
  const at = table.world.supplies[supply - 1];
  if (at === human.id) return { key: 'carried-already', params: {}, cite: 'TEZ-10.15' };
  if (at === human.room || at === storeOf(table.board, human.room)) return null;
  return { key: 'not-in-this-room', params: {}, cite: 'TEZ-10.15', ...(at === undefined ? {} : { refs: [at] }) };
}

function supplyOptions(table: TezTable, human: Human) {
  const before = judgeAction(table, human);
  if (table.light && before !== null) return [];
  const supplies: readonly SupplyNumber[] = [1, 2];
  const isHere = (supply: SupplyNumber): boolean => judgeSupply(table, human, supply) === null;
  return table.options(
    // What is refused alike is said of the first: of the token at one's feet, if there is one.
    table.light ? supplies : [...supplies].sort((a, b) => Number(isHere(b)) - Number(isHere(a))),
    (supply) => before ?? judgeSupply(table, human, supply) ?? judgeEmptyStore(table, human),
    (supply: SupplyNumber, refusal) =>
      table.option(`supply:${supply}`, { do: 'supply', supply }, refusal, () => ({ refs: [`supply-${supply}`] })),
  );
}

/** Supply tokens, in a Human's turn. */
export const takingSupplies = deeds({
  options: supplyOptions,
  run: { supply: (table, human, { supply }) => takeSupply(table, human, supply) },
});

function* takeSupply(table: TezTable, human: Human, supply: SupplyNumber): Rule {
  table.world.supplies[supply - 1] = human.id;
  table.tell('supply-taken', 'TEZ-10.15', { who: characterOf(human), supply });
}

/** Everything that is carried to the centre is delivered, one token after the other. */
export function* deliverSupplies(table: TezTable, human: Human): Rule {
  for (const supply of [1, 2] as const) {
    if (table.world.supplies[supply - 1] === human.id) yield* deliver(table, human, supply);
  }
}

function* deliver(table: TezTable, human: Human, supply: SupplyNumber): Rule {
  table.tell('supply-delivered', 'TEZ-10.17', { who: characterOf(human), supply });
  yield* raiseBarricade(table, human, 2, 'TEZ-10.17');
  yield* drawSupply(table, human);
  table.world.supplies[supply - 1] = supplySpace(table.board, supply);
  table.tell('supply-returned', 'TEZ-10.21', { supply });
}

function* drawSupply(table: TezTable, human: Human): Rule {
  const { stock } = table.world;
  if (stock.cards.length === 0) {
    table.tell('supply-deck-empty', 'TEZ-10.20', {});
    return;
  }
  const choice = yield* table.ask(human.seat, {
    key: 'draw-supply',
    params: { who: characterOf(human) },
    cite: 'TEZ-10.19',
    refs: ['stock'],
    options: () => [table.option('draw', 'draw'), table.option('decline', 'decline')],
  });
  if (choice === 'decline') return;
  const card = table.reveal(stock, stock.cards.length - 1, EVERYBODY);
  table.tell('supply-drawn', 'TEZ-10.19', { who: characterOf(human), card });
  if (isWeaponCard(searchCard(table, card))) yield* keepOrReturn(table, human, card);
  else hold(table, human, stock, card);
}

/** Only a weapon may be refused; it goes back into the deck, and nothing is drawn instead. */
function* keepOrReturn(table: TezTable, human: Human, card: SearchCardId): Rule {
  const { stock } = table.world;
  const choice = yield* table.ask(human.seat, {
    key: 'keep-supply-weapon',
    params: { who: characterOf(human), card },
    cite: 'TEZ-10.22',
    context: () => cardFacts(card),
    options: () => [table.option('keep', 'keep'), table.option('return', 'return')],
  });
  if (choice === 'return') {
    table.shuffle(stock);
    table.tell('supply-weapon-returned', 'TEZ-10.22', { who: characterOf(human), card });
    return;
  }
  const old = slotFor(human, searchCard(table, card).family).cards[0];
  if (old !== undefined) yield* replaceWeapon(table, human, card, old);
  hold(table, human, stock, card);
}

/** The old weapon of a slot makes room: it is dropped, from the courtyard beside a store of choice. */
function* replaceWeapon(table: TezTable, human: Human, card: SearchCardId, old: SearchCardId): Rule {
  const store = yield* storeForDrop(table, human, old);
  moveCard(table, pileOf(human, old), old, lyingBeside(table.world, table.board, store));
  table.world.turn.dropped.push(old);
  table.tell('weapon-replaced', 'TEZ-10.25', { who: characterOf(human), card, old, store });
}
