/**
 * Matches between bots, on light tables. Everything follows from the plan and the number of the match, so that it does
 * not matter which thread plays it.
 */
import { type Game, Match, type MatchConfig, writeReplay } from '@necropole/kernel';
import { seatBots } from './bots.ts';
import { messageOf } from './surroundings.ts';

/** Many matches of the same kind. */
export interface Plan {
  readonly game: string;
  readonly config: Omit<MatchConfig, 'seed'>;
  readonly seed: string;
  readonly players: readonly string[];
}

/** A few matches of a plan, for one thread: from `from` up to, and without, `to`. */
export interface Batch {
  readonly plan: Plan;
  readonly from: number;
  readonly to: number;
}

/** Why a match did not end as it should. */
export type Crash =
  | { readonly kind: 'error'; readonly message: string }
  | { readonly kind: 'bound'; readonly bound: number }
  | { readonly kind: 'refused'; readonly player: string; readonly answer: string; readonly refusal: string };

/** What became of one match. */
export interface Played {
  readonly outcome: string | null;
  readonly answers: number;
  readonly crash: Crash | null;
}

/** What became of a batch. */
export interface BatchPlayed {
  readonly matches: readonly Played[];
  readonly used: readonly string[];
}

/** An answer of a bot, as a replay has it. */
export interface GivenAnswer {
  readonly seat: number;
  readonly answer: string;
}

/** Plays the matches of a batch. */
export function playBatch(game: Game, { plan, from, to }: Batch): BatchPlayed {
  const used = new Set<string>();
  const matches: Played[] = [];
  for (let i = from; i < to; i++) matches.push(playOne(game, plan, i, used, null));
  return { matches, used: [...used] };
}

/** The configuration of one match of a plan. */
function configOf(plan: Plan, i: number): MatchConfig {
  return { ...plan.config, seed: `${plan.seed}/${i}` };
}

function playOne(game: Game, plan: Plan, i: number, used: Set<string>, given: GivenAnswer[] | null): Played {
  const players = seatBots(plan.players, `${plan.seed}/${i}/players`);
  let answers = 0;
  try {
    const match = Match.start(game, configOf(plan, i), { light: true, used });
    while (match.outcome === null) {
      if (answers >= game.bound) return { outcome: null, answers, crash: { kind: 'bound', bound: game.bound } };
      const question = match.open.find(({ seat, lead }) => seat === lead);
      if (question === undefined) throw new Error('nobody is asked, and the match is not over');
      const { seat } = question;
      const answer = players[seat]?.choose(match, question) ?? '';
      given?.push({ seat, answer });
      const reply = match.answer(seat, answer);
      if (!reply.ok) {
        const crash = {
          kind: 'refused',
          player: plan.players[seat] ?? '',
          answer,
          refusal: reply.refusal.key,
        } as const;
        return { outcome: null, answers, crash };
      }
      answers += 1;
    }
    return { outcome: match.outcome.id, answers, crash: null };
  } catch (error) {
    return { outcome: null, answers, crash: { kind: 'error', message: messageOf(error) } };
  }
}

/** The replay of a match that crashed, up to the crash, and the answer that brings it about. */
export function replayOfCrash(game: Game, plan: Plan, i: number): { file: string; next: GivenAnswer | null } {
  const given: GivenAnswer[] = [];
  playOne(game, plan, i, new Set(), given);
  const config = configOf(plan, i);
  try {
    const match = Match.start(game, config, { light: false });
    for (const line of given)
      if (!match.answer(line.seat, line.answer).ok) return { file: writeReplay(match), next: line };
    return { file: writeReplay(match), next: null };
  } catch {
    // The match does not even begin: its configuration is all there is to tell.
    return { file: `${JSON.stringify({ necropole: 1, game: game.id, version: game.version, config })}\n`, next: null };
  }
}
