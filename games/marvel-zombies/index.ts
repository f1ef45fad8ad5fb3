/** Marvel Zombies: X-Men Resistance, in heroic mode, as a game of the kernel. */

import { anyGame, type Game } from '@necropole/kernel';
import { art } from './art/index.ts';
import { bot } from './bot.ts';
import { chronicle } from './chronicle.ts';
import { heroIds } from './content/heroes/index.ts';
import { components } from './content/index.ts';
import { missionIds, missions } from './content/missions/index.ts';
import { learning } from './learning/index.ts';
import { missionFace } from './mission-face.ts';
import { promises } from './promises.ts';
import { rulebook } from './rulebook/index.ts';
import { appears } from './rules/appearing.ts';
import {
  citizensPhase,
  endOfPlayersPhase,
  endOfRound,
  enemiesFirstActions,
  enemiesSecondActions,
  spawnPointPhase,
} from './rules/enemies-phase.ts';
import { heroTurn } from './rules/hero-turn.ts';
import { invariantsOf } from './rules/invariants.ts';
import { listenersNow } from './rules/listeners.ts';
import { playersPhase } from './rules/round.ts';
import { accepts, refuseHeroes, setUp } from './rules/setup.ts';
import { startZones } from './rules/starting.ts';
import { sceneOf } from './scene/index.ts';
import type { Mz } from './shape.ts';
import { signs } from './signs/index.ts';
import { whereabouts } from './whereabouts.ts';
import { en } from './words/en/index.ts';
import { fr } from './words/fr/index.ts';
import { copyWorld } from './world.ts';

/** The game with its own types: for its tests. */
export const marvelZombies: Game<Mz> = {
  id: 'marvel-zombies',
  version: 3,
  modes: [
    {
      id: 'heroic',
      seats: [1, 6],
      options: { heroes: { values: heroIds, default: '', several: [1, 6] } },
      missions: missionIds,
      outcomes: ['mission-accomplished', 'hero-eliminated', 'mission-failed'],
      outcomesOf: { 'mission-failed': missionIds.filter((id) => missions[id].lost !== undefined) },
    },
  ],
  minutes: [30, 120],
  // The book has no last round. The longest match seen took 1,005 answers (fixtures/), random ones take 300 at most.
  bound: 20000,
  missionFace,
  refuses: ({ seats, options }) => refuseHeroes(seats, options['heroes']),
  setup: setUp,
  phases: {
    'start-zones': startZones,
    'players-phase': playersPhase,
    'hero-turn': heroTurn,
    'end-of-players-phase': endOfPlayersPhase,
    'enemies-first-actions': enemiesFirstActions,
    'enemies-second-actions': enemiesSecondActions,
    citizens: citizensPhase,
    'spawn-point': spawnPointPhase,
    'end-of-round': endOfRound,
  },
  listeners: listenersNow,
  components,
  appears,
  copy: copyWorld,
  invariants: invariantsOf,
  accepts: (place, card) => accepts(place, String(card)),
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
export const game: Game = anyGame(marvelZombies);
