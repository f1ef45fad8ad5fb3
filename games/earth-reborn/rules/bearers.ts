/**
 * What bears the phrases that somebody may use (page 22): the room in which they stand and the equipment that they carry. A room’s
 * phrase serves on a position icon, facing as it shows; in the vault; or on any square of the room.
 */
import { placeOf, tabulate } from '@necropole/boards';
import { madeOf } from '@necropole/kernel';
import { type EquipmentFaceId, equipmentFaceOf, equipmentFaces } from '../content/equipment/deck.ts';
import { equipment } from '../content/equipment/index.ts';
import type { Equipment } from '../content/equipment/kinds.ts';
import { arrows, type FloorFace } from '../content/floor/face.ts';
import { floorFaces } from '../content/floor/index.ts';
import { stanceOn } from '../content/floor/positions.ts';
import { ruledRooms, type UsedFrom } from '../content/floor/ruled-rooms.ts';
import { scenarioOf } from '../content/scenarios/index.ts';
import { mapOf, squareName } from '../map.ts';
import type { Phrase, Throw } from '../phrases/phrase.ts';
import { type Asked, askedBy, diceAdded } from '../phrases/reading.ts';
import { hasPower, isOnTile, plays, squaresUnder, tilesUnder } from '../reading.ts';
import type { BearerId } from '../said/interaction.ts';
import type { ErTable, Verdict } from '../shape.ts';
import type { Board, Figure, Item, World } from '../world.ts';

/** A phrase, and what bears it. */
export interface Borne {
  readonly of: BearerId;
  /** Which of its phrases, counted from 1. */
  readonly number: number;
  readonly phrase: Phrase;
  readonly asked: Asked;
  /** The statement that tells of what bears it. */
  readonly cite: string;
  /** How many phrases it has that take an order. */
  readonly others: number;
  /** The number of the room’s tile; -1 for a card or a character. */
  readonly tile: number;
  readonly from: UsedFrom | null;
  /** The face of the card, if it is one. */
  readonly face: EquipmentFaceId | null;
}

/** What of the box bears it: the card of a face, the room, the character. */
export function componentOf(of: BearerId): string {
  return equipmentFaces.find(({ id }) => id === of)?.equipment ?? of;
}

function ordersIn(all: readonly { readonly phrase: Phrase }[]): number {
  return all.filter(({ phrase }) => askedBy(phrase, 'element').by === 'interaction-order').length;
}

// ── Rooms ────────────────────────────────────────────────────────────────────────────────────────────────────────────

const madeRooms = madeOf<Board, readonly (readonly Borne[])[]>(1);

/** By tile: what stands in its room, and what the scenario adds. It follows from the board alone. */
export function phrasesOfRooms(board: Board): readonly (readonly Borne[])[] {
  return madeRooms(board, board.tiles.length, () => {
    const { added = [] } = scenarioOf(board);
    return board.tiles.map(({ face }, tile) => {
      const { ruled } = floorFaces[face];
      if (ruled === undefined || !plays(board, 'phrases')) return [];
      const all = [...ruledRooms[ruled].phrases, ...added.filter(({ room }) => room === ruled)];
      return all.map(({ phrase, from }, at): Borne => {
        const asked = askedBy(phrase, 'element');
        const cite = ruledRooms[ruled].cites[0] ?? 'ER-22.11';
        return { of: ruled, number: at + 1, phrase, asked, cite, others: ordersIn(all), tile, from, face: null };
      });
    });
  });
}

/** Where somebody stands for a room’s phrase: on its icon, facing as it shows (ER-22.10), or anywhere in it (ER-22.11). */
export function judgePlace(board: Board, figure: Figure, { tile, from, of }: Borne): Verdict {
  const map = mapOf(board);
  const laid = board.tiles[tile];
  if (laid === undefined || from === null) return null;
  if (!isOnTile(board, figure, tile))
    return { key: 'not-in-room', params: { room: of as keyof typeof ruledRooms }, cite: 'ER-22.11' };
  if (from === 'anywhere') return null;
  const face = floorFaces[laid.face];
  const stances = squaresUnder(board, figure).flatMap((square) => {
    const stance = map.tiles[square] === tile ? stanceOn(face, laid, placeOf(map.grid, square), figure.facing) : null;
    const mark = face.plan.squares.find(({ x, y }) => x === stance?.x && y === stance.y)?.mark ?? '';
    return stance === null ? [] : [{ mark, facing: stance.facing }];
  });
  if (from === 'vault') {
    const isThere = stances.some(({ mark }) => mark === face.vault);
    return isThere ? null : { key: 'not-in-vault', params: {}, cite: 'ER-22.11' };
  }
  const shown = stances.flatMap(({ mark, facing }) => {
    const arrow = arrows[mark];
    return arrow === undefined ? [] : [arrow === facing];
  });
  if (shown.length === 0) return { key: 'not-on-icon', params: {}, cite: 'ER-22.10', refs: iconsOf(board, tile, face) };
  return shown.includes(true) ? null : { key: 'wrong-facing', params: {}, cite: 'ER-22.10', refs: [figure.id] };
}

