/** How a match stands for a seat, from what it sees: the terms, added up; and what each seat has become. */
import type { Seat, View } from '@necropole/kernel';
import type { Zf } from '../shape.ts';
import { isBelow, partsOf, rosterOf, termIds } from './terms.ts';

export function evaluate(view: View<Zf>, seat: Seat): number {
  const parts = partsOf(view, seat);
  let sum = 0;
  for (const id of termIds) sum += parts[id] ?? 0;
  return 1 / (1 + Math.exp(-sum));
}

/** How far somebody came: whoever leads the dead, by how many of the living are no more; everybody else, by how well it stands. */
export function progress(view: View<Zf>, seat: Seat): number {
  const { world, board } = view;
  const isOfTheDead = isBelow(world) && ['master', 'turned'].includes(roleNow(view, seat));
  return isOfTheDead ? fallen(world, board.seats) : evaluate(view, seat);
}

/** The part of those who came into the castle, and have not turned, that is dead. */
function fallen({ teams, arrived }: View<Zf>['world'], seats: number): number {
  const came = teams.filter(({ camp, state }) => arrived.includes(camp) && state !== 'turned');
  const alive = came.flatMap(({ state, members }) => (state === 'lost' ? [] : members.filter(isOfTheTeam)));
  return came.length === 0 ? 1 : 1 - alive.length / (came.length * rosterOf(seats));
}

function isOfTheTeam({ kind }: { readonly kind: string }): boolean {
  return kind !== 'prisoner';
}

/** A team to the end, unless it leads the dead, has turned, or is no more. */
export function roleNow({ world }: View<Zf>, seat: Seat): string {
  const state = world.teams.find((one) => one.seat === seat)?.state;
  if (state === 'turned') return 'turned';
  if (seat === world.master) return 'master';
  return state === 'lost' ? 'lost' : 'team';
}
