/** What a person asks of a match seldom; what cannot be taken back lightly is confirmed first. */
import type { SeenOption } from '@necropole/kernel/app';
import { engine } from '../app/engine.ts';
import { saveFile } from '../app/files.ts';
import { goTo } from '../app/route.svelte.ts';
import { language } from '../app/say.svelte.ts';
import { settings } from '../app/settings.svelte.ts';
import type { UndoOffer } from '../engine/undoing.ts';
import { nameOfPerson } from './people.ts';
import type { TableSession } from './session.svelte.ts';
import type { TableWords } from './words/index.ts';
import { sureWords } from './words/sure.ts';

/** A question of the app itself. */
export interface Asked {
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  readonly danger: boolean;
  readonly agree: () => void;
}

type Ask = (asked: Asked) => void;

/** Whoever asks it, and how they are asked first. */
interface Asking {
  readonly session: TableSession;
  readonly words: TableWords;
  readonly ask: Ask;
}

/** Asks first when a file holds what is still hidden. */
export async function offerFile(id: string, what: 'toFile' | 'report', ask: Ask): Promise<void> {
  const { name, text, secrets } = await engine[what](id);
  const agree = (): void => saveFile(name, text);
  if (!secrets) agree();
  else {
    const { file } = sureWords[language()];
    ask({ title: file.title, text: file.secrets, yes: file.yes, danger: false, agree });
  }
}

/** An answer that may cost its giver a figure; `fact` says how likely. */
export function answer({ session, ask }: Asking, { key }: SeenOption, called: string, fact: string): void {
  const { danger } = sureWords[language()];
  const agree = (): void => void session.answer(key);
  ask({ title: danger.title, text: `${danger.text(called)} (${fact})`, yes: danger.doIt, danger: true, agree });
}

export function undo({ session, words, ask }: Asking, { asks, since }: UndoOffer): void {
  const { undo } = sureWords[language()];
  const names = words.and(asks.map((person) => nameOfPerson(person, settings().myName, words)));
  const alone = asks.length === 0;
  ask({
    title: undo.title,
    text: `${undo.since[since ?? 'cards']} ${alone ? undo.alone : undo.asks(names)}`,
    yes: alone ? undo.yes : undo.agreed(names),
    danger: false,
    agree: () => void session.undo(true),
  });
}

export function resign({ session, ask }: Asking): void {
  const { resign } = sureWords[language()];
  const text = session.looking.persons.length < 2 ? resign.alone : resign.others;
  ask({ title: resign.title, text, yes: resign.yes, danger: true, agree: () => void session.resign() });
}

/** Gives the finished match to somebody else. */
export async function share({ session }: Asking): Promise<void> {
  const { shareMatch } = await import('../app/share-match.ts');
  await shareMatch(session.id);
}

/** A new match from a point of this one. */
export async function continueFrom({ session }: Asking, line: number): Promise<void> {
  const person = session.looking.person ?? session.looking.persons[0];
  goTo({ page: 'match', id: await engine.continueFrom(session.id, line, person?.id ?? 'me') });
}

export async function rematch({ session }: Asking, sameSeed: boolean): Promise<void> {
  goTo({ page: 'match', id: await engine.rematch(session.id, sameSeed) });
}
