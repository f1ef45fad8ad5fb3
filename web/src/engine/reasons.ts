/**
 * Why bots answered as they did, kept with the match: beside its history, never in it, so that no hash knows of them.
 * What comes back from a record or a file is checked one by one; what does not fit an answer of the match is left out.
 */
import type { Account } from '@necropole/bots';
import type { Seat } from '@necropole/kernel';
import { LIMITS, type Line, type SeenQuestion, seatForm, unwelcome } from '@necropole/kernel/app';
import * as v from 'valibot';
import { type BotId, botIds } from './bots.ts';

/** Why a bot answered as it did. */
export interface Reason {
  readonly seat: Seat;
  readonly bot: BotId;
  /** After how many lines of the history it was asked. */
  readonly line: number;
  readonly question: Pick<SeenQuestion, 'key' | 'params'>;
  readonly answer: string;
  /** How many options it weighed; the account keeps the first of them. */
  readonly among: number;
  readonly account: Account;
}

/** A reason, with those who knew all that the bot knew: seats, and `EVERYBODY`. */
export interface KeptReason extends Reason {
  readonly openTo: readonly Seat[];
}

/** In `openTo`: whoever looks. */
export const EVERYBODY = -1;

const MOST_REASONS = 1_000;
const MOST_OPTIONS = 6;
const FINE = 1_000;
/** The most that one reason holds. */
const MEASURE = { depth: 12, values: 2_000 };

const text = v.pipe(v.string(), v.maxLength(400));
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

const reasonForm = v.object({
  seat: seatForm,
  bot: v.picklist(botIds),
  line: count,
  question: v.object({ key: text, params: v.looseObject({}) }),
  answer: text,
  among: count,
  account: v.object({
    bot: text,
    options: v.pipe(
      v.array(v.object({ key: text, visits: count, expected: v.nullable(share) })),
      v.maxLength(MOST_OPTIONS),
    ),
    iterations: count,
    error: v.nullable(text),
  }),
  openTo: v.pipe(v.array(v.union([seatForm, v.literal(EVERYBODY)])), v.maxLength(LIMITS.seats + 1)),
});

/** An account as it is kept: the options that decided, in round numbers. */
export function shortened({ bot, options, iterations, error }: Account): Account {
  return {
    bot,
    options: options.slice(0, MOST_OPTIONS).map(({ key, visits, expected }) => ({
      key,
      visits,
      expected: expected === null ? null : Math.round(expected * FINE) / FINE,
    })),
    iterations,
    error: error === null ? null : error.slice(0, 400),
  };
}

/** The reasons with one more; whatever was said of this line before, or of a later one, has been taken back. */
export function withReason(reasons: readonly KeptReason[], reason: KeptReason): readonly KeptReason[] {
  return [...reasons.filter(({ line }) => line < reason.line), reason].slice(-MOST_REASONS);
}

/** Those whose answers stand in this history. */
export function standing(reasons: readonly KeptReason[], lines: readonly Line[]): readonly KeptReason[] {
  return reasons.filter((reason) => {
    const line = lines[reason.line];
    if (line?.kind !== 'answer') return false;
    return line.seat === reason.seat && line.answer === reason.answer && line.question === reason.question.key;
  });
}

/** What of this can be kept as reasons for the answers of this history. */
export function readReasons(value: unknown, lines: readonly Line[]): readonly KeptReason[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  const sound = list.slice(-MOST_REASONS).flatMap((one): readonly KeptReason[] => {
    if (unwelcome(one, MEASURE) !== null) return [];
    const found = v.safeParse(reasonForm, one, { abortEarly: true });
    return found.success ? [found.output] : [];
  });
  const once = new Map<number, KeptReason>();
  for (const reason of sound) if (!once.has(reason.line)) once.set(reason.line, reason);
  return standing([...once.values()], lines);
}
