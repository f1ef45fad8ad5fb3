/**
 * How far a pupil is in a lesson: a pure fold over what their seats are asked, answer and are told. It stands in no save: undo,
 * redo, reload and another device come to the same by the match's own history. What is not in the history is that a note was
 * read: whoever keeps that gives it as `read`; without it a note counts as read when the next answer is given.
 */
import { type Signs, signOf } from '../signs.ts';
import type { LaterNote, Lesson, LessonStep, Moment, OptionMatch, ParamsMatch, Target } from './lesson.ts';

/** An option, as far as a lesson looks at it. */
export interface Offered {
  readonly key: string;
  readonly allowed: boolean;
  /** The facts beside it, by their keys. */
  readonly facts: readonly string[];
  /** What stands for it on the board. */
  readonly target: string | null;
}

/** Something that was told to the pupil. */
export interface Heard {
  readonly event: string;
  readonly params: object;
  /** Which event of the match it is, counted from 1. */
  readonly at: number;
}

/** What stands open to the pupil. */
export interface Asked {
  readonly question: string;
  readonly params: object;
  readonly options: readonly Offered[];
}

/** What the pupil meets, in the order of the match. */
export type Met =
  | ({ readonly kind: 'asked' } & Asked)
  | { readonly kind: 'answered'; readonly option: Offered }
  | ({ readonly kind: 'told' } & Heard)
  | { readonly kind: 'ended' };

/**
 * - `waits`: its moment has not come: no note;
 * - `leads`: what it asks for is not offered yet, but something that leads to it is;
 * - `points`: it says what it has to say, and points;
 * - `other-way`: another answer was given;
 * - `over`: all steps are behind.
 */
export type Mood = 'waits' | 'leads' | 'points' | 'other-way' | 'over';
/** Of each step: was it done, was it given up for now, or is it still to come? */
export type Lamp = 'to-come' | 'lit' | 'put-off';

/** How far a pupil is. */
export interface Pupil {
  /** The step that is on, counted from 0. */
  readonly step: number;
  readonly mood: Mood;
  readonly lamps: readonly Lamp[];
  /** Own answers since this step is on. */
  readonly answers: number;
  /** The answer that was just given in place of what this step asks for. */
  readonly instead: Offered | null;
  /** Was another answer given at any time of this step? */
  readonly strayed: boolean;
  /** What stands open now. */
  readonly asked: Asked | null;
  /** By step: the event that it waits for, once it was told. */
  readonly heard: readonly (Heard | null)[];
}

const PATIENCE = 6;

/** The pupil before the first question. */
export function newPupil({ steps }: Lesson): Pupil {
  return {
    step: 0,
    mood: 'waits',
    lamps: steps.map(() => 'to-come'),
    answers: 0,
    instead: null,
    strayed: false,
    asked: null,
    heard: steps.map(() => null),
  };
}

/** The pupil after all this. `read` names the steps whose notes were read. */
export function pupilAfter(lesson: Lesson, met: readonly Met[], read: ReadonlySet<string>): Pupil {
  return met.reduce((pupil, one) => meets(lesson, pupil, one, read), newPupil(lesson));
}

/** The pupil after one thing more. */
export function meets(lesson: Lesson, pupil: Pupil, met: Met, read: ReadonlySet<string>): Pupil {
  if (pupil.mood === 'over') return pupil;
  return settled(lesson, taken(lesson, pupil, met), read);
}

/** The pupil once these notes are read, with nothing else happening. */
export function whenRead(lesson: Lesson, pupil: Pupil, read: ReadonlySet<string>): Pupil {
  return pupil.mood === 'over' ? pupil : settled(lesson, pupil, read);
}

// ── What comes, taken in ─────────────────────────────────────────────────────────────────────────────────────────────

function taken(lesson: Lesson, pupil: Pupil, met: Met): Pupil {
  switch (met.kind) {
    case 'asked':
      return {
        ...pupil,
        lamps: lampsAfter(lesson, pupil, met),
        asked: { question: met.question, params: met.params, options: met.options },
      };
    case 'told':
      return { ...pupil, lamps: lampsAfter(lesson, pupil, met), heard: heardAfter(lesson, pupil, met) };
    case 'answered':
      return answered(lesson, pupil, met.option, lampsAfter(lesson, pupil, met));
    case 'ended':
      return { ...pupil, lamps: pupil.lamps.map((lamp) => (lamp === 'to-come' ? 'put-off' : lamp)), asked: null };
  }
}

