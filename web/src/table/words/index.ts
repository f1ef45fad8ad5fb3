import type { Language } from '@necropole/kernel';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { TablePageWords } from './words.ts';

export type { TablePageWords } from './words.ts';

export const tablePageWords: Readonly<Record<Language, TablePageWords>> = { fr, en };
