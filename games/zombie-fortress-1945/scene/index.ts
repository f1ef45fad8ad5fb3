/** Everything there is to see of a match: a pure function of what somebody may know. */
import type { Scene } from '@necropole/kernel';
import { battlePieces, boxAbout, linksOf } from './battle.ts';
import { groundOf } from './board.ts';
import { notesOf } from './notes.ts';
import { piecesOf, pilesOf } from './pieces.ts';
import type { ZfView } from './seen.ts';
import { sheetsOf } from './sheets.ts';
import { edgeStatesOf, floorStatesOf, spaceStatesOf } from './states.ts';
import { stepsOf } from './steps.ts';
import { tracksOf } from './tracks.ts';

export function sceneOf(view: ZfView): Scene {
  return {
    ground: groundOf(boxAbout(view.world)),
    spaceStates: spaceStatesOf(view),
    edgeStates: edgeStatesOf(view),
    floorStates: floorStatesOf(view),
    pieces: [...piecesOf(view), ...battlePieces(view)],
    links: linksOf(view),
    piles: pilesOf(view),
    tracks: tracksOf(view),
    sheets: sheetsOf(view),
    notes: notesOf(view),
    steps: stepsOf(view),
  };
}
