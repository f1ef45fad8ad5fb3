/** What the page gets of a change in one message: the reply, the match as it then is, and the board on the way there. */
import type { Reply, Scene } from '@necropole/kernel';
import { type Onlooker, onlooker } from './frames.ts';
import type { Eyes } from './seats.ts';
import type { Live } from './shelf.ts';
import { type MatchState, seatsFor, stateNow } from './sight.ts';
import { endsOf, isTold, type Teller, tellingsOf } from './tellings.ts';

/** How somebody looks at what comes of a change. */
export interface Look {
  readonly eyes: Eyes;
  /** The first event that they have not heard. */
  readonly since: number;
  /** Whose answer it is, where what comes of it is told step by step; `null` where nobody would watch. */
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
  /** The board after each telling but the last, which the state shows; empty where it is not told step by step. */
  readonly frames: readonly (Scene | null)[];
}

/** Whoever watches the rules run, if anybody does. Says no, before anything changes, to eyes that may not look. */
export function watcherOf({ match, meta }: Live, look: Look | undefined): Onlooker | null {
  if (look === undefined) return null;
  seatsFor(look.eyes, meta);
  return look.watched === null ? null : onlooker(match.game, meta, look.eyes);
}

/** What these eyes see after a change. */
export function seenAfter(live: Live, { eyes, since, watched }: Look, watcher: Onlooker | null): Seen {
  const state = stateNow(live.match, live, eyes, since);
  const tellings = tellingsOf(state.events, since);
  const told = watcher !== null && watched !== null && isTold(tellings, watched, state.outcome !== null);
  return { state, frames: told ? watcher.scenesAfter(endsOf(tellings.slice(0, -1))) : [] };
}
