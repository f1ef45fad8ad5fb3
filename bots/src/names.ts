/** The names by which people call bots, read in one place: `random`, `greedy`, `search:500`, `search:200ms`, `hard`. */
import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { LEVELS, type Level } from './levels.ts';
import { playout } from './playout.ts';
import { random } from './random.ts';
import { search } from './search.ts';

/** A bot with what its name says of it. */
export interface NamedBot extends Bot {
  /** Does it think by the clock? Then it may answer otherwise the next time. */
  readonly timed: boolean;
}

/** What may be written, for help texts and messages. */
export const BOT_NAMES: readonly string[] = ['random', 'greedy', 'search:500', 'search:200ms', ...Object.keys(LEVELS)];

const MOST_ITERATIONS = 1_000_000;
const MOST_MILLISECONDS = 600_000;

/** The bot that a name stands for; `null` where it stands for none. */
export function botNamed(name: string): NamedBot | null {
  if (Object.hasOwn(LEVELS, name)) {
    const bot = botNamed(LEVELS[name as Level]);
    return bot === null ? null : { ...bot, name };
  }
  if (name === 'random') return { ...random, timed: false };
  if (name === 'greedy') return { ...greedy, timed: false };
  // For the lab: it opens matches in no time, and says how far the weights alone go.
  if (name === 'playout') return { ...playout, timed: false };
  const found = /^search:([1-9]\d{0,6})(ms)?$/.exec(name);
  if (found === null) return null;
  const amount = Number(found[1]);
  const timed = found[2] === 'ms';
  if (amount > (timed ? MOST_MILLISECONDS : MOST_ITERATIONS)) return null;
  return { ...search(name, timed ? { milliseconds: amount } : { iterations: amount }), timed };
}
