/** What the rules read off a world again and again: who stands where, what a card shows, what may still be spent. */
import { type Block, footprint, placeOf, type SquareDirection, type SquareGrid, squaresAlong } from '@necropole/boards';
import { isFaceUp, madeOf, type Pile, type Seat, type SeenPile } from '@necropole/kernel';
import { type CharacterId, characters } from './content/characters/index.ts';
import type { Character, CharacterSide, OrderSection, OrderTileId, OrderType } from './content/kinds.ts';
import { type Module, moduleOfOrder } from './content/modules.ts';
import { orderTileOf } from './content/order-tiles.ts';
import { mapOf } from './map.ts';
import type { Board, Figure, MarkerId, World } from './world.ts';

/** Is this module part of the scenario? */
export function plays({ modules }: Board, module: Module): boolean {
  return modules.includes(module);
}

/** What a wish for a while lasts for: this turn. */
export function spanOf({ turn }: Pick<World, 'turn'>): string {
  return `turn-${turn}`;
}

export function otherSeat(seat: Seat): Seat {
  return 1 - seat;
}

/** Whoever has the initiative first, then the other (ER-5.7). */
export function inOrder({ initiative }: World): readonly Seat[] {
  return [initiative, otherSeat(initiative)];
}

/** Has the room on this tile electricity? */
export function hasPower({ unpowered }: Pick<World, 'unpowered'>, tile: number): boolean {
  return unpowered.length === 0 || !unpowered.includes(tile);
}

/** The tiles behind a screen. */
export function handOf({ hands }: World, seat: Seat): World['bag'] {
  const hand = hands[seat];
  if (hand === undefined) throw new Error(`Nobody sits at ${seat}`);
  return hand;
}

// ── Figures ──────────────────────────────────────────────────────────────────────────────────────────────────────────

export function figureOf({ figures }: World, id: CharacterId): Figure {
  const found = figures.find((figure) => figure.id === id);
  if (found === undefined) throw new Error(`${id} is not in this match`);
  return found;
}

/** Does it stand on the map? */
export function isOnMap({ state }: Pick<Figure, 'state'>): boolean {
  return state === 'healthy' || state === 'wounded';
}

/** Does it take up room there: a figure on the map, or a captured large one with nobody inside (ER-30.23)? */
export function takesRoom(figure: Pick<Figure, 'state' | 'at'>): boolean {
  return isOnMap(figure) || isEmpty(figure);
}

/** A captured large figure whose pilot has got out in this round (ER-30.23). */
export function isEmpty({ state, at }: Pick<Figure, 'state' | 'at'>): boolean {
  return state === 'captured' && at >= 0;
}

/** Whose friends pass through it: a captured one lets those of its captors pass (ER-30.22). */
export function seatOn({ seat, state }: Pick<Figure, 'seat' | 'state'>): Seat {
  return state === 'captured' ? otherSeat(seat) : seat;
}

/** Who leads it, or pilots it: the captor of a prisoner. */
export function captorOf({ figures }: Pick<World, 'figures'>, { id }: Pick<Figure, 'id'>): Figure | null {
  return figures.find(({ prisoner }) => prisoner === id) ?? null;
}

/** The characters of a seat that are on the map. */
export function commandedBy({ figures }: World, seat: Seat): Figure[] {
  return figures.filter((figure) => figure.seat === seat && isOnMap(figure));
}

/** Where somebody stands, or would stand. */
export type Standing = Pick<Figure, 'id' | 'state' | 'at' | 'over' | 'prisoner'>;

/** What pays to turn, goes straight on and covers several squares (ER-28.1). */
export function isLarge(figure: Pick<Figure, 'id' | 'prisoner'>): boolean {
  return baseOf(figure).large !== undefined;
}

/** Whose base it stands on: its own, or that of the large figure which it has captured and pilots (ER-30.19). */
export function baseOf({ id, prisoner }: Pick<Figure, 'id' | 'prisoner'>): Character<CharacterId> {
  const led = prisoner === null ? undefined : characters[prisoner];
  return led?.large === undefined ? characters[id] : led;
}

