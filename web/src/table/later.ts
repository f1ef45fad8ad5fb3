/** What the table fetches once somebody needs it, or once it has nothing else to do. */

/** What is told comes in the question's place: it is fetched while the answer is on its way. */
export function fetchActing(): Promise<typeof import('./Acting.svelte')> {
  return import('./Acting.svelte');
}

/** What answers to a hand: nobody shall wait for it after pointing at something, or pressing it. */
const atHand: readonly (() => Promise<unknown>)[] = [
  () => import('./Told.svelte'),
  () => import('./RefusedButton.svelte'),
  () => import('./WhyNot.svelte'),
  () => import('./ChoiceMenu.svelte'),
  () => import('./TableDialogs.svelte'),
  () => import('./Confirm.svelte'),
  () => import('./Banners.svelte'),
  fetchActing,
];

/** Fetches what answers to a hand as soon as the page is idle. */
export function fetchWhenIdle(): void {
  // What cannot be fetched now is tried again when it is needed.
  const fetchAll = (): void => atHand.forEach((fetch) => void fetch().catch(() => {}));
  // Not every browser says when it is idle.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(fetchAll);
  else setTimeout(fetchAll, 500);
}
