/**
 * Radio jamming (pages 26 and 27).
 *
 * 1. Whoever has switched on a jammer hands out six markers in each initiative phase, in secret and face down, one for each enemy.
 * 2. The jammed player may then swap two of them unseen, or one with a marker that was left over.
 * 3. A character that is to receive more CP than its bonus shows its marker first; with a bonus of 0 it does so as soon as it is
 *    activated or intercepts. Clear: nothing. Overheard: a spy point for the jammer. Jammed: no more CP than the bonus, and the tile
 *    that it received in this round may come back if no CP can go on it.
 * 4. As soon as no jammer of a player works, the markers leave play.
 */
import { deeds, draw, EVERYBODY, isFaceUp, knowers, type Pile, type Seat } from '@necropole/kernel';
import type { OrderTileId } from '../content/kinds.ts';
import type { Frequency } from '../content/markers.ts';
import {
  bonusLeftFor,
  commandedBy,
  commandFor,
  commandLeftFor,
  figureOf,
  handOf,
  hasPower,
  inOrder,
  otherSeat,
  sideOf,
} from '../reading.ts';
import type { ErTable, PhaseName, Rule, Verdict } from '../shape.ts';
import type { Board, Figure, MarkerId, World } from '../world.ts';
import { isJammer } from './bearers.ts';
import { giveInitiative } from './begin-activation.ts';
import { spy } from './espionage.ts';

/** What of a figure decides what its radio lets it spend. */
type Jammed = Pick<Figure, 'id' | 'state' | 'spent' | 'paralysed'> & {
  readonly markers: readonly { readonly cards: readonly (MarkerId | null)[] }[];
};

function frequencyOf(marker: MarkerId): Frequency {
  return marker.slice(0, marker.indexOf('-')) as Frequency;
}

function isJammed({ cards }: Pile<MarkerId>): boolean {
  return frequencyOf(cards[0] ?? 'clear-1.1') === 'jammed';
}

// ── Who jams ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/** A jammer of theirs is on, and has power if it needs any (ER-26.9, ER-27.11, ER-27.12). */
export function isJamming({ running, unpowered }: World, board: Board, seat: Seat): boolean {
  return running.some(
    (one) => one.by === seat && isJammer(board, one) && (one.tile < 0 || hasPower({ unpowered }, one.tile)),
  );
}

/** The markers of whoever jams no more leave play at once (ER-27.8, ER-27.11, ER-27.13). */
export function withdrawMarkers(table: ErTable, cite = 'ER-27.8'): void {
  const { world, board } = table;
  for (const seat of board.clans.keys()) {
    if (world.radio.length === 0 || isJamming(world, board, seat)) continue;
    if (collect(table, seat) > 0) table.tell('markers-withdrawn', cite, { seat });
  }
}

function collect(table: ErTable, seat: Seat): number {
  const own = table.world.radio[seat];
  let count = 0;
  for (const { markers } of table.world.figures) {
    const on = markers[seat];
    for (; own !== undefined && on !== undefined && on.cards.length > 0; count++) draw(table, on, own, knowers(seat));
  }
  return count;
}

// ── Handing out ──────────────────────────────────────────────────────────────────────────────────────────────────────

export function isAnybodyJamming({ world, board }: ErTable): boolean {
  return board.clans.some((_, seat) => isJamming(world, board, seat));
}

/** Each player who jams; both may (ER-26.12). Two jammers of one player do no more than one (ER-26.11). */
export function* jamRadio(table: ErTable): Rule<PhaseName> {
  const jammers = inOrder(table.world).filter((seat) => isJamming(table.world, table.board, seat));
  // Once all have handed out theirs, those who are jammed may swap (ER-26.16).
  for (const seat of jammers) yield* handOut(table, seat, jammers.length > 1);
  for (const seat of jammers) yield* retune(table, otherSeat(seat), seat);
  return giveInitiative(table, 'ER-5.11');
}

