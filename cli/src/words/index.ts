/** The command line's own words, and which language it speaks. */
import type { Language } from '@necropole/kernel';
import { type CommandWords, en } from './en.ts';
import { fr } from './fr.ts';

export type { CommandWords } from './en.ts';

const WORDS: { readonly [L in Language]: CommandWords } = { fr, en };

/** The words of a language. */
export function wordsOf(language: Language): CommandWords {
  return WORDS[language];
}

/** The language that the environment asks for; English unless it is French. */
export function languageOf(environment: { readonly [name: string]: string | undefined }): Language {
  const wanted = environment['LC_ALL'] || environment['LC_MESSAGES'] || environment['LANG'] || '';
  return wanted.toLowerCase().startsWith('fr') ? 'fr' : 'en';
}

/** Is this one of the languages? */
export function isLanguage(text: string): text is Language {
  return text === 'fr' || text === 'en';
}
