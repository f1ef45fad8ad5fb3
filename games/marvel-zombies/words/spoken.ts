/** What each words file must say: the parts of the shape, so that a missing sentence is a compile error. */
import type { Words } from '@necropole/kernel';
import type { Labels } from '../scene/labels.ts';
import type { Events, Facts, Mz, Questions, Refusals } from '../shape.ts';

/** The shape of the rules alone, without what the components say. */
interface RulesShape extends Omit<Mz, 'questions' | 'facts' | 'refusals' | 'events'> {
  questions: Questions;
  facts: Facts;
  refusals: Refusals;
  events: Events;
}

type RuleSentences = Words<RulesShape>;

/** What the rules ask, and what the answers are called. */
export type RuleWords = Omit<RuleSentences, 'facts' | 'refusals' | 'events' | 'missions' | 'components' | 'labels'>;
/** What the rules point out and refuse. */
export type ReasonWords = Pick<RuleSentences, 'facts' | 'refusals'>;
/** What the rules tell. */
export type EventWords = RuleSentences['events'];

/** The names of the things of the scene. */
export type LabelWords = { readonly [K in keyof Labels]: (...params: Labels[K]) => string };

/** Labels as the kernel holds them: the scene has checked the parameters of each. */
export function asLabels(labels: LabelWords): Words['labels'] {
  return labels as unknown as Words['labels'];
}

/** What a zone is called, and the same with its preposition: “in the kitchen”, “on the front steps”. */
export interface ZoneWords {
  readonly name: string;
  readonly at: string;
}
