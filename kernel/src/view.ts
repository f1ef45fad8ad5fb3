/** What leaves a match: views, questions and events, each as those who ask may see them. */
import type { View } from './game.ts';
import { canonical, hash } from './json.ts';
import type { Match } from './match.ts';
import type { Contest, Fact, InOneGo, Named, OpenQuestion, Option, Refusal, Sharing, Wish } from './question.ts';
import type { Overlay } from './scene.ts';
import { glance, type Knowers, knowers, redact, type Seat, SPECTATORS } from './secrets.ts';
import type { Shape } from './shape.ts';

/** An option as a client gets it. */
export interface SeenOption {
  readonly key: string;
  readonly refs: readonly string[];
  readonly facts: readonly Fact[];
  /** What it is called, where its key must not tell it. */
  readonly called?: Fact;
  readonly path: readonly string[];
  /** What the way costs, where that is not the number of its steps. */
  readonly cost?: number;
  /** The spaces that it would strike or reach, where there are any. */
  readonly area?: readonly string[];
  /** The way in which its target would face. */
  readonly facing?: number;
  /** How many of what is shared out it gives. */
  readonly gives?: number;
  /** The chips that it spends, where it spends any. */
  readonly pays?: readonly string[];
  /** The option that does the same and pays otherwise. */
  readonly insteadOf?: string;
  readonly refusal: Refusal | null;
}

/** A question as a client gets it. */
export interface SeenQuestion {
  readonly id: string;
  readonly seat: Seat;
  readonly team: readonly Seat[];
  readonly sealed: boolean;
  readonly key: string;
  readonly params: object;
  readonly cite: string;
  readonly refs: readonly string[];
  readonly context: readonly Fact[];
  /** What is shared out, where something is. */
  readonly sharing?: Sharing;
  /** Who was named so far, where that stands on the board. */
  readonly named?: readonly Named[];
  /** Answers that one press may give. */
  readonly inOneGo?: InOneGo;
  /** The contest that it is a bid of. */
  readonly contest?: Contest;
  /** One may wish to pass it. */
  readonly wish?: Wish;
  readonly options: readonly SeenOption[];
}

/** An event as a client gets it. */
export interface SeenEvent {
  readonly type: string;
  readonly cite: string;
  readonly params: object;
  readonly line: number;
}

/** Those who hold these seats; the spectators, if none. */
export function maskOf(seats: readonly Seat[]): Knowers {
  return seats.length === 0 ? SPECTATORS : knowers(...seats);
}

/** The board and the world as these seats may see them. */
export function viewFor<S extends Shape>(match: Match<S>, seats: readonly Seat[]): View<S> {
  return {
    board: match.table.board,
    world: redact(match.table.world, maskOf(seats)),
    phase: match.phase,
    seats,
    waiting: waitingFor(match),
  };
}

/**
 * The same view for somebody who reads it at once and keeps nothing of it, such as a bot that looks ahead: what hides
 * nothing is not copied, so that it changes as the match goes on.
 */
export function glanceAt<S extends Shape>(match: Match<S>, seat: Seat): View<S> {
  let world: View<S>['world'] | undefined;
  return {
    board: match.table.board,
    // Whoever weighs answers by their keys alone never looks: it is read when it is looked at.
    get world() {
      world ??= glance(match.table.world, knowers(seat));
      return world;
    },
    phase: match.phase,
    seats: [seat],
    get waiting() {
      return waitingFor(match);
    },
  };
}

/**
 * Everything, once the match is over. Whoever keeps the match may say that it is, where this one does not know: it
 * stands at an earlier point of a match that is over, or everybody has left.
 */
export function viewForAll<S extends Shape>(match: Match<S>, over = match.outcome !== null): View<S> {
  if (!over) throw new Error('The all-seeing view opens when the match is over');
  const seats = Array.from({ length: match.config.seats }, (_, seat) => seat);
  return { ...viewFor(match, seats), world: redact(openWide(match.table.world), 1) };
}

function openWide<T>(value: T): T {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(openWide) as T;
  const wide: Record<string, unknown> = {};
  const source = value as Record<string, unknown>;
  const { is } = source;
  for (const key of Object.keys(source)) wide[key] = openWide(source[key]);
  if (is === 'secret') wide['known'] = 1;
  // What everybody knew is not shown as a secret.
  if (is === 'pile') wide['known'] = (source['known'] as readonly number[]).map((known) => known | 1);
  return wide as T;
}

/** The seats that are to answer, each once. */
export function waitingFor<S extends Shape>(match: Match<S>): readonly Seat[] {
  return match.open.map(({ seat }) => seat);
}

/** The open questions that these seats may read: their own, and public ones. */
export function questionsFor<S extends Shape>(match: Match<S>, seats: readonly Seat[]): readonly SeenQuestion[] {
  const readable = match.open.filter(({ seat, asking }) => seats.includes(seat) || asking.public === true);
  return match.table.still(() => readable.map((question) => seenQuestion(question as unknown as OpenQuestion)));
}

function seenQuestion(question: OpenQuestion): SeenQuestion {
  const { asking } = question;
  const inOneGo = asking.inOneGo?.() ?? null;
  return {
    id: question.id,
    seat: question.seat,
    team: question.team,
    sealed: question.sealed,
    key: asking.key,
    params: asking.params,
    cite: asking.cite,
    refs: asking.refs ?? [],
    context: asking.context?.() ?? [],
    ...(asking.sharing === undefined ? {} : { sharing: asking.sharing() }),
    ...(asking.named === undefined ? {} : { named: asking.named() }),
    ...(inOneGo === null ? {} : { inOneGo }),
    ...(asking.contest === undefined ? {} : { contest: asking.contest() }),
    ...(asking.wish === undefined ? {} : { wish: asking.wish() }),
    options: question.options.map(seenOption),
  };
}

/** What an answer lays over the board while it is pointed at; `null` where that is nothing, or nothing of the kind is asked. */
export function overlayOf<S extends Shape>(match: Match<S>, seat: Seat, key: string): Overlay | null {
  const option = match.open.find((question) => question.team.includes(seat))?.options.find((one) => one.key === key);
  return option?.overlay === undefined ? null : match.table.still(option.overlay);
}

function seenOption(option: Option): SeenOption {
  const { key, refs = [], facts = [], called, path = [], cost, area, facing, refusal = null } = option;
  const { gives, pays, insteadOf } = option;
  const seen: { -readonly [K in keyof SeenOption]: SeenOption[K] } = { key, refs, facts, path, refusal };
  if (called !== undefined) seen.called = called;
  if (cost !== undefined) seen.cost = cost;
  if (area !== undefined) seen.area = area;
  if (facing !== undefined) seen.facing = facing;
  if (gives !== undefined) seen.gives = gives;
  if (pays !== undefined) seen.pays = pays;
  if (insteadOf !== undefined) seen.insteadOf = insteadOf;
  return seen;
}

/** What these seats heard, from the `from`-th event on. */
export function eventsFor<S extends Shape>(match: Match<S>, seats: readonly Seat[], from = 0): readonly SeenEvent[] {
  const mask = maskOf(seats);
  return match.told.slice(from).map((told) => ({ ...told, params: redact(told.params, mask) as object }));
}

/** The hash of a seat's own view: what a client may compare. The hash of the world never leaves the authority. */
export function viewHash<S extends Shape>(match: Match<S>, seats: readonly Seat[]): string {
  const { board: _, ...view } = viewFor(match, seats);
  return hash(canonical({ view, questions: questionsFor(match, seats) }));
}
