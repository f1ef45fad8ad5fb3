/**
 * The table of signs: what a game says to the eye, beside its sentences. One row an event; for answers and facts, what the
 * table may rely on. Nothing is to be guessed from the name of an event or of a parameter.
 */
import type { ContestSide } from './question.ts';
import type { Label } from './scene.ts';
import type { Seen } from './secrets.ts';
import type { Shape } from './shape.ts';

/** Is it a gain or a loss? For the side of whoever plays against the game; of rivals, for whom it is told of. */
export type Tone = 'good' | 'bad' | 'plain';

/** How grave it is. quiet: the log only. seen: marks without words. told: a beat. grave: a beat that nobody may miss. */
export type Gravity = 'quiet' | 'seen' | 'told' | 'grave';

/**
 * What an event marks on the board, in three ways for all games. Each thing is one of the scene: a space, piece, edge,
 * card, track, note, pile or sheet by its id, or a sheet, piece or note by the component that it shows.
 */
export type Mark =
  /** A piece goes from the first place to the last; where it is one of a crowd, `count` go, and no piece is named. */
  | { readonly kind: 'go'; readonly piece: string | null; readonly through: readonly string[]; readonly count?: number }
  /** Something is struck. */
  | { readonly kind: 'strike'; readonly at: string; readonly by?: string }
  /** Something comes, goes, opens, or counts otherwise than before: by so much, up or down to so much. */
  | {
      readonly kind: 'change';
      readonly of: string;
      readonly cause?: string;
      readonly by?: number;
      readonly to?: number;
    };

/** What an event shows for a moment: the card that was turned, the dice that fell, the bids that were opened. */
export interface Shown {
  /** A component. */
  readonly card?: string | null;
  readonly dice?: readonly ShownDie[];
  readonly bids?: ShownBids;
}

/** Two bids that were sealed, opened together. */
export interface ShownBids {
  readonly label: Label;
  readonly sides: readonly [ShownBid, ShownBid];
  /** Which of the two won, and what that means, in a few words; nobody on a tie. */
  readonly winner: 0 | 1 | null;
  readonly outcome: Label;
}

/** One of them. */
export interface ShownBid extends Pick<ContestSide, 'seat' | 'label' | 'token' | 'side'> {
  readonly amount: number;
}

/** A die as it fell: a number, or a symbol; `hits`: whether it reached what was needed, where something was. */
export interface ShownDie {
  readonly face: number | string;
  readonly hits?: boolean;
}

/** A symbol of the game's art or of the app's; the params decide where it depends on them. None only with a reason. */
export type SymbolOfSign<P> = string | ((params: Seen<P>) => string) | { readonly none: string };

/** One row: what such an event is to whoever looks or reads. */
export interface Sign<P = object> {
  /** The rules by which such a thing happens: an event carries one of these cites. What tells them apart may decide. */
  readonly cites: readonly string[] | ((params: P) => readonly string[]);
  readonly symbol: SymbolOfSign<P>;
  readonly tone: Tone | ((params: Seen<P>) => Tone);
  readonly gravity: Gravity;
  readonly marks: (params: Seen<P>) => readonly Mark[];
  /** Events of one answer that join the same beat are told together; `null`: each by itself. */
  readonly joins: string | null;
  /** Does a turn begin with it, so that it stands over what follows? */
  readonly heading: boolean;
  readonly shows: (params: Seen<P>) => Shown;
}

/** What a fact says will come, where it will: on a thing of the scene, with a symbol, and how much of it. */
export interface Forecast {
  /** A thing of the scene, by its id or by the component that it shows. */
  readonly of: string;
  readonly symbol: string;
  readonly count?: number;
}

/** Where on its way somebody may be stopped, and by whom: a space, a symbol, a piece of the scene. */
export interface WayStop {
  readonly at: string;
  readonly symbol: string;
  readonly by?: string;
}

