/** The art of the games, for pages that hold all of them. */
import type { Game } from '@necropole/kernel';
import type { GameArt } from '../../src/look/sprite.ts';

const files = import.meta.glob<string>(
  ['../../../games/*/art/symbols.svg', '../../../games/testing/*/art/symbols.svg'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

export function artOf({ id, art }: Game): GameArt {
  const drawings = ['', 'testing/'].map((folder) => files[`../../../games/${folder}${id}/art/symbols.svg`]);
  return { art, symbols: drawings.find((one) => one !== undefined) ?? '' };
}
