/** The file that the threads of a simulation run. */
import { games } from '@necropole/games';
import { batchPlayer } from './batch-worker.ts';

export const simulate = batchPlayer(games);
