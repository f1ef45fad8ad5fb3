/** Everything that the game says in English. */
import type { Words } from '@necropole/kernel';
import type { Zf } from '../../shape.ts';
import { componentWords } from './components.ts';
import { eventWords } from './events.ts';
import { labelWords } from './labels.ts';
import { answerWords, questionWords } from './questions.ts';
import { factWords, refusalWords } from './reasons.ts';
import { titleWords } from './titles.ts';

export const en: Words<Zf> = {
  ...titleWords,
  questions: questionWords,
  answers: answerWords,
  counted: { fire: 'box fired at' },
  facts: factWords,
  refusals: refusalWords,
  events: eventWords,
  components: componentWords,
  labels: labelWords,
};
