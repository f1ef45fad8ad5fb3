declare module 'virtual:necropole-catalogue' {
  import type { Language } from '@necropole/kernel';
  import type { CatalogueEntry } from './catalogue.ts';

  export const catalogue: readonly CatalogueEntry[];
  export const pictures: { readonly [game: string]: { readonly [L in Language]: () => Promise<string> } };
}

declare module 'virtual:necropole-games' {
  import type { Game, Language } from '@necropole/kernel';

  /** How to fetch each game of the one list. Its words are empty until they are fetched too. */
  export const rules: { readonly [game: string]: () => Promise<Game> };
  /** Fetches the words of a game in a language; where there is nothing to fetch, they come with its rules. */
  export const words: { readonly [game: string]: { readonly [L in Language]?: () => Promise<unknown> } };
  /** The drawings that only this game uses. */
  export const symbols: { readonly [game: string]: () => Promise<string> };
}
