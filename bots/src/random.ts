/** A bot that answers by chance alone. */
import { below, fastStreamsOf } from '@necropole/kernel/app';
import type { Account, Bot, Choice, Sight } from './bot.ts';

/** Any allowed option, each as likely as the others. */
export const random: Bot = {
  name: 'random',
  forks: false,
  sit(seed) {
    const { deal } = fastStreamsOf(seed);
    return { choose: (sight) => withoutThought('random', sight, below(deal, sight.question.options.length), null) };
  },
};

/** An answer that nothing was weighed for. */
export function withoutThought(bot: string, sight: Sight, at: number, error: string | null): Choice {
  const { options } = sight.question;
  const chosen = options[at] ?? options[0];
  // A question always allows an answer: a match refuses to open a dead end.
  if (chosen === undefined) throw new Error(`"${sight.question.key}" allows no answer`);
  const ordered = [chosen, ...options.filter((option) => option !== chosen)];
  const account: Account = {
    bot,
    options: ordered.map(({ key }) => ({ key, visits: 0, expected: null })),
    iterations: 0,
    error,
  };
  return { answer: chosen.key, account };
}
