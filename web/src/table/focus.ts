/** Where the focus goes when what had it is gone. */

/** To the question, or to what is told in its place. */
export function focusQuestion(): void {
  document.querySelector<HTMLElement>('.askbox :is(.balloon, .acting)')?.focus({ preventScroll: true });
}

/** To the card of what has happened; is there one? */
export function focusCard(): boolean {
  const card = document.querySelector<HTMLElement>('.turn-card');
  card?.focus();
  return card !== null;
}

/** Back to where it was, if it went with what was closed; else the question has it. */
export function giveBack(opener: Element | null): void {
  if (!isFocusLost()) return;
  const isThere = (opener instanceof HTMLElement || opener instanceof SVGElement) && opener.isConnected;
  const next = isThere && opener !== document.body ? opener : document.querySelector<HTMLElement>('.askbox .balloon');
  next?.focus({ preventScroll: true });
}

/** Has nothing of the page the focus? */
export function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}
