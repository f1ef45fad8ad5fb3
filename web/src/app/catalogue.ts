/** What the page knows of a game before it is loaded. Made at build time by `tools/catalogue.ts`. */
import type { ComponentWords, Game, Language, MissionFace, Mode } from '@necropole/kernel';

/** The words that the list of games needs. */
export interface ListedWords {
  readonly title: string;
  readonly about: string;
  readonly modes: { readonly [mode: string]: ComponentWords };
}

/** The words for the choices before a match, and for its endings: what the dialog for a new one and the saved ones need. */
export interface ChoiceWords {
  readonly missions: { readonly [mission: string]: ComponentWords };
  readonly options: { readonly [option: string]: string };
  readonly outcomes: { readonly [outcome: string]: string };
  /** What missions are like, as far as their games say so. */
  readonly faces: { readonly [mission: string]: SpokenFace };
}

/** What a mission is like, in words. */
export interface SpokenFace extends Pick<MissionFace, 'difficulty' | 'minutes'> {
  readonly aims: readonly string[];
  readonly features: readonly { readonly symbol: string; readonly name: string }[];
}

/** A lesson, before it is fetched. */
export interface ListedLesson {
  readonly id: string;
  readonly minutes: number;
  /** The mission that it begins; none where its mode has none. */
  readonly mission?: string;
}

/** What can be chosen before a match: in each mode of a game, in their order, and how it is called. */
export interface Choices {
  readonly modes: readonly Pick<Mode, 'options' | 'missions'>[];
  /** The options that are called like a role, and hold who plays it: they are chosen by their faces. */
  readonly teams: readonly string[];
  /** Its lessons, in their order. */
  readonly lessons: readonly ListedLesson[];
  readonly words: ChoiceWords;
}

/** What a game says before it is loaded. */
export type CatalogueWords = ListedWords & ChoiceWords;

/** A game in the catalogue. */
export interface CatalogueEntry {
  readonly id: string;
  readonly version: number;
  readonly minutes: Game['minutes'];
  readonly modes: readonly Pick<Mode, 'id' | 'seats' | 'options' | 'missions'>[];
  readonly teams: Choices['teams'];
  readonly lessons: Choices['lessons'];
  /** Is there a page that teaches it? */
  readonly taught: boolean;
  readonly words: { readonly [L in Language]: CatalogueWords };
}
