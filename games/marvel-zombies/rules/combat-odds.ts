/**
 * The exact chances of an attack (p.23), before its dice are rolled.
 *
 * A die is a success or not, and may add dice that roll in the same way. What is asked is how likely so many successes
 * or more are: a kill takes so many of them, and the next one so many more.
 */

export const FACES = [1, 2, 3, 4, 5, 6] as const;

/** What each of the six faces does. */
export interface DieOdds {
  /** How many of the faces are successes. */
  readonly successes: readonly boolean[];
  /** How many dice each face adds. */
  readonly adds: readonly number[];
}

const ROUNDS_OF_ADDED_DICE = 60;

/** The chance of at least `least` successes with so many dice. */
export function chanceOfSuccesses(die: DieOdds, dice: number, least: number): number {
  if (least <= 0) return 1;
  const one = successesOfOneDie(die, least);
  let all = first(least);
  for (let i = 0; i < dice; i++) all = product(all, one);
  let below = 0;
  for (const chance of all) below += chance;
  return Math.max(0, 1 - below);
}

/** The chances of 0, 1, … `count` - 1 successes with one die and all that it adds. */
function successesOfOneDie({ successes, adds }: DieOdds, count: number): Float64Array {
  const faces = successes.length;
  const chain = adds.some((added) => added > 0);
  let one = first(count);
  for (let round = 0; round < (chain ? ROUNDS_OF_ADDED_DICE : 1); round++) {
    const next = new Float64Array(count);
    for (let face = 0; face < faces; face++) {
      let then = first(count);
      for (let added = adds[face] ?? 0; added > 0; added--) then = product(then, one);
      const shift = successes[face] === true ? 1 : 0;
      for (let i = 0; i + shift < count; i++) next[i + shift] = (next[i + shift] ?? 0) + (then[i] ?? 0) / faces;
    }
    one = next;
  }
  return one;
}

/** No successes yet, for sure. */
function first(count: number): Float64Array {
  const chances = new Float64Array(count);
  chances[0] = 1;
  return chances;
}

function product(a: Float64Array, b: Float64Array): Float64Array {
  const { length } = a;
  const chances = new Float64Array(length);
  for (let i = 0; i < length; i++) {
    const left = a[i] ?? 0;
    if (left === 0) continue;
    for (let j = 0; i + j < length; j++) chances[i + j] = (chances[i + j] ?? 0) + left * (b[j] ?? 0);
  }
  return chances;
}
