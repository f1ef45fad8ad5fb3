/** What somebody at the table asks to be shown, without anything changing: the board, the log, a rule, a hint. */
import { resolve } from 'node:path';
import { eventsFor, type Match, type SeenQuestion, viewFor } from '@necropole/kernel/app';
import { adviceText } from './advice-text.ts';
import type { Autosave } from './autosave.ts';
import type { Person } from './persons.ts';
import type { Phrases } from './phrases.ts';
import type { Wish } from './play-input.ts';
import { ruleText } from './rule-command.ts';
import { type Surroundings, UsageError } from './surroundings.ts';
import { logText, questionText, tableText } from './table-text.ts';

/** Who asks, and at which question. */
interface Asking {
  readonly match: Match;
  readonly person: Person;
  readonly persons: readonly Person[];
  readonly question: SeenQuestion;
  readonly autosave: Autosave;
  /** Is a lesson going on? */
  readonly taught: boolean;
}

/** What is shown. */
export function shownText(
  wish: Exclude<Wish, { readonly kind: 'answer' }>,
  { match, person, persons, question, autosave, taught }: Asking,
  phrases: Phrases,
  around: Surroundings,
): string {
  const { words } = phrases;
  const sceneOf = (seats: readonly number[]) => match.game.scene(viewFor(match, seats));
  switch (wish.kind) {
    case 'board':
      return tableText(sceneOf(person.seats), phrases, around.terminal);
    case 'log':
      return logText(eventsFor(match, person.seats), phrases, around.terminal);
    case 'refused':
      return questionText(question, phrases, around.terminal, true, sceneOf([question.seat])).text;
    case 'hint':
      return adviceText(match, question, persons, phrases);
    case 'rule':
      return orWhyNot(() => ruleText(wish.cite, around.games, phrases.language, around.terminal, words));
    case 'save':
      return wish.file === null ? autosave.saveNow() : autosave.saveCopy(resolve(around.folder, wish.file));
    case 'unclear':
      return `${wish.why}\n`;
    case 'nothing':
      return '';
    default:
      return taught ? `${words.play.help}\n${words.lesson.help}\n` : `${words.play.help}\n`;
  }
}

function orWhyNot(text: () => string): string {
  try {
    return text();
  } catch (error) {
    if (error instanceof UsageError) return `${error.message}\n`;
    throw error;
  }
}
