/**
 * Switches and timers (pages 22 and 23): the same phrase switches on and off. Time markers go one by one in the final phases, from
 * that of the same turn on, but not where power is cut; with the last one the effect happens, or ends.
 */
import type { EquipmentFaceId } from '../content/equipment/deck.ts';
import { floorFaces } from '../content/floor/index.ts';
import { hasPower } from '../reading.ts';
import type { BearerId } from '../said/interaction.ts';
import type { ErTable, Rule } from '../shape.ts';
import type { Board, Figure, Running } from '../world.ts';
import { type Borne, isDestroyed, isJammer, isOn } from './bearers.ts';
import { isJamming, withdrawMarkers } from './radio-jamming.ts';

function bearerOf({ tiles }: Board, { tile, face }: Pick<Running, 'tile' | 'face'>): BearerId {
  const laid = tiles[tile];
  const ruled = laid === undefined ? undefined : floorFaces[laid.face].ruled;
  return ruled ?? face ?? 'armoury';
}

/** Switches it the other way (ER-22.14). Whatever ran ends when it is switched off (ER-23.7). */
export function toggle(table: ErTable, figure: Figure, borne: Borne): void {
  const { world } = table;
  const { of, tile, face } = borne;
  const wasOn = isOn(world, figure, borne);
  const item = figure.items.find((one) => one.face === face);
  if (item !== undefined) item.on = !wasOn;
  if (wasOn) {
    const ran = world.running.find((one) => isOf(one, borne));
    world.running = world.running.filter((one) => !isOf(one, borne));
    table.tell('switched-off', citeOfEnd(table, borne, ran), { of });
    withdrawMarkers(table);
    return;
  }
  world.running.push({ tile, face, by: figure.seat, markers: 0, brings: null });
  // A jammer works from the next initiative phase on (ER-26.10).
  table.tell('switched-on', isJammer(table.board, borne) ? 'ER-26.10' : 'ER-22.14', { of });
}

/** A jammer beside which another still works (ER-26.11), in its room (ER-27.7), a card that was taken (ER-27.6); a timer (ER-23.7). */
function citeOfEnd({ world, board }: ErTable, borne: Borne, ran: Running | undefined): string {
  if (ran !== undefined && isJammer(board, borne)) {
    if (isJamming(world, board, ran.by)) return 'ER-26.11';
    return borne.face === null ? 'ER-27.7' : 'ER-27.6';
  }
  return ran !== undefined && ran.markers > 0 ? 'ER-23.7' : 'ER-22.14';
}

function isOf(one: Running, { tile, face }: Pick<Borne, 'tile' | 'face'>): boolean {
  return one.tile === tile && one.face === face;
}

/** Puts time markers on what has just been switched on; what was switched off takes none (ER-23.4). */
export function setTimer(
  table: ErTable,
  figure: Figure,
  borne: Borne,
  markers: number,
  brings: Running['brings'],
): void {
  const { world } = table;
  const isSwitch = borne.phrase.effects.some(({ does }) => does === 'switch');
  if (isSwitch && !isOn(world, figure, borne)) return;
  const { of, tile, face } = borne;
  world.running = world.running.filter((one) => !isOf(one, borne));
  world.running.push({ tile, face, by: figure.seat, markers, brings });
  table.tell('timer-set', 'ER-23.4', { of, markers });
}

/** One marker goes in each final phase; where power is cut none does (ER-23.10). */
export function* runTimers(table: ErTable): Rule {
  const { world, board } = table;
  for (const one of world.running.filter(({ markers }) => markers > 0)) {
    const of = bearerOf(board, one);
    if (one.tile >= 0 && !hasPower(world, one.tile)) {
      table.tell('timer-held', 'ER-23.10', { of, markers: one.markers });
      continue;
    }
    one.markers -= 1;
    table.tell('timer-runs', 'ER-23.4', { of, markers: one.markers });
    if (one.markers === 0) yield* runOut(table, one, of);
  }
}

function* runOut(table: ErTable, one: Running, of: BearerId): Rule {
  const { world } = table;
  world.running = world.running.filter((other) => other !== one);
  if (one.face !== null) switchOffCard(table, one.face);
  table.tell('timer-over', 'ER-23.4', { of });
  yield* table.fire('timerOut', { of });
}

function switchOffCard({ world }: ErTable, face: EquipmentFaceId): void {
  for (const { items } of world.figures) for (const item of items) if (item.face === face) item.on = false;
}

/** What was destroyed no longer runs (ER-23.7, ER-26.9). */
export function stopDestroyed(table: ErTable): void {
  const { world, board } = table;
  const isGone = ({ tile }: Running): boolean => tile >= 0 && isDestroyed(world, board, tile);
  for (const one of world.running.filter(isGone)) {
    // Until then a jammer stays on.
    const cite = isJammer(board, one) ? 'ER-26.9' : 'ER-23.7';
    table.tell('switched-off', cite, { of: bearerOf(board, one) });
  }
  world.running = world.running.filter((one) => !isGone(one));
  withdrawMarkers(table);
}
