/** What the table itself says, beside the words of a game. */
export interface TableWords {
  readonly board: string;
  readonly empty: string;
  /** "3 Walkers" and the like: a stack of pieces of one name. */
  readonly several: (count: number, name: string) => string;
  readonly answers: string;
  readonly refused: string;
  readonly active: string;
  readonly faceDown: string;
  readonly done: string;
  readonly cards: (count: number) => string;
  readonly track: (name: string, values: string) => string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly fit: string;
}
