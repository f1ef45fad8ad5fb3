/** What the pages to read say: the rules, the settings, the project. They come when one of these pages is opened. */
import type { Provenance, StatementKind } from '@necropole/kernel';
import type { Motion, Theme } from '../../settings.ts';

export interface PageWords {
  readonly rules: {
    readonly title: string;
    readonly intro: string;
    readonly search: string;
    readonly found: (rules: number, components: number) => string;
    readonly nothing: (what: string) => string;
    readonly chapters: string;
    readonly page: (number: number) => string;
    readonly kinds: { readonly [K in StatementKind]: string };
    readonly kindHints: { readonly [K in StatementKind]: string };
    readonly reading: string;
    readonly examples: string;
    readonly examplesText: string;
    /** The chapter of rooms, cards and figures. */
    readonly components: string;
    readonly shows: string;
    /** "Example, p. 9": a link from a rule to the example that shows it. */
    readonly exampleOf: (page: number) => string;
    /** What a match that began in an example is called. */
    readonly exampleTitle: (page: number, title: string) => string;
    readonly playExample: string;
    readonly playExampleNamed: (title: string) => string;
    readonly openingExample: string;
    readonly otherLanguage: string;
    /** Shows which statements are facts, and which say what never happens. */
    readonly showKinds: string;
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
    readonly motion: string;
    readonly motionHint: string;
    readonly motions: { readonly [M in Motion]: string };
    readonly notKept: string;
    readonly firstTimes: string;
    readonly firstTimesHint: string;
    readonly cites: string;
    readonly citesHint: string;
    readonly sayAgain: string;
    readonly saidAgain: string;
    readonly sound: string;
    readonly soundHint: string;
    readonly names: string;
    readonly namesHint: string;
    readonly myName: string;
    readonly otherName: (number: number) => string;
    readonly kept: string;
    readonly record: string;
    readonly recordHint: string;
    readonly recordLink: string;
    readonly clearRecord: string;
    readonly clearRecordTitle: string;
    readonly clearRecordText: string;
    readonly recordEmpty: string;
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
    /** A link to the text of every licence. */
    readonly licences: string;
    readonly privacy: string;
    readonly privacyText: string;
    /** Who can read what is kept. */
    readonly plainText: string;
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
}
