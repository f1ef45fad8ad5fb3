/** boardgame.io's own search bot on connect four: uniform rollouts to the end, no objectives. */
import type { BoardgameIo } from './boardgame-io.ts';
import { COLUMNS, type ConnectFour, connectFour, ROWS } from './games.ts';

function movesOf({ heights }: ConnectFour): { move: string; args: number[] }[] {
  const moves: { move: string; args: number[] }[] = [];
  for (let column = 0; column < COLUMNS; column++) {
    if ((heights[column] ?? ROWS) < ROWS) moves.push({ move: 'drop', args: [column] });
  }
  return moves;
}

/** Lets it think about the position after these columns, for so many iterations. */
export async function rivalThinks(rival: BoardgameIo, columns: readonly number[], iterations: number): Promise<void> {
  const game = connectFour(rival.INVALID_MOVE);
  const reducer = rival.CreateGameReducer({ game });
  let state = rival.InitializeGame({ game, numPlayers: 2 });
  for (const column of columns) {
    const payload = { type: 'drop', args: [column], playerID: state.ctx.currentPlayer };
    state = reducer(state, { type: 'MAKE_MOVE', payload });
  }
  const bot = new rival.MCTSBot({ game, enumerate: movesOf, iterations, playoutDepth: COLUMNS * ROWS, seed: 'bench' });
  await bot.play(state, state.ctx.currentPlayer);
}
