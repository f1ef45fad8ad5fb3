/**
 * Dealing and drawing search cards (p.4, p.14, p.16).
 *
 * A Zombie player chooses a card of their hand for the Human who has just revealed theirs, and draws 4 when the hand is
 * empty. Without a Zombie player the active Human draws one, unseen.
 */
import { draw, knowers, NOBODY } from '@necropole/kernel';
import { symbolOf } from '../content/search/deck.ts';
import type { PhaseName, Rule, TezTable } from '../shape.ts';
import { activeHuman, characterOf, type Human, type World } from '../world.ts';

const HAND_AT_START = 8;
const CARDS_DRAWN = 4;

/** Have all search cards been revealed, only just now? */
export function lastCardRevealed(world: World): boolean {
  return (
    world.lastTurns === null &&
    world.deck.cards.length === 0 &&
    world.hand.cards.length === 0 &&
    world.humans.every((human) => human.search.cards.length === 0)
  );
}

/** Step 6 of the set-up: the hand of the Zombie player, and the first card of every Human. */
export function* dealFirstCards(table: TezTable): Rule<PhaseName> {
  const { world, board } = table;
  if (board.zombieSeat !== null) drawHand(table, HAND_AT_START, 'TEZ-4.22');
  for (const human of world.humans) {
    if (board.zombieSeat === null) drawForHuman(table, human, 'TEZ-16.5');
    else yield* dealFromHand(table, human, 'TEZ-4.23');
  }
  return 'human-turn';
}

/** Step 3 of the Zombie turn. */
export function* dealSearchCard(table: TezTable): Rule {
  const { world, board } = table;
  const human = activeHuman(world);
  if (board.zombieSeat === null) return drawForHuman(table, human, 'TEZ-16.12');
  if (world.hand.cards.length === 0) return noCardToDeal(table, human);
  yield* dealFromHand(table, human, 'TEZ-14.11');
  if (world.hand.cards.length === 0 && world.deck.cards.length > 0) drawHand(table, CARDS_DRAWN, 'TEZ-14.13');
}

function noCardToDeal(table: TezTable, human: Human): void {
  table.tell('no-card-to-deal', 'TEZ-14.15', { who: characterOf(human) });
}

function drawHand(table: TezTable, count: number, cite: string): void {
  const { deck, hand } = table.world;
  const { zombieSeat } = table.board;
  const cards = Math.min(count, deck.cards.length);
  for (let i = 0; i < cards; i++) {
    draw(table, deck, hand, zombieSeat === null ? NOBODY : knowers(zombieSeat));
  }
  table.tell('hand-drawn', cite, { cards });
}

function drawForHuman(table: TezTable, human: Human, cite: string): void {
  const { deck } = table.world;
  if (deck.cards.length === 0) {
    noCardToDeal(table, human);
    return;
  }
  draw(table, deck, human.search);
  table.tell('card-drawn', cite, { who: characterOf(human) });
}

/** The cards of the hand are chosen by their place: the answer says nothing of their faces. */
function* dealFromHand(table: TezTable, human: Human, cite: string): Rule {
  const { world, board } = table;
  const { hand } = world;
  const slot = yield* table.ask(board.zombieSeat ?? 0, {
    key: 'deal-card',
    params: { who: characterOf(human) },
    cite,
    refs: [human.id],
    options: () =>
      hand.cards.map((card, at) =>
        table.option(`deal:slot-${at + 1}`, at, null, () => ({
          refs: [card],
          facts: [
            { key: 'card', params: { card } },
            { key: 'card-symbol', params: { symbol: symbolOf(card) } },
          ],
        })),
      ),
  });
  table.move(hand, slot, human.search);
  table.tell('card-dealt', cite, { who: characterOf(human), card: table.hidden(human.search, 0) });
}
