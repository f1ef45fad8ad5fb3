/** Everything that the game says in English. */
import { joinWords, type Words, withCopies } from '@necropole/kernel';
import { capital } from '@necropole/kernel/english';
import { kindOf } from '../../content/ids.ts';
import { searchCardIds, symbolOf } from '../../content/search/deck.ts';
import type { Tez } from '../../shape.ts';
import { charactersWords } from './characters.ts';
import { eventsWords } from './events.ts';
import { labelsWords } from './labels.ts';
import { symbol } from './names.ts';
import { objectivesWords } from './objectives.ts';
import { roomsWords } from './rooms.ts';
import { rulesWords } from './rules.ts';
import { searchWords } from './search.ts';

/** Each copy of a search card bears an entrance symbol of its own. */
const searchCardWords = withCopies(searchWords.components, searchCardIds, kindOf, ({ name, text }, card) => ({
  name,
  text: `${text} ${capital(symbol(symbolOf(card)))} symbol.`,
}));

export const en: Words<Tez> = {
  ...rulesWords,
  roles: { humans: 'Humans', zombies: 'Zombies' },
  ...joinWords(
    rulesWords,
    { events: eventsWords },
    charactersWords,
    { ...searchWords, components: searchCardWords },
    roomsWords,
    objectivesWords,
  ),
  labels: labelsWords,
};
