/**
 * What bots think about a match, and why they answered as they did. A thought is begun once for each question, however
 * often it is asked for; reasons are told to whoever may know all that the bot knew.
 */
import type { Choice } from '@necropole/bots';
import type { OpenQuestion, Seat } from '@necropole/kernel';
import { derivedSeed, hiddenPlaces, type Match, maskOf, questionsFor } from '@necropole/kernel/app';
import { answerByChance, type BotId, type Thinker } from './bots.ts';
import { messageOf } from './problems.ts';
import { EVERYBODY, type KeptReason, type Reason, shortened, standing, withReason } from './reasons.ts';
import type { Eyes } from './seats.ts';
import type { Live } from './shelf.ts';
import { AT_MOST_MS } from './thinking.ts';

/** What a seat may be told about a bot's answer: why, or only that it was given. */
export type SeenReason = Reason | { readonly seat: Seat; readonly line: number; readonly hidden: true };

interface Coming {
  readonly question: string;
  readonly choice: Promise<Choice>;
}

/** The thoughts about the matches that are open here. */
export class Thoughts {
  private readonly thinker: Thinker;
  private readonly coming = new WeakMap<Live, Coming>();

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
    const seed = derivedSeed(match.config.seed, `bots/${match.takenBack}`);
    const request = { table: meta.id, game: match.game.id, saved: match.save(), seat, bot, seed, atMost: AT_MOST_MS };
    const byChance = answerByChance(match, question);
    try {
      return (await this.thinker.think(request)) ?? withoutThought(bot, byChance, null);
    } catch (error) {
      return withoutThought(bot, byChance, messageOf(error));
    }
  }

  /** The reasons of a match with that of the answer that is about to be given, where anything can be said. */
  withReason(live: Live, question: OpenQuestion, bot: BotId, choice: Choice): readonly KeptReason[] {
    const reason = reasonFor(live, question, bot, choice);
    return reason === null ? live.reasons : withReason(live.reasons, reason);
  }
}

function reasonFor(
  { match }: Live,
  question: OpenQuestion,
  bot: BotId,
  { answer, account }: Choice,
): KeptReason | null {
  const { seat, sealed } = question;
  const seen = questionsFor(match, [seat]).find(({ id }) => id === question.id);
  if (seen === undefined) return null;
  const { key, params } = seen;
  const openTo = sealed ? [seat] : knowAsMuch(match, seat);
  const among = account.options.length;
  const line = match.lines.length;
  return { seat, bot, line, question: { key, params }, answer, among, account: shortened(account), openTo };
}

/**
 * What may be known of the bots' reasons, the latest first: through chosen eyes, what those knew; all of it for those who
 * see all, and for the persons at the table once the match is over.
 */
export function reasonsSeen(live: Live, eyes: Eyes, seats: readonly Seat[], over: boolean): readonly SeenReason[] {
  const person = eyes !== 'everybody' && !eyes.startsWith('seat:');
  const all = eyes === 'all' || (over && person);
  const looking = seats.length === 0 ? [EVERYBODY] : seats;
  return standing(live.reasons, live.match.lines)
    .map(({ openTo, ...reason }): SeenReason => {
      const { seat, line } = reason;
      return all || looking.some((one) => openTo.includes(one)) ? reason : { seat, line, hidden: true };
    })
    .reverse();
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
