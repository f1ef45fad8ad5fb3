/** Keeping a match, and bringing it back: to its question, or, where the rules have changed, to its last rest point. */
import { remark } from './answering.ts';
import { beginInRest } from './beginning.ts';
import { Course, type MatchKeeping } from './course.ts';
import type { Game, MatchConfig } from './game.ts';
import { buildsBoard, type Line, type Rest, type SavedMatch, startFrom } from './history.ts';
import { deepFreeze } from './json.ts';
import { streamsOf } from './random.ts';
import type { Shape } from './shape.ts';
import { fingerprintsOf } from './standing.ts';
import type { Told } from './table.ts';

/** All that is needed to go on elsewhere, as plain JSON. It holds every secret of the match. */
export function save<S extends Shape>(course: Course<S>): SavedMatch<S> {
  const { game, config, lines, revision, retries, base, undone, lastTeam } = course;
  const { board, ...rest } = course.rests.last as Rest<S>;
  return {
    format: 2,
    game: game.id,
    version: game.version,
    config,
    board,
    rest,
    lines: [...lines],
    told: course.reports.told.slice(0, rest.told),
    marks: [...fingerprintsOf(course)],
    revision,
    retries: Array.from({ length: config.seats }, (_, seat) => retries[seat] ?? 0),
    base,
    undone,
    lastTeam,
  };
}

/** Brings a saved match back to its question. Throws when it is of another game or version, or has been changed. */
export function revive<S extends Shape>(game: Game<S>, saved: SavedMatch<S>, keeping: MatchKeeping): Course<S> {
  checkWhose(game, saved);
  if (saved.version !== game.version) {
    throw new Error(`This match is of version ${saved.version} of ${game.id}, this is version ${game.version}`);
  }
  const rest = restOf(game, saved);
  const course = new Course(game, saved.config, startFrom(game, rest), keeping);
  course.base = saved.base;
  course.revision = saved.revision;
  course.retries = [...saved.retries];
  course.rests.kept.push(rest);
  course.rests.setFingerprints(saved.marks);
  course.lines.push(...saved.lines);
  course.reports.told.push(...saved.told);
  course.runFrom(rest, 'same');
  if (!course.rests.agreesWith(course.ended ?? (course.rests.last as Rest<S>))) {
    throw new Error('This match was changed since it was saved: its rest point has another hash');
  }
  course.undone = saved.undone;
  course.lastTeam = saved.lastTeam;
  return course;
}

function checkWhose<S extends Shape>(game: Game<S>, saved: Pick<SavedMatch<S>, 'game'>): void {
  if (saved.game !== game.id) throw new Error(`This match is of ${saved.game}, not of ${game.id}`);
}

function restOf<S extends Shape>(game: Game<S>, { rest, board }: Pick<SavedMatch<S>, 'rest' | 'board'>): Rest<S> {
  return { ...rest, board: buildsBoard(game, rest.phase) ? board : deepFreeze(board) };
}

/** What is left of a match whose rules have changed: a rest point, and the history that led there. */
export interface Remains<S extends Shape = Shape> {
  readonly game: string;
  readonly version: number;
  readonly config: MatchConfig;
  readonly rest: Omit<Rest<S>, 'streams'>;
  readonly lines: readonly Line[];
  readonly told: readonly Told[];
}

/**
 * Goes on from a rest point of another version, by the rules of this one and with new random streams. What was answered
 * since that rest point is gone; what came before is history, which is shown and cannot be taken back. The log says so.
 */
export function resume<S extends Shape>(game: Game<S>, remains: Remains<S>, seed: string): Course<S> {
  checkWhose(game, remains);
  const { version, config, lines, told } = remains;
  const old = restOf(game, { rest: { ...remains.rest, streams: streamsOf(seed) }, board: remains.rest.board });
  const world = game.adopt?.(old.world, version) ?? old.world;
  const [broken] = game.invariants(world, old.board);
  if (broken !== undefined) throw new Error(`Version ${game.version} of ${game.id} cannot go on from here: ${broken}`);
  const resumed: Told = { type: 'resumed', cite: '', params: { version }, line: old.line };
  const base: Rest<S> = { ...old, world, told: old.told + 1 };
  const heard = [...told.slice(0, old.told), resumed];
  // Whoever still holds a question of that time must not find it answered by one of today.
  const revision = Math.max(0, ...lines.map((line) => line.revision)) + 1;
  const course = beginInRest(game, config, base, { lines, told: heard, revision }, {});
  const reply = remark(course, { kind: 'reseed', seed, unknownTo: [], by: null });
  if (!reply.ok) throw new Error(`Version ${game.version} of ${game.id} cannot go on from here: ${reply.refusal.key}`);
  return course;
}
