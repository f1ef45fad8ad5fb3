/** Ambush, as a game of the kernel: a toy with a field of hexes, a burrow of stone, and a box in which what comes nearer is fought. */
import type { Game } from '@necropole/kernel';
import { bareGame } from '../../../kernel/src/testing/toys/bare-game.ts';
import { art } from './art/index.ts';
import { clash, march, setUp, volley } from './rules.ts';
import { sceneOf } from './scene.ts';
import { type Ambush, copyWorld, invariantsOf } from './shape.ts';
import { whereabouts } from './whereabouts.ts';
import { en } from './words/en.ts';
import { fr } from './words/fr.ts';

export const game: Game<Ambush> = {
  ...bareGame<Ambush>({
    id: 'ambush',
    prefix: 'AMBUSH',
    seats: [1, 1],
    outcomes: ['home', 'late'],
    bound: 120,
    cites: 5,
    facts: ['odds', 'all-shoot', 'price'],
    events: ['marched', 'found', 'ambushed', 'shot', 'nearer', 'clashed'],
    verbs: ['go', 'rest', 'shoot', 'enough', 'dice', 'help'],
  }),
  words: { fr, en },
  art,
  setup: () => ({ world: setUp(), board: {}, phase: 'march' }),
  phases: { march, volley, clash },
  copy: copyWorld,
  invariants: invariantsOf,
  scene: sceneOf,
  whereabouts,
};
