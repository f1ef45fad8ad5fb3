/** The signs of a toy: nothing in particular. */
import { type Shape, type Signs, sign, unmarked } from '../../index.ts';

const noSymbol = { none: 'a toy is not drawn' };

/** A plain row for each of these events, by any of these rules; no symbol on any answer. */
export function plainSigns<S extends Shape>(
  events: readonly string[],
  verbs: readonly string[],
  cites: readonly string[],
): Signs<S> {
  const signs = {
    events: Object.fromEntries(events.map((event) => [event, sign.told(cites, noSymbol, null, unmarked)])),
    answers: Object.fromEntries(verbs.map((verb) => [verb, null])),
    deadly: [],
  };
  return signs as unknown as Signs<S>;
}
