import { createRequire } from 'node:module';
import { Match, type Seat } from '@necropole/kernel';
import type { Game } from 'boardgame.io';
import type * as ClientPackage from 'boardgame.io/client';
import { expect, test } from 'vitest';
import { pick } from './measure.ts';
import * as rivalGames from './rival-games.ts';
import { toys } from './toys.ts';

const { Client } = createRequire(import.meta.url)('boardgame.io/client') as typeof ClientPackage;

const PAIRS = [
  ['ticTacToe', rivalGames.ticTacToe as Game, 'mark'],
  ['connectFour', rivalGames.connectFour as Game, 'drop'],
] as const;

test.each(PAIRS)('%s has the same rules on both sides: the same moves end in the same way', (toy, game, move) => {
  const client = Client({ game, numPlayers: 2, debug: false });
  for (let n = 0; n < 40; n++) {
    client.reset();
    const match = Match.start(toys[toy], { mode: 'only', mission: null, seats: 2, options: {}, seed: 'same' });
    while (match.outcome === null) {
      const question = match.open[0];
      const allowed = question?.options.filter(({ refusal }) => refusal === undefined) ?? [];
      const option = allowed[pick(allowed.length)];
      expect(client.getState()?.ctx.currentPlayer).toBe(String(question?.seat));
      match.answer(question?.seat as Seat, option?.key ?? '');
      client.moves[move]?.(option?.value);
    }
    const { winners } = match.outcome;
    const gameover: unknown = client.getState()?.ctx.gameover;
    expect(gameover).toEqual(winners.length === 0 ? { draw: true } : { winner: String(winners[0]) });
  }
});
