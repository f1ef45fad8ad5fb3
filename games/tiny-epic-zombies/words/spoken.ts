/** What each words file must say: the parts of the shape, so that a missing sentence is a compile error. */
import type { ComponentWords, Words } from '@necropole/kernel';
import { type SearchCardId, type SearchKind, searchCardIds } from '../content/ids.ts';
import { kindOf } from '../content/search/deck.ts';
import type { Labels } from '../scene/labels.ts';
import type { Events, Facts, Questions, Refusals, Tez } from '../shape.ts';

/** The shape of the rules alone, without what the components say. */
interface RulesShape extends Omit<Tez, 'questions' | 'facts' | 'refusals' | 'events'> {
  questions: Questions;
  facts: Facts;
  refusals: Refusals;
  events: Events;
}

type RuleSentences = Words<RulesShape>;

/** Everything that the rules say, but for events. */
export type RuleWords = Omit<RuleSentences, 'events' | 'components' | 'labels'>;
/** What the rules tell. */
export type EventWords = RuleSentences['events'];

/** The names of the things of the scene. */
export type LabelWords = { readonly [K in keyof Labels]: (...params: Labels[K]) => string };

/** Labels as the kernel holds them: the scene has checked the parameters of each. */
export function asLabels(labels: LabelWords): Words['labels'] {
  return labels as unknown as Words['labels'];
}

/** The words of each kind of search card, and of each copy: a copy adds its entrance symbol. */
export function withCopies(
  kinds: Readonly<Record<SearchKind, ComponentWords>>,
  mark: (card: SearchCardId) => string,
): Readonly<Record<string, ComponentWords>> {
  const copies = searchCardIds.map((card): [string, ComponentWords] => {
    const { name, text } = kinds[kindOf(card)];
    return [card, { name, text: `${text} ${mark(card)}` }];
  });
  return { ...kinds, ...Object.fromEntries(copies) };
}
