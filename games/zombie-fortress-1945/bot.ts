/** What the bots may use of this game: how a match stands, what is worth a try, and what each seat has become. */
import type { BotInsight } from '@necropole/kernel';
import { evaluate, progress, roleNow } from './bot/judging.ts';
import { terms } from './bot/terms.ts';
import { isMidway, weighAnswers } from './bot/weighing.ts';
import type { Zf } from './shape.ts';

/** The game's own judgement, from views alone. */
export const bot: BotInsight<Zf> = {
  evaluate,
  terms,
  weigh: weighAnswers,
  progress,
  midway: isMidway,
  // A race and a fight are dice: few answers tell as much as a throw does.
  sameDice: true,
  // In the fortress about as far as the fight goes that an answer leads into; as its dice hide much of what an answer is worth,
  // what is judged before them counts for more than half. A race is so much luck that it is judged at once, and the better for
  // being tried often.
  horizon: ({ world }) => ({
    phases: Number.POSITIVE_INFINITY,
    answers: world.master === null ? 0 : 30,
    atOnce: world.master === null ? 0 : 0.6,
  }),
  // All begin as racers, each for themselves; who leads the dead is only known in the end.
  roles: ({ seats }) => Array.from({ length: seats }, (_, seat) => ({ role: 'team', side: `seat-${seat}` })),
  roleNow,
};
