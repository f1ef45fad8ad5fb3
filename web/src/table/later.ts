/** What the table fetches once somebody needs it, or once it has nothing else to do. */
import { whenIdle } from '../app/idle.ts';

/** How what happened is told: fetched while the answer is on its way. */
export function fetchNarrator(): Promise<typeof import('./narrator.ts')> {
  return import('./narrator.ts');
}

/** What answers to a hand: nobody shall wait for it after pointing at something, or pressing it. */
export const atHand = {
  tip: () => import('./Tip.svelte'),
  told: () => import('./Told.svelte'),
  /** With it comes what points at what is told. */
  layers: () => import('./Layers.svelte'),
  alike: () => import('./Alike.svelte'),
  refusedButton: () => import('./RefusedButton.svelte'),
  whyNot: () => import('./WhyNot.svelte'),
  choiceMenu: () => import('./ChoiceMenu.svelte'),
  dialogs: () => import('./TableDialogs.svelte'),
  confirm: () => import('./Confirm.svelte'),
  sure: () => import('./words/sure.ts'),
  banners: () => import('./Banners.svelte'),
  menu: () => import('./MatchMenu.svelte'),
  unasked: () => import('./Unasked.svelte'),
  /** What is told comes in the question's place: it is fetched while the answer is on its way. */
  acting: () => import('./Acting.svelte'),
  narrator: fetchNarrator,
  turnCard: () => import('./TurnCard.svelte'),
};

/** The strip of small screens, with all their styles. */
export function fetchStrip(): Promise<typeof import('./Strip.svelte')> {
  return import('./Strip.svelte');
}

/** Fetches what answers to a hand as soon as the page is idle: it is there before. */
export function fetchWhenIdle(then: () => void): void {
  // What cannot be fetched now is tried again when it is needed.
  whenIdle(() => {
    for (const fetch of Object.values(atHand)) void fetch().catch(() => {});
    then();
  });
}
