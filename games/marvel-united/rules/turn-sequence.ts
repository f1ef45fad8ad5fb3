/** The sequence of turns (p.9, p.12): when the Villain plays, and who plays next. */
import type { Fact } from '@necropole/kernel';
import { activeHero, whoIs } from '../reading.ts';
import type { Mu, MuTable, PhaseName } from '../shape.ts';
import type { World } from '../world.ts';

const CARDS_A_PLAN = 3;
const CARDS_UNDER_PRESSURE = 2;

/** What the pace of the Villain depends on: the Missions that are done, and Delayed and Accelerated tokens. */
type Pace = { readonly completed: readonly unknown[]; readonly delay: number };

/** After how many Hero cards the Villain plays: fewer Under Pressure (MU-9.1, MU-9.3), more or fewer by tokens (MU-12.2). */
export function threshold({ completed, delay }: Pace): number {
  return (completed.length > 0 ? CARDS_UNDER_PRESSURE : CARDS_A_PLAN) + delay;
}

/** How many Hero cards are still to come before the Villain plays. */
export function cardsUntilVillain(world: World): number {
  return Math.max(0, threshold(world) - world.since);
}

/** How long the Villain waits: told before a card is played, and before a turn ends. */
export function paceFacts(world: World): readonly Fact<Mu>[] {
  return [{ key: 'cards-until-villain', params: { cards: cardsUntilVillain(world) } }];
}

/** The next Hero is up; the Villain first, if the threshold of the moment is reached (MU-9.4, MU-12.7). */
export function nextPhase({ world }: MuTable): PhaseName {
  const count = world.heroes.length;
  world.turn.hero = (world.turn.hero + world.direction + count) % count;
  return world.since >= threshold(world) ? 'villain-turn' : 'hero-turn';
}

/** The next Master Plan card comes one Hero card later: tokens add up, and opposite ones cancel (MU-12.2, MU-12.5, MU-12.6). */
export function delayVillain(table: MuTable, by: number): void {
  const cite = paceCite(table.world.delay, 1, 'MU-12.2');
  table.world.delay += by;
  table.tell('villain-delayed', cite, { by });
}

/** It comes one Hero card earlier (MU-12.3). */
export function accelerateVillain(table: MuTable, by: number): void {
  const cite = paceCite(table.world.delay, -1, 'MU-12.3');
  table.world.delay -= by;
  table.tell('villain-accelerated', cite, { by });
}

/** Opposite tokens cancel (MU-12.5), others add up (MU-12.6). */
function paceCite(before: number, sign: 1 | -1, alone: string): string {
  if (before === 0) return alone;
  return before * sign < 0 ? 'MU-12.5' : 'MU-12.6';
}

/**
 * Why the Villain plays now: it is the first turn; tokens changed the pace; the threshold was passed in the turn that
 * changed it; a face-down card counted too; or the pace of the moment.
 */
export function whyNow(world: World): string {
  if (world.storyline.length === 0) return 'MU-5.23';
  if (world.since > threshold(world)) return world.delay < 0 ? 'MU-12.7' : 'MU-9.4';
  if (world.delay !== 0) return world.delay > 0 ? 'MU-12.2' : 'MU-12.3';
  const since = world.storyline.filter(({ by }) => by !== 'villain').slice(-world.since);
  if (since.some(({ card }) => card === null)) return 'MU-9.2';
  return world.completed.length > 0 ? 'MU-9.3' : 'MU-9.1';
}

/**
 * The Heroes play the other way round from now on. In the Villain turn the next to play is the one before whoever played
 * last: to two Heroes it makes no difference (MU-7.2).
 */
export function reverseOrder(table: MuTable, cite: string): void {
  const { world } = table;
  const count = world.heroes.length;
  world.direction = world.direction === 1 ? -1 : 1;
  if (world.acting === 'villain') world.turn.hero = (world.turn.hero + 2 * world.direction + 2 * count) % count;
  const next = activeHero(world);
  table.tell('order-reversed', cite, { who: whoIs(next), hero: next.id });
}
