/** Everything there is to see of a match: a pure function of what somebody may know. */
import type { Scene } from '@necropole/kernel';
import { groundOf } from './board.ts';
import { pilesOf } from './cards.ts';
import { piecesOf } from './pieces.ts';
import { poolsOf } from './pool.ts';
import type { MuView } from './seen.ts';
import { sheetsOf, tracksOf } from './sheets.ts';
import { spaceStatesOf } from './space-states.ts';
import { stepsOf } from './steps.ts';
import { storylinePile } from './storyline.ts';

export function sceneOf(view: MuView): Scene {
  return {
    ground: groundOf(view.board),
    spaceStates: spaceStatesOf(view),
    pieces: piecesOf(view),
    piles: [storylinePile(view), ...pilesOf(view)],
    tracks: tracksOf(view),
    sheets: sheetsOf(view),
    notes: [],
    steps: stepsOf(view),
    pools: poolsOf(view),
  };
}