/** Done early is done: it is not taught again. */
function lampsAfter({ steps }: Lesson, { lamps }: Pupil, met: Met): readonly Lamp[] {
  return lamps.map((lamp, i) => (lamp === 'to-come' && ends(steps[i] as LessonStep, met) ? 'lit' : lamp));
}

function ends({ task, done }: LessonStep, met: Met): boolean {
  if (done !== undefined) return happens(done, met);
  return typeof task === 'object' && met.kind === 'answered' && fits(task, met.option);
}

function happens(moment: Moment, met: Met): boolean {
  if ('event' in moment) return met.kind === 'told' && hears(moment, met);
  return 'question' in moment && met.kind === 'asked' && isAsked(moment, met);
}

function heardAfter({ steps }: Lesson, { heard }: Pupil, { event, params, at }: Heard): readonly (Heard | null)[] {
  return heard.map((before, i) => {
    const { when } = steps[i] as LessonStep;
    return before === null && 'event' in when && hears(when, { event, params }) ? { event, params, at } : before;
  });
}

function answered({ steps }: Lesson, pupil: Pupil, option: Offered, lamps: readonly Lamp[]): Pupil {
  const { step, mood, heard, asked } = pupil;
  const now = steps[step] as LessonStep;
  const answers = pupil.answers + 1;
  const isNote = typeof now.task !== 'object';
  const after = {
    ...pupil,
    answers,
    asked: null,
    instead: null,
    // What was told is shown until the next answer: whoever has not read of it waits for the next time.
    heard: heard.map((one, i) => (steps[i]?.task === 'watch' ? null : one)),
  };
  if (lamps[step] !== 'to-come') return { ...after, lamps };
  if (isNote && mood === 'points') return { ...after, lamps: lamps.with(step, 'lit') };
  if (answers > (now.patience ?? PATIENCE)) return { ...after, lamps: lamps.with(step, 'put-off') };
  const strays =
    mood !== 'waits' && typeof now.task === 'object' && isOffered(now.task, asked) && !fits(now.task, option);
  return { ...after, lamps, instead: strays ? option : null, strayed: pupil.strayed || strays };
}

// ── Where that leads ─────────────────────────────────────────────────────────────────────────────────────────────────

/** Goes on to the first step that is neither done nor put off nor, if it is a note whose moment has come, read. */
function settled({ steps }: Lesson, pupil: Pupil, read: ReadonlySet<string>): Pupil {
  let { step, lamps, answers, instead, strayed } = pupil;
  for (;;) {
    const now = steps[step];
    if (now === undefined) return { ...pupil, step, lamps, answers, instead, strayed, mood: 'over' };
    if (lamps[step] === 'to-come') {
      const mood = moodOf(now, { ...pupil, instead, lamps }, pupil.heard[step] ?? null, steps);
      const isRead = typeof now.task !== 'object' && mood === 'points' && read.has(now.id);
      if (!isRead) return { ...pupil, step, lamps, answers, instead, strayed, mood };
      lamps = lamps.with(step, 'lit');
    }
    step += 1;
    answers = 0;
    instead = null;
    strayed = false;
  }
}

function moodOf(step: LessonStep, pupil: Pupil, heard: Heard | null, steps: readonly LessonStep[]): Mood {
  const { asked, instead, lamps } = pupil;
  if (!hasCome(step.when, asked, heard, lamps, steps)) return 'waits';
  if (typeof step.task !== 'object') return 'points';
  if (asked === null) return 'waits';
  if (instead !== null) return 'other-way';
  if (isOffered(step.task, asked)) return 'points';
  return step.lead?.some((lead) => isOffered(lead, asked)) === true ? 'leads' : 'waits';
}

function hasCome(
  when: Moment,
  asked: Asked | null,
  heard: Heard | null,
  lamps: readonly Lamp[],
  steps: readonly LessonStep[],
): boolean {
  if ('event' in when) return heard !== null;
  if (asked === null) return false;
  const lampOf = (step: string): Lamp | undefined => lamps[steps.findIndex(({ id }) => id === step)];
  if ('after' in when) return lampOf(when.after) !== 'to-come';
  return isAsked(when, asked) && (when.once === undefined || lampOf(when.once) === 'lit');
}

// ── What fits ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Does this option fit? Whether it is allowed is another question. */
export function fits({ key, fact }: OptionMatch, option: Pick<Offered, 'key' | 'facts'>): boolean {
  return likeKey(key, option.key) && (fact === undefined || option.facts.includes(fact));
}

