declare module 'virtual:necropole-catalogue' {
  import type { Language } from '@necropole/kernel';
  import type { CatalogueEntry, ListedWords } from './catalogue.ts';

  /** The games in their order. What they say, and what their modes offer, is empty until it is fetched. */
  export const catalogue: readonly CatalogueEntry[];
  /** What each of them says in the list, in the same order. */
  export const words: { readonly [L in Language]: () => Promise<readonly ListedWords[]> };
  /** The picture of each: one, where it is the same in all languages. */
  export const pictures: { readonly [game: string]: readonly (() => Promise<string>)[] };
}

declare module 'virtual:necropole-ways' {
  import type { Art, Game, Language } from '@necropole/kernel';
  import type { SpokenChapter } from './books.ts';
  import type { Choices } from './catalogue.ts';

  /** Where everything of a game is. */
  interface Way {
    /** The game, without its words. */
    readonly rules: () => Promise<Game>;
    /** Fetches its words in a language; where there is nothing to fetch, they come with its rules. */
    readonly words: { readonly [L in Language]?: () => Promise<unknown> };
    /** The markup of its symbols. */
    readonly symbols: () => Promise<string>;
    /** Fetches its book in a language; where there is nothing to fetch, it comes with its rules. */
    readonly books: { readonly [L in Language]?: () => Promise<readonly SpokenChapter[]> };
    /** Fetches the printed examples into its book; where there is nothing to fetch, they come with its rules. */
    readonly examples: (() => Promise<unknown>) | null;
    /** Fetches what teaches it into it; `null` where nothing does. */
    readonly learning: (() => Promise<unknown>) | null;
    /** Fetches the chapters that only some matches need; `null` where all come with its rules. */
    readonly later: (() => Promise<unknown>) | null;
    /** Fetches what they say in a language; `null` where it comes with its words. */
    readonly laterWords: { readonly [L in Language]: (() => Promise<unknown>) | null };
    /** Fetches what its bots think with into it; `null` where there is nothing to fetch. */
    readonly thinking: (() => Promise<unknown>) | null;
    /** The choices that it offers before a match, and what it says of them and of its endings. */
    readonly choices: { readonly [L in Language]: () => Promise<Choices> };
    /** What its art says of its scenes. */
    readonly parts: Art['parts'];
  }
  export const ways: { readonly [game: string]: () => Promise<Way> };
}
