/** The words of the record, in both languages. */
import type { Language } from '@necropole/kernel';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { RecordWords } from './record-words.ts';

export const recordWords: { readonly [L in Language]: RecordWords } = { fr, en };
export type { RecordWords };
