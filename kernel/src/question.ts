/** Questions and their answers: what a match does all day. */
import type { Json } from './json.ts';
import type { Label, Overlay } from './scene.ts';
import type { Seat } from './secrets.ts';
import type { Shape } from './shape.ts';

/** One of the sentences of the words files, with its parameters. */
export type Said<M> = [keyof M] extends [never]
  ? { readonly key: string; readonly params: object }
  : { [K in keyof M & string]: { readonly key: K; readonly params: M[K] } }[keyof M & string];

/** Something that decides, told before the choice: a cost, odds, a distance, a consequence. */
export type Fact<S extends Shape = Shape> = Said<S['facts']>;

/** *Why not*: a sentence, the rule that forbids it, what stands in the way, and what would allow it. */
export type Refusal<S extends Shape = Shape> = Said<S['refusals']> & {
  readonly cite: string;
  /** The spaces and pieces that stand in the way. */
  readonly refs?: readonly string[];
  /** Keys of options of this same question that would allow it. */
  readonly remedies?: readonly string[];
};

/** What a judge says: a refusal, or nothing. */
export type Verdict<S extends Shape = Shape> = Refusal<S> | null;

/** What a full table shows beside an option. A light table never asks for it. */
export interface Beside<S extends Shape = Shape> {
  /** The spaces, pieces and cards that the option is about. The last is its target: what stands for it on the board. */
  readonly refs?: readonly string[];
  readonly facts?: readonly Fact<S>[];
  /** What it is called by those who may read the options, where the key must not tell it: everybody may read a key. */
  readonly called?: Fact<S>;
  /** The way that a piece would take, space by space. */
  readonly path?: readonly string[];
  /** What the way costs, where that is not the number of its steps. */
  readonly cost?: number;
  /** The spaces that it would strike or reach. */
  readonly area?: readonly string[];
  /** What is laid over the board while it is pointed at; made for one answer at a time, refused ones too. */
  readonly overlay?: () => Overlay | null;
  /** The way in which its target would face, in turns clockwise from facing up: options that differ in this alone are a dial. */
  readonly facing?: number;
  /** Of a question that shares something out: so many of it go to the target. */
  readonly gives?: number;
  /** The chips of the scene's pools that it spends. */
  readonly pays?: readonly string[];
  /**
   * The key of another option that does the same and pays otherwise: both are one answer of the list, this one its "or". Where
   * that option is refused or not there, this one stands by itself.
   */
  readonly insteadOf?: string;
}

/** What stands for an option on the board: whoever points at it means this answer. */
export function targetOf({ refs = [] }: Pick<Beside, 'refs'>): string | null {
  return refs[refs.length - 1] ?? null;
}

/** All that an option tells: its name, where the key does not give it, and its facts. */
export function factsOf<S extends Shape>({
  called,
  facts = [],
}: Pick<Beside<S>, 'called' | 'facts'>): readonly Fact<S>[] {
  return called === undefined ? facts : [called, ...facts];
}

/** One possible answer. Its key is a verb and nouns, such as `move:kitchen`; its value holds plain ids. */
export interface Option<V extends Json = Json, S extends Shape = Shape> extends Beside<S> {
  readonly key: string;
  readonly value: V;
  readonly refusal?: Refusal<S>;
}

/** What a table reads of the parameters of any question: the component that asks it, where one does. Its words are told too. */
export interface AskedBy {
  readonly component?: string;
}

/** The component that asks a question; `null` where a rule does. */
export function componentThatAsks({ params }: { readonly params: object }): string | null {
  return (params as AskedBy).component ?? null;
}

/**
 * Something is shared out over several things, one after the other: dice over targets, wounds over figures. Each question is about
 * one of them, and its options give it so many (`gives`).
 */
export interface Sharing<S extends Shape = Shape> {
  /** A symbol of what is shared out. */
  readonly symbol: string;
  /** How many are left for those to come. */
  readonly left: number;
  /** To whom some were given already, with what that does. */
  readonly given: readonly Given<S>[];
  /** Those to come, in their order: the first is the one that is asked about. */
  readonly next: readonly string[];
  /** What so many do to each of those to come, in the order of `next`: by how many, counted from none. */
  readonly each?: readonly (readonly Fact<S>[])[];
}

/** So many were given to a piece or a space, and what that does. */
export interface Given<S extends Shape = Shape> {
  readonly to: string;
  readonly count: number;
  readonly fact?: Fact<S>;
}

/** Somebody was named in answer to the same question before, which is asked until all is said and counts only then. */
export interface Named {
  /** The piece. */
  readonly of: string;
  /** A symbol of what for, how many of it there are, and where it goes. */
  readonly symbol: string;
  readonly count?: number;
  readonly label?: Label;
}

/**
 * Answers that most would give one after the other: the first answers this question, the others the same one as it comes again. They
 * are what they are, one by one; the table has a press that gives them all.
 */
export interface InOneGo<S extends Shape = Shape> {
  readonly called: Fact<S>;
  readonly facts: readonly Fact<S>[];
  readonly keys: readonly string[];
}

/** Two bid against each other in secret, and show together what they bid. Each sees what it has itself, never what the other has. */
export interface Contest {
  /** What it is about: a name of the words files, as those of a scene. */
  readonly label: Label;
  /** What decides it, in a few words. */
  readonly rule: Label;
  /** Who asked for it, and who answers. */
  readonly sides: readonly [ContestSide, ContestSide];
}

