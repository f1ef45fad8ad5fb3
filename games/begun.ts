/**
 * Games that are begun and not on the list: tests, checks and development builds know them, and nothing that is shipped does.
 * A game moves from here to `index.ts` when it is whole.
 */
import type { Game } from '@necropole/kernel';

export const games: readonly Game[] = [];
