/** What a question shares out, as it stands on the board: what was given, and what the answer pointed at would give. And who was named. */
import type { Named } from '@necropole/kernel';
import type { SeenOption, SeenQuestion } from '@necropole/kernel/app';
import type { GivenMark, Marks } from '../scene/marks.ts';
import { targetOf } from './answers.ts';
import { planned } from './share-out.svelte.ts';
import type { Voice } from './voice.ts';

/** The first share of a hundred in a sentence: all that has room on a plate. */
const PERCENT = /\d+(?:[.,]\d+)?\s?%/;

export function percentIn(sentence: string): string | null {
  return PERCENT.exec(sentence)?.[0] ?? null;
}

/** What the share is of. */
export function besidePercent(sentence: string): string {
  return sentence.replace(PERCENT, '').trim();
}

export function givenOf(
  question: SeenQuestion | null,
  pointed: SeenOption | null,
  voice: Pick<Voice, 'fact' | 'label'>,
): Pick<Marks, 'given'> {
  const { named = [], sharing } = question ?? {};
  if (sharing === undefined && named.length === 0) return {};
  const given = new Map(named.map((one) => [one.of, namedMark(one, voice)]));
  if (sharing === undefined) return { given };
  const { symbol } = sharing;
  const textOf = (fact: Parameters<Voice['fact']>[0] | undefined): Pick<GivenMark, 'text'> => {
    const text = fact === undefined ? null : percentIn(voice.fact(fact));
    return text === null ? {} : { text };
  };
  for (const { to, count, fact } of sharing.given) given.set(to, { symbol, count, ...textOf(fact) });
  for (const [i, to] of sharing.next.entries()) {
    const count = planned().get(to) ?? 0;
    if (count > 0) given.set(to, { symbol, count, open: true, ...textOf(sharing.each?.[i]?.[count]) });
  }
  const target = pointed === null ? null : targetOf(pointed);
  if (pointed?.gives !== undefined && target !== null) {
    given.set(target, { symbol, count: pointed.gives, open: true, ...textOf(pointed.facts[0]) });
  }
  return { given };
}

function namedMark({ symbol, count, label }: Named, voice: Pick<Voice, 'label'>): GivenMark {
  return {
    symbol,
    named: true,
    ...(count === undefined ? {} : { count }),
    ...(label === undefined ? {} : { text: voice.label(label) }),
  };
}
