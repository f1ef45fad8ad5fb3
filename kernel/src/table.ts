/**
 * The table: what a rule is given. It holds the world and the board, asks the seats, rolls, shuffles, tells what
 * happens, and is the only way in which anybody comes to know something. All that a rule may do stands here together: it is
 * the page that whoever writes rules keeps open.
 */
import { type ForesightEnd, Unforeseeable } from './foresight.ts';
import type { Game } from './game.ts';
import {
  type Component,
  componentsById,
  type Listener,
  type QueryContext,
  type QueryValue,
  stillListens,
} from './hooks.ts';
import { copyJson, type Json } from './json.ts';
import type { Asking, Beside, Option, Outcome, Request, Verdict } from './question.ts';
import { below, type Streams, shuffleInPlace } from './random.ts';
import {
  EVERYBODY,
  type Knowers,
  learnWhich,
  NOBODY,
  type Pile,
  type Seat,
  type Secret,
  secret,
  shufflePile,
  takeCard,
} from './secrets.ts';
import type { Shape } from './shape.ts';

/** A rule under way: it stops at each request, and goes on with the answer. Called with `yield*`, always. */
export type Flow<T> = Generator<Request, T, unknown>;

/** Something that happened, told as it happens. It may carry secrets, redacted for each seat as known when told. */
export interface Told {
  readonly type: string;
  readonly cite: string;
  readonly params: object;
  /** After how many lines of the match's history. */
  readonly line: number;
}

/** What the lab counts: where figures fell, and which components took part. */
export type TallyKind = 'fell' | 'joined';

/** Somebody came to know a card. */
export interface Learned {
  readonly card: Json;
  readonly by: Knowers;
}

/** What a table reports to the match that drives it. */
export interface TableReports {
  /** How many lines of the history have been taken. */
  line: number;
  /** Counts events, rolls and lessons, on light tables too: did a hook do anything? */
  activity: number;
  /** Has anything become known, or been rolled, since the last answer? */
  informed: boolean;
  /** Those for whom this table only looks ahead: it stops before anything that they do not know. `null` in play. */
  foresight: Knowers | null;
  /** Called after each event that is told; `null` where nobody watches. */
  watched: (() => void) | null;
  readonly told: Told[];
  readonly learned: Learned[];
  readonly used: Set<string> | null;
  /** Counts what the rules tally, by `kind/ref`; `null` on tables where nobody counts. */
  readonly tallies: Map<string, number> | null;
  /** Hears every cite that comes up; `null` on tables where nobody listens. */
  readonly cited: ((cite: string) => void) | null;
}

/** What a rule is given. */
export class Table<S extends Shape = Shape> {
  world: S['world'];
  board: S['board'];
  streams: Streams;

  /** How many seats there are. */
  readonly seats: number;
  /**
   * While it is light, refused options are left out and nothing is computed beside the others. A full table is light
   * too until somebody reads the question: what may be answered is built first, and explained when it is looked at.
   */
  light: boolean;
  /** Does it tell events, and report who learned what? Tables for bots and simulations do not. */
  readonly tells: boolean;
  readonly reports: TableReports;
  private readonly game: Game<S>;
  /** The components whose flows run now: whoever ends the match has done something. */
  private readonly acting: Component<S>[] = [];
  private byId: ReadonlyMap<string, Component<S>> | null = null;
  /** Who hears each hook, while nothing changes; `null` while rules run. */
  private hearing: Map<string, readonly Listener<S>[]> | null = null;

  constructor(
    game: Game<S>,
    seats: number,
    light: boolean,
    start: { world: S['world']; board: S['board']; streams: Streams },
    reports: TableReports,
  ) {
    this.game = game;
    this.seats = seats;
    this.light = light;
    this.tells = !light;
    this.reports = reports;
    this.world = start.world;
    this.board = start.board;
    this.streams = start.streams;
  }

  // ── Asking ──────────────────────────────────────────────────────────────────────────────────────────────────────

  /** Asks one seat; gives the value of the option it chose. */
  ask<const O extends Option<Json, S>>(seat: Seat, asking: Asking<O, S>): Flow<O['value']> {
    return stopAt({ type: 'one', seat, asking: asking as unknown as Asking<Option> });
  }

  /** Asks several seats at once, sealed until all are in; gives the values in the order in which they were asked. */
  *askAll<const O extends Option<Json, S>>(
    asked: readonly { readonly seat: Seat; readonly asking: Asking<O, S> }[],
  ): Flow<readonly O['value'][]> {
    if (asked.length === 0) return [];
    return (yield { type: 'all', asked: asked as unknown as { seat: Seat; asking: Asking<Option> }[] }) as O['value'][];
  }

  /** Asks partners who decide together: the first answer counts, and is named. */
  askAny<const O extends Option<Json, S>>(
    team: readonly Seat[],
    lead: Seat,
    asking: Asking<O, S>,
  ): Flow<{ readonly by: Seat; readonly value: O['value'] }> {
    return stopAt({ type: 'any', team, lead, asking: asking as unknown as Asking<Option> });
  }

