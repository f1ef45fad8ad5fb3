/** How a match stands for a seat, from what it sees: the terms, added up; and what each seat has become. */
import type { Seat, View } from '@necropole/kernel';
import type { Zf } from '../shape.ts';
import { partsOf, termIds } from './terms.ts';

export function evaluate(view: View<Zf>, seat: Seat): number {
  const parts = partsOf(view, seat);
  let sum = 0;
  for (const id of termIds) sum += parts[id] ?? 0;
  return 1 / (1 + Math.exp(-sum));
}

/** Where nearly nobody wins, how well it stands says how far somebody came. */
export function progress(view: View<Zf>, seat: Seat): number {
  return evaluate(view, seat);
}

/** A team to the end, unless it leads the dead, has turned, or is no more. */
export function roleNow({ world }: View<Zf>, seat: Seat): string {
  const state = world.teams.find((one) => one.seat === seat)?.state;
  if (state === 'turned') return 'turned';
  if (seat === world.master) return 'master';
  return state === 'lost' ? 'lost' : 'team';
}
