/** The dashboard: the track and the Villain's Health (p.4, p.8). */
import type { MuTable, Rule } from '../shape.ts';
import { byHeroes, villainOf } from './printed.ts';
import { checkEnd } from './winning-and-losing.ts';

/** Where the track of this match ends; 0 where the dashboard has none. */
export function trackEnd(table: MuTable): number {
  const { track } = villainOf(table);
  return track === undefined ? 0 : byHeroes(track, table.board.counted);
}

/** The marker of the track goes on, or back: never beyond its ends. */
export function* moveTrack(table: MuTable, by: number, cite: string): Rule {
  const { world, board } = table;
  const end = trackEnd(table);
  const before = world.villain.track;
  world.villain.track = Math.min(end, Math.max(0, before + by));
  const { track: now } = world.villain;
  if (now === before) return;
  table.tell('track-moved', cite, { villain: board.villain, by: now - before, now, end });
  yield* checkEnd(table);
}

/** The Villain gets Health, also beyond what they began with; one whom nothing hurts has none. */
export function healVillain(table: MuTable, health: number, cite: string): void {
  if (villainOf(table).untouchable === true) return;
  const { villain } = table.world;
  villain.health += health;
  table.tell('villain-healed', cite, { villain: table.board.villain, health, now: villain.health });
}
