/** What the table itself says, beside the words of a game. */
export interface SceneWords {
  readonly board: string;
  readonly empty: string;
  /** "3 Walkers" and the like: a stack of pieces of one name. */
  readonly several: (count: number, name: string) => string;
  readonly answers: string;
  /** Before the name of the only answer that something stands for. */
  readonly answersBy: string;
  readonly answerCount: (count: number) => string;
  /** Of what lies beside a part of the board. */
  readonly beside: (name: string) => string;
  /** Of what stands on a card; and of a card, with what stands on it. */
  readonly on: (card: string) => string;
  readonly holding: (card: string, pieces: string) => string;
  readonly refused: string;
  readonly active: string;
  readonly faceDown: string;
  /** Of a sign of a card that something lies on, and of words of a space. */
  readonly covered: string;
  /** How far a card or a track has come. */
  readonly progress: (have: number, need: number) => string;
  /** Of the cards of a row that have no room. */
  readonly older: (count: number) => string;
  /** Before the places where cards come next. */
  readonly next: string;
  /** A slot without a name of its own. */
  readonly slot: (number: number) => string;
  /** Of what may be spent: it is gone, or may not be used now. */
  readonly spent: string;
  readonly blocked: string;
  /** Of words of a space that hold all the time. */
  readonly always: string;
  readonly done: string;
  readonly cards: (count: number) => string;
  readonly track: (name: string, values: string) => string;
  /** What is left between the two markers of a track. */
  readonly between: (fields: number) => string;
  readonly floors: string;
  /** Of a floor where nothing happens for now. */
  readonly asleep: string;
  readonly pieces: (count: number) => string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly fit: string;
}