/** The allowed options of a question that fit. */
export function fitting(match: OptionMatch, asked: Asked | null): readonly Offered[] {
  return asked?.options.filter((option) => option.allowed && fits(match, option)) ?? [];
}

function isOffered(match: OptionMatch, asked: Asked | null): boolean {
  return fitting(match, asked).length > 0;
}

function likeKey(pattern: string, key: string): boolean {
  const [first = '', ...others] = pattern.split('*');
  if (others.length === 0) return pattern === key;
  if (!key.startsWith(first)) return false;
  let from = first.length;
  for (const part of others.slice(0, -1)) {
    const at = key.indexOf(part, from);
    if (at < 0) return false;
    from = at + part.length;
  }
  const last = others.at(-1) ?? '';
  return key.length - last.length >= from && key.endsWith(last);
}

/** Is this what the moment waits to be told? */
export function hears(
  moment: Extract<Moment, { event: string }>,
  { event, params }: Pick<Heard, 'event' | 'params'>,
): boolean {
  return moment.event === event && areThese(moment.params, params);
}

function areThese(wanted: ParamsMatch | undefined, params: object): boolean {
  const given = params as { readonly [name: string]: unknown };
  return Object.entries(wanted ?? {}).every(([name, value]) => given[name] === value);
}

/** Is this the question that the moment waits for? */
export function isAsked({ question, params, offers }: Extract<Moment, { question: unknown }>, asked: Asked): boolean {
  const isThis = [question].flat().includes(asked.question) && areThese(params, asked.params);
  return isThis && (offers === undefined || isOffered(offers, asked));
}

/** What is said once, when it first happens: of what was told since the pupil answered last, and is not read yet. */
export function laterHeard(
  { later }: Lesson,
  met: readonly Met[],
  read: ReadonlySet<string>,
): { readonly note: LaterNote; readonly heard: Heard } | null {
  const since = met.slice(met.findLastIndex(({ kind }) => kind === 'answered') + 1);
  for (const one of since) {
    if (one.kind !== 'told') continue;
    const note = later.find(({ id, on }) => 'event' in on && hears(on, one) && !read.has(id));
    if (note !== undefined) return { note, heard: one };
  }
  return null;
}

// ── What is pointed at ───────────────────────────────────────────────────────────────────────────────────────────────

/** The answer that the coach would like to see; `null` where any will do, or where nothing is wanted. */
export function wantedOf({ steps }: Lesson, { step, mood, asked }: Pupil): Offered | null {
  const now = steps[step];
  if (now === undefined || typeof now.task !== 'object' || mood === 'waits') return null;
  const wanted = [now.task, ...(now.lead ?? [])].flatMap((match) => fitting(match, asked));
  return wanted[0] ?? null;
}

/** The things that the coach points at, by their names in the scene; the beam falls on the first. */
export function pointedAt(lesson: Lesson, pupil: Pupil, signs: Signs): readonly string[] {
  const now = lesson.steps[pupil.step];
  if (now === undefined || pupil.mood === 'waits') return [];
  const isLed = typeof now.task === 'object' && !isOffered(now.task, pupil.asked);
  const target = isLed ? wantedOf(lesson, pupil)?.target : null;
  if (target != null) return [target];
  // What leads there may stand for nothing on the board, such as the end of a turn: then the thing itself is in the light.
  return targetsOf(now.point, pupil.asked, pupil.heard[pupil.step] ?? null, signs);
}

/** What some targets are now, by their names in the scene. */
export function targetsOf(
  targets: readonly Target[],
  asked: Asked | null,
  heard: Heard | null,
  signs: Signs,
): readonly string[] {
  return targets.flatMap((target): readonly string[] => {
    if ('ref' in target) return [target.ref];
    if ('option' in target)
      return fitting(target.option, asked)
        .slice(0, 1)
        .flatMap((one) => one.target ?? []);
    if (heard === null) return [];
    if ('marked' in target) return markedBy(heard, signs);
    const named = (heard.params as { readonly [name: string]: unknown })[target.param];
    return typeof named === 'string' ? [named] : [];
  });
}

function markedBy({ event, params }: Heard, signs: Signs): readonly string[] {
  return (signOf(signs, event)?.marks(params) ?? []).map((mark) => {
    if (mark.kind === 'go') return mark.through.at(-1) ?? mark.piece ?? '';
    return mark.kind === 'strike' ? mark.at : mark.of;
  });
}
