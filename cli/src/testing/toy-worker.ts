/** The file that the threads of a simulation run in tests. */
import { batchPlayer } from '../batch-worker.ts';
import { lantern } from './lantern.ts';

export const simulate = batchPlayer([lantern]);
