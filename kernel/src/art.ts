/**
 * A game's art: what it is drawn with, beside what the app has for every game. The drawings are the symbols of an SVG file,
 * `art/symbols.svg`; this says what stands for what. Plain data: a game does not draw, and a terminal needs none of it.
 */
import type { SceneSpace } from './scene.ts';

/** Symbols that the app has for every game; all others a game brings. `number` writes the text of its badge. */
export const APP_SYMBOLS = [
  'i-skull',
  'i-card',
  'i-eye',
  'i-objective',
  'i-people',
  'i-clock',
  'i-lock',
  'i-search',
  'i-gear',
  'i-rules',
  'i-check',
  'i-cross',
  'd-1',
  'd-2',
  'd-3',
  'd-4',
  'd-5',
  'd-6',
  's-1',
  's-2',
  's-3',
  's-4',
  's-5',
  's-6',
  's-7',
  's-8',
  's-9',
  's-10',
  's-11',
  's-12',
  'number',
] as const;

/** A family of cards: the colour of its band, and the symbol of those that have no picture of their own. */
export interface CardFamily {
  readonly colour?: string;
  readonly symbol?: string;
}

/** A piece of furniture: faint lines on a floor, along a wall. In design pixels: an ordinary space is about 70 across. */
export interface Furnishing {
  /** Along the wall, and away from it. */
  readonly width: number;
  readonly depth: number;
  /** The data of SVG paths around its middle, the wall above it: what stands there, and the lines on top. */
  readonly shape: string;
  readonly lines?: string;
}

/** How spaces of one kind are furnished. */
export interface Furniture {
  /** The name of a space chooses one of these, always the same. */
  readonly styles: readonly { readonly pieces: readonly Furnishing[]; readonly floor?: 'tiled' | 'paved' }[];
  /** A space that others of its group enclose is a round pool instead. */
  readonly enclosed?: 'pool';
}

/**
 * Parts of scenes that few games have: what draws them is fetched together with a game whose art names them, and by no other.
 * - `terrain`: spaces are covered with one; `ways`: roads, rivers, rails, rings; `edges`: the ground has walls, doors or windows
 *   of its own; `floors`: several of them.
 * - `locations`: large places around a centre, slots, words that are printed on spaces and what is seen behind them, rows of
 *   tokens on the board.
 * - `cards`: pieces stand on cards, or cards have slots for them; `foot`: rows of cards along the foot of the table.
 * - `pools`: something may be spent; `rails`: tracks that lie over the whole board; `dice`: dice that lie on the board
 *   or beside it as they fell.
 * - `paving`: corridors and rotundas, floors that have a tone, spaces that are destroyed; `bands`: spaces that what comes nearer
 *   passes through, panels and lines between those who fight, what is shared out over targets.
 * - `rooms`: groups that are rooms with floors of their own, fixtures, doors of a make, one light for many squares; `sides`: pieces that
 *   are worth more towards one side than another, fields, what may stop somebody on the way, and facings to choose.
 * - `sections`: tiles that are divided, in a strip along the foot of the table, sheets with values, and two who bid
 *   against each other.
 * - `aboard`: pieces that are aboard of something, or that only whoever looks knows; `rates`: rows of whoever belongs to a sheet.
 */
export const SCENE_PARTS = [
  'terrain',
  'ways',
  'edges',
  'floors',
  'locations',
  'cards',
  'foot',
  'pools',
  'rails',
  'dice',
  'paving',
  'bands',
  'aboard',
  'rates',
  'rooms',
  'sides',
  'sections',
] as const;

export type ScenePart = (typeof SCENE_PARTS)[number];

/** What a game is drawn with. */
export interface Art {
  /** Its colours, as custom properties: what is called `walker` here is `var(--walker)` in its symbols and tints. */
  readonly colours: { readonly [name: string]: string };
  /** By the families that its cards have. */
  readonly families: { readonly [family: string]: CardFamily };
  /** By the kinds of its spaces. */
  readonly furniture: { readonly [K in SceneSpace['kind']]?: Furniture };
  /** The parts that its scenes have, of those that few games have. */
  readonly parts: readonly ScenePart[];
  /** The picture of a component, a symbol, where it has one of its own. */
  pictureOf(component: string): string | null;
}

/** A game that brings no drawings: what it names is drawn by the app's symbols, or as initials. Its scenes may have any part. */
export const PLAIN_ART: Art = { colours: {}, families: {}, furniture: {}, parts: SCENE_PARTS, pictureOf: () => null };
