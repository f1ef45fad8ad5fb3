/** Point 1: at every question at least one answer is allowed, and every match ends within the game's bound. */

import { Match } from '../../app.ts';
import type { MatchConfig, Reply } from '../../index.ts';
import { messageOf, type Stop, type Suite } from './suite.ts';

/** Which point an error of a rule belongs to: a dead end is one of ours, anything else breaks a promise of a judge. */
export function pointOf(message: string): 1 | 2 {
  return /^Dead end|without a question/.test(message) ? 1 : 2;
}

/** Begins a match; `null` when that fails already. */
export function beginMatch(suite: Suite, config: MatchConfig): Match | null {
  try {
    return Match.start(suite.game, config);
  } catch (error) {
    const message = messageOf(error);
    suite.report(pointOf(message), `The match with seed ${config.seed} cannot begin: ${message}`, null);
    return null;
  }
}

/** Is there somebody to ask, and something to answer? */
export function checkDeadEnd(suite: Suite, { match }: Stop): void {
  if (match.outcome !== null) return;
  if (match.open.length === 0) suite.report(1, `Nobody is asked in ${match.phase}, and the match is not over`, match);
  for (const { asking, seat, options } of match.open) {
    if (!options.some(({ refusal }) => refusal === undefined)) {
      suite.report(1, `Dead end: "${asking.key}" (${asking.cite}) allows seat ${seat} no answer`, match);
    }
  }
}

/** Has the match gone on for too long? */
export function isOverBound(suite: Suite, match: Match): boolean {
  if (match.answers <= suite.game.bound) return false;
  suite.report(1, `The match goes on after ${suite.game.bound} answers, the game's bound`, match);
  return true;
}

/** An allowed answer was refused: says so under the point that it breaks. */
export function reportRefused(suite: Suite, match: Match, key: string, reply: Reply): void {
  if (reply.ok) return;
  const message = 'message' in reply.refusal ? `${reply.refusal.message}` : reply.refusal.key;
  const point = pointOf(message);
  suite.report(point, point === 1 ? message : `"${key}" is offered as allowed, but fails: ${message}`, match);
}
