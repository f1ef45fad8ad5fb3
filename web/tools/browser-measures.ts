/** What is measured of the app in a browser. */
import type { FetchedFiles } from './file-kinds.ts';

/** Milliseconds: the middle one, that which 95 of 100 stay under, the longest. */
export interface Spread {
  readonly median: number;
  readonly p95: number;
  readonly longest: number;
  readonly count: number;
}

/** How long a person waits for bots, how much of it is telling, and how long bots think, in milliseconds. */
interface Waiting {
  readonly waiting: Spread;
  readonly telling: Spread;
  readonly thinking: Spread;
}

/** Telling against thinking, with three hard bots at the usual pace. */
export interface TellingMeasures extends Waiting {
  /** Of a hundred rounds, how many end within thirty seconds, of which at most ten are telling. */
  readonly within: number;
  readonly games: { readonly [game: string]: Waiting };
}

/** What a browser tells. */
export interface BrowserMeasures {
  /** The files that come with the first match, and with one of each other game. */
  readonly files: FetchedFiles & { readonly others: readonly string[] };
  /** From the click on an answer to the board that shows what came of it. */
  readonly clickToBoard: { readonly plain: Spread; readonly throttled: Spread };
  /** Script, style and layout of a frame while pieces move, in milliseconds of the page's main thread. */
  readonly movingFrame: { readonly plain: Spread; readonly throttled: Spread };
  /** A door of a board of 16 x 20 squares with 262 edges opens: the plan, the plan with the redraw; and a plan made anew. */
  readonly openedDoor: { readonly plan: Spread; readonly redraw: Spread; readonly anew: Spread };
}
