/** What is said of many places at once, and is seldom another for more than a few of them. */
import { untrack } from 'svelte';

/**
 * A map that follows whatever it is made of, and stays the same object while it holds the same. What is drawn by it is
 * not even looked at when something else has changed.
 */
export class Steady<V> {
  private held: ReadonlyMap<string, V>;

  constructor(make: () => ReadonlyMap<string, V>) {
    this.held = $state.raw(untrack(make));
    $effect.pre(() => {
      const now = make();
      if (
        !holdsTheSame(
          untrack(() => this.held),
          now,
        )
      )
        this.held = now;
    });
  }

  get(key: string): V | undefined {
    return this.held.get(key);
  }
}

function holdsTheSame<V>(one: ReadonlyMap<string, V>, other: ReadonlyMap<string, V>): boolean {
  if (one.size !== other.size) return false;
  for (const [key, value] of other) if (one.get(key) !== value) return false;
  return true;
}
