/** What the table and the replay say themselves, beside the words of a game. A missing sentence is a compile error. */

import type { KernelRefusal } from '@necropole/kernel';
import type { ForesightEnd } from '@necropole/kernel/app';
import type { ProblemWords } from '../../app/words/app-words.ts';
import type { BotId } from '../../engine/bots.ts';
import type { Problem } from '../../engine/problems.ts';

export interface TableWords {
  readonly me: string;
  readonly bot: string;
  readonly everybody: string;
  readonly allSeeing: string;
  readonly seat: (number: number) => string;
  readonly and: (names: readonly string[]) => string;
  readonly page: (number: number) => string;
  readonly close: string;
  readonly cancel: string;
  readonly loading: string;
  readonly home: string;
  readonly top: {
    readonly step: string;
    /** How much of a step is used: two moves of three. */
    readonly used: (used: number, total: number) => string;
    readonly undo: string;
    readonly redo: string;
    readonly replay: string;
    readonly rules: string;
    readonly settings: string;
    readonly menu: string;
    readonly resign: string;
    readonly download: string;
    readonly report: string;
    /** Who sits where. */
    readonly seats: string;
    /** The list of keys. */
    readonly keys: string;
    readonly log: string;
    readonly sheets: string;
    /** Objectives, the phase, what is left. */
    readonly notes: string;
  };
  readonly ask: {
    readonly question: string;
    readonly answers: string;
    readonly toYourTeam: string;
    readonly sealed: string;
    readonly search: string;
    readonly onBoard: (count: number) => string;
    readonly hideList: string;
    readonly noneFound: string;
    /** Opens what is refused, below what is allowed. */
    readonly refusedCount: (count: number) => string;
    readonly alike: (count: number) => string;
    readonly refused: string;
    readonly less: string;
    readonly more: string;
    readonly here: string;
    readonly waiting: (name: string) => string;
    readonly tapAgain: string;
    readonly retract: string;
    readonly sealedIn: string;
  };
  readonly tip: {
    readonly after: { readonly [End in ForesightEnd]: string };
    /** What a second tap on something refused does. */
    readonly why: string;
  };
  readonly why: {
    readonly stamp: string;
    readonly allows: string;
    readonly readRule: string;
    readonly others: (count: number) => string;
  };
  readonly danger: { readonly title: string; readonly text: (answer: string) => string; readonly doIt: string };
  readonly undo: {
    readonly title: string;
    readonly alone: string;
    readonly asks: (names: string) => string;
    readonly yes: string;
    readonly agreed: (names: string) => string;
    /** What a screen reader hears of an answer taken back: what had happened. */
    readonly takenBack: (events: string) => string;
  };
  readonly acting: {
    readonly title: string;
    readonly step: (now: number, all: number) => string;
    readonly next: string;
    readonly pause: string;
    readonly goOn: string;
    readonly skip: string;
    readonly thinking: (name: string) => string;
  };
  /** Why bots answered as they did. */
  readonly reasons: {
    readonly ask: string;
    readonly title: string;
    readonly none: string;
    /** "bot 2, hard". */
    readonly by: (name: string, bot: BotId) => string;
    readonly weighed: (options: number, tries: number) => string;
    readonly option: string;
    readonly tries: string;
    readonly expected: string;
    readonly expectedHint: string;
    readonly chosen: string;
    readonly more: (count: number) => string;
    readonly forced: string;
    readonly byChance: string;
    readonly broke: string;
    readonly hidden: string;
    /** The match is over, but these eyes did not see it. */
    readonly hiddenHere: string;
  };
  readonly seats: { readonly title: string; readonly text: string; readonly yes: string };
  readonly log: {
    readonly title: string;
    readonly empty: string;
    readonly goTo: string;
    readonly lookBack: string;
    /** `by` is `null` where nothing was taken back. */
    readonly reseeded: (by: number | null) => string;
    readonly reseated: (holders: readonly string[]) => string;
    readonly resumed: (version: number) => string;
    readonly sinceYouLooked: string;
  };
  readonly moment: {
    readonly title: (line: number, lines: number) => string;
    readonly text: string;
    readonly back: string;
    readonly inReplay: string;
  };
  readonly cover: {
    readonly handTo: string;
    /** Whoever owns the screen and has given no name: “Me” would be whoever reads it. */
    readonly owner: string;
    readonly secret: string;
    readonly sealed: string;
    readonly reseated: string;
    readonly show: string;
    /** Whoever answered in secret may still take it back. */
    readonly takeBack: (name: string) => string;
  };
  readonly end: {
    readonly over: string;
    readonly resigned: string;
    readonly resignedText: string;
    readonly byRule: string;
    readonly won: (names: string) => string;
    /** Beside the ending, where the one person here won. */
    readonly youWin: string;
    readonly youWon: string;
    readonly youLost: string;
    readonly nobody: string;
    readonly summary: string;
    readonly answers: (count: number) => string;
    readonly turns: (count: number) => string;
    readonly time: string;
    readonly minutes: (count: number) => string;
    readonly takenBack: string;
    readonly moments: string;
    /** What changed at a moment, in a word or two. */
    readonly change: {
      readonly done: (name: string) => string;
      readonly lost: (name: string) => string;
      readonly empty: (name: string) => string;
      readonly track: (names: readonly string[], from: number, to: number) => string;
    };
    readonly moment: (line: number) => string;
    readonly last: string;
    readonly rematch: string;
    readonly sameSeed: string;
    readonly seeBoard: string;
    readonly result: string;
  };
  readonly resign: { readonly title: string; readonly alone: string; readonly others: string; readonly yes: string };
  readonly file: { readonly title: string; readonly secrets: string; readonly yes: string };
  readonly trouble: {
    /** As everywhere in the app. */
    readonly say: (problem: Problem) => string;
    readonly takeOver: string;
    readonly refused: (key: KernelRefusal['key']) => string;
    readonly notSaved: string;
    readonly readOnly: { readonly [Why in 'replay' | 'other-version']: ProblemWords };
  };
  readonly replay: {
    readonly title: string;
    readonly at: (line: number, lines: number) => string;
    readonly overridden: (count: number) => string;
    readonly play: string;
    readonly pause: string;
    readonly back: string;
    readonly forward: string;
    readonly previousTurn: string;
    readonly nextTurn: string;
    readonly speed: string;
    readonly speeds: {
      readonly slow: string;
      readonly normal: string;
      readonly fast: string;
      readonly instant: string;
    };
    readonly eyes: string;
    readonly goOn: string;
    readonly goOnText: string;
    readonly download: string;
    readonly bar: string;
    readonly start0: string;
  };
}
