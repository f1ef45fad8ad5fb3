/** What a planted fault is. */
import { anyGame, type Game } from '../../index.ts';
import type { ConformanceOptions } from '../conformance/plan.ts';
import type { Point } from '../conformance/suite.ts';
import type { Market } from './market.ts';

/** One fault, and what the suite must say of it. */
export interface Planted {
  readonly name: string;
  readonly point: Point;
  /** What the finding says. */
  readonly says: RegExp;
  readonly game: Game;
  readonly options?: ConformanceOptions;
}

/** A market with one thing wrong. */
export const fault = (
  point: Point,
  name: string,
  says: RegExp,
  game: Game<Market>,
  options: ConformanceOptions = {},
): Planted => ({ point, name, says, game: anyGame(game), options });
