/** The words of the lab, in both languages. */
import type { Language } from '@necropole/kernel';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { LabWords } from './lab-words.ts';

export const labWords: { readonly [L in Language]: LabWords } = { fr, en };
export type { LabWords };
