/** What the bots may use of this game: how a match stands, what is worth a try, and who wins with whom. */
import type { BotInsight } from '@necropole/kernel';
import { evaluate, progress, terms } from './bot/judging.ts';
import { isMidway, weighAnswers } from './bot/weighing.ts';
import type { Mu } from './shape.ts';

/** The game's own judgement, from views alone. */
export const bot: BotInsight<Mu> = {
  evaluate,
  terms,
  weigh: weighAnswers,
  progress,
  midway: isMidway,
  // A few answers, about to the end of a Hero's turn: where chance plays on for longer, more is lost than seen.
  // What a plan does tells later: the Villain player looks on to the plan after it.
  horizon: ({ board }, seat) => ({ phases: 12, answers: seat === board.villainSeat ? 25 : 7 }),
  roles: ({ mode, seats }) =>
    Array.from({ length: seats }, (_, seat) =>
      seat === seats - 1 && (mode === 'super-villain' || mode === 'commander-versus')
        ? { role: 'villain', side: 'villain' }
        : { role: 'heroes', side: 'heroes' },
    ),
};
