/** What the page gets of a match: as those see it who look, and nothing else. */
import type { Outcome, Reply, Scene, Seat, View } from '@necropole/kernel';
import {
  eventsFor,
  type ForesightEnd,
  type Line,
  type Match,
  questionsFor,
  type SeenEvent,
  type SeenQuestion,
  viewFor,
  viewForAll,
  waitingFor,
} from '@necropole/kernel/app';
import { type NextToAnswer, nextToAnswer } from './handover.ts';
import type { Problem } from './problems.ts';
import { isOver, type MatchMeta } from './records.ts';
import { type Eyes, type Person, personsOf, seatsSeenBy } from './seats.ts';
import { redoSeats, type TrailLink, trailOf, type UndoOffer, undoOffer } from './undoing.ts';

/** A match as somebody sees it. */
export interface MatchState {
  readonly meta: MatchMeta;
  readonly eyes: Eyes;
  readonly scene: Scene;
  readonly phase: string;
  /** The open questions that these eyes may read. */
  readonly questions: readonly SeenQuestion[];
  readonly waiting: readonly Seat[];
  /** What these eyes heard, from the event that was asked for on. */
  readonly events: readonly SeenEvent[];
  /** How many events there are: ask for the next ones from here. After an undo it may be smaller. */
  readonly heard: number;
  /** After how many lines of the history this is, and how many there are. */
  readonly line: number;
  readonly lines: number;
  readonly outcome: Outcome | null;
  readonly undo: UndoOffer | null;
  /** The last answers of whoever is asked, the first one first. */
  readonly trail?: readonly TrailLink[];
  readonly redo: boolean;
  /** Seats of this person whose sealed answers wait for the others. */
  readonly retractable: readonly Seat[];
  /** The only allowed answer of this person's question, when there is exactly one. */
  readonly forced: { readonly seat: Seat; readonly question: string; readonly key: string } | null;
  readonly next: NextToAnswer | null;
  /** Why nobody can answer here, if so. */
  readonly readOnly: 'over' | 'resigned' | 'replay' | 'other-version' | null;
  /** Why the last answers are not saved, if so. */
  readonly storage: Problem | null;
  /** The answer at which a rule threw, until another one is taken. */
  readonly failure: Pick<RuleFailure, 'message' | 'seat'> | null;
}

/** An answer at which a rule threw. */
export interface RuleFailure {
  readonly message: string;
  readonly seat: Seat;
  readonly question: string;
  readonly answer: string;
}

/** A reply that says no. */
export type Refused = Exclude<Reply, { readonly ok: true }>;

/** What an answer would do, as far as that is known before it is given. */
export interface Preview {
  readonly ok: true;
  readonly scene: Scene;
  readonly events: readonly SeenEvent[];
  /** Why nothing is shown beyond it. */
  readonly by: ForesightEnd;
  readonly outcome: Outcome | null;
}

/** A line of the history. What others were asked and answered is told once the match is over. */
export interface HistoryLine {
  readonly kind: Line['kind'];
  readonly seat: Seat | null;
  readonly question: string | null;
  readonly answer: string | null;
}

/** What stands around a match. */
export interface Around {
  readonly meta: MatchMeta;
  readonly storage: Problem | null;
  readonly failure: RuleFailure | null;
  /** Is the match of a version that plays otherwise? */
  readonly diverged: boolean;
}

/** The seats through whose eyes one looks. */
export function seatsFor(eyes: Eyes, meta: MatchMeta): readonly Seat[] {
  return seatsSeenBy(eyes, meta.seats, isOver(meta) ? 'over' : meta.replay ? 'file' : 'running');
}

/** What these eyes may know of a match that stands at this point. */
export function viewThrough(eyes: Eyes, point: Match, meta: MatchMeta): View {
  return eyes === 'all' ? viewForAll(point, isOver(meta)) : viewFor(point, seatsFor(eyes, meta));
}

/** Why nobody can answer here; `null` when somebody can. */
export function readOnlyBy({ meta, diverged }: Pick<Around, 'meta' | 'diverged'>): MatchState['readOnly'] {
  if (meta.replay) return 'replay';
  if (diverged) return 'other-version';
  if (meta.resigned) return 'resigned';
  return meta.outcome === null ? null : 'over';
}

