/**
 * How long what happened is told: the beats of an answer within what a turn, and all that comes before the next person, may
 * take. Over that, what is only seen merges first, then what is told; what is grave never. Fetched once the table is set.
 */
import type { Scene, Seat } from '@necropole/kernel';
import type { Pace } from '../app/settings.ts';
import { type Beat, joined, lengthOf } from '../engine/beats.ts';
import type { Step } from './pacing.ts';

/** How much of the time for telling is gone, in milliseconds. */
export interface Spent {
  /** For the turn under way. */
  readonly turn: number;
  /** Since a person answered. */
  readonly all: number;
  /** What the seat that answers now may bring `all` to, and which seat that is. */
  readonly seat: Seat | null;
  readonly until: number;
}

/** A person has answered. */
export const nothingSpent: Spent = { turn: 0, all: 0, seat: null, until: 0 };

interface Limits {
  /** How long a beat is, at this pace. */
  readonly length: (beat: Beat) => number;
  readonly turn: number;
  /** What is grave comes on top of it: so much is left that two such beats have room within ten seconds, and four. */
  readonly all: number;
}

const limits: { readonly [P in Exclude<Pace, 'steps'>]: Limits } = {
  normal: { length: lengthOf, turn: 4000, all: 7600 },
  fast: { length: (beat) => Math.min(400, lengthOf(beat)), turn: 1500, all: 3200 },
  summary: { length: () => 0, turn: 0, all: 0 },
};

/** Nobody sees less. */
const SHORTEST = 250;
/** One beat of a turn that goes on, if there is time at all. */
const ONE = 700;

/** A beat that stays, with those that it was made of. */
export interface Paced {
  readonly beat: Beat;
  readonly stay: number;
  readonly parts: readonly Beat[];
}

/** Who answered, how many bots answer before a person does, this one with them, and whether a person is asked next. */
export interface Answering {
  readonly seat: Seat | null;
  readonly toCome: number;
  readonly last: boolean;
}

/** The beats of an answer as they are told at this pace, and what is spent with them. */
export function paced(
  beats: readonly Beat[],
  pace: Pace,
  before: Spent,
  { seat, toCome, last }: Answering,
): { readonly told: readonly Paced[]; readonly spent: Spent } {
  if (pace === 'steps')
    return { told: beats.map((beat) => ({ beat, stay: Number.POSITIVE_INFINITY, parts: [beat] })), spent: before };
  const limit = limits[pace];
  let spent = before;
  if (seat !== before.seat || before === nothingSpent)
    spent = { ...before, seat, until: before.all + (limit.all - before.all) / Math.max(1, toCome) };
  const turns = turnsOf(beats);
  const told = turns.flatMap((turn, i) => {
    if (turn[0]?.heading === true) spent = { ...spent, turn: 0 };
    const left = Math.max(0, Math.min(limit.turn - spent.turn, spent.until - spent.all));
    // A turn that goes on leaves something for what follows, and so goes faster the longer it is.
    const room = last || i < turns.length - 1 ? left : Math.max(left / 2, Math.min(left, ONE));
    const fitted = fitting(turn, room, limit.length);
    const length = fitted.reduce((sum, { stay }) => sum + stay, 0);
    spent = { ...spent, turn: spent.turn + length, all: spent.all + length };
    return fitted;
  });
  return { told, spent };
}

/** The beats by turns: each begins with its heading. */
function turnsOf(beats: readonly Beat[]): readonly (readonly Beat[])[] {
  const turns: Beat[][] = [];
  for (const beat of beats) {
    const last = turns.at(-1);
    if (last === undefined || beat.heading) turns.push([beat]);
    else last.push(beat);
  }
  return turns;
}

/** The beats within so many milliseconds, as far as what is grave allows. */
export function fitting(
  beats: readonly Beat[],
  room: number,
  length: (beat: Beat) => number = lengthOf,
): readonly Paced[] {
  let told = beats.map((beat): Paced => ({ beat, stay: length(beat), parts: [beat] }));
  const total = (): number => told.reduce((sum, { stay }) => sum + stay, 0);
  while (total() > room) {
    const at = nextToMerge(told);
    if (at === null) break;
    told = told.flatMap((one, i) => (i === at ? [merged(one, told[i + 1] ?? one, length)] : i === at + 1 ? [] : [one]));
  }
  const over = Math.max(0, total() - room);
  return told.map((one) => {
    if (one.beat.gravity === 'grave' || over === 0) return one;
    const stay = one.stay - over;
    return { ...one, stay: stay < SHORTEST ? 0 : stay };
  });
}

function merged(one: Paced, other: Paced, length: (beat: Beat) => number): Paced {
  const beat = joined(one.beat, other.beat);
  return { beat, stay: length(beat), parts: [...one.parts, ...other.parts] };
}

