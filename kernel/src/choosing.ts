/** Choosing one of several: a room, an enemy, a card. */
import type { Json } from './json.ts';
import type { Option, Wording } from './question.ts';
import type { Seat } from './secrets.ts';
import type { Shape } from './shape.ts';
import type { Flow, Table } from './table.ts';

/**
 * Asks which of these it is, in their order, and then what else may be answered, such as `pass`. Nobody is asked where
 * there is nothing to choose from: then it is `null`.
 */
export function* chooseAmong<
  S extends Shape,
  Item,
  const O extends Option<Json, S>,
  const P extends Option<Json, S> = never,
>(
  table: Table<S>,
  seat: Seat,
  wording: Wording<S>,
  items: readonly Item[],
  optionOf: (item: Item) => O,
  others: readonly P[] = [],
): Flow<O['value'] | P['value'] | null> {
  if (items.length === 0) return null;
  const options = (): readonly (O | P)[] => [...items.map(optionOf), ...others];
  return yield* table.ask(seat, Object.assign({ options }, wording));
}