  /** Ends the match at once, from any depth. Nothing after it runs. */
  *end(outcome: Outcome<S>): Flow<never> {
    for (const component of this.acting) this.noteUse(component);
    yield { type: 'end', outcome };
    throw new Error('The match is over: nothing may follow its end');
  }

  /** An option, judged. What stands `beside` it is only computed where it is read. */
  option<const V extends Json>(
    key: `${S['verbs']}` | `${S['verbs']}:${string}`,
    value: V,
    refusal: Verdict<S> = null,
    beside?: () => Beside<S>,
  ): Option<V, S> {
    if (this.light) return refusal === null ? { key, value } : { key, value, refusal };
    const shown = beside?.() ?? {};
    return refusal === null ? { key, value, ...shown } : { key, value, refusal, ...shown };
  }

  /** The options for everything of a kind, each judged. A light table leaves out what is refused. */
  options<T, O extends Option<Json, S>>(
    items: readonly T[],
    judge: (item: T) => Verdict<S>,
    make: (item: T, refusal: Verdict<S>) => O,
  ): O[] {
    const options: O[] = [];
    for (const item of items) {
      const refusal = judge(item);
      if (refusal === null || !this.light) options.push(make(item, refusal));
    }
    return options;
  }

  // ── Telling ─────────────────────────────────────────────────────────────────────────────────────────────────────

  /** Says what happened, and by which rule. */
  tell<K extends keyof S['events'] & string>(type: K, cite: string, params: S['events'][K]): void {
    this.reports.activity += 1;
    if (this.reports.cited !== null) this.reports.cited(cite);
    if (this.tells) {
      this.reports.told.push({ type, cite, params: copyJson(params) as object, line: this.reports.line });
      if (this.reports.watched !== null) this.reports.watched();
    }
  }

  /**
   * Counts something public for the lab, on light tables too: `fell` and the space where a figure fell, `joined` and a
   * component that took part.
   */
  tally(kind: TallyKind, ref: string): void {
    const { tallies } = this.reports;
    if (tallies !== null) tallies.set(`${kind}/${ref}`, (tallies.get(`${kind}/${ref}`) ?? 0) + 1);
  }

  /** A hidden card as an event may carry it: known, for ever, to those who know it now. */
  hidden<C extends string>(of: Pile<C>, at: number): Secret<C> {
    return secret(of.pool, of.place, of.cards[at] as C, (of.known[at] ?? 0) & EVERYBODY);
  }

  // ── Chance ──────────────────────────────────────────────────────────────────────────────────────────────────────

  /** A die that everybody sees: 1 to `sides`. */
  roll(sides: number): number {
    this.stopBefore('die', NOBODY);
    this.reports.activity += 1;
    this.reports.informed = true;
    return below(this.streams.dice, sides) + 1;
  }

  /** Shuffles a pile: whoever knew which card lay where now knows that it is among these. */
  shuffle(of: Pile): void {
    this.reports.activity += 1;
    shufflePile(of, this.streams.deal);
  }

  /** A public list in a random order. */
  shuffled<T>(items: readonly T[]): T[] {
    this.stopBefore('order', NOBODY);
    this.reports.activity += 1;
    this.reports.informed = true;
    const order = [...items];
    shuffleInPlace(this.streams.deal, order);
    return order;
  }

  // ── Knowing: the only three ways in which anybody comes to know something ──────────────────────────────────────────

  /** Shows the card at `at` to those of `to`, and says which it is: only they may act on it. */
  reveal<C extends string>(of: Pile<C>, at: number, to: Knowers): C {
    const card = of.cards[at];
    if (card === undefined) throw new Error(`No card at ${at} in ${of.place}`);
    this.stopBefore('card', of.known[at] ?? NOBODY);
    this.learn(card, learnWhich(of, at, to));
    return card;
  }

  /**
   * Moves the card at `at` to another pile of its pool, or within its own: on top, or with `beneath` so many cards of it.
   * Those of `to` come to know it on the way.
   */
  move<C extends string>(from: Pile<C>, at: number, onto: Pile<C>, to: Knowers = 0, beneath?: number): void {
    if (from.pool !== onto.pool) throw new Error(`${from.place} and ${onto.place} are of different pools`);
    const before = from.known[at] ?? NOBODY;
    if ((to & ~before) !== 0) this.stopBefore('card', before);
    const { card, known } = takeCard(from, at, to);
    this.reports.activity += 1;
    const place = beneath === undefined ? onto.cards.length : onto.cards.length - beneath;
    if (place < 0)
      throw new Error(`No card lies beneath ${beneath} in ${onto.place}, which holds ${onto.cards.length}`);
    onto.cards.splice(place, 0, card);
    onto.known.splice(place, 0, known | to);
    this.learn(card, to & ~known);
  }

