/** Adding, moving and discarding Thugs and Civilians (p.6, p.9). */
import { besideIn } from '@necropole/boards';
import type { Bystander } from '../content/symbols.ts';
import { placeOf } from '../reading.ts';
import type { MuTable, Rule } from '../shape.ts';
import type { Board, LocationId } from '../world.ts';
import { villainSeat } from './asking.ts';
import { locationFacts } from './choices.ts';
import { noteOverflow, resolveOverflows } from './overflow.ts';

/** So many tokens for a Location. */
export interface Addition {
  readonly at: LocationId;
  readonly bystanders: readonly Bystander[];
}

/** The boxes at the foot of the plan: before the Villain's Location, in it, after it (MU-6.7, MU-6.8). */
export function* addByPlan(table: MuTable): Rule {
  const { plan, villain } = table.world;
  if (plan === null) return;
  const additions = placesOfTokens(table.board, villain.at).map((at, i) => ({
    at,
    bystanders: plan.tokens[i] ?? [],
  }));
  const shared = plan.freely === null ? additions : yield* shareFreely(table, additions, plan.freely);
  yield* addBystanders(table, shared, 'MU-6.8');
}

/** Where the three boxes of a plan lie, when the Villain has stopped there. */
export function placesOfTokens({ ring }: Pick<Board, 'ring'>, at: LocationId): readonly LocationId[] {
  const [before, next] = besideIn(ring, at);
  return [before, at, next];
}

/** The order in which tokens come into a Location (MU-6.9). */
export function thugsFirst(bystanders: readonly Bystander[]): readonly Bystander[] {
  return [...bystanders].sort((one, other) => (one === other ? 0 : one === 'thug' ? -1 : 1));
}

/** The Villain player puts each token where they like, among the same Locations. */
function* shareFreely(table: MuTable, additions: readonly Addition[], component: string): Rule<readonly Addition[]> {
  const places = additions.map(({ at }) => at);
  const shared = places.map((at): { at: LocationId; bystanders: Bystander[] } => ({ at, bystanders: [] }));
  for (const bystander of additions.flatMap(({ bystanders }) => bystanders)) {
    const at = yield* table.ask(villainSeat(table), {
      key: 'place-bystander',
      params: { component, bystander },
      cite: 'MU-13.13',
      options: () =>
        places.map((place) =>
          table.option(`location:${place}`, place, null, () => ({ refs: [place], facts: locationFacts(table, place) })),
        ),
    });
    shared.find((each) => each.at === at)?.bystanders.push(bystander);
  }
  return shared;
}

/**
 * Adds tokens, Location by Location, Thugs before Civilians (MU-6.9). Whatever finds no free slot is not placed, and the
 * Location overflows (MU-6.10): in the Villain turn once all are placed, in a Hero's turn at its end.
 */
export function* addBystanders(table: MuTable, additions: readonly Addition[], cite: string): Rule {
  for (const { at, bystanders } of additions) {
    const ordered = thugsFirst(bystanders);
    let unplaced = 0;
    const mixed = ordered.includes('thug') && ordered.includes('civilian');
    for (const bystander of ordered) {
      if (!placeBystander(table, at, bystander, mixed ? 'MU-6.9' : cite)) unplaced += 1;
    }
    if (unplaced > 0) noteOverflow(table, at, unplaced);
  }
  const { acting, overflow } = table.world;
  if (acting === 'villain' && !overflow.resolving) yield* resolveOverflows(table);
}

/** Puts a token on a free slot, if there is one: any slot takes any token (MU-4.10). */
export function placeBystander(table: MuTable, at: LocationId, bystander: Bystander, cite: string): boolean {
  const { slots } = placeOf(table.world, at);
  const slot = slots.indexOf(null);
  if (slot < 0) {
    table.tell('no-room', 'MU-6.10', { bystander, at });
    return false;
  }
  slots[slot] = bystander;
  table.tell('bystander-added', cite, { bystander, at, slot });
  return true;
}

/** Takes a token off its Location; says where it lay, or -1 where there is none. */
export function takeBystander(table: MuTable, at: LocationId, bystander: Bystander): number {
  const { slots } = placeOf(table.world, at);
  const slot = slots.lastIndexOf(bystander);
  if (slot >= 0) slots[slot] = null;
  return slot;
}

/** A discarded token goes to the reserve: it advances no Mission (MU-9.8). Says how many there were. */
export function discardBystanders(
  table: MuTable,
  at: LocationId,
  bystander: Bystander,
  most: number,
  cite: string,
): number {
  let count = 0;
  for (; count < most; count++) {
    const slot = takeBystander(table, at, bystander);
    if (slot < 0) break;
    table.tell('bystander-discarded', cite, { bystander, at, slot });
  }
  return count;
}

/** A token goes to another Location, if there is room. */
export function moveBystander(
  table: MuTable,
  bystander: Bystander,
  from: LocationId,
  to: LocationId,
  cite: string,
): void {
  const into = placeOf(table.world, to).slots.indexOf(null);
  const slot = into < 0 ? -1 : takeBystander(table, from, bystander);
  if (slot < 0) return;
  placeOf(table.world, to).slots[into] = bystander;
  table.tell('bystander-moved', cite, { bystander, from, slot, to, into });
}
