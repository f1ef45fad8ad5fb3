/** Gives the focus back to where it was, if it went with what was closed; else the question has it. */
export function giveBack(opener: Element | null): void {
  if (document.activeElement !== null && document.activeElement !== document.body) return;
  const isThere = (opener instanceof HTMLElement || opener instanceof SVGElement) && opener.isConnected;
  const next = isThere && opener !== document.body ? opener : document.querySelector<HTMLElement>('.askbox .balloon');
  next?.focus({ preventScroll: true });
}
