/** Lantern, as a game of the kernel: a toy with hidden hands, sealed bids, refused answers, missions and art of its own. */
import { anyGame, type Game } from '@necropole/kernel';
import { art } from './art/index.ts';
import { appears, components, LONG_QUEST, listenersNow, SHORT_QUEST } from './content/index.ts';
import { learning } from './learning/index.ts';
import { promises } from './promises.ts';
import { rulebook } from './rulebook/index.ts';
import { bid } from './rules/bidding.ts';
import { turn } from './rules/playing.ts';
import { setUp } from './rules/set-up.ts';
import { sceneOf } from './scene/index.ts';
import type { Lantern } from './shape.ts';
import { signs } from './signs.ts';
import { whereabouts } from './whereabouts.ts';
import { en } from './words/en.ts';
import { fr } from './words/fr.ts';
import { copyWorld, invariantsOf } from './world.ts';

/** The game with its own types: for its tests. */
export const lantern: Game<Lantern> = {
  id: 'lantern',
  version: 3,
  modes: [
    { id: 'duel', seats: [2, 2], options: {}, missions: [], outcomes: ['most', 'tie'] },
    { id: 'quest', seats: [2, 3], options: {}, missions: [SHORT_QUEST, LONG_QUEST], outcomes: ['most', 'tie'] },
  ],
  minutes: [2, 5],
  bound: 20,
  setup: setUp,
  phases: { bid, turn },
  listeners: listenersNow,
  components,
  appears,
  copy: copyWorld,
  invariants: invariantsOf,
  scene: sceneOf,
  whereabouts,
  signs,
  art,
  promises,
  words: { fr, en },
  rulebook,
  learning,
};

/** The game as the list of toys holds it. */
export const game: Game = anyGame(lantern);
