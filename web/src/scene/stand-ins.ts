/** What a press on a space or a piece answers for. */
import type { Marks } from './marks.ts';
import type { Stood } from './standing.ts';
import { cardUnder } from './things.ts';

/** The thing that stands in for a space, if one does. */
export type StandIns = Pick<ReadonlyMap<string, string>, 'get'>;

/** The only lit thing of a space stands for the space: one need not hit a small token. */
export function onlyLit(stood: readonly Stood[], { lit }: Marks): ReadonlyMap<string, string> {
  const things = stood.filter(({ thing }) => lit.has(thing.id)).map(({ thing }) => thing);
  const alone = things.filter(({ at }) => things.filter((other) => other.at === at).length === 1);
  return new Map(alone.map(({ id, at }) => [at, id]));
}

/** What answers where this space is pressed. */
export function answerAt(space: string, { lit, refused }: Marks, standIns: StandIns): string {
  return lit.has(space) || refused.has(space) ? space : (standIns.get(space) ?? space);
}

/** What a piece answers: for itself, for one beneath it, else for the place that it stands on. A refused piece does not keep a press from a lit place. */
export function standsFor({ thing, heap }: Stood, marks: Marks, standIns: StandIns): string {
  const own = heap.find(({ id }) => marks.lit.has(id))?.id ?? thing.id;
  const beneath = cardUnder(thing);
  const place = beneath !== null && marks.lit.has(beneath) ? beneath : thing.at;
  if (marks.lit.has(own) || (marks.refused.has(own) && !marks.lit.has(place))) return own;
  return answerAt(place, marks, standIns);
}
