/** What the table fetches once somebody needs it, or once it has nothing else to do. */
import { whenIdle } from '../app/idle.ts';
import type Pointing from './Pointing.svelte';

/** What is told comes in the question's place: it is fetched while the answer is on its way. */
export function fetchActing(): Promise<typeof import('./Acting.svelte')> {
  return import('./Acting.svelte');
}

/** How what happened is told: fetched while the answer is on its way. */
export function fetchNarrator(): Promise<typeof import('./narrator.ts')> {
  return import('./narrator.ts');
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
  () => import('./words/sure.ts'),
  () => import('./Banners.svelte'),
  () => import('./MatchMenu.svelte'),
  () => import('./Unasked.svelte'),
  fetchActing,
  fetchNarrator,
  () => import('./TurnCard.svelte'),
];

/** The cards of the turns that were told. */
export function fetchTurnCard(): Promise<typeof import('./TurnCard.svelte')> {
  return import('./TurnCard.svelte');
}

/** Fetches what answers to a hand as soon as the page is idle, and what points at what is told: it is there before. */
export function fetchWhenIdle(then: () => void, come: (pointing: typeof Pointing) => void): void {
  // What cannot be fetched now is tried again when it is needed.
  whenIdle(() => {
    for (const fetch of atHand) void fetch().catch(() => {});
    then();
    import('./Pointing.svelte').then(
      (one) => come(one.default),
      () => {},
    );
  });
}