/** One of the two. */
export interface ContestSide {
  readonly seat: Seat;
  readonly label: Label;
  /** Whoever bids, or whom it is about: a symbol of the sprite, and the side for its colour. */
  readonly token: string;
  readonly side?: number;
  /** What it must bid at least, where that is more than nothing. */
  readonly least?: number;
  /** What to know of it: of whoever is asked, what they have; of the other, only what everybody knows. */
  readonly note?: Label;
}

/**
 * A question that comes again and again, and that a player may wish to pass: the table then gives that answer by itself. The rules ask
 * all the same, so that nothing follows from it.
 */
export interface Wish {
  /** What such questions are called together: one wish holds for all of them. */
  readonly id: string;
  readonly label: Label;
  /** The key of the answer that passes. */
  readonly pass: string;
  /** Is this one of those that most would want to be asked? */
  readonly grave: boolean;
  /** What a wish for a while holds for, such as a turn: it is over when this is another. */
  readonly span: string;
}

/** A question without its options. */
export type Wording<S extends Shape = Shape> = Said<S['questions']> & {
  readonly cite: string;
  /** What the player should see beside the question. */
  readonly context?: () => readonly Fact<S>[];
  /** The spaces and pieces that the question is about. */
  readonly refs?: readonly string[];
  /** What it shares out, where it does, and how far that has come. */
  readonly sharing?: () => Sharing<S>;
  /** Who was named in answer to it so far. */
  readonly named?: () => readonly Named[];
  /** Answers that may be given by one press; `null` where there is no such press. */
  readonly inOneGo?: () => InOneGo<S> | null;
  /** The contest that its answers are bids of, where it is one. */
  readonly contest?: () => Contest;
  /** A player may wish to pass it. */
  readonly wish?: () => Wish;
  /** May everybody read the question and its options? */
  readonly public?: boolean;
};

/** What a rule asks. Options are a function of the world, so that the question can be asked again. */
export type Asking<O extends Option<Json, S>, S extends Shape = Shape> = Wording<S> & {
  readonly options: () => readonly O[];
};

/** A question that waits for an answer. */
export interface OpenQuestion<S extends Shape = Shape> {
  /** Made of a revision that only ever grows: no other question ever has it, and an old one is recognised. */
  readonly id: string;
  readonly seat: Seat;
  /** All seats that may answer: one, or the partners of an `askAny`. */
  readonly team: readonly Seat[];
  /** Who answers for the team when no person does: the seat itself, or the lead of an `askAny`. */
  readonly lead: Seat;
  /** Several seats answer at once, and nobody sees the others' answers before all are in. */
  readonly sealed: boolean;
  readonly asking: Asking<Option<Json, S>, S>;
  /** What may be answered: keys and values, with nothing beside them. */
  readonly allowed: readonly Option<Json, S>[];
  /**
   * Everything of the kind asked for, with what is refused and why, and what stands beside each. Built when it is first
   * read, from the same world: once the question was answered that is too late. A light match has the allowed only.
   */
  readonly options: readonly Option<Json, S>[];
}

/** What a rule hands to the match when it stops. */
export type Request =
  | { readonly type: 'one'; readonly seat: Seat; readonly asking: Asking<Option> }
  | { readonly type: 'all'; readonly asked: readonly { readonly seat: Seat; readonly asking: Asking<Option> }[] }
  | { readonly type: 'any'; readonly team: readonly Seat[]; readonly lead: Seat; readonly asking: Asking<Option> }
  | { readonly type: 'end'; readonly outcome: Outcome };

/** How a match ended: by which way, by which rule, and for whom it is a victory. */
export interface Outcome<S extends Shape = Shape> {
  readonly id: S['outcomes'];
  readonly cite: string;
  readonly winners: readonly Seat[];
  /** What each seat has scored, by seat, the more the better; left out where nobody counts. */
  readonly points?: readonly number[];
}

/** The place that each seat came in, by seat: 1 for the winners, the others by their points. Equal seats share a place. */
export function ranksOf(
  { winners, points = [] }: Pick<Outcome, 'winners' | 'points'>,
  seats: number,
): readonly number[] {
  const isAhead = (one: Seat, other: Seat): boolean => {
    const wins = Number(winners.includes(one)) - Number(winners.includes(other));
    return wins > 0 || (wins === 0 && !winners.includes(one) && (points[one] ?? 0) > (points[other] ?? 0));
  };
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return all.map((seat) => 1 + all.filter((other) => isAhead(other, seat)).length);
}

/** The kernel's own refusals. They carry no cite: no rule of a game speaks of them. */
export type KernelRefusal =
  | { readonly key: 'match-over' }
  | { readonly key: 'not-your-question' }
  | { readonly key: 'stale-question' }
  | { readonly key: 'already-answered' }
  | { readonly key: 'unknown-answer'; readonly answer: string }
  | { readonly key: 'rule-error'; readonly message: string }
  | { readonly key: 'nothing-to-undo' }
  | { readonly key: 'needs-consent' }
  | { readonly key: 'nothing-to-redo' }
  | { readonly key: 'not-at-rest' };

/** What a match says to an answer. */
export type Reply<S extends Shape = Shape> =
  | { readonly ok: true /** It had been taken already, and changed nothing now. */; readonly repeated?: true }
  | { readonly ok: false; readonly refusal: KernelRefusal }
  | { readonly ok: false; readonly refusal: Refusal<S>; readonly option: string };
