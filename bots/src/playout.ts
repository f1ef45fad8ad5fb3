/** A bot that answers as whoever looks ahead plays on: by chance, steered by the game's weights. It weighs nothing else. */
import { fastStreamsOf } from '@necropole/kernel/app';
import type { Bot } from './bot.ts';
import { drawOption, questionOf } from './looking-ahead.ts';
import { withoutThought } from './random.ts';

/** Any allowed option, each as likely as the game thinks it worth a try. */
export const playout: Bot = {
  name: 'playout',
  forks: true,
  sit(seed) {
    const { deal } = fastStreamsOf(seed);
    return {
      choose(sight) {
        const { options } = sight.question;
        if (options.length === 1) return withoutThought('playout', sight, 0, null);
        // On a fork, so that the weights are told nothing that the seat may not know.
        const fork = sight.fork(`${seed}/${sight.seat}/${sight.answers}`);
        const question = questionOf(fork, sight.seat);
        const drawn = question.options[drawOption(fork, question, deal)]?.key;
        return withoutThought(
          'playout',
          sight,
          Math.max(
            0,
            options.findIndex(({ key }) => key === drawn),
          ),
          null,
        );
      },
    };
  },
};
