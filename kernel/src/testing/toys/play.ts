/** Plays toys at random, and looks at everything that a match is. */

import {
  below,
  canonical,
  eventsFor,
  fastStreamsOf,
  Match,
  type MatchKeeping,
  questionsFor,
  type Stream,
  viewFor,
} from '../../app.ts';
import type { Game, Shape } from '../../index.ts';

/** Starts a toy with its fewest seats, or as many as are wanted. */
export function startToy<S extends Shape>(
  game: Game<S>,
  seed: string,
  seats = game.modes[0]?.seats[0] ?? 2,
  keeping: MatchKeeping = {},
): Match<S> {
  return Match.start(game, { mode: 'only', mission: null, seats, options: {}, seed }, keeping);
}

/** A stream of random choices for a player. */
export function chance(seed: string): Stream {
  return fastStreamsOf(seed).deal;
}

/** Gives one random allowed answer, of a random seat that is asked. */
export function answerAtRandom<S extends Shape>(match: Match<S>, stream: Stream): void {
  const question = match.open[below(stream, match.open.length)];
  const allowed = question?.options.filter(({ refusal }) => refusal === undefined) ?? [];
  const option = allowed[below(stream, allowed.length)];
  if (question === undefined || option === undefined) throw new Error('Nobody is asked');
  const reply = match.answer(question.seat, option.key);
  if (!reply.ok) throw new Error(`${option.key} was refused: ${reply.refusal.key}`);
}

/** Plays on at random: to the end, or for so many answers. */
export function playAtRandom<S extends Shape>(match: Match<S>, seed: string, answers = Infinity): Match<S> {
  const stream = chance(seed);
  for (let given = 0; given < answers && match.outcome === null; given++) answerAtRandom(match, stream);
  return match;
}

/** Everything that anybody may see of a match, and the match itself, as one text. Only traces of what was taken back are left out. */
export function everything<S extends Shape>(match: Match<S>): string {
  const seats = Array.from({ length: match.config.seats }, (_, seat) => [seat]);
  const seen = [[], ...seats].map((of) => ({
    view: viewFor(match, of),
    questions: questionsFor(match, of).map(({ id: _, ...question }) => question),
    events: eventsFor(match, of),
  }));
  const { world, board, streams } = match.table;
  const { revision: _, retries: ____, undone: __, lastTeam: ___, lines, ...saved } = match.save();
  const history = lines.map((line) => ({ ...line, revision: 0, retries: 0 }));
  return canonical({ seen, world, board, streams, saved, history, outcome: match.outcome, answers: match.answers });
}
