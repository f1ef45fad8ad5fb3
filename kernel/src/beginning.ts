/** How a match begins: by its set-up, in the position of a printed example or of a lesson, or in a rest point. */
import { Course, type MatchKeeping, NONE } from './course.ts';
import { completed, findPosition, type Game, type MatchConfig, misfit } from './game.ts';
import { type Line, type Rest, type Start, startFrom } from './history.ts';
import { lazyStreamsOf, type Streams, streamsOf } from './random.ts';
import type { Shape } from './shape.ts';
import { StartOfMatch } from './start-of-match.ts';
import type { Told } from './table.ts';

/** Sets a match up, or lays the position in which it is to begin, and stands at its first question. */
export function beginBySetUp<S extends Shape>(
  game: Game<S>,
  wanted: MatchConfig,
  keeping: MatchKeeping,
  streams: Streams = keeping.light === true ? lazyStreamsOf(wanted.seed) : streamsOf(wanted.seed),
): Course<S> {
  const wrong = misfit(game as unknown as Game, wanted);
  if (wrong !== null) throw new Error(wrong);
  const config = completed(game as unknown as Game, wanted);
  const position = config.position === undefined ? null : findPosition(game, config.position);
  const start = new StartOfMatch(config, streams);
  const { world, board, phase } = position === null ? game.setup(start) : position.setUp(start);
  return begin(game, config, { world, board, phase, streams }, keeping);
}

/** Stands at the first question of what was laid out. */
export function begin<S extends Shape>(
  game: Game<S>,
  config: MatchConfig,
  start: Start<S>,
  keeping: MatchKeeping,
): Course<S> {
  const course = new Course(game, config, start, keeping);
  course.rest();
  course.advance(undefined, NONE);
  return course;
}

/** What led to a rest point: history that is not played again. */
interface Before {
  readonly lines: readonly Line[];
  readonly told: readonly Told[];
  /** The last revision that was given away. */
  readonly revision: number;
}

/** Begins in a rest point. */
export function beginInRest<S extends Shape>(
  game: Game<S>,
  config: MatchConfig,
  base: Rest<S>,
  before: Before,
  keeping: MatchKeeping,
): Course<S> {
  const course = new Course(game, config, startFrom(game, base), keeping);
  course.base = base;
  course.rests.kept.push(base);
  course.revision = before.revision;
  course.lines.push(...before.lines.slice(0, base.line));
  course.reports.told.push(...before.told.slice(0, base.told));
  course.runFrom(base, 'new');
  return course;
}
