/** Everything that the game says in French. */
import { joinWords, type Words, withCopies } from '@necropole/kernel';
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
  text: `${text} Symbole ${symbol(symbolOf(card))}.`,
}));

export const fr: Words<Tez> = {
  ...rulesWords,
  roles: { humans: 'Humains', zombies: 'Zombies' },
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
