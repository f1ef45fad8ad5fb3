declare module 'virtual:necropole-catalogue' {
  import type { Game, Language } from '@necropole/kernel';
  import type { CatalogueEntry } from './catalogue.ts';

  export const catalogue: readonly CatalogueEntry[];
  export const loaders: { readonly [game: string]: () => Promise<Game> };
  export const pictures: { readonly [game: string]: { readonly [L in Language]: () => Promise<string> } };
}
