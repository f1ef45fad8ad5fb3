/** What the page knows of a game before it is loaded. Made at build time by `tools/catalogue.ts`. */
import type { ComponentWords, Game, Language, Mode } from '@necropole/kernel';

/** The words that the list of games and the dialog for a new match need. */
export interface CatalogueWords {
  readonly title: string;
  readonly about: string;
  readonly modes: { readonly [mode: string]: ComponentWords };
  readonly missions: { readonly [mission: string]: ComponentWords };
  readonly options: { readonly [option: string]: string };
  readonly outcomes: { readonly [outcome: string]: string };
}

/** A game in the catalogue. */
export interface CatalogueEntry {
  readonly id: string;
  readonly version: number;
  readonly minutes: Game['minutes'];
  readonly modes: readonly Pick<Mode, 'id' | 'seats' | 'options' | 'missions'>[];
  readonly words: { readonly [L in Language]: CatalogueWords };
}
