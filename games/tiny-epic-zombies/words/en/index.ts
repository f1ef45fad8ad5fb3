/** Everything that the game says in English. */
import type { Words } from '@necropole/kernel';
import { capital } from '@necropole/kernel/english';
import { symbolOf } from '../../content/search/deck.ts';
import type { Tez } from '../../shape.ts';
import { asLabels, withCopies } from '../spoken.ts';
import { charactersWords } from './characters.ts';
import { eventsWords } from './events.ts';
import { labelsWords } from './labels.ts';
import { symbol } from './names.ts';
import { objectivesWords } from './objectives.ts';
import { roomsWords } from './rooms.ts';
import { rulesWords } from './rules.ts';
import { searchWords } from './search.ts';

export const en: Words<Tez> = {
  ...rulesWords,
  roles: { humans: 'Humans', zombies: 'Zombies' },
  questions: {
    ...rulesWords.questions,
    ...charactersWords.questions,
    ...searchWords.questions,
    ...roomsWords.questions,
    ...objectivesWords.questions,
  },
  facts: {
    ...rulesWords.facts,
    ...charactersWords.facts,
    ...searchWords.facts,
    ...roomsWords.facts,
    ...objectivesWords.facts,
  },
  refusals: {
    ...rulesWords.refusals,
    ...charactersWords.refusals,
    ...searchWords.refusals,
    ...roomsWords.refusals,
    ...objectivesWords.refusals,
  },
  events: {
    ...eventsWords,
    ...charactersWords.events,
    ...searchWords.events,
    ...roomsWords.events,
    ...objectivesWords.events,
  },
  components: {
    ...charactersWords.components,
    ...withCopies(searchWords.components, (card) => `${capital(symbol(symbolOf(card)))} symbol.`),
    ...roomsWords.components,
    ...objectivesWords.components,
  },
  labels: asLabels(labelsWords),
};
