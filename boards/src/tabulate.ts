/** How the tables of a board are made from lists. The casts live here: a record is not whole until its last key. */

/** A record with one value for each key of an order array. */
export function tabulate<Key extends string, Value>(
  keys: readonly Key[],
  make: (key: Key, place: number) => Value,
): Readonly<Record<Key, Value>> {
  const table = {} as Record<Key, Value>;
  keys.forEach((key, place) => {
    table[key] = make(key, place);
  });
  return table;
}

/** A record of the items of a list, each under its own key. */
export function keyed<Key extends string, Item>(
  items: readonly Item[],
  keyOf: (item: Item) => Key,
): Readonly<Record<Key, Item>> {
  const table = {} as Record<Key, Item>;
  for (const item of items) table[keyOf(item)] = item;
  return table;
}
