import type { Language } from '@necropole/kernel';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { TableWords } from './table-words.ts';

export type { TableWords } from './table-words.ts';

export const tableWords: Readonly<Record<Language, TableWords>> = { fr, en };
