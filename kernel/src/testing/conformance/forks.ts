/** Point 10: forks are sound. A seat's own question is the same there, and random play goes on without an error. */

import { type Match, questionsFor, type Stream } from '../../app.ts';
import { knowers, type Seat } from '../../index.ts';
import { difference } from './differences.ts';
import { pickAnswer } from './players.ts';
import { messageOf, type Stop, type Suite, seedFrom } from './suite.ts';

const ANSWERS = 25;

/** Forks for every seat, and plays on. */
export function checkForks(suite: Suite, { match, stream }: Stop): void {
  if (match.outcome !== null) return;
  const before = untouched(match);
  for (let seat = 0; seat < match.config.seats; seat++) {
    const seed = seedFrom(stream);
    try {
      checkQuestion(suite, match, seat, seed);
      playOn(suite, match, match.fork([seat], seed), seat, stream);
    } catch (error) {
      suite.report(10, `A fork for seat ${seat} fails: ${messageOf(error)}`, match);
    }
  }
  if (untouched(match) !== before) suite.report(10, 'A fork changes the match it came from', match);
}

/** The same fork on a full table, so that refusals and facts can be compared too. */
function checkQuestion(suite: Suite, match: Match, seat: Seat, seed: string): void {
  const full = match.branch({ redeal: { mask: knowers(seat), seed }, streams: `${seed}/streams` });
  const differs = difference(questionsFor(match, [seat]), questionsFor(full, [seat]), 'questions');
  if (differs !== null) suite.report(10, `Seat ${seat} has another question in its fork: ${differs}`, match);
}

function playOn(suite: Suite, match: Match, fork: Match, seat: Seat, stream: Stream): void {
  for (let answers = 0; ; answers++) {
    const [broken] = suite.game.invariants(fork.table.world, fork.table.board);
    if (broken !== undefined) {
      suite.report(10, `${answers} answers on in a fork for seat ${seat}: ${broken}`, match);
      return;
    }
    if (fork.outcome !== null || answers === ANSWERS) return;
    const pick = pickAnswer(fork, stream);
    const reply = fork.answer(pick.seat, pick.key);
    if (!reply.ok) throw new Error(`"${pick.key}" is refused: ${JSON.stringify(reply.refusal)}`);
  }
}

function untouched(match: Match): string {
  const { world, streams } = match.table;
  const rests = match.rests.slice(-2).map((rest) => rest.world);
  return JSON.stringify([world, streams, match.lines.length, match.told.length, rests]);
}
