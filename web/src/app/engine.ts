/** The one engine of the page. Its worker starts with the first request. */
import { type Engine, startEngine } from '../engine/client.ts';

export const engine: Engine = startEngine();
