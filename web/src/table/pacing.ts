/** What is told beat by beat, and how fast things move meanwhile. How long each stays is worked out in `telling.ts`. */
import type { Scene } from '@necropole/kernel';
import type { Beat } from '../engine/beats.ts';

/** What is told at once, with the board as it was then. */
export interface Step extends Beat {
  readonly scene: Scene;
  /** How long it stays, in milliseconds; for ever where somebody goes on by hand. */
  readonly stay: number;
  /** The beats that it was made of: a line of the card each. */
  readonly parts: readonly Beat[];
  /** Is it read before the screen is covered for somebody else? */
  readonly beforeCover?: boolean;
}
