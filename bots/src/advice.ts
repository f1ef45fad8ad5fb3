/**
 * What a good player would do, and why. The answer is a bot's; the reasons are the parts of the game's own judgement that
 * differ most between that answer and the next best. It knows what the seat knows, and nothing else.
 */
import type { Game, MatchConfig, Seat, Term } from '@necropole/kernel';
import { fastStreamsOf, glanceAt, type Match, rolesOf, type Stream } from '@necropole/kernel/app';
import type { Choice, Sight, Weighed } from './bot.ts';
import { type Clock, clockFor } from './clock.ts';
import { answerAt, finishWhatIsUnderWay, type Horizon, passForced, playOn, questionOf } from './looking-ahead.ts';

/** One reason: the term of the judgement, how much better or worse it stands, and what it is about. */
export interface ReasonFor {
  readonly term: string;
  readonly change: number;
  readonly refs: readonly string[];
}

/** An answer to give, with the next best, and what tells them apart. */
export interface Advice {
  readonly answer: string;
  /** The result that is expected of it, from 0 to 1; `null` where nobody tried. */
  readonly expected: number | null;
  readonly next: { readonly answer: string; readonly expected: number | null } | null;
  /** Two for it and one against it at most, the weightiest first. */
  readonly reasons: readonly ReasonFor[];
  /** Does it lead clearly, are the two about as good, or are all that were tried alike? */
  readonly sure: 'clear' | 'close' | 'alike';
}

/** So far ahead an answer is clearly better. */
const CLEAR = 0.04;
/** Where none of those that were tried is further behind, it hardly matters which is chosen. */
const ALIKE = 0.015;
/** In how many deals of what is hidden the two are compared. */
const DEALS = 6;
/** What differs by less than this share of the weightiest is no reason. */
const FAINT = 0.1;
const NOTHING = 1e-6;
const MOST_FOR = 2;
const MOST_AGAINST = 1;

/** The bot that advises. */
export const ADVISER = 'search:200';

/**
 * May these people, each with their seats, be advised at one table? Where they play against each other, one would be helped
 * against another.
 */
export function mayBeAdvised(
  game: Game,
  config: Omit<MatchConfig, 'seed'>,
  people: readonly (readonly Seat[])[],
): boolean {
  const roles = rolesOf(game, config);
  const [first, ...others] = people.map((seats) => new Set(seats.map((seat) => roles[seat]?.side)));
  return first !== undefined && others.every((sides) => [...sides].every((side) => first.has(side)));
}

/** The advice that follows from what a bot chose. */
export function adviceFor(sight: Sight, { answer, account }: Choice, seed: string, atMost?: number): Advice {
  const [best, next, ...others] = inOrder(answer, account.options);
  const expected = best?.expected ?? null;
  if (next === undefined) return { answer, expected, next: null, reasons: [], sure: 'clear' };
  const late = clockFor(atMost);
  // What an answer is good for may show at once, or only when the turn is over.
  const soon = compared(sight, answer, next.key, seed, null, late);
  const speaks = soon.some(({ change }) => change > 0);
  const lead = expected === null || next.expected === null ? null : expected - next.expected;
  const worst = Math.min(...[next, ...others].map((one) => one.expected ?? 0));
  const isAlike = expected !== null && expected - worst < ALIKE;
  const sure = lead !== null && lead >= CLEAR ? 'clear' : isAlike ? 'alike' : 'close';
  // Of two that are about as good, what chance makes of them later is no reason.
  const isEven = lead !== null && sure !== 'clear';
  const reasons = speaks || isEven ? soon : compared(sight, answer, next.key, seed, horizonOf(sight), late);
  return {
    answer,
    expected,
    next: { answer: next.key, expected: next.expected },
    reasons: chosenOf(reasons),
    sure,
  };
}

/** The chosen one first, then those that were tried, the most tried first. */
function inOrder(answer: string, options: readonly Weighed[]): readonly Weighed[] {
  const others = options.filter(({ key, expected }) => key !== answer && expected !== null);
  return [
    ...options.filter(({ key }) => key === answer),
    ...[...others].sort((a, b) => b.visits - a.visits || (b.expected ?? 0) - (a.expected ?? 0)),
  ];
}

/** As far as the game's bots look. */
function horizonOf({ game, seat, view }: Sight): Horizon {
  const { phases = 1, answers = 12 } = game.bot?.horizon?.(view(), seat) ?? {};
  return { phases, answers: Math.min(answers, 12) };
}

/** How the terms differ after two answers, the weightiest first; nothing where the game names none. */
function compared(
  sight: Sight,
  answer: string,
  other: string,
  seed: string,
  horizon: Horizon | null,
  late: Clock,
): readonly ReasonFor[] {
  if (sight.game.bot?.terms === undefined) return [];
  const sums = new Map<string, ReasonFor>();
  let deals = 0;
  for (let deal = 0; deal < DEALS && !(deal > 0 && late()); deal++) {
    const chance = `${seed}/${deal}`;
    const [mine, theirs] = [answer, other].map((key) => termsAfter(sight, key, chance, horizon, late));
    if (mine === undefined || theirs === undefined || mine.length === 0 || theirs.length === 0) continue;
    deals += 1;
    for (const { id, of, value, refs } of mine) {
      const name = `${id} ${of}`;
      const change = value - (theirs.find((term) => term.id === id && term.of === of)?.value ?? value);
      sums.set(name, { term: id, refs, change: (sums.get(name)?.change ?? 0) + change });
    }
  }
  const all = [...sums.values()].map(({ change, ...sum }) => ({ ...sum, change: change / deals }));
  const most = Math.max(NOTHING, ...all.map(({ change }) => Math.abs(change)));
  return all
    .filter(({ change }) => Math.abs(change) > FAINT * most && Math.abs(change) > NOTHING)
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change));
}

/** How it stands after an answer, and after what follows from it; nothing where the match is over by then. */
function termsAfter(
  { game, seat, fork }: Sight,
  key: string,
  seed: string,
  horizon: Horizon | null,
  late: Clock,
): readonly Term[] {
  const match = fork(seed);
  answer(match, seat, key);
  passForced(match, late);
  const chance = chanceOf(seed);
  if (horizon !== null) playOn(match, horizon, chance, late);
  finishWhatIsUnderWay(match, chance, late);
  return match.outcome === null ? (game.bot?.terms?.(glanceAt(match, seat), seat) ?? []) : [];
}

function answer(match: Match, seat: Seat, key: string): void {
  const question = questionOf(match, seat);
  answerAt(
    match,
    question,
    question.options.findIndex((option) => option.key === key),
  );
}

function chanceOf(seed: string): Stream {
  return fastStreamsOf(`${seed}/chance`).deal;
}

/** Each is said once. Where nothing speaks for it but what the bot saw come of it, nothing is said against it either. */
function chosenOf(reasons: readonly ReasonFor[]): readonly ReasonFor[] {
  const once = reasons.filter(({ term }, i) => reasons.findIndex((one) => one.term === term) === i);
  const better = once.filter(({ change }) => change > 0).slice(0, MOST_FOR);
  const worse = once.filter(({ change }) => change < 0).slice(0, MOST_AGAINST);
  return better.length === 0 ? [] : [...better, ...worse];
}
