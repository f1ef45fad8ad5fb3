/** Every sentence of the app outside the table and the games, typed: a missing one is a compile error. */
import type { Provenance, StatementKind } from '@necropole/kernel';
import type { FileFault, Problem } from '../../engine/problems.ts';
import type { Sitter } from '../../home/draft.ts';
import type { Motion, Speed, Theme } from '../settings.ts';

/** What is said about a problem: what happened, and what one can do. */
export interface ProblemWords {
  readonly title: string;
  readonly text: string;
}

export interface AppWords {
  readonly shell: {
    readonly home: string;
    readonly skip: string;
    readonly rules: string;
    readonly about: string;
    readonly settings: string;
    readonly lab: string;
    readonly switchLanguage: string;
    readonly switchTheme: (to: 'night' | 'paper') => string;
    readonly mainMenu: string;
    readonly notice: string;
    readonly updateReady: string;
    readonly updateNow: string;
    readonly loading: string;
    readonly close: string;
    readonly cancel: string;
    readonly notFound: ProblemWords;
    readonly toHome: string;
    readonly notFetched: string;
    readonly notKept: string;
  };
  readonly home: {
    readonly title: string;
    readonly picture: string;
    readonly lead: (games: number) => string;
    readonly play: string;
    readonly resume: string;
    readonly resumeMatch: (title: string) => string;
    /** What else can be done from the home page. */
    readonly more: string;
    readonly games: string;
    readonly players: (fewest: number, most: number) => string;
    readonly minutes: (least: number, most: number) => string;
    readonly modes: (names: readonly string[]) => string;
    readonly playGame: (title: string) => string;
    readonly rulesOf: string;
    /** The card that leads to the lab. */
    readonly lab: ProblemWords;
    readonly learn: ProblemWords;
    readonly openFile: ProblemWords;
    readonly chooseFile: string;
  };
  readonly matches: {
    readonly title: string;
    readonly none: string;
    readonly resume: string;
    readonly watch: string;
    readonly rename: string;
    readonly remove: string;
    readonly download: string;
    readonly exportAll: string;
    readonly actionsOf: (title: string) => string;
    readonly answers: (count: number) => string;
    readonly over: string;
    readonly resigned: string;
    readonly replay: string;
    readonly running: string;
    readonly justNow: string;
    readonly with: (people: readonly string[], bots: number) => string;
    readonly renameTitle: string;
    readonly nameLabel: string;
    readonly keep: string;
    readonly removeTitle: string;
    readonly removeText: (title: string) => string;
    readonly removed: (title: string) => string;
    readonly damagedTitle: string;
    readonly damagedText: (count: number) => string;
    readonly removeDamaged: string;
    readonly secretsTitle: string;
    readonly secretsText: string;
    readonly downloadAnyway: string;
    readonly imported: (count: number, failed: number) => string;
    readonly fileCutTitle: string;
    readonly showAnyway: string;
  };
  readonly newMatch: {
    readonly title: string;
    readonly mode: string;
    readonly mission: string;
    readonly options: string;
    readonly seats: string;
    readonly seatCount: string;
    readonly fewer: string;
    readonly more: string;
    readonly seat: (number: number) => string;
    readonly sitters: { readonly [by in Sitter]: string };
    readonly name: string;
    readonly nameOf: (seat: number) => string;
    readonly guest: (number: number) => string;
    readonly botsKnow: string;
    readonly onlyBots: string;
    readonly sameName: (name: string) => string;
    readonly advanced: string;
    readonly seed: string;
    readonly seedHint: string;
    readonly play: string;
    readonly starting: string;
    readonly playersOf: (fewest: number, most: number) => string;
  };
  readonly rules: {
    readonly title: string;
    readonly intro: string;
    readonly search: string;
    readonly found: (count: number) => string;
    readonly nothing: (what: string) => string;
    readonly chapters: string;
    readonly page: (number: number) => string;
    readonly kinds: { readonly [K in StatementKind]: string };
    readonly kindHints: { readonly [K in StatementKind]: string };
    readonly reading: string;
    readonly examples: string;
    readonly examplesText: string;
    readonly shows: string;
    /** "Example, p. 9": a link from a rule to the example that shows it. */
    readonly exampleOf: (page: number) => string;
    /** What a match that began in an example is called. */
    readonly exampleTitle: (page: number, title: string) => string;
    readonly playExample: string;
    readonly playExampleNamed: (title: string) => string;
    readonly openingExample: string;
    readonly otherLanguage: string;
    readonly noSuchCite: (cite: string) => string;
    readonly game: string;
    readonly clear: string;
    readonly linkTo: (cite: string) => string;
    readonly playIt: string;
  };
  readonly settings: {
    readonly title: string;
    readonly language: string;
    readonly theme: string;
    readonly themes: { readonly [T in Theme]: string };
    readonly speed: string;
    readonly speedHint: string;
    readonly speeds: { readonly [S in Speed]: string };
    readonly motion: string;
    readonly motionHint: string;
    readonly motions: { readonly [M in Motion]: string };
    readonly sound: string;
    readonly soundHint: string;
    readonly forced: string;
    readonly forcedHint: string;
    readonly names: string;
    readonly namesHint: string;
    readonly myName: string;
    readonly otherName: (number: number) => string;
    readonly kept: string;
    readonly display: string;
    readonly playing: string;
  };
  readonly about: {
    readonly title: string;
    readonly what: string;
    readonly fan: string;
    readonly notice: readonly string[];
    readonly free: string;
    readonly freeText: string;
    readonly privacy: string;
    readonly privacyText: string;
    readonly provenance: string;
    readonly provenanceText: string;
    readonly provenances: { readonly [P in Provenance]: string };
    /** "26 from public material". */
    readonly provenanceCounts: { readonly [P in Provenance]: (count: number) => string };
    readonly provenanceHints: { readonly [P in Provenance]: string };
    readonly component: string;
    readonly doesWhat: string;
    readonly source: string;
    readonly rules: string;
    readonly components: (count: number, parts: readonly string[]) => string;
    readonly version: string;
    readonly copies: (count: number) => string;
  };
  readonly problems: {
    readonly of: (problem: Problem) => ProblemWords;
    readonly ofFile: (fault: FileFault) => string;
    readonly takeOver: string;
    readonly again: string;
    readonly download: string;
    /** After a rule threw: at the same question. */
    readonly another: string;
    readonly back: string;
    readonly report: string;
    readonly details: string;
  };
}
