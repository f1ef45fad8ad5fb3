/** Tiny Epic Zombies, as a game of the kernel. */
import { anyGame, type Game } from '@necropole/kernel';
import { art } from './art/index.ts';
import { bot } from './bot.ts';
import { chronicle } from './chronicle.ts';
import type { SearchCardId } from './content/ids.ts';
import { appears, components } from './content/index.ts';
import { isPackA } from './content/search/deck.ts';
import { learning } from './learning/index.ts';
import { promises } from './promises.ts';
import { rulebook } from './rulebook/index.ts';
import { dealFirstCards } from './rules/dealing.ts';
import { humanTurn } from './rules/human-turn.ts';
import { invariantsOf } from './rules/invariants.ts';
import { listenersNow } from './rules/listeners.ts';
import { searchTheRoom } from './rules/search.ts';
import { chooseCharacters, chooseZombie, layObjectives, setUp } from './rules/setup.ts';
import { zombieTurn } from './rules/zombie-turn.ts';
import { sceneOf } from './scene/index.ts';
import type { OutcomeId, Tez } from './shape.ts';
import { signs } from './signs/index.ts';
import { whereabouts } from './whereabouts.ts';
import { en } from './words/en/index.ts';
import { fr } from './words/fr/index.ts';
import { adoptWorld, copyWorld } from './world.ts';

const cooperativeOutcomes: readonly OutcomeId[] = [
  'objectives-completed',
  'devoured-without-survivors',
  'barricade-fell-without-survivors',
  'out-of-time',
];
const competitiveOutcomes: readonly OutcomeId[] = [
  'leader-of-the-survivors',
  'devoured-without-own-survivor',
  'all-survivors-taken',
  'out-of-time',
];
const difficulty = { difficulty: { values: ['easy', 'normal', 'hard', 'epic'], default: 'normal' } } as const;

/** The game with its own types: for its tests. */
export const tinyEpicZombies: Game<Tez> = {
  id: 'tiny-epic-zombies',
  version: 2,
  modes: [
    { id: 'cooperative-versus', seats: [3, 5], options: {}, missions: [], outcomes: cooperativeOutcomes },
    { id: 'cooperative', seats: [2, 4], options: difficulty, missions: [], outcomes: cooperativeOutcomes },
    { id: 'competitive-versus', seats: [3, 5], options: {}, missions: [], outcomes: competitiveOutcomes },
    { id: 'competitive', seats: [2, 4], options: {}, missions: [], outcomes: competitiveOutcomes },
    { id: 'solo', seats: [1, 1], options: difficulty, missions: [], outcomes: cooperativeOutcomes },
  ],
  minutes: [30, 45],
  bound: 3000,
  setup: setUp,
  phases: {
    'choose-zombie': chooseZombie,
    'choose-characters': chooseCharacters,
    'lay-objectives': layObjectives,
    'deal-first-cards': dealFirstCards,
    'human-turn': humanTurn,
    search: searchTheRoom,
    'zombie-turn': zombieTurn,
  },
  listeners: listenersNow,
  components,
  appears,
  copy: copyWorld,
  invariants: invariantsOf,
  adopt: adoptWorld,
  accepts: (place, card) => place !== 'stock' || !isPackA(card as SearchCardId),
  scene: sceneOf,
  whereabouts,
  chronicle,
  signs,
  art,
  promises,
  words: { fr, en },
  bot,
  rulebook,
  learning,
};

/** The game as the list of games holds it. */
export const game: Game = anyGame(tinyEpicZombies);