function* handOut(table: ErTable, seat: Seat, doBoth: boolean): Rule {
  const own = table.world.radio[seat];
  if (own === undefined) return;
  collect(table, seat);
  // Mixed first: by its slot nobody else tells which marker goes where.
  table.shuffle(own);
  for (let at = 0; at < own.cards.length; at++) table.reveal(own, at, knowers(seat));
  // Neither the dead nor prisoners (ER-26.14); with more than six some get none (ER-26.15).
  const enemies = commandedBy(table.world, otherSeat(seat)).map(({ id }) => id);
  for (const id of enemies.slice(0, own.cards.length)) {
    const bonus = sideOf(figureOf(table.world, id)).bonusCommand;
    const slot = yield* table.ask(seat, {
      key: 'jam',
      params: { figure: id },
      cite: 'ER-26.14',
      refs: [id],
      options: () =>
        own.cards.map((marker, at) =>
          table.option(`jam:${at + 1}`, at, null, () => ({
            refs: [id],
            called: { key: 'frequency', params: { frequency: frequencyOf(marker) } },
            facts: [{ key: 'frequency-does', params: { frequency: frequencyOf(marker), bonus } }],
          })),
        ),
    });
    const onto = figureOf(table.world, id).markers[seat];
    if (onto !== undefined) table.move(own, slot, onto);
  }
  const usual = own.cards.length > 0 ? 'ER-26.15' : 'ER-26.14';
  table.tell('markers-handed-out', doBoth ? 'ER-26.12' : usual, { seat, count: enemies.length });
}

/** A single swap, unseen: of two characters, or of one and a marker that is left (ER-26.16). */
function* retune(table: ErTable, seat: Seat, jammer: Seat): Rule {
  const { world } = table;
  const own = commandedBy(world, seat).filter(({ markers }) => (markers[jammer]?.cards.length ?? 0) > 0);
  const spare = world.radio[jammer]?.cards.length ?? 0;
  const ids = own.map(({ id }) => id);
  const pairs = ids.flatMap((one, at) => ids.slice(at + 1).map((other) => ({ one, other: other as string })));
  const withSpare = ids.flatMap((one) => Array.from({ length: spare }, (_, at) => ({ one, other: `spare-${at + 1}` })));
  const swap = yield* table.ask(seat, {
    key: 'retune',
    params: {},
    cite: 'ER-26.16',
    options: () => [
      table.option('keep', null),
      ...[...pairs, ...withSpare].map((pair) =>
        table.option(`swap-markers:${pair.one}:${pair.other}`, pair, null, () => ({
          refs: pair.other.startsWith('spare-') ? [pair.one] : [pair.one, pair.other],
        })),
      ),
    ],
  });
  if (swap === null) return;
  const first = figureOf(world, swap.one).markers[jammer];
  const isSpare = swap.other.startsWith('spare-');
  const second = isSpare ? world.radio[jammer] : world.figures.find(({ id }) => id === swap.other)?.markers[jammer];
  if (first === undefined || second === undefined) return;
  const at = isSpare ? Number(swap.other.slice('spare-'.length)) - 1 : 0;
  table.move(second, at, first);
  table.move(first, 0, second);
  table.tell('markers-swapped', 'ER-26.16', { seat });
}

// ── Showing ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The marker of the other player on a character’s card. */
function markerOn({ seat, markers }: Figure): Pile<MarkerId> | null {
  const on = markers[otherSeat(seat)];
  return on === undefined || on.cards.length === 0 ? null : on;
}

export function hasHiddenMarker(figure: Figure): boolean {
  const on = figure.markers.length === 0 ? null : markerOn(figure);
  return on !== null && !isFaceUp(on);
}

