/**
 * What bots think about a match, and why they answered as they did. A thought is begun once for each question, however
 * often it is asked for; reasons are told to whoever may know all that the bot knew.
 */
import type { Account, Choice } from '@necropole/bots';
import {
  hiddenPlaces,
  type Match,
  maskOf,
  type OpenQuestion,
  questionsFor,
  type Seat,
  type SeenQuestion,
} from '@necropole/kernel';
import { answerByChance, type BotId, type Thinker } from './bots.ts';
import { messageOf } from './problems.ts';
import type { Live } from './shelf.ts';
import { AT_MOST_MS } from './thinking.ts';

/** Why a bot answered as it did. */
export interface Reason {
  readonly seat: Seat;
  /** After how many lines of the history it was asked. */
  readonly line: number;
  readonly question: Pick<SeenQuestion, 'key' | 'params'>;
  readonly answer: string;
  readonly account: Account;
}

/** What a seat may be told about a bot's answer: why, or only that it was given. */
export type SeenReason = Reason | { readonly seat: Seat; readonly line: number; readonly hidden: true };

interface Kept extends Reason {
  /** Who knew all that the bot knew: seats, and `-1` for everybody. */
  readonly openTo: readonly Seat[];
}

interface Coming {
  readonly question: string;
  readonly choice: Promise<Choice>;
}

/** So many reasons are kept. */
const MOST_REASONS = 60;
const EVERYBODY = -1;

/** The thoughts about the matches that are open here. */
export class Thoughts {
  private readonly thinker: Thinker;
  private readonly coming = new WeakMap<Live, Coming>();
  private readonly kept = new WeakMap<Live, readonly Kept[]>();

  constructor(thinker: Thinker) {
    this.thinker = thinker;
  }

  /** The answer of a bot. When it cannot think, it answers by chance, and its account says why. */
  about(live: Live, question: OpenQuestion, bot: BotId): Promise<Choice> {
    const name = `${question.id} ${question.seat} ${bot}`;
    const known = this.coming.get(live);
    if (known?.question === name) return known.choice;
    const choice = this.think(live, question, bot);
    this.coming.set(live, { question: name, choice });
    return choice;
  }

  private async think({ match, meta }: Live, question: OpenQuestion, bot: BotId): Promise<Choice> {
    const { seat } = question;
    if (bot === 'random') return withoutThought(bot, answerByChance(match, question), null);
    const seed = `${match.config.seed}/bots/${match.epoch}`;
    const request = { table: meta.id, game: match.game.id, saved: match.save(), seat, bot, seed, atMost: AT_MOST_MS };
    const byChance = answerByChance(match, question);
    try {
      return (await this.thinker.think(request)) ?? withoutThought(bot, byChance, null);
    } catch (error) {
      return withoutThought(bot, byChance, messageOf(error));
    }
  }

  /** Gives the function that keeps why this answer is given, for when it has been taken. */
  reasonFor({ match }: Live, question: OpenQuestion, { answer, account }: Choice): (live: Live) => void {
    const { seat, sealed } = question;
    const seen = questionsFor(match, [seat]).find(({ id }) => id === question.id);
    if (seen === undefined) return () => {};
    const { key, params } = seen;
    const openTo = sealed ? [] : knowAsMuch(match, seat);
    const reason: Kept = { seat, line: match.lines.length, question: { key, params }, answer, account, openTo };
    return (live) => this.kept.set(live, [...this.standing(live), reason].slice(-MOST_REASONS));
  }

  /** What those who hold these seats may know of the bots' reasons, the latest first. */
  seenBy(live: Live, seats: readonly Seat[], over: boolean): readonly SeenReason[] {
    const eyes = seats.length === 0 ? [EVERYBODY] : seats;
    return this.standing(live)
      .map(({ openTo, ...reason }): SeenReason => {
        const { seat, line } = reason;
        return over || eyes.some((one) => openTo.includes(one)) ? reason : { seat, line, hidden: true };
      })
      .reverse();
  }

  /** Those whose answers have not been taken back. */
  private standing(live: Live): readonly Kept[] {
    return (this.kept.get(live) ?? []).filter(({ line }) => line < live.match.lines.length);
  }

  leave(table: string): void {
    this.thinker.leave(table);
  }
}

/** Those who know every hidden thing that this seat knows. */
function knowAsMuch(match: Match, seat: Seat): readonly Seat[] {
  const known = hiddenPlaces(match.table.world).filter((place) => (place.known & maskOf([seat])) !== 0);
  const others = Array.from({ length: match.config.seats }, (_, other) => other);
  return [EVERYBODY, ...others].filter((other) => {
    const mask = maskOf(other === EVERYBODY ? [] : [other]);
    return known.every((place) => (place.known & mask) !== 0);
  });
}

function withoutThought(bot: BotId, answer: string, error: string | null): Choice {
  return { answer, account: { bot, options: [{ key: answer, visits: 0, expected: null }], iterations: 0, error } };
}
