/**
 * What equipment leaves on the map (pages 42 and 43): mines, plastic, time bombs and the deadly virus, on the square of the bearer.
 *
 * 1. A mine is armed in the final phase; from then on whoever enters its square sets it off.
 * 2. Plastic explodes in the final phase, a time bomb at the end of the second one. Whoever stands on a bomb may switch it off by the
 *    same test, and pick up its card.
 * 3. The virus is on the whole floor tile: two wounds for whoever enters it, and in each final phase for whoever stands there.
 *
 * The card of what has been placed lies beside the board, and goes under the search deck when it is over; that of mines is kept.
 */
import type { CharacterId } from '../content/characters/index.ts';
import { equipmentOn } from '../content/equipment/deck.ts';
import { markerCites } from '../content/markers.ts';
import { mapOf, squareName } from '../map.ts';
import type { PlacedMarker } from '../phrases/phrase.ts';
import { isOnMap, isOnTile, squaresUnder } from '../reading.ts';
import type { ErTable, Rule } from '../shape.ts';
import type { Board, Figure, PlacedOnMap } from '../world.ts';
import type { Borne } from './bearers.ts';
import { giveUpItem, lastingEffects, newItem, putAway, takeItem, usesCarried } from './equipment.ts';
import { blastAround, explode } from './explosives.ts';
import { inflict } from './wounds.ts';

const VIRUS_WOUNDS = 2;
/** The final phase that arms a mine. */
const UNARMED = 1;

function nameOfSquare(board: Board, { at }: PlacedOnMap): string {
  return squareName(mapOf(board).grid, at);
}

/** The bombs on which somebody stands. */
export function bombsUnder({ world, board }: Pick<ErTable, 'world' | 'board'>, figure: Figure): readonly PlacedOnMap[] {
  if (world.placed.length === 0) return [];
  const squares = squaresUnder(board, figure);
  return world.placed.filter(({ marker, at }) => marker === 'time-bomb' && squares.includes(at));
}

/** Puts a marker on the square of its bearer; on a bomb that lies there already the same test switches it off. */
export function* place(
  table: ErTable,
  figure: Figure,
  borne: Borne,
  marker: PlacedMarker,
): Rule<'placed' | 'disarmed'> {
  const { world, board } = table;
  const { face } = borne;
  if (face === null) throw new Error('Only cards place markers');
  const lying = bombsUnder(table, figure).find((one) => one.face === face);
  if (lying !== undefined) {
    yield* disarm(table, figure, lying);
    return 'disarmed';
  }
  const timer = borne.asked.success.find((effect) => effect.does === 'timer');
  const turns = timer?.does === 'timer' ? timer.turns : UNARMED;
  const placed: PlacedOnMap = { marker, at: figure.at, by: figure.id, face, turns };
  world.placed.push(placed);
  if (marker !== 'mine') giveUpItem(figure, face);
  table.tell('marker-placed', markerCites[marker], { figure: figure.id, marker, at: nameOfSquare(board, placed) });
  return 'placed';
}

/** The bomb is off, and its card may be picked up (ER-42.9). */
function* disarm(table: ErTable, figure: Figure, bomb: PlacedOnMap): Rule {
  const { world, board } = table;
  world.placed = world.placed.filter((one) => one !== bomb);
  table.tell('bomb-disarmed', 'ER-42.9', { figure: figure.id, at: nameOfSquare(board, bomb) });
  const takes = yield* table.ask(figure.seat, {
    key: 'pick-up',
    params: { figure: figure.id, item: bomb.face },
    cite: 'ER-42.9',
    refs: [figure.id],
    options: () => [table.option(`get:${bomb.face}`, true), table.option('decline', false)],
  });
  if (takes) yield* takeItem(table, figure, newItem(bomb.face));
  else putAway(table, newItem(bomb.face), 'ER-42.9');
}