/** Is it inside a large figure that it has captured? */
export function isPilot(figure: Pick<Figure, 'id' | 'prisoner'>): boolean {
  return baseOf(figure).id !== figure.id;
}

/** The block of squares that a figure covers, a part of it outside the map perhaps. */
export function blockOf({ grid }: Pick<Board, 'grid'>, figure: Standing): Block {
  const { at, over } = figure;
  const { x, y, level } = placeOf(grid, at);
  const size = baseOf(figure).large?.size ?? 1;
  return { x: over === 'left' ? x - 1 : x, y: over === 'up' ? y - 1 : y, size, level };
}

/** What large figures cover, by their size and then by where they stand: it follows from the grid, and every line of sight asks. */
const coveredOn = madeOf<SquareGrid, (readonly number[] | undefined)[]>(2);

/** The squares that a figure covers: its own, or those of a large one (ER-28.1). The dead leave a marker on one square. */
export function squaresUnder(board: Pick<Board, 'grid'>, figure: Standing): readonly number[] {
  if (!isLarge(figure) || !takesRoom(figure)) return [figure.at];
  const covered = coveredOn(board.grid, baseOf(figure).large?.size ?? 1, () => []);
  const standing = 3 * figure.at + (figure.over === 'left' ? 1 : figure.over === 'up' ? 2 : 0);
  covered[standing] ??= footprint(board.grid, blockOf(board, figure)).filter((square) => square >= 0);
  return covered[standing];
}

/** Its squares on this side of it: all of them, for an ordinary figure. */
export function squaresTowards(
  board: Pick<Board, 'grid'>,
  figure: Standing,
  direction: SquareDirection,
): readonly number[] {
  if (!isLarge(figure)) return [figure.at];
  return squaresAlong(board.grid, blockOf(board, figure), direction).filter((square) => square >= 0);
}

/** Does a figure cover this square? */
export function isOnSquare(board: Pick<Board, 'grid'>, figure: Standing, square: number): boolean {
  return figure.at === square || (isLarge(figure) && squaresUnder(board, figure).includes(square));
}

/** Have two figures a square in common? */
export function shareSquare(board: Pick<Board, 'grid'>, one: Standing, other: Standing): boolean {
  if (isLarge(one)) return squaresUnder(board, one).some((square) => isOnSquare(board, other, square));
  return isOnSquare(board, other, one.at);
}

/** Who else stands on a square of a figure. */
export function besideOnSquare({ figures }: World, board: Pick<Board, 'grid'>, figure: Standing): Figure | null {
  return (
    figures.find((other) => other.id !== figure.id && takesRoom(other) && shareSquare(board, figure, other)) ?? null
  );
}

/** Who stands on a square; `null` if nobody does. */
export function whoIsOn({ figures }: World, board: Pick<Board, 'grid'>, square: number): Figure | null {
  return figures.find((figure) => takesRoom(figure) && isOnSquare(board, figure, square)) ?? null;
}

/** The tiles on which a figure stands, by their numbers: a large one may be in several rooms at once (ER-28.16). */
export function tilesUnder(board: Board, figure: Standing): readonly number[] {
  const { tiles } = mapOf(board);
  if (!isLarge(figure)) return [tiles[figure.at] ?? -1];
  return [...new Set(squaresUnder(board, figure).map((square) => tiles[square] ?? -1))];
}

/** Does a figure stand on this tile, if only in part? */
export function isOnTile(board: Board, figure: Standing, tile: number): boolean {
  if (!isLarge(figure)) return (mapOf(board).tiles[figure.at] ?? -1) === tile;
  return tilesUnder(board, figure).includes(tile);
}

export function characterOf({ id }: Pick<Figure, 'id'>): Character<CharacterId> {
  return characters[id];
}

/** The side of its card that counts (ER-11.9). */
export function sideOf(figure: Pick<Figure, 'id' | 'state'>): CharacterSide {
  const { healthy, wounded } = characterOf(figure);
  return figure.state === 'healthy' ? healthy : wounded;
}

