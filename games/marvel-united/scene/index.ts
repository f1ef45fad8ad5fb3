/** Everything there is to see of a match: a pure function of what somebody may know. */
import type { Scene } from '@necropole/kernel';
import { groundOf } from './board.ts';
import { pilesOf } from './cards.ts';
import { notesOf, spaceStatesOf } from './notes.ts';
import { piecesOf } from './pieces.ts';
import type { MuView } from './seen.ts';
import { sheetsOf, tracksOf } from './sheets.ts';
import { stepsOf } from './steps.ts';

export function sceneOf(view: MuView): Scene {
  return {
    ground: groundOf(view.board),
    spaceStates: spaceStatesOf(view),
    pieces: piecesOf(view),
    piles: pilesOf(view),
    tracks: tracksOf(view),
    sheets: sheetsOf(view),
    notes: notesOf(view),
    steps: stepsOf(view),
  };
}
