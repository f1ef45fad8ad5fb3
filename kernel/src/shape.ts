/** The types that one game fills in, bundled so that a rule names a single one: `Table<MyShape>`. */

/** Everything about a game that the kernel's types must know. */
export interface Shape {
  /** The game's own plain-JSON state. */
  readonly world: object;
  /** What never changes after set-up. */
  readonly board: object;
  /** The names of its phases. */
  readonly phase: string;
  readonly questions: object;
  readonly facts: object;
  readonly refusals: object;
  readonly events: object;
  /** The first words of the option keys. */
  readonly verbs: string;
  /** The ways in which a match can end. */
  readonly outcomes: string;
  /** The pure hooks: `[value, context]` for each. */
  readonly queries: object;
  /** The hooks that may ask, roll and write: the context of each. */
  readonly flows: object;
}
