/** Chances among the facts of an answer: told as “words: 42 %”, with their percent among what is told. */
import type { Fact } from '@necropole/kernel';
import type { Voice } from './voice.ts';

/** A chance: its number as it is written, and what it is the chance of. */
export interface Odd {
  readonly percent: number;
  readonly number: string;
  readonly words: string;
}

/** The words before a colon, and the number after it. */
const TOLD = /^(.+?)\s*:\s*(\d+\s?%)$/;

function oddOf(fact: Fact, voice: Voice): Odd | null {
  const percent = (fact.params as { readonly percent?: unknown }).percent;
  const [, words = '', number = ''] = (typeof percent === 'number' ? TOLD.exec(voice.fact(fact)) : null) ?? [];
  return typeof percent !== 'number' || words === '' ? null : { percent, number, words };
}

/** The chances of an answer, and what else is told of it. One alone is read as well in its sentence. */
export function oddsIn(
  facts: readonly Fact[],
  voice: Voice,
): { readonly odds: readonly Odd[]; readonly others: readonly Fact[] } {
  const all = facts.map((fact) => ({ fact, odd: oddOf(fact, voice) }));
  const odds = all.flatMap(({ odd }) => odd ?? []);
  if (odds.length < 2) return { odds: [], others: facts };
  return { odds, others: all.filter(({ odd }) => odd === null).map(({ fact }) => fact) };
}
