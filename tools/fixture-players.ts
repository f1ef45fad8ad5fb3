/**
 * Who plays the matches that are recorded: a game's own determined player, or bots.
 *
 * The determined player (`testing/determined-player.ts`) and the bots are shown forks in which all that a seat does not
 * know has been dealt again, so they cannot peek.
 */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Game, OpenQuestion } from '@necropole/kernel';
import { fastStreamsOf, type Match, type Stream } from '@necropole/kernel/app';
import { askedSeats, botNamed, type Player, sightOf } from '../bots/src/index.ts';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');

/** What a game's determined player answers. */
type ChooseAnswer = (look: Match, question: OpenQuestion, chance: Stream) => string;

/** Somebody who plays every seat of a match; begins one match after the other. */
export type Begin = (seed: string) => (match: Match) => Given;

interface Given {
  readonly seat: number;
  readonly key: string;
}

/** The players of a game's recorded matches: the bot that is named, else the determined one. */
export async function playersOf({ id }: Game, bot: string | undefined): Promise<Begin> {
  if (bot !== undefined) return botPlayers(bot);
  const file = join(ROOT, 'games', id, 'testing', 'determined-player.ts');
  if (!existsSync(file)) throw new Error(`${id} has no testing/determined-player.ts: name a bot with --players`);
  const { chooseAnswer }: { readonly chooseAnswer?: ChooseAnswer } = await import(pathToFileURL(file).href);
  if (chooseAnswer === undefined) throw new Error(`the determined player of ${id} exports no chooseAnswer`);
  return determinedPlayers(chooseAnswer);
}

function determinedPlayers(chooseAnswer: ChooseAnswer): Begin {
  return (seed) => {
    const chance = fastStreamsOf(`${seed}/players`).dice;
    return (match) => {
      const seat = match.open[0]?.seat ?? 0;
      const look = match.fork([seat], `${seed}/look`);
      const question = look.open.find((one) => one.seat === seat);
      if (question === undefined) throw new Error(`seat ${seat} is asked nothing in its fork`);
      return { seat, key: chooseAnswer(look, question, chance) };
    };
  };
}

function botPlayers(name: string): Begin {
  const bot = botNamed(name);
  if (bot === null) throw new Error(`no bot "${name}"`);
  return (seed) => {
    const sitting = new Map<number, Player>();
    return (match) => {
      const seat = askedSeats(match)[0] ?? 0;
      const sight = sightOf(match, seat);
      if (sight === null) throw new Error(`seat ${seat} is asked nothing`);
      const player = sitting.get(seat) ?? bot.sit(`${seed}/players/${seat}`);
      sitting.set(seat, player);
      return { seat, key: player.choose(sight).answer };
    };
  };
}
