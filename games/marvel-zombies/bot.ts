/** What the bots may use of this game: how a match stands, what is worth a try, and that all heroes win together. */
import type { BotInsight } from '@necropole/kernel';
import { evaluate, progress, terms } from './bot/judging.ts';
import { positionOf } from './bot/position.ts';
import { weighAnswers } from './bot/weighing.ts';
import type { Mz } from './shape.ts';

/** The game's own judgement, from views alone. */
export const bot: BotInsight<Mz> = {
  evaluate,
  terms,
  weigh: (view, question) => weighAnswers(positionOf(view), question),
  progress,
  // To the end of a hero's turn, or of a phase of the enemies.
  horizon: () => ({ phases: 1 }),
  roles: ({ seats }) => Array.from({ length: seats }, () => ({ role: 'heroes', side: 'heroes' })),
};
