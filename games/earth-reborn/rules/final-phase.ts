/**
 * The final phase (page 7), in this order.
 *
 * 1. The scenario says whether somebody has won.
 * 2. Cards are disengaged.
 * 3. Assigned tiles go to the discard pile, face down.
 * 4. All CP go back to the bank; wounds stay.
 * 5. Players keep at most 5 tiles, discard as many as they like, and say how many they keep.
 * 6. Other effects; then the turn marker moves on.
 */
import { draw, type Seat } from '@necropole/kernel';
import { handOf, inOrder } from '../reading.ts';
import type { ErTable, PhaseName, Rule, Verdict } from '../shape.ts';
import type { World } from '../world.ts';
import { equipmentOf } from './equipment.ts';
import { HAND } from './initiative-phase.ts';
import { runMarkers } from './placed-markers.ts';
import { restorePower } from './power.ts';
import { releaseFriends } from './prisoners.ts';
import { clearSmoke } from './smoke.ts';
import { runTimers } from './timers.ts';

export function* finalPhase(table: ErTable): Rule<PhaseName> {
  const { world } = table;
  table.tell('final-phase', 'ER-7.7', { turn: world.turn });
  yield* table.fire('victoryChecked', {});
  disengage(table);
  clearTiles(table);
  returnCommand(table);
  return 'keep-tiles';
}

/** Whoever was commanded by another for a turn goes back (ER-40.19). */
function* goHome(table: ErTable): Rule {
  for (const figure of table.world.figures) {
    if (figure.home === null) continue;
    figure.seat = figure.home;
    figure.home = null;
    table.tell('goes-home', 'ER-40.19', { figure: figure.id, seat: figure.seat });
  }
  yield* releaseFriends(table);
}

/** Timers run, while power is still off where it was cut; bombs, viruses and mines; then power comes back; smoke clears. */
function* otherEffects(table: ErTable): Rule {
  const { world } = table;
  if (world.running.length > 0) yield* runTimers(table);
  if (world.placed.length > 0) yield* runMarkers(table);
  restorePower(table);
  yield* goHome(table);
  clearSmoke(table);
  yield* table.fire('turnOver', {});
}

/** Is there anything that runs, wounds, goes off, comes back or clears (ER-7.15)? */
function hasOtherEffects({ running, placed, unpowered, smoke, figures }: World): boolean {
  const isTimed = running.some(({ markers }) => markers > 0);
  return isTimed || placed.length + unpowered.length + smoke.length > 0 || figures.some(({ home }) => home !== null);
}

function disengage(table: ErTable): void {
  const engaged = table.world.figures.filter((figure) => figure.engaged);
  for (const figure of engaged) figure.engaged = false;
  // Equipment too (ER-43.10); not a firearm: it is engaged until it is reloaded (ER-18.15).
  for (const { items } of table.world.figures) {
    for (const item of items) if (equipmentOf(item).family === 'special') item.engaged = false;
  }
  table.tell('cards-disengaged', 'ER-7.8', { count: engaged.length });
}

function clearTiles(table: ErTable): void {
  const { figures, discard } = table.world;
  let count = 0;
  for (const figure of figures) {
    for (; figure.tiles.cards.length > 0; count++) draw(table, figure.tiles, discard);
    figure.placed = [];
  }
  table.tell('tiles-cleared', 'ER-7.9', { count });
}

/** None are saved (ER-7.10); the counters of wounds stay (ER-7.11). */
function returnCommand(table: ErTable): void {
  const { world } = table;
  world.command = world.command.map(() => 0);
  for (const figure of world.figures) {
    figure.spent = 0;
    figure.paralysed = 0;
    figure.granted = 0;
    figure.own = 0;
    figure.triggered = [];
  }
  table.tell('command-returned', world.figures.some(({ wounds }) => wounds > 0) ? 'ER-7.11' : 'ER-7.10', {});
}

// ── Tiles to keep ────────────────────────────────────────────────────────────────────────────────────────────────────

export function* keepTiles(table: ErTable): Rule<PhaseName> {
  const { world } = table;
  for (const seat of inOrder(world)) yield* discardTiles(table, seat);
  const isMore = hasOtherEffects(world);
  yield* otherEffects(table);
  table.tell('turn-ends', isMore ? 'ER-7.15' : 'ER-7.16', { turn: world.turn });
  world.turn += 1;
  return 'draw-tiles';
}

function* discardTiles(table: ErTable, seat: Seat): Rule {
  const hand = handOf(table.world, seat);
  for (;;) {
    if (hand.cards.length === 0) break;
    const slot = yield* table.ask(seat, {
      key: 'discard',
      params: { tiles: hand.cards.length },
      cite: 'ER-7.13',
      options: () => [
        table.option('keep', null, judgeKeeping(handOf(table.world, seat).cards.length)),
        ...handOf(table.world, seat).cards.map((tile, at) =>
          table.option(`discard:${at + 1}`, at, null, () => ({ called: { key: 'tile', params: { tile } } })),
        ),
      ],
    });
    if (slot === null) break;
    const isExcess = hand.cards.length > HAND;
    table.move(hand, slot, table.world.discard);
    table.tell('tile-discarded', isExcess ? 'ER-7.12' : 'ER-7.13', { seat });
  }
  table.tell('tiles-kept', 'ER-7.14', { seat, count: hand.cards.length });
}

function judgeKeeping(tiles: number): Verdict {
  return tiles <= HAND ? null : { key: 'too-many-tiles', params: { tiles, most: HAND }, cite: 'ER-7.12' };
}
