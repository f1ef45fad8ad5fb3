/** The small choices that components ask for: a room, a Human, a store, a card, or whether to use them at all. */
import { chooseAmong, type Fact, type Option, type Seat } from '@necropole/kernel';
import type { SearchCardId } from '../content/ids.ts';
import type { RoomId, StoreFaceId } from '../content/stores/index.ts';
import type { Rule, Tez, TezTable } from '../shape.ts';
import { characterOf, type Human, type HumanId, humanById } from '../world.ts';
import { cardFacts } from './holding.ts';
import { besideHuman } from './wounds-and-ammo.ts';

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

type ChoiceKey = 'choose-room' | 'choose-human' | 'choose-store' | 'choose-card';

/** One of several; `null` when the answer is no, or when there is none to choose. */
function choose<T extends string>(
  table: TezTable,
  choice: Choice,
  key: ChoiceKey,
  items: readonly T[],
  optionOf: (item: T) => Option<T, Tez>,
): Rule<T | null> {
  const pass = choice.optional === true ? [table.option('pass', null)] : [];
  return chooseAmong(table, choice.seat ?? choice.human.seat, { key, ...said(choice) }, items, optionOf, pass);
}

/** One of these rooms. */
export function chooseRoom(table: TezTable, choice: Choice, rooms: readonly RoomId[]): Rule<RoomId | null> {
  return choose(table, choice, 'choose-room', rooms, (room) =>
    table.option(`room:${room}`, room, null, () => ({ refs: [room] })),
  );
}

/** One of these Humans. */
export function chooseHuman(table: TezTable, choice: Choice, humans: readonly HumanId[]): Rule<HumanId | null> {
  return choose(table, choice, 'choose-human', humans, (id) =>
    table.option(`human:${id}`, id, null, () => besideHuman(humanById(table.world, id))),
  );
}

/** One of these stores. */
export function chooseStore(table: TezTable, choice: Choice, stores: readonly StoreFaceId[]): Rule<StoreFaceId | null> {
  return choose(table, choice, 'choose-store', stores, (store) =>
    table.option(`store:${store}`, store, null, () => ({ refs: [store] })),
  );
}

/** One of these face-up cards. */
export function chooseCard(table: TezTable, choice: Choice, cards: readonly SearchCardId[]): Rule<SearchCardId | null> {
  return choose(table, choice, 'choose-card', cards, (card) =>
    table.option(`card:${card}`, card, null, () => ({ refs: [card], facts: cardFacts(card) })),
  );
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
