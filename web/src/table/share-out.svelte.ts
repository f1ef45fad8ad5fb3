/**
 * How somebody would share something out over all that are to come: it stands on the board, and is sent as so many answers, one
 * after the other.
 */
import type { Sharing } from '@necropole/kernel';

/** What is to be asked next, if nobody else changes it. */
interface Expected {
  readonly left: number;
  readonly next: string;
}

let counts = $state.raw<ReadonlyMap<string, number>>(new Map());
let expected: Expected | null = null;

/** As many for each as there are; what is left over goes to the first. */
export function evenly({ left, next }: Pick<Sharing, 'left' | 'next'>): ReadonlyMap<string, number> {
  const [each, over] = [Math.floor(left / next.length), left % next.length];
  return new Map(next.map((to, i) => [to, each + (i < over ? 1 : 0)]));
}

/** So many for each of those to come, as it is meant now. */
export function planned(): ReadonlyMap<string, number> {
  return counts;
}

export function plan(next: ReadonlyMap<string, number>): void {
  counts = next;
}

/** How many nobody is meant to receive. */
export function spared({ left, next }: Sharing): number {
  return left - next.reduce((sum, to) => sum + (counts.get(to) ?? 0), 0);
}

/** One more or one less for one of them, where that can be. */
export function change(sharing: Sharing, to: string, by: number): void {
  const now = (counts.get(to) ?? 0) + by;
  if (now < 0 || spared(sharing) < by) return;
  counts = new Map([...counts, [to, now]]);
}

/** A question is asked: does it go on with what was sent? Else all begins anew. */
export function goesOn(sharing: Sharing): boolean {
  const isNext = expected !== null && expected.left === sharing.left && expected.next === sharing.next.join();
  expected = null;
  if (!isNext) counts = evenly(sharing);
  return isNext;
}

/** The one that is asked about has its share; the rest of the plan is kept for the questions that follow. */
export function send({ left, next: [first = '', ...others] }: Sharing): void {
  expected = others.length === 0 ? null : { left: left - (counts.get(first) ?? 0), next: others.join() };
}

/** Nothing is shared out any more. */
export function forget(): void {
  counts = new Map();
  expected = null;
}
