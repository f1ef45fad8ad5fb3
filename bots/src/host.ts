/**
 * Bots off the main thread. A worker (of the browser or of Node) holds a host, sends it what it is sent, and sends the
 * choice back. Plain data on both sides.
 */
import type { Game, Seat } from '@necropole/kernel';
import { Match, type SavedMatch } from '@necropole/kernel/app';
import { adviceFor } from './advice.ts';
import type { Choice, Player } from './bot.ts';
import { botNamed } from './names.ts';
import { sightOf } from './sight.ts';

/** What a bot is asked to think about. */
export interface ThinkRequest {
  /** Tells the tables of a host apart. */
  readonly table: string;
  readonly game: string;
  /** The whole match: only the host sees it; its bot is shown one seat's side. */
  readonly saved: SavedMatch;
  readonly seat: Seat;
  readonly bot: string;
  /** The bot's own chance. */
  readonly seed: string;
  /** After so many milliseconds it gives its best answer so far. */
  readonly atMost?: number;
  /** Is it to say why, too, as it would advise a person? That takes as long again at most. */
  readonly advice?: true;
  /** What it has chosen at this question before: then it is only asked why. */
  readonly chosen?: Choice;
}

/** Thinks for bots at any number of tables, and lets them remember from question to question. */
export interface BotHost {
  /** `null` where the seat is not asked. */
  think(request: ThinkRequest): Choice | null;
  /** Forgets a table. */
  leave(table: string): void;
}

/** A host that knows these games. */
export function botHost(games: readonly Game[]): BotHost {
  const players = new Map<string, Player>();
  const playerAt = (place: string, sit: () => Player): Player => {
    const player = players.get(place) ?? sit();
    players.set(place, player);
    return player;
  };
  return {
    think({ table, game: id, saved, seat, bot: name, seed, atMost, advice, chosen }) {
      const game = games.find((one) => one.id === id);
      const bot = botNamed(name);
      if (game === undefined) throw new Error(`no game "${id}" here`);
      if (bot === null) throw new Error(`no bot "${name}"`);
      const sight = sightOf(Match.revive(game, saved), seat);
      if (sight === null) return null;
      const choice =
        chosen ?? playerAt(`${table}\n${seat}\n${name}\n${seed}`, () => bot.sit(seed, atMost)).choose(sight);
      return advice ? { ...choice, advice: adviceFor(sight, choice, `${seed}/advice`, atMost) } : choice;
    },
    leave(table) {
      for (const place of [...players.keys()]) if (place.startsWith(`${table}\n`)) players.delete(place);
    },
  };
}