function iconsOf(board: Board, tile: number, face: FloorFace): readonly string[] {
  const { grid, tiles, floor } = mapOf(board);
  const laid = board.tiles[tile];
  return floor
    .filter((square) => {
      const stance = laid && tiles[square] === tile ? stanceOn(face, laid, placeOf(grid, square), 'up') : null;
      const mark = face.plan.squares.find(({ x, y }) => x === stance?.x && y === stance.y)?.mark ?? '';
      return arrows[mark] !== undefined;
    })
    .map((square) => squareName(grid, square));
}

/** Those that stand on the position icons of a room. */
export function isOnIcon(board: Board, tile: number, figure: Figure): boolean {
  const laid = board.tiles[tile];
  if (laid === undefined || !isOnTile(board, figure, tile)) return false;
  const icons = iconsOf(board, tile, floorFaces[laid.face]);
  return squaresUnder(board, figure).some((square) => icons.includes(squareName(mapOf(board).grid, square)));
}

/** What bore the phrases of a room is destroyed: they are gone (ER-23.3). */
export function isDestroyed({ wrecked }: World, board: Board, tile: number): boolean {
  if (wrecked.length === 0) return false;
  const bearing = [...mapOf(board).elements.entries()].filter(
    ([, one]) => one.tile === tile && one.bearsPhrases === true,
  );
  return bearing.length > 0 && bearing.every(([at]) => wrecked.includes(at));
}

// ── Equipment ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The phrases of each card; they follow from its face alone. */
const ofFaces: Readonly<Record<EquipmentFaceId, readonly Borne[]>> = tabulate(
  equipmentFaces.map(({ id }) => id),
  (face) => {
    const { phrases = [], cites }: Pick<Equipment, 'phrases' | 'cites'> = equipment[equipmentFaceOf(face).equipment];
    const [cite = 'ER-22.9'] = cites;
    const others = ordersIn(phrases.map((phrase) => ({ phrase })));
    return phrases.map((phrase, at): Borne => {
      const asked = askedBy(phrase, 'equipment');
      return { of: face, number: at + 1, phrase, asked, cite, others, tile: -1, from: null, face };
    });
  },
);

/** The phrases of a card. */
export function phrasesOfFace(face: EquipmentFaceId): readonly Borne[] {
  return ofFaces[face] ?? [];
}

export function phrasesOfItems({ items }: Pick<Figure, 'items'>): readonly Borne[] {
  return items.flatMap(({ face }: Item) => phrasesOfFace(face));
}

/** Does this room or card jam radios when it is on (ER-26.8)? */
export function isJammer(board: Board, { tile, face }: Pick<Borne, 'tile' | 'face'>): boolean {
  const phrases = face === null ? (phrasesOfRooms(board)[tile] ?? []) : phrasesOfFace(face);
  return phrases.some(({ phrase }) => phrase.effects.some(({ does }) => does === 'jam'));
}

// ── What holds by itself ─────────────────────────────────────────────────────────────────────────────────────────────

/** Is it switched on: the card, or what stands in the room? */
export function isOn(world: World, figure: Pick<Figure, 'items'>, { tile, face }: Borne): boolean {
  if (face !== null) return figure.items.some((item) => item.face === face && item.on);
  return world.running.some((one) => one.tile === tile);
}

/** The phrases that hold for somebody now without anything being done (ER-22.4): of what is carried, and of the room. */
export function holdingFor(table: Pick<ErTable, 'world' | 'board'>, figure: Figure): readonly Borne[] {
  const { board } = table;
  if (!plays(board, 'phrases')) return [];
  const rooms = phrasesOfRooms(board);
  const here = tilesUnder(board, figure).flatMap((tile) => rooms[tile] ?? []);
  return [...here, ...phrasesOfItems(figure)].filter(
    (borne) => borne.asked.by === 'itself' && borne.phrase.phase === null && holds(table, figure, borne),
  );
}

function holds({ world, board }: Pick<ErTable, 'world' | 'board'>, figure: Figure, borne: Borne): boolean {
  if (borne.tile >= 0 && (isDestroyed(world, board, borne.tile) || judgePlace(board, figure, borne) !== null))
    return false;
  return borne.asked.requires.every((condition) => {
    if (condition.asks === 'on') return isOn(world, figure, borne);
    return condition.asks !== 'power' || borne.tile < 0 || hasPower(world, borne.tile);
  });
}

/** Dice that a room or a card adds to a throw. */
export interface AddedDice {
  readonly of: BearerId;
  readonly dice: number;
  readonly cite: string;
}

/** The dice that rooms and equipment add to such a throw of somebody; of several rooms only one, where that one is meant. */
export function diceAddedFor(
  table: Pick<ErTable, 'world' | 'board'>,
  figure: Figure,
  throws: readonly Throw[],
  room: number | null = null,
): readonly AddedDice[] {
  if (throws.length === 0) return [];
  const clan = table.board.clans[figure.seat] ?? 'norad';
  return holdingFor(table, figure).flatMap((borne) => {
    if (room !== null && borne.tile >= 0 && borne.tile !== room) return [];
    const dice = diceAdded([borne.phrase], throws, clan);
    return dice === 0 ? [] : [{ of: borne.of, dice, cite: borne.cite }];
  });
}

export function sumOfDice(added: readonly AddedDice[]): number {
  return added.reduce((sum, { dice }) => sum + dice, 0);
}
