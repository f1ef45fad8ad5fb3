/** What the page "How to play" says around what the game brings. */
export interface LearnWords {
  readonly lead: (game: string) => string;
  readonly rules: string;
  readonly print: string;
  readonly play: string;
  readonly won: string;
  readonly lost: (ways: number) => string;
  readonly turn: (pictures: number) => string;
  readonly signs: string;
  /** Beside the name of the list: only those of the board at hand. */
  readonly ofThisBoard: string;
  readonly pointAtSign: string;
  readonly signsHint: string;
  readonly citesHint: string;
  readonly untaught: string;
  /** What a link to a rule is called. */
  readonly rule: (cite: string) => string;
}
