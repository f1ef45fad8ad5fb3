/** How long it takes to plan a large board, in milliseconds, time after time. */
export interface DoorPlans {
  /** When a door has opened. */
  readonly opened: readonly number[];
  /** When the ground itself is another one. */
  readonly anew: readonly number[];
}
