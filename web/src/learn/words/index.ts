/** The words of the page "How to play", in both languages: they come with it. */
import type { Language } from '@necropole/kernel';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { LearnWords } from './learn-words.ts';

export const learnWords: Readonly<Record<Language, LearnWords>> = { fr, en };
