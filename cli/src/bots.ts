/** The bots that can sit at a table of the command line. */
import { BOT_NAMES, botNamed, type Player } from '@necropole/bots';

/** What may be written for a bot, for help texts and messages. */
export const botNames: readonly string[] = BOT_NAMES;

/** Does this name stand for a bot? */
export function isBot(name: string): boolean {
  return botNamed(name) !== null;
}

/** One player for each seat; `null` where no bot sits. */
export function seatBots(players: readonly string[], seed: string): readonly (Player | null)[] {
  return players.map((name, seat) => botNamed(name)?.sit(`${seed}/${seat}`) ?? null);
}
