import type { Language } from '@necropole/kernel';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { PageWords } from './page-words.ts';

export const pageWords: Readonly<Record<Language, PageWords>> = { fr, en };
