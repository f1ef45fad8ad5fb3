/** What stands on the way of a march, so that it leads no farther: the first thing that would have to be otherwise. */
import type { HexId } from '@necropole/boards';
import type { ZoneId } from '../content/fortress/plan.ts';
import type { Stop, Verdict } from '../shape.ts';

/** The rule by which each of them stops whoever enters. */
const stopCites: Readonly<Record<Stop, string>> = {
  event: 'ZF-6.9',
  gate: 'ZF-2.29',
  team: 'ZF-3.5',
  castle: 'ZF-2.5',
  dead: 'ZF-7.4',
  fight: 'ZF-10.22',
  lift: 'ZF-9.3',
  liquid: 'ZF-9.10',
};

/** Whoever enters goes no farther: what lies behind is out of reach, whatever the points. */
export function stoppedAt(at: HexId | ZoneId, why: Stop, cite = stopCites[why]): NonNullable<Verdict> {
  return { key: 'stopped-on-way', params: { at, why }, cite, refs: [at] };
}
