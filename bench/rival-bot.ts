/** boardgame.io's own search bot on connect four: uniform rollouts to the end, no objectives. */
import { createRequire } from 'node:module';
import type { Ctx, Game } from 'boardgame.io';
import type * as AiPackage from 'boardgame.io/ai';
import type * as InternalPackage from 'boardgame.io/internal';
import { COLUMNS, type ConnectFour, connectFour, ROWS } from './rival-games.ts';

// Its folders can't be imported by Node as ES modules.
const require = createRequire(import.meta.url);
const { MCTSBot } = require('boardgame.io/ai') as typeof AiPackage;
const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal') as typeof InternalPackage;

function movesOf({ heights }: ConnectFour): { move: string; args: number[] }[] {
  const moves: { move: string; args: number[] }[] = [];
  for (let column = 0; column < COLUMNS; column++) {
    if ((heights[column] ?? ROWS) < ROWS) moves.push({ move: 'drop', args: [column] });
  }
  return moves;
}

/** Lets it think about the position after these columns, for so many iterations. */
export async function rivalThinks(columns: readonly number[], iterations: number): Promise<void> {
  const game = connectFour as Game;
  const reducer = CreateGameReducer({ game });
  let state = InitializeGame({ game, numPlayers: 2 });
  for (const column of columns) {
    const payload = { type: 'drop', args: [column], playerID: state.ctx.currentPlayer };
    state = reducer(state, { type: 'MAKE_MOVE', payload });
  }
  const enumerate = (position: ConnectFour, _: Ctx) => movesOf(position);
  const bot = new MCTSBot({ game, enumerate, iterations, playoutDepth: COLUMNS * ROWS, seed: 'bench' });
  await bot.play(state, state.ctx.currentPlayer);
}
