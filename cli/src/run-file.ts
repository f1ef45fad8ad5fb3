/**
 * The file of a run: a line that says what is played, and a line for each batch as it comes in. A run that was broken off
 * goes on from it; a last line that was cut off is dropped.
 */
import type { Plan, Played } from '@necropole/bots/lab';
import { canonical, isSafeKey, seatForm } from '@necropole/kernel/app';
import * as v from 'valibot';

/** What a run plays. */
export interface RunHeader {
  readonly version: number;
  readonly plans: readonly Plan[];
}

/** What the first line of a file begins with. */
const MARK = 'necropole-run';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const amount = v.pipe(v.number(), v.finite());
const crashForm = v.variant('kind', [
  v.strictObject({ kind: v.literal('error'), message: v.string() }),
  v.strictObject({ kind: v.literal('bound'), bound: count }),
  v.strictObject({ kind: v.literal('refused'), player: v.string(), answer: v.string(), refusal: v.string() }),
]);
const playedForm = v.strictObject({
  number: count,
  outcome: v.nullable(v.string()),
  winners: v.array(seatForm),
  points: v.exactOptional(v.array(amount)),
  roles: v.exactOptional(v.array(v.string())),
  answers: count,
  crash: v.nullable(crashForm),
  used: v.array(count),
  progress: v.array(amount),
  tallies: v.record(v.pipe(v.string(), v.check(isSafeKey)), amount),
  given: v.exactOptional(v.array(v.strictObject({ seat: seatForm, answer: v.string() }))),
});
/** A line with the matches of a batch. */
const batchForm = v.strictObject({ plan: count, matches: v.array(playedForm) });

/** The first line of the file of a run. */
export function writeRunHeader({ version, plans }: RunHeader): string {
  return `${JSON.stringify({ [MARK]: 1, version, plans })}\n`;
}

/** The line of a batch: matches of the plan with this number. */
export function writeRunBatch(plan: number, matches: readonly Played[]): string {
  return `${JSON.stringify({ plan, matches })}\n`;
}

/** What a file holds, plan by plan; `null` where it is no file of this very run. A line of another form is dropped. */
export function readRun(text: string, header: RunHeader): readonly (readonly Played[])[] | null {
  const [first = '', ...lines] = text.split('\n');
  const found = parsed(first);
  if (found === null || canonical(found) !== canonical(JSON.parse(writeRunHeader(header)))) return null;
  const played: Played[][] = header.plans.map(() => []);
  for (const line of lines) {
    const { success, output: batch } = v.safeParse(batchForm, parsed(line));
    if (success) played[batch.plan]?.push(...batch.matches);
  }
  return played;
}

function parsed(line: string): object | null {
  try {
    const value: unknown = JSON.parse(line);
    return value !== null && typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}
