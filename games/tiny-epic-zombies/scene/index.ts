/** Everything there is to see of a match: a pure function of what somebody may know. */
import type { Scene } from '@necropole/kernel';
import { pilesOf } from './cards.ts';
import { groundOf } from './mall.ts';
import { notesOf } from './notes.ts';
import { piecesOf } from './pieces.ts';
import type { TezView } from './seen.ts';
import { sheetsOf } from './sheets.ts';
import { stepsOf } from './steps.ts';
import { tracksOf } from './tracks.ts';

export function sceneOf(view: TezView): Scene {
  return {
    ground: groundOf(view.board),
    pieces: piecesOf(view),
    piles: pilesOf(view),
    tracks: tracksOf(view),
    sheets: sheetsOf(view),
    notes: notesOf(view),
    steps: stepsOf(view),
  };
}
