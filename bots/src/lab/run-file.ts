/**
 * The file of a run: a line that says what is played, and a line for each batch as it comes in. A run that was broken off
 * goes on from it; a last line that was cut off is dropped.
 */
import { canonical } from '@necropole/kernel';
import type { Plan, Played } from './plan.ts';

/** What a run plays. */
export interface RunHeader {
  readonly version: number;
  readonly plans: readonly Plan[];
}

/** What the first line of a file begins with. */
const MARK = 'necropole-run';

/** The first line of the file of a run. */
export function writeRunHeader({ version, plans }: RunHeader): string {
  return `${JSON.stringify({ [MARK]: 1, version, plans })}\n`;
}

/** The line of a batch: matches of the plan with this number. */
export function writeRunBatch(plan: number, matches: readonly Played[]): string {
  return `${JSON.stringify({ plan, matches })}\n`;
}

/** What a file holds, plan by plan; `null` where it is no file of this very run. */
export function readRun(text: string, header: RunHeader): readonly (readonly Played[])[] | null {
  const [first = '', ...lines] = text.split('\n');
  const found = parsed(first);
  if (found === null || canonical(found) !== canonical(JSON.parse(writeRunHeader(header)))) return null;
  const played: Played[][] = header.plans.map(() => []);
  for (const line of lines) {
    const batch = parsed(line) as { plan?: number; matches?: Played[] } | null;
    if (batch?.matches !== undefined) played[batch.plan ?? -1]?.push(...batch.matches);
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
