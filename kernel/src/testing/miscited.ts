/** Events held against the table of signs: in the conformance suite, and in every situation of a test. */

import type { Told } from '../app.ts';
import { citesOf, type Game, signOf } from '../index.ts';

/** What is wrong with the cites of these events. The kernel's own events carry none. */
export function miscited(game: Game, told: readonly Told[]): readonly string[] {
  return told.flatMap(({ type, cite, params }) => {
    const sign = signOf(game.signs, type);
    if (sign === null) return cite === '' ? [] : [`The event ${type} has no row in the table of signs`];
    const cites = citesOf(sign, params);
    return cites.includes(cite)
      ? []
      : [`The event ${type} is told with ${cite}; the table of signs has ${cites.join(', ')}`];
  });
}
