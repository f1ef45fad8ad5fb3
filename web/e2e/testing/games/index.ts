/** The games of the test build: small ones that bring up the screens that no game on the list can be made to show. */
import { anyGame, type Game } from '@necropole/kernel';
import { game as interceptionDuel } from './interception-duel/index.ts';
import { game as levers } from './levers/index.ts';
import { game as partners } from './partners/index.ts';

export const games: readonly Game[] = [anyGame(levers), anyGame(partners), anyGame(interceptionDuel)];
