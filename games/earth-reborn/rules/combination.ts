/**
 * Combined orders (pages 31 to 33): when a character carries out an order, others of its player may join it.
 *
 * 1. All carry out the same type of order. The section of the activated character is of any colour, those of the others are gold,
 *    on tiles that were assigned earlier.
 * 2. At least 1 CP is spent on each, within its maximum, and all of them before anything is carried out.
 * 3. All dice are rolled together, and all automatic results are added.
 *
 * 4. Whoever is to join beyond its bonus shows its jamming marker first, as in its own orders.
 *
 * Not in an interception. What is special to moves, searches and interactions stands with them.
 */
import { deeds } from '@necropole/kernel';
import type { CharacterId } from '../content/characters/index.ts';
import { type OrderType, orderTypes } from '../content/kinds.ts';
import { type AssignedSection, commandedBy, figureOf, plays, sectionsOf } from '../reading.ts';
import type { ErTable, Rule, Verdict } from '../shape.ts';
import type { Figure } from '../world.ts';
import { judgeSpending } from './command.ts';
import { hasHiddenMarker, judgeTuning, showMarker } from './radio-jamming.ts';
import { actingOf, canCombine } from './under-way.ts';

/** How somebody could join: with which weapon, where that matters. */
export interface Joining {
  readonly friend: CharacterId;
  readonly weapon: string | null;
}

/** A gold section that takes CP: move sections do so again (ER-8.3), the others once. */
function isOpenGold({ colour, command, most }: AssignedSection, order: OrderType): boolean {
  return colour === 'gold' && command < (order === 'move' ? most : 1);
}

/** What joining takes, whatever the order: a tile of an earlier round (ER-31.5), a gold section of it (ER-31.4), and a CP (ER-31.7). */
export function judgeJoining(table: ErTable, friend: Figure, order: OrderType): Verdict {
  const refs = [friend.id];
  if (friend.tiles.cards.length === 0) return { key: 'no-tile', params: { figure: friend.id }, cite: 'ER-31.5', refs };
  const sections = sectionsOf(table.board, friend, order);
  if (!sections.some((section) => isOpenGold(section, order)))
    return { key: 'no-gold-section', params: { order }, cite: 'ER-31.4', refs };
  const refusal = judgeSpending(table.world, friend, 1);
  // Within an order no marker is shown: that was to be done before.
  return refusal === null ? null : { ...refusal, remedies: [] };
}

// ── Before the order ─────────────────────────────────────────────────────────────────────────────────────────────────

/** Those who could join something, and have not shown their marker. */
function hiddenFriends(table: ErTable, { id, seat }: Figure): readonly Figure[] {
  if (!plays(table.board, 'jamming') || !canCombine(table)) return [];
  const isReady = (friend: Figure): boolean =>
    orderTypes.some((order) => sectionsOf(table.board, friend, order).some((section) => isOpenGold(section, order)));
  return commandedBy(table.world, seat).filter(
    (friend) => friend.id !== id && hasHiddenMarker(friend) && isReady(friend),
  );
}

/** Whoever joins pays like everybody: beyond its bonus it shows its marker first (ER-27.1). */
export const tuningFriends = deeds({
  options: (table: ErTable, figure: Figure) =>
    table.options(
      hiddenFriends(table, figure),
      (friend) => judgeTuning(table.world, friend),
      ({ id }, refusal) =>
        table.option(`tune:${id}`, { do: 'tune-friend' as const, friend: id }, refusal, () => ({ refs: [id] })),
    ),
  run: {
    *'tune-friend'(table: ErTable, _figure: Figure, { friend }) {
      yield* showMarker(table, figureOf(table.world, friend), 'ER-27.1');
    },
  },
});

// ── Joining ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/** How others join an order. */
export interface Gathering<T> {
  /** In which ways a friend could. */
  readonly ways: (friend: Figure) => readonly (string | null)[];
  /** Whether it stands where it can. */
  readonly judge: (friend: Figure, weapon: string | null) => Verdict;
  /** Asks for its CP. */
  readonly spend: (friend: Figure, weapon: string | null) => Rule<T>;
  /** By which rules of its own somebody is asked for, and joins. */
  readonly cites?: { readonly asked: string; readonly joined: string };
  /** Who takes part already, besides the activated character. */
  readonly taking?: readonly CharacterId[];
}

/** Lets others join, one after the other, until their player has enough. */
export function* gather<T>(
  table: ErTable,
  figure: Figure,
  order: OrderType,
  { ways, judge, spend, cites, taking: present = [] }: Gathering<T>,
): Rule<readonly T[]> {
  const { world } = table;
  const joined: T[] = [];
  if (!canCombine(table)) return joined;
  const taking: CharacterId[] = [figure.id, ...present];
  const candidates = (): readonly Joining[] =>
    commandedBy(world, figure.seat)
      .filter(({ id }) => !taking.includes(id))
      .flatMap((friend) => ways(friend).map((weapon) => ({ friend: friend.id, weapon })));
  const judged = ({ friend, weapon }: Joining): Verdict => {
    const one = figureOf(world, friend);
    return judge(one, weapon) ?? judgeJoining(table, one, order);
  };
  while (candidates().some((one) => judged(one) === null)) {
    const choice = yield* table.ask(figure.seat, {
      key: 'join',
      params: { figure: figure.id, order },
      // All CP are placed before anything is carried out.
      cite: joined.length > 0 ? 'ER-31.8' : (cites?.asked ?? 'ER-31.3'),
      refs: [figure.id],
      options: () => [
        table.option('done', null),
        ...table.options(candidates(), judged, ({ friend, weapon }, refusal) =>
          table.option(
            weapon === null ? `join:${friend}` : `join:${friend}:${weapon}`,
            { friend, weapon },
            refusal,
            () => ({ refs: [friend] }),
          ),
        ),
      ],
    });
    if (choice === null) break;
    const friend = figureOf(world, choice.friend);
    taking.push(friend.id);
    table.tell('joins', cites?.joined ?? citeOfJoining(table, friend), { figure: friend.id, with: figure.id, order });
    joined.push(yield* spend(friend, choice.weapon));
  }
  return joined;
}

/** After other orders of the round, each on its own (ER-31.10); whether its card is engaged makes no difference (ER-31.6). */
function citeOfJoining({ world }: ErTable, { engaged }: Figure): string {
  if (actingOf(world).orders > 1) return 'ER-31.10';
  return engaged ? 'ER-31.3' : 'ER-31.6';
}

/** Somebody died by what several did together: it is their player’s deed, and one death (ER-31.21). */
export function tellKilled(table: ErTable, figures: readonly CharacterId[], { id, state }: Figure): void {
  if (figures.length > 1 && state === 'dead') table.tell('killed-together', 'ER-31.21', { figures, dead: id });
}
