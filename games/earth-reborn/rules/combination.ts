/**
 * Combined orders (pages 31 to 33): when a character carries out an order, others of its player may join it.
 *
 * 1. All carry out the same type of order. The section of the activated character is of any colour, those of the others are gold,
 *    on tiles that were assigned earlier.
 * 2. At least 1 CP is spent on each, within its maximum, and all of them before anything is carried out.
 * 3. All dice are rolled together, and all automatic results are added.
 *
 * Not in an interception. Melee and fire are combined so far.
 */
import type { CharacterId } from '../content/characters/index.ts';
import type { OrderType } from '../content/kinds.ts';
import { commandedBy, figureOf, plays, sectionsOf } from '../reading.ts';
import type { ErTable, Rule, Verdict } from '../shape.ts';
import type { Figure } from '../world.ts';
import { judgeSpending } from './command.ts';
import { isIntercepting } from './under-way.ts';

/** How somebody could join: with which weapon, where that matters. */
export interface Joining {
  readonly friend: CharacterId;
  readonly weapon: string | null;
}

/** What joining takes, whatever the order: a free gold section, and a CP for it (ER-31.4, ER-31.7). */
function judgeJoining(table: ErTable, friend: Figure, order: OrderType): Verdict {
  const sections = sectionsOf(table.board, friend, order).filter(
    ({ colour, command }) => colour === 'gold' && command === 0,
  );
  if (sections.length === 0) return { key: 'no-gold-section', params: { order }, cite: 'ER-31.4', refs: [friend.id] };
  return judgeSpending(table.world, friend, 1);
}

/**
 * Lets others join, one after the other, until their player has enough. `ways` says how a friend could, `judge` whether it stands
 * where it can; `spend` asks for its CP.
 */
export function* gather<T>(
  table: ErTable,
  figure: Figure,
  order: OrderType,
  ways: (friend: Figure) => readonly (string | null)[],
  judge: (friend: Figure, weapon: string | null) => Verdict,
  spend: (friend: Figure, weapon: string | null) => Rule<T>,
): Rule<readonly T[]> {
  const { world, board } = table;
  const joined: T[] = [];
  if (!plays(board, 'combination') || isIntercepting(world)) return joined;
  const taking: CharacterId[] = [figure.id];
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
      cite: joined.length > 0 ? 'ER-31.8' : 'ER-31.3',
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
    // Whether its card is engaged makes no difference (ER-31.6).
    const cite = friend.engaged ? 'ER-31.3' : 'ER-31.6';
    table.tell('joins', cite, { figure: friend.id, with: figure.id, order });
    joined.push(yield* spend(friend, choice.weapon));
  }
  return joined;
}
