/** The bots that can sit in a seat, and the one who thinks for them. */
import type { Choice, Level, ThinkRequest } from '@necropole/bots';
import type { OpenQuestion } from '@necropole/kernel';
import { below, derivedSeed, fastStreamsOf, type Match } from '@necropole/kernel/app';

/** The levels that people choose from, weakest first. */
export const levels: readonly Level[] = ['easy', 'normal', 'hard'];

/** The name of a kind of bot. `random` is nobody's choice any more; matches that were begun with it still open. */
export type BotId = Level | 'random';

/** Every kind of bot. */
export const botIds: readonly BotId[] = [...levels, 'random'];

/** Thinks for bots, off the thread that keeps the matches. */
export interface Thinker {
  /** `null` where the seat is not asked. Fails when it cannot be done, or takes too long. */
  think(request: ThinkRequest): Promise<Choice | null>;
  /** Forgets what bots thought at a table. */
  leave(table: string): void;
}

/** The key of an answer by chance alone: where no bot can think. */
export function answerByChance({ config, lines }: Match, question: OpenQuestion): string {
  const allowed = question.options.filter(({ refusal }) => refusal === undefined);
  const { deal } = fastStreamsOf(derivedSeed(config.seed, `bots/${lines.length}/${question.id}/${question.seat}`));
  // A question always allows an answer: the match refuses to open a dead end.
  return allowed[below(deal, allowed.length)]?.key ?? '';
}
