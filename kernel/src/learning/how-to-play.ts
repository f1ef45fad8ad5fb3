/** How to play, on one page: the aim, how it is won and lost, a turn in a few pictures, the signs. */
import type { Bilingual, Position } from '../rulebook.ts';
import type { Seat } from '../secrets.ts';
import type { Shape } from '../shape.ts';
import type { Mark } from '../signs.ts';
import type { OptionMatch } from './lesson.ts';

/** A part of the table as a seat sees it, in a position that the game really reaches: so that it can never lie. */
export interface Picture<S extends Shape = Shape> {
  readonly position: Position<S>;
  readonly seed: string;
  readonly seat: Seat;
  /** The answers that lead from the position to what is shown; none: the position itself. */
  readonly answers?: readonly string[];
  /**
   * Things of the scene, by their ids, that the picture must show whole: places and pieces of the board, or else notes, tracks,
   * piles and sheets beside it. None: the whole board.
   */
  readonly crop: readonly string[];
  /** The options that are lit as if they were asked. */
  readonly lit?: readonly OptionMatch[];
  readonly marks?: readonly Mark[];
}

/** A few signs in a row, each with its name in the legend where there are several. */
export interface SignsShown {
  readonly symbols: readonly string[];
}

/** A picture and a few words: at most 24 signs above it, and 110 below. */
export interface Panel<S extends Shape = Shape> {
  readonly id: string;
  readonly title: Bilingual;
  readonly text: Bilingual;
  readonly cite: string;
  readonly picture: Picture<S> | SignsShown;
}

/** A game on one page. */
export interface HowToPlay<S extends Shape = Shape> {
  readonly aim: Panel<S>;
  readonly won: readonly Panel<S>[];
  readonly lost: readonly Panel<S>[];
  /** Three to five, in the order of a turn. */
  readonly turn: readonly Panel<S>[];
  /** What else decides, such as a gauge or a die: at most two. */
  readonly more: readonly Panel<S>[];
  /** The signs to know first, by their symbols in the legend: at most twelve. */
  readonly signs: readonly string[];
}

/** All panels of a page, in the order in which they are read. */
export function panelsOf<S extends Shape>({ aim, won, lost, turn, more }: HowToPlay<S>): readonly Panel<S>[] {
  return [aim, ...won, ...lost, ...turn, ...more];
}
