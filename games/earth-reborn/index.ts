/** Earth Reborn, as a game of the kernel. */
import { anyGame, type Game } from '@necropole/kernel';
import { art } from './art/index.ts';
import { bot } from './bot.ts';
import { chronicle } from './chronicle.ts';
import { appears, components } from './content/index.ts';
import { scenarioIds, scenariosByPoints } from './content/scenarios/index.ts';
import { later } from './later.ts';
import { learning } from './learning/index.ts';
import { promises } from './promises.ts';
import { rulebook } from './rulebook/index.ts';
import { round } from './rules/activation-phase.ts';
import { combinedMove } from './rules/combined-move.ts';
import { initiativeDuel } from './rules/duels.ts';
import { finalPhase, keepTiles } from './rules/final-phase.ts';
import { drawTiles, receiveCommand, swapTiles } from './rules/initiative-phase.ts';
import { invariantsOf } from './rules/invariants.ts';
import { listenersNow } from './rules/listeners.ts';
import { moving } from './rules/movement.ts';
import { orders } from './rules/orders.ts';
import { jamRadio } from './rules/radio-jamming.ts';
import { searching } from './rules/search.ts';
import { cutDeck, searchCards } from './rules/search-deck.ts';
import { setUp } from './rules/setup.ts';
import { sceneOf } from './scene/index.ts';
import type { Er } from './shape.ts';
import { signs } from './signs/index.ts';
import { whereabouts } from './whereabouts.ts';
import { en } from './words/en/index.ts';
import { fr } from './words/fr/index.ts';
import { copyWorld } from './world.ts';

/** The game with its own types: for its tests. */
export const earthReborn: Game<Er> = {
  id: 'earth-reborn',
  version: 5,
  modes: [
    {
      id: 'scenario',
      seats: [2, 2],
      options: {},
      missions: scenarioIds,
      outcomes: ['norad-wins', 'salemite-wins', 'draw'],
      outcomesOf: { draw: scenariosByPoints },
    },
  ],
  minutes: [30, 120],
  bound: 20_000,
  setup: setUp,
  phases: {
    'cut-deck': cutDeck,
    'draw-tiles': drawTiles,
    'swap-tiles': swapTiles,
    'receive-command': receiveCommand,
    'jam-radio': jamRadio,
    'initiative-duel': initiativeDuel,
    round,
    orders,
    searching,
    moving,
    'combined-move': combinedMove,
    final: finalPhase,
    'keep-tiles': keepTiles,
  },
  listeners: listenersNow,
  components,
  appears,
  copy: copyWorld,
  invariants: invariantsOf,
  narrows: ({ deck, looked, arranged }, _board, how) => searchCards.narrows([deck, looked, arranged], how),
  scene: sceneOf,
  whereabouts,
  chronicle,
  signs,
  art,
  later,
  bot,
  promises,
  words: { fr, en },
  rulebook,
  learning,
};

/** The game as a list of games would hold it. */
export const game: Game = anyGame(earthReborn);
