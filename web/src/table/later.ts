/** What the table fetches once somebody needs it, or once it has nothing else to do. */
import { whenIdle } from '../app/idle.ts';

/** How what happened is told: fetched while the answer is on its way. */
export function fetchNarrator(): Promise<typeof import('./narrator.ts')> {
  return import('./narrator.ts');
}

type OfHand = typeof import('./at-hand.ts');

let hand: OfHand | null = null;

/** What answers to a hand: nobody shall wait for it after pointing at something, or pressing it. */
export async function atHand(): Promise<OfHand> {
  // Whoever fetches looks first for all that comes with it, each time.
  hand ??= await import('./at-hand.ts');
  return hand;
}

/** The same, if it is there already. */
export function handNow(): OfHand | null {
  return hand;
}

type OfStrip = typeof import('./Strip.svelte');

let strip: OfStrip | null = null;

/** The strip of small screens, with all their styles. Once it is there it takes its room at once, and no board moves for it. */
export function fetchStrip(): OfStrip | Promise<OfStrip> {
  return (
    strip ??
    import('./Strip.svelte').then((one) => {
      strip = one;
      return one;
    })
  );
}

type OfLog = typeof import('./Log.svelte');

let log: OfLog | null = null;

/** The story. Once it is there it is seen at once, also when the table comes back from behind a cover. */
export async function fetchLog(): Promise<OfLog> {
  log ??= await import('./Log.svelte');
  return log;
}

export function logAtHand(): OfLog | null {
  return log;
}

/** Fetches what answers to a hand as soon as the page is idle: it is there before. */
export function fetchWhenIdle(then: () => void): void {
  // What cannot be fetched now is tried again when it is needed.
  whenIdle(() => {
    for (const fetch of [atHand, fetchNarrator]) void fetch().catch(() => {});
    then();
  });
}
