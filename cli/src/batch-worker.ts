/** What a thread of a simulation does with the batches it is sent. */
import { type Batch, type Played, playBatch } from '@necropole/bots/lab';
import type { Game } from '@necropole/kernel';

/** The function that plays batches of these games. */
export function batchPlayer(games: readonly Game[]): (batch: Batch) => readonly Played[] {
  return (batch) => {
    const game = games.find(({ id }) => id === batch.plan.game);
    if (game === undefined) throw new Error(`No game ${batch.plan.game} in this thread`);
    return playBatch(game, batch);
  };
}
