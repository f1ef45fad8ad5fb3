/** The art of the games, for pages that hold all of them. */
import type { Game } from '@necropole/kernel';
import type { GameArt } from '../../src/look/sprite.ts';

const files = import.meta.glob<string>('../../../games/*/art/symbols.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export function artOf({ id, art }: Game): GameArt {
  return { art, symbols: files[`../../../games/${id}/art/symbols.svg`] ?? '' };
}
