/** What the table fetches once somebody needs it, or once it has nothing else to do. */
import { whenIdle } from '../app/idle.ts';

/** What is told comes in the question's place: it is fetched while the answer is on its way. */
export function fetchActing(): Promise<typeof import('./Acting.svelte')> {
  return import('./Acting.svelte');
}

/** How what happened is told: fetched while the answer is on its way. */
export function fetchTelling(): Promise<typeof import('./telling.ts')> {
  return import('./telling.ts');
}

/** What answers to a hand: nobody shall wait for it after pointing at something, or pressing it. */
const atHand: readonly (() => Promise<unknown>)[] = [
  () => import('./Tip.svelte'),
  () => import('./Told.svelte'),
  () => import('./RefusedButton.svelte'),
  () => import('./WhyNot.svelte'),
  () => import('./ChoiceMenu.svelte'),
  () => import('./TableDialogs.svelte'),
  () => import('./Confirm.svelte'),
  () => import('./Banners.svelte'),
  () => import('./MatchMenu.svelte'),
  () => import('./Unasked.svelte'),
  fetchActing,
  fetchTelling,
];

/** Fetches what answers to a hand as soon as the page is idle. */
export function fetchWhenIdle(then: () => void): void {
  // What cannot be fetched now is tried again when it is needed.
  whenIdle(() => {
    for (const fetch of atHand) void fetch().catch(() => {});
    then();
  });
}
