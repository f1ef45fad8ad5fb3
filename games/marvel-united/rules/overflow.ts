/** Overflow (p.6): once a Location, after all tokens were placed, and at the end of a Hero's turn. */
import { along, clockwiseFrom } from '@necropole/boards';
import type { MuTable, Rule } from '../shape.ts';
import type { LocationId, World } from '../world.ts';
import { villainOf } from './printed.ts';
import { playSuperHeroCards } from './super-cards.ts';

/** Tokens found no room there. However many and however often, it is one Overflow in a turn (MU-6.13, MU-6.18, MU-6.19). */
export function noteOverflow(table: MuTable, at: LocationId, unplaced: number): void {
  const { waiting, had } = table.world.overflow;
  if (had.includes(at)) return;
  const noted = waiting.find((each) => each.at === at);
  if (noted !== undefined) {
    noted.unplaced += unplaced;
    return;
  }
  waiting.push({ at, unplaced, chained: table.world.overflow.resolving });
  if (table.world.acting === 'heroes') table.tell('overflow-waits', 'MU-6.16', { at });
}

/** The Overflows that wait, clockwise from the Location before the Villain's; those that they bring come after them. */
export function* resolveOverflows(table: MuTable): Rule {
  const { world, board } = table;
  const order = clockwiseFrom(board.ring, along(board.ring, world.villain.at, -1));
  world.overflow.waiting.sort((one, other) => order.indexOf(one.at) - order.indexOf(other.at));
  world.overflow.resolving = true;
  for (let next = world.overflow.waiting[0]; next !== undefined; next = world.overflow.waiting[0]) {
    const { at, unplaced, chained } = next;
    world.overflow.waiting.shift();
    world.overflow.had.push(at);
    yield* overflowIn(table, at, unplaced, whyOverflow(world, unplaced, chained));
  }
  world.overflow.resolving = false;
}

/** The rule that an Overflow shows: the chain, the end of a Hero's turn, several tokens, several Locations, or the plain case. */
function whyOverflow({ acting, overflow }: World, unplaced: number, chained: boolean): string {
  if (chained) return 'MU-6.19';
  if (acting === 'heroes') return 'MU-6.17';
  if (unplaced > 1) return 'MU-6.13';
  return overflow.had.length + overflow.waiting.length > 1 ? 'MU-6.14' : 'MU-6.15';
}

function* overflowIn(table: MuTable, at: LocationId, unplaced: number, cite: string): Rule {
  const reaction = { cancelled: false };
  yield* playSuperHeroCards(table, { is: 'overflow', at, reaction });
  if (reaction.cancelled) {
    table.tell('overflow-cancelled', 'MU-13.16', { at });
    return;
  }
  const component = villainOf(table);
  table.tell('overflow', cite, { at });
  yield* table.act({ component }, component.overflow(table, at, unplaced));
}
