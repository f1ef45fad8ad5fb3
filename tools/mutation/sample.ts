/** A sample of mutants that a seed decides: every place is as likely as any other, in whatever file it stands. */
import { createHash } from 'node:crypto';
import type { Change } from './changes.ts';
import type { PlaceOfGame, Sources } from './sources.ts';

export interface Mutant {
  readonly place: PlaceOfGame;
  readonly change: Change;
}

/** How many mutants are wanted: of rules and facts together, and of strings, which are scored apart. */
export interface Wanted {
  readonly mutants: number;
  readonly strings: number;
}

/** Draws mutants one by one. A place none of whose changes compiles is passed over, and another is drawn instead. */
export function* sampled(sources: Sources, seed: string, wanted: Wanted): Generator<Mutant, void> {
  const left = { mutants: wanted.mutants, strings: wanted.strings };
  for (const place of shuffled(sources.places, (one) => `${seed} ${one.file} ${one.start} ${one.kind}`)) {
    const part = place.family === 'strings' ? 'strings' : 'mutants';
    if (left[part] === 0) continue;
    const change = shuffled(place.changes, ({ text }) => `${seed} ${place.file} ${place.start} ${text}`).find((one) =>
      sources.compiles(place.file, one),
    );
    if (change === undefined) continue;
    left[part] -= 1;
    yield { place, change };
    if (left.mutants + left.strings === 0) return;
  }
}

/** In an order that depends on nothing but the keys. */
function shuffled<T>(all: readonly T[], keyOf: (one: T) => string): readonly T[] {
  const keyed = all.map((one) => ({ one, key: createHash('sha256').update(keyOf(one)).digest('hex') }));
  return keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0)).map(({ one }) => one);
}
