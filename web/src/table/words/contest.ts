/** What is said between two who bid against each other. */
import type { Language } from '@necropole/kernel';

interface ContestWords {
  readonly sealed: string;
  readonly thinks: string;
  readonly tie: string;
}

export const contestWords: { readonly [L in Language]: ContestWords } = {
  fr: {
    sealed: 'Mise scellée',
    thinks: 'Réfléchit…',
    tie: 'Égalité',
  },
  en: {
    sealed: 'Bid sealed',
    thinks: 'Thinking…',
    tie: 'A tie',
  },
};
