import type { Language } from '@necropole/kernel';
import type { AppWords } from './app-words.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

export type { AppWords } from './app-words.ts';

export const appWords: Readonly<Record<Language, AppWords>> = { fr, en };
