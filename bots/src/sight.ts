/** The facade through which a bot sees a match. */
import type { Seat } from '@necropole/kernel';
import { type Line, type Match, viewFor } from '@necropole/kernel/app';
import type { BotQuestion, Sight } from './bot.ts';

/** One seat's side of a match that asks it something; `null` where it is not asked, or a partner is to answer. */
export function sightOf(match: Match, seat: Seat): Sight | null {
  const open = match.open.find((question) => question.seat === seat);
  if (open === undefined || open.lead !== seat) return null;
  const { asking, sealed } = open;
  const { seed: _, ...config } = match.config;
  const question: BotQuestion = {
    key: asking.key,
    params: asking.params,
    sealed,
    options: open.allowed.map(({ key, value }) => ({ key, value })),
  };
  return {
    game: match.game,
    config,
    seat,
    answers: match.answers - match.pending.filter((line) => line.seat !== seat).length,
    question,
    before: sealed ? null : answerBefore(match, seat),
    view: () => viewFor(match, [seat]),
    fork: (seed) => match.fork([seat], seed),
  };
}

function answerBefore(match: Match, seat: Seat): string | null {
  const rest = match.rests[match.rests.length - 1];
  const last: Line | undefined = match.lines[match.lines.length - 1];
  if (rest === undefined || rest.line >= match.lines.length || last?.kind !== 'answer') return null;
  return last.seat === seat && !last.informed ? last.answer : null;
}

/** The seats whose answer the match waits for, partners who leave it to another left out. */
export function askedSeats(match: Match): readonly Seat[] {
  return match.open.filter(({ seat, lead }) => seat === lead).map(({ seat }) => seat);
}
