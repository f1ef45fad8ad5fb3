/**
 * The same toys on boardgame.io, in its two headless uses: the plain client of its documentation (no debug panel, no
 * multiplayer, reset between matches), and the bare reducer under it, which its maintainers point people to for
 * simulations (boardgame.io/internal). Undo is switched off, as its documentation allows; NODE_ENV is production.
 */
import { type Contestant, pick } from '../measure.ts';
import type { BoardgameIo, RivalGame } from './boardgame-io.ts';
import { COLUMNS, type ConnectFour, connectFour, ROWS, type TicTacToe, ticTacToe } from './games.ts';

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

/** A toy, the move that is made in it, and how one is chosen. */
interface Toy<G> {
  readonly name: string;
  readonly game: RivalGame<G>;
  readonly move: string;
  choose(state: G): number;
}

function clientOf<G>({ Client }: BoardgameIo, { name, game, move, choose }: Toy<G>): Contestant {
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
        play(choose(state.G));
        moves += 1;
      }
    },
  };
}

function reducerOf<G>(rival: BoardgameIo, { name, game, move, choose }: Toy<G>): Contestant {
  const reducer = rival.CreateGameReducer({ game });
  const start = rival.InitializeGame({ game, numPlayers: 2 });
  return {
    name: `${name}/reducer`,
    work() {
      let state = start;
      let moves = 0;
      while (state.ctx.gameover === undefined) {
        const payload = { type: move, args: [choose(state.G)], playerID: state.ctx.currentPlayer };
        state = reducer(state, { type: 'MAKE_MOVE', payload });
        moves += 1;
      }
      return moves;
    },
  };
}

/** Both headless uses of boardgame.io for each toy, in moves. */
export function contestantsOf(rival: BoardgameIo): {
  readonly [K in 'ticTacToe' | 'connectFour']: readonly Contestant[];
} {
  const invalid = rival.INVALID_MOVE;
  const uses = <G>(toy: Toy<G>): readonly Contestant[] => [clientOf(rival, toy), reducerOf(rival, toy)];
  return {
    ticTacToe: uses({ name: 'ticTacToe', game: ticTacToe(invalid), move: 'mark', choose: pickCell }),
    connectFour: uses({ name: 'connectFour', game: connectFour(invalid), move: 'drop', choose: pickColumn }),
  };
}