  /** Those of `to` see something of what may be any of these cards, such as one face of two: which it is is not said. */
  glimpse(cards: readonly Json[], to: Knowers): void {
    this.stopBefore('card', NOBODY);
    for (const card of cards) this.learn(card, to);
  }

  /** Opens a lone secret to those of `to`. */
  open<T extends Json>(of: Secret<T>, to: Knowers): T {
    this.stopBefore('card', of.known);
    const learners = to & ~of.known;
    of.known |= to;
    this.learn(of.value, learners);
    return of.value;
  }

  /** On a table that only looks ahead: goes no further, unless those who look know it already. */
  private stopBefore(what: ForesightEnd, known: Knowers): void {
    const { foresight } = this.reports;
    if (foresight !== null && (known & foresight) === 0) throw new Unforeseeable(what);
  }

  /** Whoever only watches has no say: what nobody at the table learns is no news. */
  private learn(card: Json, by: Knowers): void {
    if (by === 0) return;
    this.reports.activity += 1;
    if ((by & ((1 << this.seats) - 1)) !== 0) this.reports.informed = true;
    if (this.tells) this.reports.learned.push({ card, by });
  }

  // ── Components ──────────────────────────────────────────────────────────────────────────────────────────────────

  /**
   * The component of this id. Rules that cards are made of read a card's data here: the cards import them, so they cannot
   * import the cards.
   */
  component(id: string): Component<S> {
    this.byId ??= componentsById(this.game);
    const found = this.byId.get(id);
    if (found === undefined) throw new Error(`${this.game.id} has no component "${id}"`);
    return found;
  }

  // ── Hooks ───────────────────────────────────────────────────────────────────────────────────────────────────────

  /** Reads something of a world that stands still, such as the options of a question: who hears a hook is found once. */
  still<T>(read: () => T): T {
    const { hearing } = this;
    this.hearing = hearing ?? new Map();
    try {
      return read();
    } finally {
      this.hearing = hearing;
    }
  }

  private listenersTo(hook: string): readonly Listener<S>[] {
    if (this.hearing === null) return this.game.listeners(this.world, this.board, hook);
    let found = this.hearing.get(hook);
    if (found === undefined) {
      found = this.game.listeners(this.world, this.board, hook);
      this.hearing.set(hook, found);
    }
    return found;
  }

  /** Folds a value through everything that listens now. Pure: it may be called inside judges and options. */
  query<K extends keyof S['queries'] & string>(
    hook: K,
    value: QueryValue<S, K>,
    context: QueryContext<S, K>,
  ): QueryValue<S, K> {
    let folded = value;
    for (const listener of this.listenersTo(hook)) {
      const heard = listener.component.queries?.[hook];
      if (heard === undefined) continue;
      const next = heard(folded, context, listener, this);
      if (next !== folded) {
        this.noteUse(listener.component);
        folded = next;
      }
    }
    return folded;
  }

  /** Lets everything that listens act, in the order of the game's listeners; each is found again before its turn. */
  *fire<K extends keyof S['flows'] & string>(hook: K, context: S['flows'][K]): Flow<void> {
    const listeners = this.game.listeners(this.world, this.board, hook);
    let acted = false;
    for (const listener of listeners) {
      const heard = listener.component.flows?.[hook];
      if (heard === undefined) continue;
      if (acted && !stillListens(listener, this.game.listeners(this.world, this.board, hook))) continue;
      yield* this.act(listener, heard(this, context, listener));
      acted = true;
    }
  }

  /** Runs one component's flow and notes whether it did anything. */
  *act(listener: Pick<Listener<S>, 'component'>, flow: Flow<void>): Flow<void> {
    const before = this.reports.activity;
    this.acting.push(listener.component);
    yield* flow;
    this.acting.pop();
    if (this.reports.activity !== before) this.noteUse(listener.component);
  }

  /** Says that a component did what stands on it as data: where no hook of its own runs, the rule that reads it does. */
  uses(id: string): void {
    const { used, cited } = this.reports;
    if (used !== null || cited !== null) this.noteUse(this.component(id));
  }

  private noteUse(component: Component<S>): void {
    const { used, cited } = this.reports;
    if (component.isRule !== true) used?.add(component.id);
    if (cited !== null) for (const cite of component.cites ?? []) cited(cite);
  }
}

/**
 * The flow of one question: it stops once, and gives back what it is answered. Written out because it is by far the most
 * common flow, and a generator costs half as much again.
 */
class Stop implements Iterator<Request, unknown, unknown> {
  private stopped = false;
  private readonly request: Request;

  constructor(request: Request) {
    this.request = request;
  }

  next(answer: unknown): IteratorResult<Request, unknown> {
    if (this.stopped) return { value: answer, done: true };
    this.stopped = true;
    return { value: this.request, done: false };
  }

  [Symbol.iterator](): this {
    return this;
  }
}

function stopAt<T>(request: Request): Flow<T> {
  return new Stop(request) as unknown as Flow<T>;
}
