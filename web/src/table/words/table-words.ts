/** What the table and the replay say themselves, beside the words of a game. A missing sentence is a compile error. */

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
    /** What a good player would do. */
    readonly advice: string;
    readonly menu: string;
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
    readonly less: string;
    readonly more: string;
    readonly here: string;
    readonly tapAgain: string;
  };
  readonly undo: {
    /** What a screen reader hears of an answer taken back: what had happened. */
    readonly takenBack: (events: string) => string;
  };
  readonly acting: {
    readonly title: string;
  };
  readonly log: {
    readonly title: string;
    readonly lookBack: string;
    /** `by` is `null` where nothing was taken back. */
    readonly reseeded: (by: number | null) => string;
    readonly reseated: (holders: readonly string[]) => string;
    readonly resumed: (version: number) => string;
    /** Why did a bot do that? */
    readonly why: string;
  };
  readonly moment: {
    readonly title: (line: number, lines: number) => string;
    readonly text: string;
  };
  readonly cover: {
    /** Whoever owns the screen and has given no name: “Me” would be whoever reads it. */
    readonly owner: string;
  };
  readonly end: {
    readonly over: string;
  };
  readonly replay: {
    readonly title: string;
    readonly goOn: string;
  };
}
