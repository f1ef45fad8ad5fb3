/**
 * The toys: small games for tests and development builds, each in a folder of its own like the games of the list. They bring
 * up what no game on the list can be made to show.
 */
import { anyGame, type Game } from '@necropole/kernel';
import { game as ambush } from './ambush/index.ts';
import { game as interceptionDuel } from './interception-duel/index.ts';
import { game as lantern } from './lantern/index.ts';
import { game as levers } from './levers/index.ts';
import { game as partners } from './partners/index.ts';
import { game as storyline } from './storyline/index.ts';

export const games: readonly Game[] = [
  anyGame(levers),
  anyGame(partners),
  anyGame(interceptionDuel),
  anyGame(storyline),
  anyGame(ambush),
  lantern,
];
