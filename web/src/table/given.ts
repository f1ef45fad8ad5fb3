/** What a question shares out, as it stands on the board: what was given, and what the answer pointed at would give. */
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

export function givenOf(
  question: SeenQuestion | null,
  pointed: SeenOption | null,
  voice: Pick<Voice, 'fact'>,
): Pick<Marks, 'given'> {
  const sharing = question?.sharing;
  if (sharing === undefined) return {};
  const { symbol } = sharing;
  const textOf = (fact: Parameters<Voice['fact']>[0] | undefined): Pick<GivenMark, 'text'> => {
    const text = fact === undefined ? null : percentIn(voice.fact(fact));
    return text === null ? {} : { text };
  };
  const given = new Map<string, GivenMark>(
    sharing.given.map(({ to, count, fact }) => [to, { symbol, count, ...textOf(fact) }]),
  );
  for (const to of sharing.next) {
    const count = planned().get(to) ?? 0;
    if (count > 0) given.set(to, { symbol, count, open: true, ...textOf(sharing.each?.[count]) });
  }
  const target = pointed === null ? null : targetOf(pointed);
  if (pointed?.gives !== undefined && target !== null) {
    given.set(target, { symbol, count: pointed.gives, open: true, ...textOf(pointed.facts[0]) });
  }
  return { given };
}
