/** Presses that nobody meant: the second of a double press, on what has slid under the finger since. */

/** A press of a pointer: when and where, and whether by a finger. */
export interface Press {
  readonly time: number;
  readonly x: number;
  readonly y: number;
  readonly touch: boolean;
}

const SOON = 350;
const NEAR = 24;

/**
 * Is this press the echo of the one that answered? `clicks` is what the browser counts at one place: it knows how fast
 * the hand of this person is. Of fingers browsers count nothing that one can rely on.
 */
export function isEcho(press: Press | null, answered: Press | null, clicks: number): boolean {
  if (press === null || answered === null || press === answered) return false;
  if (!press.touch) return clicks > 1;
  return press.time - answered.time < SOON && Math.hypot(press.x - answered.x, press.y - answered.y) < NEAR;
}
