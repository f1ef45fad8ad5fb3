/** What can wait until the page has nothing else to do. */

/** A page that is never idle, or that the browser forgets about, does it after so many milliseconds. */
const LATEST = 500;

/** Does some work once the page is idle. */
export function whenIdle(work: () => void): void {
  // Not every browser says when it is idle.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: LATEST });
  else setTimeout(work, LATEST);
}
