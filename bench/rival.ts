/**
 * The same toys on boardgame.io, in its two headless uses: the plain client of its documentation (no debug panel, no
 * multiplayer, reset between matches), and the bare reducer under it, which its maintainers point people to for
 * simulations (boardgame.io/internal). Undo is switched off, as its documentation allows; NODE_ENV is production.
 */
import { createRequire } from 'node:module';
import type { Game } from 'boardgame.io';
import type * as ClientPackage from 'boardgame.io/client';
import type * as InternalPackage from 'boardgame.io/internal';
import { type Contestant, pick } from './measure.ts';
import { COLUMNS, type ConnectFour, connectFour, ROWS, type TicTacToe, ticTacToe } from './rival-games.ts';

// Its folders can't be imported by Node as ES modules.
const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client') as typeof ClientPackage;
const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal') as typeof InternalPackage;

const scratch = new Array<number>(9).fill(0);

/** A random legal move, found as cheaply as a reader of the state can. */
function pickCell({ cells }: TicTacToe): number {
  let count = 0;
  for (let cell = 0; cell < 9; cell++) if (cells[cell] === null) scratch[count++] = cell;
  return scratch[pick(count)] as number;
}

function pickColumn({ heights }: ConnectFour): number {
  let count = 0;
  for (let column = 0; column < COLUMNS; column++) if ((heights[column] as number) < ROWS) scratch[count++] = column;
  return scratch[pick(count)] as number;
}

function clientOf<G>(name: string, game: Game<G>, move: string, choose: (state: G) => number): Contestant {
  const client = Client<G>({ game, numPlayers: 2, debug: false });
  client.start();
  const play = client.moves[move] as (at: number) => void;
  return {
    name: `${name}/client`,
    work() {
      client.reset();
      let moves = 0;
      for (;;) {
        const state = client.store.getState();
        if (state.ctx.gameover !== undefined) return moves;
        play(choose(state.G as G));
        moves += 1;
      }
    },
  };
}

function reducerOf<G>(name: string, game: Game<G>, move: string, choose: (state: G) => number): Contestant {
  const reducer = CreateGameReducer({ game: game as Game });
  const start = InitializeGame({ game: game as Game, numPlayers: 2 });
  return {
    name: `${name}/reducer`,
    work() {
      let state = start;
      let moves = 0;
      while (state.ctx.gameover === undefined) {
        const payload = { type: move, args: [choose(state.G as G)], playerID: state.ctx.currentPlayer };
        state = reducer(state, { type: 'MAKE_MOVE', payload });
        moves += 1;
      }
      return moves;
    },
  };
}

/** Both headless uses of boardgame.io for each toy, in moves. */
export const rivals: { readonly [K in 'ticTacToe' | 'connectFour']: readonly Contestant[] } = {
  ticTacToe: [clientOf('ticTacToe', ticTacToe, 'mark', pickCell), reducerOf('ticTacToe', ticTacToe, 'mark', pickCell)],
  connectFour: [
    clientOf('connectFour', connectFour, 'drop', pickColumn),
    reducerOf('connectFour', connectFour, 'drop', pickColumn),
  ],
};
