/** What the bots may use of this game: how a match stands, what is worth a try, and who wins with whom. */
import type { BotInsight } from '@necropole/kernel';
import { evaluate, progress } from './bot/judging.ts';
import { weighAnswers } from './bot/weighing.ts';
import type { Mu } from './shape.ts';

/** The game's own judgement, from views alone. */
export const bot: BotInsight<Mu> = {
  evaluate,
  weigh: weighAnswers,
  progress,
  // To the end of a Hero's turn: the card, the actions, the Location effect, and a Villain turn that follows it.
  horizon: { phases: 12, answers: 14 },
  roles: ({ mode, seats }) =>
    Array.from({ length: seats }, (_, seat) =>
      seat === seats - 1 && (mode === 'super-villain' || mode === 'commander-versus')
        ? { role: 'villain', side: 'villain' }
        : { role: 'heroes', side: 'heroes' },
    ),
};