// ── Entering ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Somebody has come onto other squares than these: armed mines go off (ER-43.7), the virus wounds on its tile (ER-43.18). */
export function* enterGround(table: ErTable, figure: Figure, before: readonly number[]): Rule {
  const { world, board } = table;
  if (world.placed.length === 0) return;
  const { tiles } = mapOf(board);
  const entered = squaresUnder(board, figure).filter((square) => !before.includes(square));
  const left = before.map((square) => tiles[square]);
  for (const mine of world.placed.filter(({ marker, turns, at }) => isArmed(marker, turns) && entered.includes(at))) {
    table.tell('mine-goes-off', 'ER-43.7', { figure: figure.id, at: nameOfSquare(board, mine) });
    yield* goOff(table, mine);
  }
  for (const { marker, at } of world.placed.slice()) {
    const isNew = isOnTile(board, figure, tiles[at] ?? -1) && !left.includes(tiles[at]);
    if (marker === 'deadly-virus' && isNew && isOnMap(figure)) yield* infect(table, figure);
  }
}

function isArmed(marker: PlacedMarker, turns: number): boolean {
  return marker === 'mine' && turns === 0;
}

function* goOff(table: ErTable, placed: PlacedOnMap): Rule {
  const { world, board } = table;
  world.placed = world.placed.filter((one) => one !== placed);
  const made = equipmentOn(placed.face);
  if (made.family !== 'special' || made.blast === undefined) return;
  yield* explode(table, { ...blastAround(board, placed.by, placed.at, made.blast), cite: markerCites[placed.marker] });
}

/** Two wounds in spite of all armour, but not through a mask (ER-43.6). */
function* infect(table: ErTable, figure: Figure): Rule {
  if (isMasked(table, figure)) return;
  table.tell('infected', 'ER-43.18', { figure: figure.id, wounds: VIRUS_WOUNDS });
  yield* inflict(table, figure.id, VIRUS_WOUNDS);
}

/** Whoever has put on a gas mask is safe (ER-43.6). */
export function isMasked(table: ErTable, figure: Figure): boolean {
  if (lastingEffects(figure, 'safety-from-gas').length === 0) return false;
  usesCarried(table, figure, 'safety-from-gas');
  table.tell('mask-protects', 'ER-43.6', { figure: figure.id });
  return true;
}

// ── The final phase ──────────────────────────────────────────────────────────────────────────────────────────────────

/** Bombs run and go off; the virus wounds, and only then loses a marker; mines are armed. */
export function* runMarkers(table: ErTable): Rule {
  const { world } = table;
  for (const bomb of world.placed.filter(({ marker }) => marker === 'plastic' || marker === 'time-bomb')) {
    runDown(table, bomb);
    if (bomb.turns > 0) continue;
    yield* goOff(table, bomb);
    putAway(table, newItem(bomb.face), markerCites[bomb.marker]);
  }
  for (const virus of world.placed.filter(({ marker }) => marker === 'deadly-virus')) yield* spread(table, virus);
  for (const mine of world.placed.filter(({ marker, turns }) => marker === 'mine' && turns > 0)) {
    mine.turns = 0;
    table.tell('mine-armed', 'ER-43.7', { at: nameOfSquare(table.board, mine) });
  }
}

function runDown(table: ErTable, placed: PlacedOnMap): void {
  placed.turns -= 1;
  const { marker, turns } = placed;
  table.tell('marker-runs', markerCites[marker], { marker, turns, at: nameOfSquare(table.board, placed) });
}

/** Whoever stands on its tile, then the marker (ER-43.18). */
function* spread(table: ErTable, virus: PlacedOnMap): Rule {
  const { world, board } = table;
  const tile = mapOf(board).tiles[virus.at] ?? -1;
  const there: readonly CharacterId[] = world.figures
    .filter((figure) => isOnMap(figure) && isOnTile(board, figure, tile))
    .map(({ id }) => id);
  for (const id of there) {
    const figure = world.figures.find((one) => one.id === id);
    if (figure !== undefined && isOnMap(figure)) yield* infect(table, figure);
  }
  runDown(table, virus);
  if (virus.turns > 0) return;
  world.placed = world.placed.filter((one) => one !== virus);
  putAway(table, newItem(virus.face), 'ER-43.18');
}
