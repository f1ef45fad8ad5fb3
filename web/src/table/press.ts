/** Presses that nobody meant: on what has slid under the finger or the pointer since. */

/** A press of a pointer: when and where, and whether by a finger. */
export interface Press {
  readonly time: number;
  readonly x: number;
  readonly y: number;
  readonly touch: boolean;
  /** The button that it fell on. */
  readonly on: Element | null;
  /** Did it fall on something of the board? */
  readonly onBoard: boolean;
}

const SOON = 350;
const NEAR = 24;
/** Nobody reads a list and presses as soon as this. */
const UNREAD = 250;

/** The presses at a table, one after the other. */
export class Presses {
  private last: Press | null = null;
  private before: Press | null = null;
  /** The one that answered, if that was the last. */
  private answered: Press | null = null;
  /** When the question came. */
  private came = 0;

  press(press: Press): void {
    if (this.answered !== this.last) this.answered = null;
    this.before = this.last;
    this.last = press;
  }

  /** The last press answers. */
  answer(): void {
    this.answered = this.last;
  }

  /** A question has come. */
  ask(time: number): void {
    this.came = time;
  }

  /** Is the last press one that nobody meant? `clicks` is what the browser counts at one place. */
  isUnmeant(clicks: number): boolean {
    const { last } = this;
    const before = isSlid(last, this.before) ? this.before : this.answered;
    // Whoever went down before the question was there meant another one.
    const early = last !== null && last.time < this.came && (last.onBoard || isOnAnswer(last));
    const unmeant = early || isEcho(last, before, clicks, this.came);
    if (unmeant) this.answer();
    return unmeant;
  }
}

/** Did the press fall on an answer, and the one before it on something else? */
export function isSlid(press: Press | null, before: Press | null): boolean {
  return isOnAnswer(press) && press?.on !== before?.on;
}

function isOnAnswer(press: Press | null): boolean {
  return press?.on?.hasAttribute('data-answer') === true;
}

/**
 * Is this press the echo of the one before it? `clicks` is what the browser counts at one place: it knows how fast the
 * hand of this person is. Of fingers browsers count nothing that one can rely on. Whoever pressed something else there
 * goes on pressing it, however slowly, while the answers have just come: at `came`.
 */
export function isEcho(press: Press | null, before: Press | null, clicks: number, came: number): boolean {
  if (press === null || before === null || press === before) return false;
  const near = Math.hypot(press.x - before.x, press.y - before.y) < NEAR;
  if (near && press.time - came < UNREAD && isOnAnswer(press) && !isOnAnswer(before)) return true;
  return press.touch ? near && press.time - before.time < SOON : clicks > 1;
}
