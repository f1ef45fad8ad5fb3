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
  readonly signsHint: string;
  readonly citesHint: string;
  readonly untaught: string;
  /** What a link to a rule is called. */
  readonly rule: (cite: string) => string;
}
