/**
 * What goes over a wire: the public view once for everybody, for each seat only what it sees beside that, afterwards
 * only what changed; and of a question what may be answered, with the refused grouped by their reason.
 */
import type { View } from './game.ts';
import { canonical, type Json } from './json.ts';
import type { Match } from './match.ts';
import type { Refusal } from './question.ts';
import type { Seat } from './secrets.ts';
import type { Shape } from './shape.ts';
import { type SeenOption, type SeenQuestion, viewFor } from './view.ts';

/** One difference between two plain values: what stands at a path now, or that nothing does any more. */
export type Difference =
  | { readonly at: readonly (string | number)[]; readonly is: Json }
  | { readonly at: readonly (string | number)[]; readonly gone: true };

/** The view of those who hold no seat: the same for everybody. */
export function publicView<S extends Shape>(match: Match<S>): View<S> {
  return viewFor(match, []);
}

/** What these seats see beside the public view: `patched(publicView(match).world, overlay)` is the world they see. */
export function overlayFor<S extends Shape>(
  match: Match<S>,
  seats: readonly Seat[],
  everybody: View<S> = publicView(match),
): readonly Difference[] {
  return differences(everybody.world as Json, viewFor(match, seats).world as Json);
}

/** What makes one plain value another. Lists of another length are replaced whole. */
export function differences(before: Json, after: Json): readonly Difference[] {
  const found: Difference[] = [];
  compare(before, after, [], found);
  return found;
}

type Holder = { readonly [key: string]: Json };

function compare(before: Json, after: Json, at: readonly (string | number)[], found: Difference[]): void {
  if (before === after) return;
  if (isList(before) && isList(after) && before.length === after.length) {
    for (let i = 0; i < after.length; i++) compare(before[i] as Json, after[i] as Json, [...at, i], found);
  } else if (isHolder(before) && isHolder(after)) {
    for (const key of Object.keys(before)) if (!Object.hasOwn(after, key)) found.push({ at: [...at, key], gone: true });
    for (const key of Object.keys(after)) {
      if (Object.hasOwn(before, key)) compare(before[key] as Json, after[key] as Json, [...at, key], found);
      else found.push({ at: [...at, key], is: after[key] as Json });
    }
  } else found.push({ at, is: after });
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

function isHolder(value: Json): value is Holder {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

/** The value that differences make of another, which stays as it was. */
export function patched(before: Json, made: readonly Difference[]): Json {
  return made.reduce<Json>((value, difference) => patchedAt(value, difference.at, difference), before);
}

function patchedAt(value: Json, [step, ...further]: readonly (string | number)[], made: Difference): Json {
  if (step === undefined) return 'is' in made ? made.is : null;
  if (isList(value)) return value.map((one, i) => (i === step ? patchedAt(one, further, made) : one));
  const key = `${step}`;
  const entries = Object.entries(isHolder(value) ? value : {});
  const others = entries.filter(([name]) => name !== key);
  if ('gone' in made && further.length === 0) return Object.fromEntries(others);
  const old = entries.find(([name]) => name === key)?.[1] ?? null;
  return Object.fromEntries([...others, [key, patchedAt(old, further, made)]]);
}

/** Options that are refused for the same reason. */
export interface RefusedGroup {
  readonly refusal: Refusal;
  readonly keys: readonly string[];
}

/** A question as it is sent: what may be answered, and why the others may not. */
export interface GroupedQuestion extends Omit<SeenQuestion, 'options'> {
  readonly options: readonly SeenOption[];
  readonly refused: readonly RefusedGroup[];
}

/** Groups the refused options of a question. What stands beside them is asked for when somebody wants to know. */
export function grouped(question: SeenQuestion): GroupedQuestion {
  const groups = new Map<string, { readonly refusal: Refusal; readonly keys: string[] }>();
  for (const { key, refusal } of question.options) {
    if (refusal === null) continue;
    const reason = canonical(refusal);
    const group = groups.get(reason) ?? { refusal, keys: [] };
    group.keys.push(key);
    groups.set(reason, group);
  }
  const options = question.options.filter(({ refusal }) => refusal === null);
  return { ...question, options, refused: [...groups.values()] };
}