/** Beyond the bonus a marker is shown first (ER-27.1); if it is jammed, there is no beyond (ER-27.3). */
export function judgeRadio(figure: Figure, command: number): Verdict {
  const on = figure.markers.length === 0 ? null : markerOn(figure);
  const bonus = sideOf(figure).bonusCommand;
  if (on === null || command <= bonusLeftFor(figure)) return null;
  if (!isFaceUp(on))
    return { key: 'marker-hidden', params: { figure: figure.id, bonus }, cite: 'ER-27.1', remedies: ['tune'] };
  return isJammed(on) ? { key: 'radio-jammed', params: { figure: figure.id, bonus }, cite: 'ER-27.3' } : null;
}

/** Have all seen that it is jammed, and is its bonus spent? Whoever only looks on may ask, too. */
export function isJammedOut(figure: Jammed): boolean {
  const shown = figure.markers.flatMap(({ cards }) => cards).find((marker) => marker !== null);
  return shown !== undefined && frequencyOf(shown) === 'jammed' && bonusLeftFor(figure) === 0;
}

/** Not before its time (ER-27.5): only if there is more to spend than what is left of the bonus. */
export function judgeTuning(world: World, figure: Figure): Verdict {
  const most = Math.min(commandLeftFor(figure), commandFor(world, figure));
  if (most > bonusLeftFor(figure)) return null;
  return { key: 'marker-not-due', params: { figure: figure.id }, cite: 'ER-27.5', refs: [figure.id] };
}

/** The tile that it received in this round, if it is jammed and no CP can be put on it any more (ER-27.4). */
function tileToRecall(figure: Figure): OrderTileId | null {
  const on = figure.markers.length === 0 ? null : markerOn(figure);
  if (on === null || !isFaceUp(on) || !isJammed(on) || !figure.supplied || bonusLeftFor(figure) > 0) return null;
  const isEmpty = figure.placed.slice(-4).every((command) => command === 0);
  return isEmpty ? (figure.tiles.cards.at(-1) ?? null) : null;
}

export const tuning = deeds({
  options: (table: ErTable, figure: Figure) => {
    const tile = tileToRecall(figure);
    return [
      ...table.options(
        hasHiddenMarker(figure) ? [figure] : [],
        () => judgeTuning(table.world, figure),
        ({ id }, refusal) => table.option('tune', { do: 'tune' as const }, refusal, () => ({ refs: [id] })),
      ),
      ...(tile === null ? [] : [table.option('recall', { do: 'recall' as const }, null, () => ({ refs: [tile] }))]),
    ];
  },
  run: {
    *tune(table: ErTable, figure: Figure) {
      yield* showMarker(table, figure, 'ER-27.1');
    },
    *recall(table: ErTable, figure: Figure) {
      const tile = tileToRecall(figure);
      if (tile === null) return;
      table.move(figure.tiles, figure.tiles.cards.length - 1, handOf(table.world, figure.seat));
      figure.placed.splice(-4);
      figure.supplied = false;
      table.tell('tile-recalled', 'ER-27.4', { figure: figure.id, tile });
    },
  },
});

/** Somebody without a bonus shows it as soon as they act (ER-27.2). */
export function* showIfWithoutBonus(table: ErTable, figure: Figure): Rule {
  if (hasHiddenMarker(figure) && sideOf(figure).bonusCommand === 0) yield* showMarker(table, figure, 'ER-27.2');
}

export function* showMarker(table: ErTable, figure: Figure, cite: string): Rule {
  const on = markerOn(figure);
  if (on === null) return;
  const frequency = frequencyOf(table.reveal(on, 0, EVERYBODY));
  // Jammed, the CP that were to be spent stay behind the screen (ER-27.4).
  const other = frequency === 'jammed' ? 'ER-27.4' : 'ER-27.3';
  table.tell('frequency-shown', frequency === 'clear' || cite === 'ER-27.2' ? cite : other, {
    figure: figure.id,
    frequency,
  });
  if (frequency === 'overheard') yield* spy(table, otherSeat(figure.seat), 1);
}
