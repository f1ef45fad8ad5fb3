/** Whoever watches while the rules run sees the board on the way. Fetched when something is told. */
import type { Scene } from '@necropole/kernel';
import type { Look } from './answered.ts';
import { beatsOf, endsOf, isTold } from './beats.ts';
import { type Onlooker, onlooker } from './frames.ts';
import type { Live } from './shelf.ts';
import type { MatchState } from './sight.ts';

/** Looks on while the rules run. */
export interface Watcher extends Pick<Onlooker, 'look'> {
  /** The board after each beat but the last of what came of it, where that is told beat by beat. */
  readonly framesOf: (state: MatchState) => readonly (Scene | null)[];
}

/** Whoever watches the rules run, if anybody does. */
export function watcherOf({ match, meta }: Live, { watched, eyes, since }: Look): Watcher | null {
  if (watched === null) return null;
  const { look: watch, scenesAfter } = onlooker(match.game, meta, eyes);
  return {
    look: watch,
    framesOf: ({ events, outcome }) => {
      const beats = beatsOf(events, since, match.game.signs);
      return isTold(beats, watched, outcome !== null) ? scenesAfter(endsOf(beats.slice(0, -1))) : [];
    },
  };
}
