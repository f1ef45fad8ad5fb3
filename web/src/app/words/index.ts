import type { Language } from '@necropole/kernel';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { AppWords } from './words.ts';

export type { AppWords } from './words.ts';

export const appWords: Readonly<Record<Language, AppWords>> = { fr, en };
