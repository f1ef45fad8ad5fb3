declare module 'virtual:necropole-catalogue' {
  import type { Language } from '@necropole/kernel';
  import type { CatalogueEntry, Choices, ListedWords } from './catalogue.ts';

  /** The games in their order. What they say, and what their modes offer, is empty until it is fetched. */
  export const catalogue: readonly CatalogueEntry[];
  /** What each of them says in the list, in the same order. */
  export const words: { readonly [L in Language]: () => Promise<readonly ListedWords[]> };
  /** The choices that each of them offers before a match, and what it says of them and of its endings. */
  export const choices: { readonly [game: string]: { readonly [L in Language]: () => Promise<Choices> } };
  export const pictures: { readonly [game: string]: { readonly [L in Language]: () => Promise<string> } };
}

declare module 'virtual:necropole-games' {
  import type { Game, Language } from '@necropole/kernel';
  import type { SpokenChapter } from './books.ts';

  /** How to fetch each game of the one list. Its words are empty until they are fetched too. */
  export const rules: { readonly [game: string]: () => Promise<Game> };
  /** Fetches the words of a game in a language; where there is nothing to fetch, they come with its rules. */
  export const words: { readonly [game: string]: { readonly [L in Language]?: () => Promise<unknown> } };
  /** Fetches the book of a game in a language; where there is nothing to fetch, it comes with its rules. */
  export const books: {
    readonly [game: string]: { readonly [L in Language]?: () => Promise<readonly SpokenChapter[]> };
  };
  /** Fetches the printed examples of a game into its book; where there is nothing to fetch, they come with its rules. */
  export const examples: { readonly [game: string]: (() => Promise<unknown>) | null };
  /** Fetches what teaches a game into it; `null` where nothing does. */
  export const learning: { readonly [game: string]: (() => Promise<unknown>) | null };
  /** The drawings of this game: the markup of its symbols. */
  export const symbols: { readonly [game: string]: () => Promise<string> };
}
