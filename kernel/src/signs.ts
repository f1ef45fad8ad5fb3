/** The table of signs: what a game says of each kind of event, beside its sentence. One row an event. */
import type { Shape } from './shape.ts';

/** One row: what such an event is to whoever looks or reads. */
export interface Sign<P = object> {
  /** The rules by which such a thing happens: an event carries one of these cites. What tells them apart may decide. */
  readonly cites: readonly string[] | ((params: P) => readonly string[]);
}

/** A row for every event that the game tells. */
export type Signs<S extends Shape = Shape> = { readonly [K in keyof S['events']]: Sign<S['events'][K]> };

/** The cites that such an event may carry. */
export function citesOf<P>({ cites }: Sign<P>, params: P): readonly string[] {
  return typeof cites === 'function' ? cites(params) : cites;
}
