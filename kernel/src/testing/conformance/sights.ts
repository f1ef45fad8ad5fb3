/** What an audience sees of a match at one moment, as one text: compared byte for byte. */

import { eventsFor, type Match, questionsFor, viewFor } from '../../app.ts';
import { type Knowers, knowers, type Seat, SPECTATORS } from '../../index.ts';

/** One seat, or the spectators. */
export interface Audience {
  readonly seats: readonly Seat[];
  readonly mask: Knowers;
  readonly name: string;
}

/** Every seat, and the spectators. */
export function audiencesOf(match: Match): readonly Audience[] {
  const seats = Array.from({ length: match.config.seats }, (_, seat) => audienceOf(seat));
  return [...seats, { seats: [], mask: SPECTATORS, name: 'a spectator' }];
}

/** One seat. */
function audienceOf(seat: Seat): Audience {
  return { seats: [seat], mask: knowers(seat), name: `seat ${seat}` };
}

/** The view, who is waited for, the questions with options and refusals, the outcome, the events from `told` on. */
export function sightOf(match: Match, { seats }: Audience, told: number): string {
  const { board, ...view } = viewFor(match, seats);
  return JSON.stringify({
    waiting: view.waiting,
    outcome: match.outcome,
    questions: questionsFor(match, seats),
    events: eventsFor(match, seats, told),
    view: match.game.setupPhases?.includes(match.phase) === true ? { ...view, board } : view,
  });
}

/** What lies on the table in the middle of a rule: nobody is asked then. */
export function frameOf(match: Match, { seats }: Audience): string {
  const { world, phase } = viewFor(match, seats);
  return JSON.stringify({ view: { world, phase } });
}
