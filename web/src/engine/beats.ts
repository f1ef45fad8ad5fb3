/** How what happened is told: in beats. What belongs together is one; the longer a turn is, the more of it merges. No clocks. */
import { type Gravity, type Mark, type Seat, type Signs, signOf } from '@necropole/kernel';
import type { SeenEvent } from '@necropole/kernel/app';

/** What is told at once. */
export interface Beat {
  readonly events: readonly SeenEvent[];
  /** The number of its first event among all events. */
  readonly first: number;
  /** That of its gravest event. */
  readonly gravity: Gravity;
  /** What it marks on the board, each once. */
  readonly marks: readonly Mark[];
  /** Does a die fall? */
  readonly thrown: boolean;
  /** Does somebody's turn begin with it? */
  readonly heading: boolean;
  /** The bot whose answer it came of. */
  readonly by?: Seat;
  /** Did it come of the answer of whoever reads? */
  readonly own?: boolean;
}

/** Whose answer it was that led to what is told. */
export type Teller = 'person' | 'bot';

const GRAVITIES: readonly Gravity[] = ['quiet', 'seen', 'told', 'grave'];

/** The first mark of a beat, each further one, and a die that tumbles, in milliseconds at the usual pace. */
const FIRST = 700;
const FURTHER = 120;
const TUMBLE = 480;
/** As long as a beat may be, and as long as a grave one is at least. */
const LONGEST = 1200;
/** So many beats after one's own answer are seen at a glance. */
const GLANCE = 2;

/** How long a beat stays at the usual pace: by what there is to see. Its words stay on the card. */
export function lengthOf({ gravity, marks, thrown }: Pick<Beat, 'gravity' | 'marks' | 'thrown'>): number {
  if (gravity === 'quiet') return 0;
  if (gravity === 'grave') return LONGEST;
  return Math.min(LONGEST, FIRST + FURTHER * Math.max(0, marks.length - 1) + (thrown ? TUMBLE : 0));
}

/**
 * The events as they are told, by the game's table of signs: those of one answer that follow each other and join the same
 * are one beat. What is quiet comes along with what it follows; what begins a turn, with what is done in it. `from` is the
 * number of the first of them.
 */
export function beatsOf(events: readonly SeenEvent[], from: number, signs: Signs): readonly Beat[] {
  const beats: { beat: Beat; joins: string | null }[] = [];
  events.forEach((event, i) => {
    const sign = signOf(signs, event.type);
    const joins = sign?.joins ?? null;
    const beat = beatOf(event, from + i, signs);
    const last = beats.at(-1);
    const isWith =
      last !== undefined &&
      !beat.heading &&
      last.beat.events.at(-1)?.line === event.line &&
      (beat.gravity === 'quiet' ||
        last.beat.gravity === 'quiet' ||
        isHeadingOnly(last.beat) ||
        (joins !== null && joins === last.joins));
    if (!isWith) beats.push({ beat, joins });
    else
      beats[beats.length - 1] = {
        beat: joined(last.beat, beat),
        joins: beat.gravity === 'quiet' ? last.joins : joins,
      };
  });
  return beats.map(({ beat }) => beat);
}

function beatOf(event: SeenEvent, first: number, signs: Signs): Beat {
  const sign = signOf(signs, event.type);
  const heading = sign?.heading ?? false;
  return {
    events: [event],
    first,
    // Whose turn it is stands over the card: that alone is no more than seen.
    gravity: heading ? 'seen' : (sign?.gravity ?? 'told'),
    marks: sign?.marks(event.params) ?? [],
    thrown: (sign?.shows(event.params).dice ?? []).length > 0,
    heading,
  };
}

function isHeadingOnly({ heading, events }: Beat): boolean {
  return heading && events.length === 1;
}

/** Two that follow each other, as one. */
export function joined(one: Beat, other: Beat): Beat {
  const known = new Set(one.marks.map((mark) => JSON.stringify(mark)));
  return {
    events: [...one.events, ...other.events],
    first: one.first,
    gravity: gravest(one.gravity, other.gravity),
    marks: [...one.marks, ...other.marks.filter((mark) => !known.has(JSON.stringify(mark)))],
    thrown: one.thrown || other.thrown,
    heading: one.heading,
  };
}

function gravest(one: Gravity, other: Gravity): Gravity {
  return GRAVITIES.indexOf(one) < GRAVITIES.indexOf(other) ? other : one;
}

/** The number of the last event of each beat: what the board is wanted after. */
export function endsOf(beats: readonly Pick<Beat, 'events' | 'first'>[]): readonly number[] {
  return beats.map(({ first, events }) => first + events.length - 1);
}

/** Is this told beat by beat, by those who have the time? What ends the match is told before its outcome. */
export function isTold(beats: readonly Beat[], by: Teller, ends: boolean): boolean {
  return (
    beats.length > 0 &&
    (by === 'bot' ||
      ends ||
      beats.length > GLANCE ||
      beats.some(({ heading }, i) => heading && i > 0 && i < beats.length - 1))
  );
}
