/** The bots that can sit in a seat. Another one is one more entry of the record. */
import { below, type Match, type OpenQuestion, streamsOf } from '@necropole/kernel';

type Bot = (match: Match, question: OpenQuestion, seed: string) => string;

const bots = {
  random(_match, question, seed) {
    const allowed = question.options.filter(({ refusal }) => refusal === undefined);
    // A question always allows an answer: the match refuses to open a dead end.
    return allowed[below(streamsOf(seed).deal, allowed.length)]?.key ?? '';
  },
} satisfies Record<string, Bot>;

/** The name of a kind of bot. */
export type BotId = keyof typeof bots;

/** Every kind of bot. */
export const botIds = Object.keys(bots) as readonly BotId[];

/**
 * The key of a bot's answer. Its chance comes from where the match stands, so that a bot that is asked again after a
 * crash answers the same, and after an undo it may answer otherwise.
 */
export function botAnswer(bot: BotId, match: Match, question: OpenQuestion): string {
  const { config, lines, epoch } = match;
  return bots[bot](match, question, `${config.seed}/bots/${lines.length}.${epoch}/${question.seat}`);
}
