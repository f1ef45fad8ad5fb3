/** The toy games: each proves one thing about the kernel. Every game's conformance suite is proved on them, too. */
import { anyGame, type Game } from '../../index.ts';
import { boardBuilding } from './board-building.ts';
import { connectFour } from './connect-four.ts';
import { interceptionDuel } from './interception-duel.ts';
import { lookingGlass } from './looking-glass.ts';
import { partners } from './partners.ts';
import { ticTacToe } from './tic-tac-toe.ts';
import { trickGame } from './trick-game.ts';
import { triggeredCards } from './triggered-cards.ts';

/** Every toy, smallest first. */
export const toys: readonly Game[] = [
  anyGame(ticTacToe),
  anyGame(connectFour),
  anyGame(boardBuilding),
  anyGame(partners),
  anyGame(interceptionDuel),
  anyGame(lookingGlass),
  anyGame(triggeredCards),
  anyGame(trickGame),
];
