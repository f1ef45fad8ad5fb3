/** How somebody wishes to be asked what comes again and again. */
import type { Language } from '@necropole/kernel';

interface WishWords {
  readonly always: string;
  readonly grave: string;
  readonly never: string;
  readonly inForce: string;
  readonly again: string;
}

export const wishWords: { readonly [L in Language]: WishWords } = {
  fr: {
    always: 'toujours demander',
    grave: 'si c’est grave',
    never: 'plus ce tour-ci',
    inForce: 'Des questions passent d’elles-mêmes.',
    again: 'Toujours demander',
  },
  en: {
    always: 'always ask',
    grave: 'only if it is grave',
    never: 'not again this turn',
    inForce: 'Some questions are passed for you.',
    again: 'Always ask',
  },
};
