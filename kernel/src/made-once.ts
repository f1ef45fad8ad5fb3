/** What follows from a name alone and takes long to make, such as the map of a mission: made once, for all matches. */
import { deepFreeze } from './json.ts';

/**
 * Gives for each key what `make` made of it the first time. It must follow from the key alone, and is frozen: so no
 * match can learn anything from another, and no two runs differ.
 */
export function madeOnce<K extends string, V extends object>(make: (key: K) => V): (key: K) => V {
  const made = new Map<K, V>();
  return (key) => {
    let value = made.get(key);
    if (value === undefined) {
      value = deepFreeze(make(key));
      made.set(key, value);
    }
    return value;
  };
}

/**
 * Remembers what was made of an object and a key, as long as the object lives, for a number of keys at most. Made again
 * it must come out the same: it may save time and nothing else.
 */
export function madeOf<O extends object, V>(most: number): (of: O, key: string | number, make: () => V) => V {
  const made = new WeakMap<O, Map<string | number, V>>();
  return (of, key, make) => {
    let known = made.get(of);
    if (known === undefined) {
      known = new Map();
      made.set(of, known);
    }
    let value = known.get(key);
    if (value === undefined) {
      if (known.size >= most) known.clear();
      value = make();
      known.set(key, value);
    }
    return value;
  };
}
