/** What each words file must say: the parts of the shape, so that a missing sentence is a compile error. */
import type { RuleWords as RulesSay } from '@necropole/kernel';
import type { Events, Facts, Mz, Questions, Refusals } from '../shape.ts';

type RuleSentences = RulesSay<Mz, { questions: Questions; facts: Facts; refusals: Refusals; events: Events }>;

/** What the rules ask, and what the answers are called. */
export type RuleWords = Omit<RuleSentences, 'facts' | 'refusals' | 'events' | 'missions' | 'components' | 'labels'>;
/** What the rules point out and refuse. */
export type ReasonWords = Pick<RuleSentences, 'facts' | 'refusals'>;
/** What the rules tell. */
export type EventWords = RuleSentences['events'];

/** What a zone is called, and the same with its preposition: “in the kitchen”, “on the front steps”. */
export interface ZoneWords {
  readonly name: string;
  readonly at: string;
}
