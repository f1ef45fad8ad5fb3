/** The bots that can sit at a table. Another one is one more entry of the list. */
import { below, type Match, type OpenQuestion, streamsOf } from '@necropole/kernel';

/** A bot at the table. */
export interface Player {
  /** The key of its answer to one of its questions. */
  choose(match: Match, question: OpenQuestion): string;
}

/** A kind of bot. */
export interface Bot {
  readonly id: string;
  /** Sits down, with chance of its own: the match's streams are not its business. */
  sit(seed: string): Player;
}

const random: Bot = {
  id: 'random',
  sit(seed) {
    const stream = streamsOf(seed).deal;
    return {
      choose(match, question) {
        const allowed = match.light ? question.options : question.options.filter((option) => !option.refusal);
        // A question always allows an answer: the match refuses to open a dead end.
        return allowed[below(stream, allowed.length)]?.key ?? '';
      },
    };
  },
};

/** Every kind of bot. */
const bots: readonly Bot[] = [random];

/** The ids of all bots. */
export const botIds: readonly string[] = bots.map(({ id }) => id);

/** One player for each seat; the seats of one kind of bot share it. */
export function seatBots(players: readonly string[], seed: string): readonly (Player | null)[] {
  const seated = new Map<string, Player>();
  return players.map((id) => {
    const bot = bots.find((one) => one.id === id);
    if (bot === undefined) return null;
    const player = seated.get(id) ?? bot.sit(seed);
    seated.set(id, player);
    return player;
  });
}
