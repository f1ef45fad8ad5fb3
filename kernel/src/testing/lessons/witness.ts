/**
 * What a pupil meets, heard at the table while the match goes on: the same that `Attendance` reads out of its history, without
 * playing it a second time. What stands beside answers is only built where the lesson looks at it.
 */
import { eventsFor, type Match } from '../../app.ts';
import { type Lesson, type Met, type Offered, type OptionMatch, seatsOfPupil, targetOf } from '../../index.ts';
import type { OpenQuestion } from '../../question.ts';

export class Witness {
  private readonly match: Match;
  private readonly seats: readonly number[];
  private readonly looksAtFacts: boolean;
  private told = 0;
  private asked = '';

  constructor(match: Match, lesson: Lesson) {
    this.match = match;
    this.seats = seatsOfPupil(lesson);
    this.looksAtFacts = matchesOf(lesson).some(({ fact }) => fact !== undefined);
  }

  /** The question that the pupil is asked, where they are. */
  question(): OpenQuestion | null {
    return this.match.open.find(({ seat }) => this.seats.includes(seat)) ?? null;
  }

  /** What was told since, and what stands open now. */
  since(): readonly Met[] {
    const { match, seats, told: from } = this;
    this.told = match.told.length;
    const met = eventsFor(match, seats, from).map(
      ({ type, params }, i): Met => ({ kind: 'told', event: type, params, at: from + i + 1 }),
    );
    if (match.outcome !== null) met.push({ kind: 'ended' });
    const open = this.question();
    if (open === null || open.id === this.asked) return met;
    this.asked = open.id;
    met.push({ kind: 'asked', question: open.asking.key, params: open.asking.params, options: allowedIn(open) });
    return met;
  }

  /** An answer of the pupil that is just about to be given. */
  answered(question: OpenQuestion, key: string): Met {
    const facts = this.looksAtFacts ? factsOf(question, key) : [];
    return { kind: 'answered', option: { key, allowed: true, facts, target: null } };
  }
}

/** Nobody is led to an answer that is refused: those are left out. */
function allowedIn(question: OpenQuestion): readonly Offered[] {
  return question.allowed.map(({ key }) => ({
    key,
    allowed: true,
    get facts() {
      return factsOf(question, key);
    },
    get target() {
      const option = question.options.find((one) => one.key === key);
      return option === undefined ? null : targetOf(option);
    },
  }));
}

function factsOf({ options }: OpenQuestion, key: string): readonly string[] {
  return options.find((one) => one.key === key)?.facts?.map((fact) => fact.key) ?? [];
}

/** All that a lesson says of answers. */
function matchesOf({ steps }: Lesson): readonly OptionMatch[] {
  return steps.flatMap(({ task, lead = [], otherwise = [], when, done }) => [
    ...(typeof task === 'object' ? [task] : []),
    ...lead,
    ...otherwise.map((other) => other.when),
    ...[when, done].flatMap((moment) => (moment !== undefined && 'offers' in moment ? (moment.offers ?? []) : [])),
  ]);
}
