/**
 * Files of the first format: their dice came from the generator that only bots draw from now. They are played with it
 * as far as the rules of today take their answers; nothing is written in this format any more.
 */
import type { OldReplay } from './door/read-replay.ts';
import type { Game } from './game.ts';
import { Match } from './match.ts';
import { fastStreamsOf } from './random.ts';
import type { Shape } from './shape.ts';

/** A file of the first format, played as far as it can be. */
export interface PlayedOld<S extends Shape = Shape> {
  readonly match: Match<S>;
  /** How many of its answers were taken. */
  readonly taken: number;
}

/** Plays a file of the first format. Its hashes were made otherwise: that it played the same then cannot be shown. */
export function playOldReplay<S extends Shape>(game: Game<S>, old: OldReplay): PlayedOld<S> {
  if (old.game !== game.id) throw new Error(`This replay is of ${old.game}, not of ${game.id}`);
  const match = Match.startWith(game, old.config, fastStreamsOf(old.config.seed));
  let taken = 0;
  for (const { seat, question, answer } of old.lines) {
    if (match.outcome !== null || match.answers >= game.bound) break;
    const line = { kind: 'answer', seat, question, answer, revision: 0, retries: 0, value: null } as const;
    if (!match.repeat({ ...line, team: [seat], sealed: false, informed: false }).ok) break;
    taken += 1;
  }
  return { match, taken };
}

/** Goes on with a match of the first format from its last rest point, with new dice. */
export function resumeOld<S extends Shape>(game: Game<S>, old: OldReplay, seed: string): Match<S> {
  const { match } = playOldReplay(game, old);
  const rest = match.rests.at(-1);
  if (rest === undefined || match.outcome !== null) throw new Error('This match is over: nothing can follow');
  const { config, lines, told } = match;
  return Match.resume(game, { game: game.id, version: old.version, config, rest, lines, told }, seed);
}
