/** The toy games on our kernel, played at random. */
import { anyGame, type Game } from '@necropole/kernel';
import { Match } from '@necropole/kernel/app';
import { connectFour } from '../kernel/src/testing/toys/connect-four.ts';
import { ticTacToe } from '../kernel/src/testing/toys/tic-tac-toe.ts';
import { type Contestant, pick } from './measure.ts';

const CONFIG = { mode: 'only', mission: null, seats: 2, options: {}, seed: 'bench' };
const LIGHT = { light: true };
const FULL = { light: false };

function playLight(game: Game): number {
  const match = Match.start(game, CONFIG, LIGHT);
  while (match.outcome === null) {
    const question = match.open[0];
    if (question === undefined) throw new Error('nobody is asked');
    const { options } = question;
    match.answer(question.seat, options[pick(options.length)]?.key ?? '');
  }
  return match.answers;
}

function playFull(game: Game): number {
  const match = Match.start(game, CONFIG, FULL);
  while (match.outcome === null) {
    const question = match.open[0];
    if (question === undefined) throw new Error('nobody is asked');
    const allowed = question.options.filter(({ refusal }) => refusal === undefined);
    match.answer(question.seat, allowed[pick(allowed.length)]?.key ?? '');
  }
  return match.answers;
}

/** The toys by the name of their rival. */
export const toys: { readonly [K in 'ticTacToe' | 'connectFour']: Game } = {
  ticTacToe: anyGame(ticTacToe),
  connectFour: anyGame(connectFour),
};

/** A toy on a light table, in moves. */
export function lightToy(name: keyof typeof toys): Contestant {
  return { name: `${name}/light`, work: () => playLight(toys[name]) };
}

/** A toy on a full table: log, events, hashes, refused options. */
export function fullToy(name: keyof typeof toys): Contestant {
  return { name: `${name}/full`, work: () => playFull(toys[name]) };
}