/** What a game says to the eye. */
export interface Signs<S extends Shape = Shape> {
  /** A row for every event that the game tells. */
  readonly events: { readonly [K in keyof S['events']]: Sign<S['events'][K]> };
  /** The symbol on the answers of each verb; `null`: its words are enough. */
  readonly answers: { readonly [V in S['verbs']]: string | null };
  /** The verbs that end a turn: where nothing else is left to do, such an answer may be given by itself. */
  readonly ending?: readonly S['verbs'][];
  /** The verbs that only go on, such as rolling, or do so at one question: where nothing else may be answered, they go without saying. */
  readonly goingOn?: readonly (
    | S['verbs']
    | { readonly at: keyof S['questions'] & string; readonly verb: S['verbs'] }
  )[];
  /** The questions that may be asked outside of anybody's turn: whoever answers one then has read what others did in theirs. */
  readonly between?: readonly (keyof S['questions'] & string)[];
  /** The verbs that are seldom what one wants: beside other answers, several such stand behind one that opens. `verb/part` means those alone whose key holds the part. */
  readonly aside?: readonly (S['verbs'] | `${S['verbs']}/${string}`)[];
  /** The facts that say that the answer may cost its giver a figure: they are warned of. */
  readonly deadly: readonly (keyof S['facts'] & string)[];
  /** What facts foretell, on the figures that they concern. */
  readonly forecasts?: { readonly [K in keyof S['facts']]?: (params: S['facts'][K]) => readonly Forecast[] };
  /** What facts say of a way: where it may be stopped. It is drawn on the way. */
  readonly stops?: { readonly [K in keyof S['facts']]?: (params: S['facts'][K]) => WayStop };
}

/** The row of an event; `null` for the kernel's own events. */
export function signOf(signs: Signs, event: string): Sign | null {
  const { events } = signs as { readonly events: { readonly [event: string]: Sign } };
  return Object.hasOwn(events, event) ? (events[event] ?? null) : null;
}

/** What a fact foretells, and on what. */
export function forecastsOf(
  { forecasts = {} }: Pick<Signs, 'forecasts'>,
  { key, params }: { readonly key: string; readonly params: object },
): readonly Forecast[] {
  const rows = forecasts as { readonly [fact: string]: (params: object) => readonly Forecast[] };
  return Object.hasOwn(rows, key) ? (rows[key]?.(params) ?? []) : [];
}

/** Where a fact says that a way may be stopped; `null` where it says nothing of the kind. */
export function stopOf(
  { stops = {} }: Pick<Signs, 'stops'>,
  { key, params }: { readonly key: string; readonly params: object },
): WayStop | null {
  const rows = stops as { readonly [fact: string]: (params: object) => WayStop };
  return Object.hasOwn(rows, key) ? (rows[key]?.(params) ?? null) : null;
}

/** The cites that such an event may carry. */
export function citesOf<P>({ cites }: Sign<P>, params: P): readonly string[] {
  return typeof cites === 'function' ? cites(params) : cites;
}

/** The symbol of such an event, if it has one. */
export function symbolOf<P>({ symbol }: Sign<P>, params: Seen<P>): string | null {
  if (typeof symbol === 'function') return symbol(params);
  return typeof symbol === 'string' ? symbol : null;
}

export function toneOf<P>({ tone }: Sign<P>, params: Seen<P>): Tone {
  return typeof tone === 'function' ? tone(params) : tone;
}

/** What most rows have in common, where they do not say otherwise: plain, no heading, nothing to show. */
type More<P> = Partial<Pick<Sign<P>, 'tone' | 'heading' | 'shows'>>;

type Columns<P> = [
  cites: string | Sign<P>['cites'],
  symbol: SymbolOfSign<P>,
  joins: string | null,
  marks: (params: Seen<P>) => readonly Mark[],
  more?: More<P>,
];

/** The event that a row stands for says what its params are, never what the row makes of them. */
type Row = <P>(...columns: Columns<NoInfer<P>>) => Sign<P>;

function rowOf(gravity: Gravity): Row {
  return (cites, symbol, joins, marks, more = {}) => ({
    cites: typeof cites === 'string' ? [cites] : cites,
    symbol,
    tone: 'plain',
    gravity,
    marks,
    joins,
    heading: false,
    shows: () => ({}),
    ...more,
  });
}

/** Rows by how grave they are: by which rules, with which symbol, in which beat, with which marks; and what else there is. */
export const sign = { quiet: rowOf('quiet'), seen: rowOf('seen'), told: rowOf('told'), grave: rowOf('grave') };

/** The marks of a row. */
export const mark = {
  go: (piece: string, ...through: readonly string[]): Mark => ({ kind: 'go', piece, through }),
  crowd: (count: number, ...through: readonly string[]): Mark => ({ kind: 'go', piece: null, through, count }),
  strike: (at: string, by: string | null = null): Mark => ({ kind: 'strike', at, ...(by === null ? {} : { by }) }),
  change: (of: string, more: Omit<Extract<Mark, { kind: 'change' }>, 'kind' | 'of'> = {}): Mark => ({
    kind: 'change',
    of,
    ...more,
  }),
};

/** A row of which nothing is marked on the board. */
export const unmarked = (): readonly Mark[] => [];
