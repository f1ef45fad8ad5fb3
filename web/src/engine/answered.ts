/** What the page gets of a change in one message: the reply, the match as it then is, and the board on the way there. */
import type { Reply, Scene } from '@necropole/kernel';
import type { Teller } from './beats.ts';
import type { Eyes } from './seats.ts';
import type { Live } from './shelf.ts';
import { type MatchState, stateNow } from './sight.ts';
import type { Watcher } from './watching.ts';

/** How somebody looks at what comes of a change. */
export interface Look {
  readonly eyes: Eyes;
  /** The first event that they have not heard. */
  readonly since: number;
  /** Whose answer it is, where what comes of it is told beat by beat; `null` where nobody would watch. */
  readonly watched: Teller | null;
}

/** What came of a change. */
export interface Answered {
  readonly reply: Reply;
  /** `null` where nobody looks. */
  readonly seen: Seen | null;
}

/** What whoever looks sees of it. */
export interface Seen {
  readonly state: MatchState;
  /** The board after each beat but the last, which the state shows; empty where it is not told beat by beat. */
  readonly frames: readonly (Scene | null)[];
}

/** What these eyes see after a change. */
export function seenAfter(live: Live, { eyes, since }: Look, watcher: Watcher | null): Seen {
  const state = stateNow(live.match, live, eyes, since);
  return { state, frames: watcher?.framesOf(state) ?? [] };
}
