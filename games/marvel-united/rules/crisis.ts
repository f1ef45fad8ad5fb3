/** Crisis tokens (p.12). */

import { whoIs } from '../reading.ts';
import type { MuTable } from '../shape.ts';
import type { Hero, Place, ThreatInPlay } from '../world.ts';

/** Who or what bears Crisis tokens: a Hero, a Location, a Threat, or the dashboard. */
export type Bearer = Hero | Place | ThreatInPlay | 'dashboard';

function heapOf({ world }: MuTable, on: Bearer): { crisis: number } {
  return on === 'dashboard' ? world.villain : on;
}

/** How a bearer is called in what is told. */
function nameOf({ board }: MuTable, on: Bearer): string {
  if (on === 'dashboard') return board.villain;
  if ('card' in on) return on.card;
  return 'hand' in on ? whoIs(on) : on.id;
}

/** What stands for a bearer in the scene. */
function thingOf(on: Bearer): string {
  if (on === 'dashboard') return 'villain';
  return 'card' in on ? on.card : on.id;
}

/** No effect touches a KO'd Hero (MU-10.18). */
function outOfReach(on: Bearer): boolean {
  return on !== 'dashboard' && 'ko' in on && on.ko;
}

/** Puts Crisis tokens down. By themselves they do nothing: texts that name them say what they cause (MU-12.11). */
export function addCrisis(table: MuTable, on: Bearer, count: number): void {
  if (count <= 0 || outOfReach(on)) return;
  const heap = heapOf(table, on);
  heap.crisis += count;
  table.tell('crisis-added', 'MU-12.11', { on: nameOf(table, on), at: thingOf(on), count, now: heap.crisis });
}

/** Takes Crisis tokens away, as many as there are; says how many those were (MU-12.11). */
export function removeCrisis(table: MuTable, on: Bearer, most: number): number {
  const heap = heapOf(table, on);
  const count = outOfReach(on) ? 0 : Math.min(most, heap.crisis);
  if (count <= 0) return 0;
  heap.crisis -= count;
  table.tell('crisis-removed', 'MU-12.11', { on: nameOf(table, on), at: thingOf(on), count, now: heap.crisis });
  return count;
}
