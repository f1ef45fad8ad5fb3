/** What each words file must say: the parts of the shape, so that a missing sentence is a compile error. */
import type { FamilyWords, RuleWords as RulesSay } from '@necropole/kernel';
import type { ContentSaid } from '../content/said.ts';
import type { Events, Facts, Mu, Questions, Refusals } from '../shape.ts';

type RuleSentences = RulesSay<Mu, { questions: Questions; facts: Facts; refusals: Refusals; events: Events }>;

/** The names of the game, its modes, roles and options, and how a match may end. */
export type TitleWords = Pick<
  RuleSentences,
  'title' | 'about' | 'modes' | 'missions' | 'options' | 'roles' | 'outcomes'
>;
export type QuestionWords = RuleSentences['questions'];
export type AnswerWords = RuleSentences['answers'];
export type FactWords = RuleSentences['facts'];
export type RefusalWords = RuleSentences['refusals'];
export type EventWords = RuleSentences['events'];
/** What components say beyond the rules. */
export type ContentWords = Omit<FamilyWords<ContentSaid, never>, 'components'>;
