/** What bots do on a fork: judge it, play it on, and pass what is forced. */
import type { OpenQuestion, Seat } from '@necropole/kernel';
import { below, glanceAt, type Match, type Stream } from '@necropole/kernel/app';
import { drawByWeight } from './chance.ts';
import type { Clock } from './clock.ts';

/** How a match that stands here is worth to a seat: from 0, lost, to 1, won. */
export function worthOf(match: Match, seat: Seat): number {
  const { bot } = match.game;
  if (match.outcome !== null) {
    const { winners } = match.outcome;
    if (winners.length > 0) return winners.includes(seat) ? 1 : 0;
    // Nobody wins: a draw between rivals, unless the game can judge that all have lost.
    return bot?.evaluate === undefined ? 0.5 : 0;
  }
  if (bot?.evaluate === undefined) return 0.5;
  const judged = bot.evaluate(glanceAt(match, seat), seat);
  return judged > 1 ? 1 : judged >= 0 ? judged : 0;
}

/** The next question that somebody is to answer. */
export function nextQuestion(match: Match): OpenQuestion {
  for (const question of match.open) if (question.seat === question.lead) return question;
  throw new Error('nobody is asked, and the match is not over');
}

/** The question that a seat is asked. */
export function questionOf(match: Match, seat: Seat): OpenQuestion {
  for (const question of match.open) if (question.seat === seat) return question;
  throw new Error(`seat ${seat} is not asked`);
}

/** Gives the only answer wherever there is just one, up to a bound that no honest game reaches; not when it is late. */
export function passForced(match: Match, late: Clock): void {
  for (let passed = 0; match.outcome === null && passed < match.game.bound; passed++) {
    const question = match.open.length === 1 ? (match.open[0] as OpenQuestion) : nextQuestion(match);
    if (question.options.length !== 1 || late()) return;
    answerAt(match, question, 0);
  }
}

/** Gives one of the options of a fork, by its place. */
export function answerAt(match: Match, question: OpenQuestion, at: number): void {
  const reply = match.answer(question.seat, question.options[at]?.key ?? '');
  if (!reply.ok) throw new Error(`${question.asking.key}: ${reply.refusal.key}`);
}

/** One of the options of a question, by the game's weights, else by chance alone. */
export function drawOption(match: Match, question: OpenQuestion, stream: Stream): number {
  const count = question.options.length;
  if (count === 1) return 0;
  const weights = weightsOf(match, question);
  return weights === null ? below(stream, count) : drawByWeight(stream, weights, count);
}

/** What the game says of the options of a question; `null` where it says nothing. */
export function weightsOf(match: Match, question: OpenQuestion): readonly number[] | null {
  const { bot } = match.game;
  return bot?.weigh === undefined ? null : bot.weigh(glanceAt(match, question.seat), question);
}

/** How far a fork is played on. */
export interface Horizon {
  /** Until so many phases have ended. */
  readonly phases: number;
  /** For so many answers at most. */
  readonly answers: number;
  /** The share of the judgement before it is played on, of 1; none, where it is left out. */
  readonly atOnce?: number;
}

/** To the end of the match. */
export const TO_THE_END: Horizon = { phases: Number.POSITIVE_INFINITY, answers: Number.POSITIVE_INFINITY };

/** So many answers end whatever is under way, unless the game is at fault. */
const MOST_MIDWAY = 60;

/** Plays a fork on as long as the game says that it stands in the middle of something; stops early when it is late. */
export function finishWhatIsUnderWay(match: Match, stream: Stream, late: Clock): void {
  const { bot } = match.game;
  for (let given = 0; bot?.midway !== undefined && match.outcome === null && given < MOST_MIDWAY; given++) {
    const question = nextQuestion(match);
    if (!bot.midway(question) || late()) return;
    answerAt(match, question, drawOption(match, question, stream));
  }
}

/** Plays a fork on as far as the horizon, or to its end; stops early when it is late. */
export function playOn(match: Match, { phases, answers }: Horizon, stream: Stream, late: Clock): void {
  const most = Math.min(answers, match.game.bound - match.answers);
  const last = match.phasesEnded + phases;
  for (let given = 0; match.outcome === null && given < most && match.phasesEnded < last; given++) {
    if (late()) return;
    const question = match.open.length === 1 ? (match.open[0] as OpenQuestion) : nextQuestion(match);
    answerAt(match, question, drawOption(match, question, stream));
  }
}
