/** Everything that the game says in English. */
import type { Words } from '@necropole/kernel';
import type { Mu } from '../../shape.ts';
import { componentWords } from './components.ts';
import { contentWords } from './content.ts';
import { eventWords } from './events.ts';
import { labelWords } from './labels.ts';
import { answerWords, questionWords } from './questions.ts';
import { factWords, refusalWords } from './reasons.ts';
import { titleWords } from './titles.ts';

export const en: Words<Mu> = {
  ...titleWords,
  questions: { ...questionWords, ...contentWords.questions },
  answers: answerWords,
  facts: { ...factWords, ...contentWords.facts },
  refusals: { ...refusalWords, ...contentWords.refusals },
  events: { ...eventWords, ...contentWords.events },
  components: componentWords,
  labels: labelWords,
};
