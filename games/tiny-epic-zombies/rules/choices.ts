/** The small choices that components ask for: a room, a Human, a store, a card, or whether to use them at all. */
import type { Fact, Seat } from '@necropole/kernel';
import type { SearchCardId } from '../content/ids.ts';
import type { RoomId, StoreFaceId } from '../content/stores/index.ts';
import type { Rule, Tez, TezTable } from '../shape.ts';
import { characterOf, type Human, type HumanId, humanById } from '../world.ts';
import { cardFacts } from './holding.ts';
import { humanFacts } from './wounds-and-ammo.ts';

/** Who is asked, for what, and by which rule. */
export interface Choice {
  /** The Human concerned, whose name stands in the question. */
  readonly human: Human;
  /** The component that asks: its name stands in the question. */
  readonly component: string;
  readonly cite: string;
  /** Another seat than the Human's own: the Zombie player's, for what the horde does. */
  readonly seat?: Seat;
  /** May the answer be "no, thanks"? Then `null` is given back. */
  readonly optional?: boolean;
}

/** What the component that asks does. */
export function effectOf(component: string): readonly Fact<Tez>[] {
  return [{ key: 'effect', params: { component } }];
}

function said(choice: Choice) {
  const { human, component, cite } = choice;
  return { params: { who: characterOf(human), component }, cite, refs: [human.id], context: () => effectOf(component) };
}

function passOption(table: TezTable, choice: Choice) {
  return choice.optional === true ? [table.option('pass', null)] : [];
}

/** One of these rooms; `null` when the answer is no, or when there is none to choose. */
export function* chooseRoom(table: TezTable, choice: Choice, rooms: readonly RoomId[]): Rule<RoomId | null> {
  if (rooms.length === 0) return null;
  return yield* table.ask(choice.seat ?? choice.human.seat, {
    key: 'choose-room',
    ...said(choice),
    options: () => [
      ...rooms.map((room) => table.option(`room:${room}`, room, null, () => ({ refs: [room] }))),
      ...passOption(table, choice),
    ],
  });
}

/** One of these Humans. */
export function* chooseHuman(table: TezTable, choice: Choice, humans: readonly HumanId[]): Rule<HumanId | null> {
  if (humans.length === 0) return null;
  return yield* table.ask(choice.seat ?? choice.human.seat, {
    key: 'choose-human',
    ...said(choice),
    options: () => [
      ...humans.map((id) =>
        table.option(`human:${id}`, id, null, () => ({ refs: [id], facts: humanFacts(humanById(table.world, id)) })),
      ),
      ...passOption(table, choice),
    ],
  });
}

/** One of these stores. */
export function* chooseStore(
  table: TezTable,
  choice: Choice,
  stores: readonly StoreFaceId[],
): Rule<StoreFaceId | null> {
  if (stores.length === 0) return null;
  return yield* table.ask(choice.seat ?? choice.human.seat, {
    key: 'choose-store',
    ...said(choice),
    options: () => [
      ...stores.map((store) => table.option(`store:${store}`, store, null, () => ({ refs: [store] }))),
      ...passOption(table, choice),
    ],
  });
}

/** One of these face-up cards. */
export function* chooseCard(
  table: TezTable,
  choice: Choice,
  cards: readonly SearchCardId[],
): Rule<SearchCardId | null> {
  if (cards.length === 0) return null;
  return yield* table.ask(choice.seat ?? choice.human.seat, {
    key: 'choose-card',
    ...said(choice),
    options: () => [
      ...cards.map((card) =>
        table.option(`card:${card}`, card, null, () => ({ refs: [card], facts: cardFacts(card) })),
      ),
      ...passOption(table, choice),
    ],
  });
}

/** Is it used, now that it could be? */
export function* mayUse(table: TezTable, choice: Choice): Rule<boolean> {
  const answer = yield* table.ask(choice.seat ?? choice.human.seat, {
    key: 'may-use',
    ...said(choice),
    options: () => [table.option('accept', true), table.option('pass', false)],
  });
  return answer;
}
