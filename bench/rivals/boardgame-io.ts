/**
 * boardgame.io as far as the benchmark uses it. It is typed here, because it is installed only when the benchmark asks
 * for it: everything else is checked, tested and built without it.
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';

export const RIVAL = 'boardgame.io 0.50.2';

export interface Context {
  readonly currentPlayer: string;
  readonly gameover?: unknown;
}

export interface State<G = unknown> {
  readonly G: G;
  readonly ctx: Context;
}

/** The rules of a game, as its author writes them. */
export interface RivalGame<G> {
  readonly name: string;
  readonly disableUndo: boolean;
  setup(): G;
  readonly turn: { readonly minMoves: number; readonly maxMoves: number };
  readonly moves: {
    readonly [move: string]: (at: { readonly G: G; readonly playerID: string }, value: number) => string | undefined;
  };
  endIf(at: { readonly G: G; readonly ctx: Context }): object | undefined;
}

interface Client<G> {
  start(): void;
  reset(): void;
  getState(): State<G> | null;
  readonly store: { getState(): State<G> };
  readonly moves: { readonly [move: string]: (value: number) => void };
}

interface Move {
  readonly type: 'MAKE_MOVE';
  readonly payload: { readonly type: string; readonly args: readonly number[]; readonly playerID: string };
}

interface BotOrder<G> {
  readonly game: RivalGame<G>;
  enumerate(state: G): readonly { readonly move: string; readonly args: readonly number[] }[];
  readonly iterations: number;
  readonly playoutDepth: number;
  readonly seed: string;
}

/** What it exports. */
export interface BoardgameIo {
  Client<G>(order: { readonly game: RivalGame<G>; readonly numPlayers: number; readonly debug: false }): Client<G>;
  CreateGameReducer<G>(order: { readonly game: RivalGame<G> }): (state: State<G>, move: Move) => State<G>;
  InitializeGame<G>(order: { readonly game: RivalGame<G>; readonly numPlayers: number }): State<G>;
  readonly MCTSBot: new <G>(order: BotOrder<G>) => { play(state: State<G>, player: string): Promise<unknown> };
  readonly INVALID_MOVE: string;
}

/** Takes it from the folder where it is installed; throws where it is not. */
export function loadBoardgameIo(folder: string): BoardgameIo {
  // Its folders can't be imported by Node as ES modules.
  const load = createRequire(join(folder, 'package.json'));
  const { Client } = load('boardgame.io/client');
  const { CreateGameReducer, InitializeGame } = load('boardgame.io/internal');
  const { MCTSBot } = load('boardgame.io/ai');
  const { INVALID_MOVE } = load('boardgame.io/core');
  return { Client, CreateGameReducer, InitializeGame, MCTSBot, INVALID_MOVE };
}
