/** What the bots may use of this game: how a match stands, what is worth a try, and that the two clans are rivals. */
import type { BotInsight } from '@necropole/kernel';
import { evaluate, progress } from './bot/judging.ts';
import { isMidway, weighAnswers } from './bot/weighing.ts';
import { scenarios } from './content/scenarios/index.ts';
import type { Er } from './shape.ts';

/** The game's own judgement, from views alone. */
export const bot: BotInsight<Er> = {
  evaluate,
  weigh: weighAnswers,
  progress,
  // An activation is one decision: what is begun is played on to its end, and judged there.
  midway: isMidway,
  horizon: () => ({ phases: 0, answers: 0 }),
  roles: ({ mission }) =>
    (scenarios[mission as keyof typeof scenarios]?.teams ?? []).map(({ clan }) => ({ role: clan, side: clan })),
};
