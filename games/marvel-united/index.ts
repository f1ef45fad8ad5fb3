/** Marvel United: Multiverse, in all its modes, as a game of the kernel. */
import { anyGame, type Game, type Mode } from '@necropole/kernel';
import { art } from './art/index.ts';
import { bot } from './bot.ts';
import { chronicle } from './chronicle.ts';
import { appears, components } from './content/index.ts';
import { copyWorld } from './copying.ts';
import { learning } from './learning/index.ts';
import { promises } from './promises.ts';
import { rulebook } from './rulebook/index.ts';
import { chooseSupport, prepareDecks } from './rules/decks.ts';
import { heroActions, heroEnd, heroTurn } from './rules/hero-turn.ts';
import { invariantsOf } from './rules/invariants.ts';
import { listenersNow } from './rules/listeners.ts';
import { modeOptions, refuseOptions } from './rules/options.ts';
import { chooseHeroes, firstHands, prepareSides, setUp } from './rules/setup.ts';
import { villainTurn } from './rules/villain-turn.ts';
import { sceneOf } from './scene/index.ts';
import type { Mu } from './shape.ts';
import { signs } from './signs/index.ts';
import { whereabouts } from './whereabouts.ts';
import { en } from './words/en/index.ts';
import { fr } from './words/fr/index.ts';
import type { ModeId } from './world.ts';

const outcomes: Mode<Mu>['outcomes'] = [
  'villain-defeated',
  'heroic-goal-met',
  'plot-come-true',
  'plans-exhausted',
  'hero-exhausted',
];

function mode(id: ModeId, seats: Mode['seats']): Mode<Mu> {
  return { id, seats, options: modeOptions[id] ?? {}, missions: [], outcomes };
}

/** The game with its own types: for its tests. */
export const marvelUnited: Game<Mu> = {
  id: 'marvel-united',
  version: 1,
  modes: [
    mode('cooperative', [1, 4]),
    mode('super-villain', [2, 5]),
    mode('commander', [1, 1]),
    mode('commander-versus', [2, 2]),
  ],
  minutes: [30, 60],
  // Twelve Master Plan cards at most, three or four Hero cards between two of them, some twenty answers a turn.
  bound: 5000,
  setupPhases: ['choose-heroes', 'choose-support', 'prepare-decks', 'prepare-sides', 'first-hands'],
  refuses: refuseOptions,
  setup: setUp,
  phases: {
    'choose-heroes': chooseHeroes,
    'choose-support': chooseSupport,
    'prepare-decks': prepareDecks,
    'prepare-sides': prepareSides,
    'first-hands': firstHands,
    'villain-turn': villainTurn,
    'hero-turn': heroTurn,
    'hero-actions': heroActions,
    'hero-end': heroEnd,
  },
  listeners: listenersNow,
  components,
  appears,
  copy: copyWorld,
  invariants: invariantsOf,
  bot,
  scene: sceneOf,
  whereabouts,
  chronicle,
  signs,
  art,
  promises,
  words: { fr, en },
  rulebook,
  learning,
};

/** The game as the list of games holds it. */
export const game: Game = anyGame(marvelUnited);
