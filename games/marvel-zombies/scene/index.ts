/** Everything there is to see of a match: a pure function of what somebody may know. */
import type { Scene } from '@necropole/kernel';
import { groundOf } from './board.ts';
import { pilesOf } from './cards.ts';
import { notesOf } from './notes.ts';
import { piecesOf } from './pieces.ts';
import { type MzView, publicWorld } from './seen.ts';
import { sheetsOf, tracksOf } from './sheets.ts';
import { edgeStatesOf, floorStatesOf, spaceStatesOf } from './states.ts';
import { stepsOf } from './steps.ts';

export function sceneOf(view: MzView): Scene {
  const { board } = view;
  const world = publicWorld(view);
  return {
    ground: groundOf(board),
    spaceStates: spaceStatesOf(world, board),
    edgeStates: edgeStatesOf(world, board),
    floorStates: floorStatesOf(world, board),
    pieces: piecesOf(view),
    piles: pilesOf(view),
    tracks: tracksOf(view),
    sheets: sheetsOf(view),
    notes: notesOf(world, board),
    steps: stepsOf(view),
  };
}
