/** Everything there is to see of a match: a pure function of what somebody may know. */
import type { Scene } from '@necropole/kernel';
import { edgesOf, floorsOf, layoutOf, spacesOf } from './board.ts';
import { pilesOf } from './cards.ts';
import { notesOf } from './notes.ts';
import { piecesOf } from './pieces.ts';
import { type MzView, publicWorld } from './seen.ts';
import { sheetsOf, tracksOf } from './sheets.ts';
import { stepsOf } from './steps.ts';

export function sceneOf(view: MzView): Scene {
  const { board } = view;
  const world = publicWorld(view);
  const layout = layoutOf(board);
  return {
    width: layout.width,
    height: layout.height,
    crowded: true,
    groups: [],
    spaces: spacesOf(world, board, layout),
    edges: edgesOf(world, board, layout),
    ...floorsOf(world, board),
    pieces: piecesOf(view),
    piles: pilesOf(view),
    tracks: tracksOf(view),
    sheets: sheetsOf(view),
    notes: notesOf(world, board),
    steps: stepsOf(view),
  };
}