/** The match as it is now. */
export function stateNow(match: Match, around: Around, eyes: Eyes, since: number): MatchState {
  const seen = stateAt(match, match, around, eyes, since);
  if (seen.readOnly !== null) return seen;
  const persons = personsOf(around.meta.seats);
  const person = persons.find(({ id }) => id === eyes) ?? null;
  return { ...seen, next: nextToAnswer(match, persons, person), ...(person ? ownState(match, person, persons) : {}) };
}

function ownState(match: Match, person: Person, persons: readonly Person[]) {
  const own = match.open.find(({ seat }) => person.seats.includes(seat));
  const only = own?.allowed.length === 1 ? own.allowed[0] : undefined;
  return {
    undo: undoOffer(match, person, persons),
    trail: own === undefined || own.sealed ? [] : trailOf(match, own.seat),
    redo: match.redoable(redoSeats(match, person, persons)),
    retractable: match.pending.map(({ seat }) => seat).filter((seat) => person.seats.includes(seat)),
    forced: own && only ? { seat: own.seat, question: own.id, key: only.key } : null,
  };
}

/** The match as it was at a point of `whole`: to be looked at. */
export function stateAt(point: Match, whole: Match, around: Around, eyes: Eyes, since: number): MatchState {
  const { meta } = around;
  const seats = seatsFor(eyes, meta);
  return {
    meta,
    storage: around.storage,
    failure: around.failure && { message: around.failure.message, seat: around.failure.seat },
    eyes,
    scene: point.game.scene(viewThrough(eyes, point, meta)),
    phase: point.phase,
    questions: questionsFor(point, seats),
    waiting: waitingFor(point),
    events: eventsFor(point, seats, since),
    heard: point.told.length,
    line: Math.min(point.lines.length, linesSeen(whole, seats)),
    lines: linesSeen(whole, seats),
    outcome: point.outcome,
    undo: null,
    redo: false,
    retractable: [],
    forced: null,
    next: null,
    readOnly: readOnlyBy(around),
  };
}

/** Another match that stands after so many lines. Sealed answers that wait stay out of it: they are secret. */
export function pointOf(match: Match, line: number): Match {
  const waiting: readonly unknown[] = match.pending;
  const first = match.lines.findIndex((one) => waiting.includes(one));
  return match.branch({ line: Math.max(0, Math.min(line, first < 0 ? match.lines.length : first)) });
}

/** How many lines these seats know of: not the sealed answers of others that still wait. */
function linesSeen(match: Match, seats: readonly Seat[]): number {
  return match.lines.length - match.pending.filter(({ seat }) => !seats.includes(seat)).length;
}

/** What an answer would do, as far as those who hold these seats know. */
export function previewOf(match: Match, seat: Seat, key: string, seats: readonly Seat[]): Preview | Refused {
  const ahead = match.foresee(seat, key, seats);
  if (!ahead.ok) return ahead;
  const scene = match.game.scene(viewFor(ahead.match, seats));
  const events = eventsFor(ahead.match, seats, match.told.length);
  return { ok: true, scene, events, by: ahead.by, outcome: ahead.match.outcome };
}

/** The history as these eyes may read it. */
export function historyFor(match: Match, meta: MatchMeta, eyes: Eyes): readonly HistoryLine[] {
  const seats = seatsFor(eyes, meta);
  const hidden: readonly Line[] = match.pending.filter(({ seat }) => !seats.includes(seat));
  return match.lines.filter((line) => !hidden.includes(line)).map((line) => seenLine(line, seats, isOver(meta)));
}

function seenLine(line: Line, seats: readonly Seat[], over: boolean): HistoryLine {
  if (line.kind !== 'answer') {
    return { kind: line.kind, seat: line.kind === 'reseed' ? line.by : null, question: null, answer: null };
  }
  const { kind, seat, question, answer } = line;
  return over || seats.includes(seat) ? { kind, seat, question, answer } : { kind, seat, question: null, answer: null };
}
