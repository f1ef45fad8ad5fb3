/** What the bots may use of this game: how a match stands, what is worth a try, and who wins with whom. */
import type { BotInsight } from '@necropole/kernel';
import { positionOf } from './bot/errands.ts';
import { weighForZombies } from './bot/horde.ts';
import { evaluate, progress } from './bot/judging.ts';
import { terms } from './bot/terms.ts';
import { weighForHumans } from './bot/weighing.ts';
import type { Tez } from './shape.ts';

/** The game's own judgement, from views alone. */
export const bot: BotInsight<Tez> = {
  evaluate,
  terms,
  weigh(view, question) {
    const position = positionOf(view.world, view.board);
    return question.seat === view.board.zombieSeat
      ? weighForZombies(position, question)
      : weighForHumans(position, question);
  },
  progress,
  // The rest of the turn, the search, and what the Zombies make of it; a Zombie that is placed tells in the turns of
  // two Humans.
  horizon: ({ board }, seat) => (seat === board.zombieSeat ? { phases: 6, answers: 60 } : { phases: 3 }),
  roles({ mode, seats }) {
    const versus = mode === 'cooperative-versus' || mode === 'competitive-versus';
    const rivals = mode === 'competitive' || mode === 'competitive-versus';
    return Array.from({ length: seats }, (_, seat) =>
      versus && seat === seats - 1
        ? { role: 'zombies', side: 'zombies' }
        : { role: 'humans', side: rivals ? `human-${seat + 1}` : 'humans' },
    );
  },
};
