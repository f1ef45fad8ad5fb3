/** What can wait until the page has nothing else to do. */

/** Does some work once the page is idle. */
export function whenIdle(work: () => void): void {
  // Not every browser says when it is idle.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work);
  else setTimeout(work, 500);
}
