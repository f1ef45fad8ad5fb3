/** Where the focus goes when what had it is gone. */

/** To the question, or to what is told in its place. */
export function focusQuestion(): void {
  document.querySelector<HTMLElement>('.askbox :is(.balloon, .acting)')?.focus({ preventScroll: true });
}

/** To what is of the table and there; is it? */
export function focusOn(what: string): boolean {
  const found = document.querySelector<HTMLElement>(what);
  found?.focus();
  return found !== null;
}

/** To the card of what has happened; is there one? */
export function focusCard(): boolean {
  return focusOn('.turn-card');
}

/** Opens the menu at the top; whoever closes it is in that bar. */
export function openMenu(): void {
  const opener = document.querySelector<HTMLElement>('.topbar [aria-haspopup]');
  opener?.focus();
  opener?.click();
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
