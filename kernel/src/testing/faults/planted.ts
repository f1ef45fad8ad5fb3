/** The planted faults: each a market with exactly one thing wrong, and the point that must name it. */
import { cardGames } from './card-games.ts';
import { drawing } from './drawing.ts';
import type { Planted } from './fault.ts';
import { fighting } from './fighting.ts';
import { promises } from './promises.ts';
import { deadEnds, judges, replays, twins } from './rules.ts';
import { scenes } from './scenes.ts';
import { leaks, undo } from './secrets.ts';
import { symbols } from './symbols.ts';
import { twoFaced } from './two-faced.ts';
import { components, forks, words, worlds } from './worlds.ts';

/** Every planted fault. */
export const planted: readonly Planted[] = [
  ...deadEnds,
  ...judges,
  ...replays,
  ...twins,
  ...leaks,
  ...undo,
  ...worlds,
  ...words,
  ...components,
  ...forks,
  ...scenes,
  ...drawing,
  ...fighting,
  ...cardGames,
  ...promises,
  ...symbols,
  ...twoFaced,
];
