/** The two dice, each face in its place. Which face of the yellow die is there twice the book does not say. */
import type { BlackFace, YellowFace } from './kinds.ts';

const blank: YellowFace = { id: 'blank', hits: 0, force: 0, test: 0, critical: false, ammunition: false };
const hit: YellowFace = { id: 'hit', hits: 1, force: 1, test: 1, critical: false, ammunition: false };
const twoHits: YellowFace = { id: 'two-hits', hits: 2, force: 2, test: 2, critical: false, ammunition: false };
const lastRound: YellowFace = { id: 'last-round', hits: 2, force: 2, test: 2, critical: false, ammunition: true };
const critical: YellowFace = { id: 'critical', hits: 0, force: 3, test: 3, critical: true, ammunition: false };

export const yellowDie: readonly YellowFace[] = [critical, blank, hit, hit, twoHits, lastRound];

export const blackDie: readonly BlackFace[] = [
  { id: 'nothing', search: 0, test: 0, spy: 0, gives: null },
  { id: 'two', search: 2, test: 2, spy: 0, gives: null },
  { id: 'three', search: 3, test: 3, spy: 0, gives: null },
  { id: 'three-and-flip', search: 3, test: 3, spy: 0, gives: 'flip' },
  { id: 'three-and-shuffle', search: 3, test: 3, spy: 0, gives: 'shuffle' },
  { id: 'spy', search: 0, test: 0, spy: 1, gives: null },
];