/** Which beat merges with the next one: what is seen, then what is told, then what stands beside something grave. */
function nextToMerge(told: readonly Paced[]): number | null {
  const pairs = told.slice(1).map((other, at) => ({ at, pair: [told[at]?.beat ?? other.beat, other.beat] as const }));
  const graves = ({ pair }: (typeof pairs)[number]): number => pair.filter(({ gravity }) => gravity === 'grave').length;
  const isSlight = ({ pair }: (typeof pairs)[number]): boolean =>
    pair.some(({ gravity }) => gravity === 'seen' || gravity === 'quiet');
  const size = ({ at }: (typeof pairs)[number]): number =>
    (told[at]?.parts.length ?? 0) + (told[at + 1]?.parts.length ?? 0);
  const rank = (one: (typeof pairs)[number]): number => graves(one) * 2 + (isSlight(one) ? 0 : 1);
  const [first] = pairs
    .filter((one) => graves(one) < 2)
    .sort((a, b) => rank(a) - rank(b) || size(a) - size(b) || a.at - b.at);
  return first?.at ?? null;
}

/** Whoever sees it again has time to read it: so many milliseconds a beat. */
const READ = 2200;

/** Each beat by itself, without what is quiet. */
export function slowly(beats: readonly Beat[], pace: Pace): readonly Paced[] {
  const stay = pace === 'steps' ? Number.POSITIVE_INFINITY : READ;
  return beats.filter(({ gravity }) => gravity !== 'quiet').map((beat) => ({ beat, stay, parts: [beat] }));
}

/** A sentence more takes so much longer to read, up to so long for all. */
const SENTENCE = 450;
const LONGEST_READ = 5000;

/** What decided the match stays as long as one reads it: what is told last, and what is grave or thrown, is seen before its outcome covers it. */
export function lingering(told: readonly Paced[], pace: Pace): readonly Paced[] {
  const share = pace === 'fast' ? 0.5 : 1;
  return told.map((one, i) => {
    const { gravity, thrown, events } = one.beat;
    if (i < told.length - 1 && gravity !== 'grave' && !thrown) return one;
    const read = Math.min(LONGEST_READ, READ + SENTENCE * (events.length - 1));
    return { ...one, stay: Math.max(one.stay, share * read) };
  });
}

/** The beats with the board after each, as far as it could be drawn: else it stays as it was. The last one is `after`. */
export function stepsOf(
  told: readonly Paced[],
  before: Scene,
  scenes: ReadonlyMap<number, Scene | null>,
  after: Scene,
): readonly Step[] {
  let scene = before;
  return told.map(({ beat, stay, parts }, i) => {
    const end = beat.first + beat.events.length - 1;
    scene = i === told.length - 1 ? after : (scenes.get(end) ?? scene);
    return { ...beat, scene, stay, parts };
  });
}

/** How long one sees what came of an answer at a glance, before it is gone. */
export function glanceOf(beats: readonly Beat[], pace: Pace): number {
  const counted = beats.filter(({ gravity }) => gravity !== 'quiet');
  const usual = 1400 + counted.reduce((sum, beat) => sum + lengthOf(beat), 0);
  return pace === 'summary' ? 0 : pace === 'fast' ? usual / 2 : usual;
}

// ── Only what matters ─────────────────────────────────────────────────────────────────────────────────────────────────

/** What matters to whoever plays these seats: what is grave, what touches their pieces or the spaces around them, goals and the tracks of the board. */
export function mattersTo(
  scene: Scene,
  seats: readonly Seat[],
  nextTo: (space: string) => readonly string[],
): (beat: Beat) => boolean {
  const sheets = scene.sheets.filter(({ seat }) => seat !== null && seats.includes(seat));
  const figures = new Set(sheets.flatMap(({ figure }) => figure ?? []));
  const pieces = scene.pieces.filter(
    ({ id, figure }) => (figure !== undefined && figures.has(figure)) || sheets.some((sheet) => sheet.id === id),
  );
  const places = pieces.flatMap(({ at }) => [at, ...nextTo(at)]);
  const near = new Set([
    ...sheets.flatMap(({ id, component }) => (component === undefined ? [id] : [id, component])),
    ...pieces.map(({ id }) => id),
    ...places,
    ...scene.pieces.filter(({ at }) => places.includes(at)).map(({ id }) => id),
    ...scene.notes.map(({ id }) => id),
    ...scene.tracks
      .filter(({ at }) => at === undefined || !scene.sheets.some(({ id }) => id === at))
      .map(({ id }) => id),
    ...scene.tracks.filter(({ at }) => sheets.some(({ id }) => id === at)).map(({ id }) => id),
  ]);
  return ({ gravity, marks }) => gravity === 'grave' || marks.some((mark) => thingsOf(mark).some((id) => near.has(id)));
}

function thingsOf(mark: Beat['marks'][number]): readonly string[] {
  if (mark.kind === 'go') return mark.piece === null ? mark.through : [mark.piece, ...mark.through];
  if (mark.kind === 'strike') return mark.by === undefined ? [mark.at] : [mark.at, mark.by];
  return mark.cause === undefined ? [mark.of] : [mark.of, mark.cause];
}

/** What does not matter is only counted: nothing of it is shown. */
export function counted(beats: readonly Beat[], matters: (beat: Beat) => boolean): readonly Beat[] {
  return beats.map((beat) => (matters(beat) ? beat : { ...beat, gravity: 'quiet', marks: [], thrown: false }));
}
