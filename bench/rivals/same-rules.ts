/** A rate says something only where both sides play the same game: the benchmark looks, each time before it measures. */
import type { Game, Seat } from '@necropole/kernel';
import { Match } from '@necropole/kernel/app';
import { pick } from '../measure.ts';
import { toys } from '../toys.ts';
import type { BoardgameIo, RivalGame } from './boardgame-io.ts';
import { connectFour, ticTacToe } from './games.ts';

const MATCHES = 40;

/** Plays the same moves on both sides; throws where the turns or the ends differ. */
export function requireSameRules(rival: Pick<BoardgameIo, 'Client' | 'INVALID_MOVE'>): void {
  compare(rival, toys.ticTacToe, ticTacToe(rival.INVALID_MOVE), 'mark');
  compare(rival, toys.connectFour, connectFour(rival.INVALID_MOVE), 'drop');
}

function compare<G>({ Client }: Pick<BoardgameIo, 'Client'>, ours: Game, theirs: RivalGame<G>, move: string): void {
  const client = Client({ game: theirs, numPlayers: 2, debug: false });
  for (let n = 0; n < MATCHES; n++) {
    client.reset();
    const match = Match.start(ours, { mode: 'only', mission: null, seats: 2, options: {}, seed: 'same' });
    while (match.outcome === null) {
      const question = match.open[0];
      const allowed = question?.options.filter(({ refusal }) => refusal === undefined) ?? [];
      const option = allowed[pick(allowed.length)];
      expectSame(theirs.name, client.getState()?.ctx.currentPlayer, String(question?.seat));
      match.answer(question?.seat as Seat, option?.key ?? '');
      client.moves[move]?.(option?.value as number);
    }
    const { winners } = match.outcome;
    const end = winners.length === 0 ? { draw: true } : { winner: String(winners[0]) };
    expectSame(theirs.name, client.getState()?.ctx.gameover, end);
  }
}

function expectSame(game: string, theirs: unknown, ours: unknown): void {
  if (JSON.stringify(theirs) === JSON.stringify(ours)) return;
  throw new Error(`${game} differs: ${JSON.stringify(theirs)} there, ${JSON.stringify(ours)} here`);
}