/** The side that counts for movement, armour, melee and carrying: a pilot’s is that of the large figure, which is wounded (ER-30.21). */
export function bodyOf(figure: Pick<Figure, 'id' | 'state' | 'prisoner'>): CharacterSide {
  return isPilot(figure) ? baseOf(figure).wounded : sideOf(figure);
}

/** The side that counts for fire, science, technical and search: a pilot’s own, or that of the large figure (ER-30.21). */
export function skillsOf(figure: Pick<Figure, 'id' | 'state' | 'prisoner' | 'usesLarge'>): CharacterSide {
  return figure.usesLarge ? bodyOf(figure) : sideOf(figure);
}

// ── Command points ───────────────────────────────────────────────────────────────────────────────────────────────────

type Commanded = Pick<Figure, 'id' | 'state' | 'home' | 'granted'>;

/** Its maximum for a turn; a traitor’s own while the other clan commands it (ER-40.19); CP of its own raise that (ER-41.7). */
export function mostCommandOf(figure: Commanded): number {
  const { mostCommandAsTraitor } = characterOf(figure);
  const { mostCommand } = sideOf(figure);
  return (figure.home === null ? mostCommand : (mostCommandAsTraitor ?? mostCommand)) + figure.granted;
}

/** What may still be spent on it in this turn (ER-7.3). */
export function commandLeftFor(figure: Commanded & Pick<Figure, 'spent'>): number {
  return Math.max(0, mostCommandOf(figure) - figure.spent);
}

type Spending = Commanded & Pick<Figure, 'spent' | 'paralysed'>;

/** What is left of its bonus; CP of a taser, or of whoever asks a traitor, its player has not spent (ER-27.1). */
export function bonusLeftFor({ id, state, spent, paralysed }: Omit<Spending, 'home' | 'granted'>): number {
  return Math.max(0, sideOf({ id, state }).bonusCommand - (spent - paralysed));
}

/** What may still be spent on it, as far as all know: a radio that was shown to be jammed leaves it its bonus (ER-27.3). */
export function commandOpenFor(
  figure: Spending & { readonly markers: readonly (Pile<MarkerId> | SeenPile<MarkerId>)[] },
): number {
  const left = commandLeftFor(figure);
  return figure.markers.some(isShownJammed) ? Math.min(left, bonusLeftFor(figure)) : left;
}

function isShownJammed(on: Pile<MarkerId> | SeenPile<MarkerId>): boolean {
  const [marker = null] = on.cards;
  const isOpen = 'known' in on ? isFaceUp(on) : on.secret?.includes(0) !== true;
  return isOpen && marker?.startsWith('jammed') === true;
}

/** What can be spent on it: what lies behind the screen, and what it has of its own (ER-41.8). */
export function commandFor(world: World, { seat, own }: Figure): number {
  return commandOf(world, seat) + own;
}

export function commandOf({ command }: World, seat: Seat): number {
  return command[seat] ?? 0;
}

/** A section of a tile that is assigned to a figure. */
export interface AssignedSection extends OrderSection {
  readonly tile: OrderTileId;
  /** Which of its four sections, counted from 0. */
  readonly section: number;
  /** Where its CP are counted in the figure’s `placed`. */
  readonly place: number;
  /** The CP that lie on it. */
  readonly command: number;
}

/** The sections of its tiles for orders of a type, in the order of the tiles. Types of no module have none (ER-4.6). */
export function sectionsOf(board: Board, { tiles, placed }: Figure, order: OrderType): AssignedSection[] {
  const found: AssignedSection[] = [];
  if (tiles.cards.length === 0 || !plays(board, moduleOfOrder[order])) return found;
  tiles.cards.forEach((tile, at) => {
    orderTileOf(tile).sections.forEach(({ type, most, colour }, section) => {
      if (type !== order) return;
      const place = 4 * at + section;
      found.push({ type, most, colour, tile, section, place, command: placed[place] ?? 0 });
    });
  });
  return found;
}
