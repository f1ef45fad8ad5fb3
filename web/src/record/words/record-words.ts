/** What the record says. */
export interface RecordWords {
  readonly title: string;
  readonly lead: string;
  readonly none: string;
  readonly noneText: string;
  readonly toGames: string;
  readonly game: string;
  readonly played: (count: number) => string;
  readonly won: (count: number) => string;
  readonly share: (percent: number) => string;
  readonly missions: string;
  readonly kinds: string;
  /** The heads of the table. */
  readonly what: string;
  readonly matches: string;
  readonly wins: string;
  readonly best: string;
  readonly bots: string;
  readonly rounds: (count: number) => string;
  readonly with: (names: readonly string[]) => string;
  readonly side: (role: string) => string;
  /** How a level of bots did in the lab. */
  readonly botsWon: (bot: string, percent: number, matches: number) => string;
  readonly more: string;
  readonly less: string;
  readonly alike: string;
  readonly askLab: string;
  readonly askLabAbout: (what: string) => string;
  readonly latest: string;
  readonly victory: string;
  readonly defeat: string;
  readonly gaveUp: string;
  readonly chosenSeed: string;
  readonly continued: string;
  readonly marked: string;
  readonly showAll: (count: number) => string;
}
