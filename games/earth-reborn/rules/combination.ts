/**
 * Combined orders (pages 31 to 33): when a character carries out an order, others of its player may join it.
 *
 * 1. All carry out the same type of order. The section of the activated character is of any colour, those of the others are gold,
 *    on tiles that were assigned earlier.
 * 2. At least 1 CP is spent on each, within its maximum, and all of them before anything is carried out.
 * 3. All dice are rolled together, and all automatic results are added.
 *
 * Not in an interception. What is special to moves, searches and interactions stands with them.
 */
import type { CharacterId } from '../content/characters/index.ts';
import type { OrderType } from '../content/kinds.ts';
import { commandedBy, figureOf, plays, sectionsOf } from '../reading.ts';
import type { ErTable, Rule, Verdict } from '../shape.ts';
import type { Figure } from '../world.ts';
import { judgeSpending } from './command.ts';
import { actingOf, isIntercepting } from './under-way.ts';

/** How somebody could join: with which weapon, where that matters. */
export interface Joining {
  readonly friend: CharacterId;
  readonly weapon: string | null;
}

/** What joining takes, whatever the order: a tile of an earlier round (ER-31.5), a gold section of it (ER-31.4), and a CP (ER-31.7). */
export function judgeJoining(table: ErTable, friend: Figure, order: OrderType): Verdict {
  const refs = [friend.id];
  if (friend.tiles.cards.length === 0) return { key: 'no-tile', params: { figure: friend.id }, cite: 'ER-31.5', refs };
  // Move sections take CP again (ER-8.3), the others once.
  const sections = sectionsOf(table.board, friend, order).filter(
    ({ colour, command, most }) => colour === 'gold' && command < (order === 'move' ? most : 1),
  );
  if (sections.length === 0) return { key: 'no-gold-section', params: { order }, cite: 'ER-31.4', refs };
  return judgeSpending(table.world, friend, 1);
}

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

/** May anybody join the orders of whoever acts (ER-31.3, ER-31.11)? */
export function canCombine({ world, board }: Pick<ErTable, 'world' | 'board'>): boolean {
  return plays(board, 'combination') && !isIntercepting(world);
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
