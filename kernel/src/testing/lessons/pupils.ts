/** Those who are sent through a lesson, and what each of them would answer. */
import { below, fastStreamsOf, glanceAt, type Match, type Stream } from '../../app.ts';
import { fits, type Lesson, type Pupil, wantedOf } from '../../index.ts';
import type { OpenQuestion, Option } from '../../question.ts';

/** Chooses among the allowed options of a question. */
export type Chooses = (match: Match, question: OpenQuestion, pupil: Pupil) => string;

/** Does what the coach points at, and else what the game's own judgement likes best. */
export function goodPupil(lesson: Lesson): Chooses {
  return (match, question, pupil) => wantedOf(lesson, pupil)?.key ?? likedBest(match, question);
}

/** Does what the coach points at only where nothing else is allowed. */
export function contraryPupil(lesson: Lesson, seed: string): Chooses {
  const { dice } = fastStreamsOf(`${seed}/contrary`);
  return (_, question, { step }) => {
    const task = lesson.steps[step]?.task;
    if (typeof task !== 'object') return oneOf(question.allowed, dice);
    // What stands beside answers is only built where the task asks for it.
    const allowed = task.fact === undefined ? question.allowed : allowedOf(question);
    const others = allowed.filter((option) => !fits(task, asOffered(option)));
    return oneOf(others.length > 0 ? others : allowed, dice);
  };
}

/** Does anything. */
export function randomPupil(seed: string): Chooses {
  const { dice } = fastStreamsOf(`${seed}/random`);
  return (_, question) => oneOf(question.allowed, dice);
}

function allowedOf({ options }: OpenQuestion): readonly Option[] {
  return options.filter(({ refusal }) => refusal === undefined);
}

function asOffered({ key, facts = [] }: Option) {
  return { key, allowed: true, facts: facts.map((fact) => fact.key), target: null };
}

function oneOf(options: readonly Option[], stream: Stream): string {
  const chosen = options[below(stream, Math.max(1, options.length))];
  if (chosen === undefined) throw new Error('Dead end: nothing is allowed');
  return chosen.key;
}

/** The answer after which the game judges the position best for whoever gives it; the first, where it judges nothing. */
function likedBest(match: Match, question: OpenQuestion): string {
  const { seat } = question;
  const worthOf = (key: string): number => {
    const ahead = match.fork([seat], `${match.config.seed}/${match.answers}`);
    ahead.answer(seat, key);
    if (ahead.outcome !== null) return ahead.outcome.winners.includes(seat) ? 1 : 0;
    return match.game.bot?.evaluate?.(glanceAt(ahead, seat), seat) ?? 0;
  };
  const worths = allowedOf(question).map(({ key }) => ({ key, worth: worthOf(key) }));
  const best = worths.reduce((most, one) => (one.worth > most.worth ? one : most));
  return best.key;
}
