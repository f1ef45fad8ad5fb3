/** How matches ended: what the record of this browser is made of. A result outlives its match. */
import type { Chronicle } from '@necropole/kernel';
import { LIMITS, rolesOf, seatForm, viewFor } from '@necropole/kernel/app';
import * as v from 'valibot';
import { isRecorded, type MatchMeta, metaForm } from './records.ts';
import type { Live } from './shelf.ts';

/** The result of a match in which a person of this browser held a seat. Nothing in it is secret any more. */
export interface Result {
  /** As the match was listed when it ended. */
  readonly meta: MatchMeta;
  /** The role of each seat, as its game tells them apart; empty for matches that ended before results were kept. */
  readonly roles: readonly string[];
  /** What the game says of it, where it says something. */
  readonly chronicle: Chronicle | null;
}

/** A row of the table of results. */
export interface ResultRow {
  readonly id: string;
  readonly result: Result;
}

const name = v.pipe(v.string(), v.maxLength(LIMITS.name));
const param = v.union([name, v.pipe(v.number(), v.finite())]);

const chronicleForm = v.object({
  rounds: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  cast: v.pipe(
    v.array(
      v.object({
        seat: seatForm,
        label: v.object({ key: name, params: v.optional(v.pipe(v.array(param), v.maxLength(8))) }),
        token: v.pipe(name, v.regex(/^[\w-]+$/)),
      }),
    ),
    v.maxLength(LIMITS.seats),
  ),
});

/** The form of a result, wherever it comes from. */
const resultForm = v.object({
  meta: metaForm,
  roles: v.pipe(v.array(name), v.maxLength(LIMITS.seats)),
  chronicle: v.nullable(chronicleForm),
});

/** Can this be shown as a result? */
export function isResult(value: unknown): value is Result {
  return v.is(resultForm, value) && isRecorded((value as Result).meta);
}

/** Those that can be shown. */
export function resultsIn(rows: readonly unknown[]): readonly Result[] {
  return rows.filter(isResult);
}

/** The result of a match that has just ended. */
export function resultOf({ match, meta }: Pick<Live, 'match' | 'meta'>): Result {
  const { game, config } = match;
  return {
    meta: { ...meta, title: '' },
    roles: rolesOf(game, config).map(({ role }) => role),
    chronicle: game.chronicle?.(viewFor(match, [])) ?? null,
  };
}
