/** The languages of the app. What it says in one of them is fetched when that language is spoken, not before. */
import type { Language } from '@necropole/kernel';
import type { AppWords } from '../app/words/app-words.ts';
import type { SceneWords } from '../scene/words/scene-words.ts';
import type { TableWords } from '../table/words/table-words.ts';

/** All that the app says in a language; what a game says comes with the game. */
export interface Spoken {
  readonly language: Language;
  readonly app: AppWords;
  /** What the table page says, and what the things of a scene say. */
  readonly table: TableWords;
  readonly things: SceneWords;
}

/** What each language is called, by those who speak it. */
export const languageNames: Readonly<Record<Language, string>> = { fr: 'Français', en: 'English' };

const loaders: Readonly<Record<Language, () => Promise<{ readonly spoken: Spoken }>>> = {
  fr: () => import('./fr.ts'),
  en: () => import('./en.ts'),
};

export async function loadLanguage(language: Language): Promise<Spoken> {
  return (await loaders[language]()).spoken;
}
