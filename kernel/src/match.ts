/**
 * A match: a game under way. It asks questions, takes answers, takes them back, keeps a history, and branches.
 *
 * `answer` is atomic: a rule that throws leaves everything as it was. The next question's options are built before the
 * answer is acknowledged. (A light match has nothing to fall back to: there the error is thrown.)
 */
import { Answering } from './answering.ts';
import { type Foreseen, Unforeseeable } from './foresight.ts';
import { completed, type Game, type MatchConfig, misfit, type SetUp } from './game.ts';
import {
  type AnswerLine,
  type Branch,
  type BranchMark,
  type Fed,
  type Line,
  type Rest,
  type SavedMatch,
  startFrom,
} from './history.ts';
import type { Reply } from './question.ts';
import { lazyStreamsOf, type Streams, scriptedStreams, streamsOf } from './random.ts';
import { findExample } from './rulebook.ts';
import { type MatchKeeping, NONE } from './running.ts';
import { knowers, type Seat } from './secrets.ts';
import type { Shape } from './shape.ts';
import { StartOfMatch } from './start-of-match.ts';
import type { TableReports, Told } from './table.ts';
import { maskOf } from './view.ts';

/** A game under way. */
export class Match<S extends Shape = Shape> extends Answering<S> {
  private handmade = false;

  // ── Beginning ───────────────────────────────────────────────────────────────────────────────────────────────────

  /** Sets a match up, or lays the position of a printed example, and stands at its first question. */
  static start<S extends Shape>(game: Game<S>, wanted: MatchConfig, keeping: MatchKeeping = {}): Match<S> {
    const wrong = misfit(game as unknown as Game, wanted);
    if (wrong !== null) throw new Error(wrong);
    const config = completed(game as unknown as Game, wanted);
    const streams = keeping.light === true ? lazyStreamsOf(config.seed) : streamsOf(config.seed);
    const begins = config.position === undefined ? null : findExample(game.rulebook, config.position);
    const start = new StartOfMatch(config, streams);
    const { world, board, phase } = begins === null ? game.setup(start) : begins.position.setUp(start);
    return Match.begin(game, config, { world, board, phase, streams }, keeping);
  }

  /** Begins in a world made by hand: for tests. A printed example is a `position` of the configuration instead. */
  static from<S extends Shape>(
    game: Game<S>,
    config: MatchConfig,
    start: SetUp<S>,
    dice: readonly number[] | null,
    keeping: MatchKeeping = {},
  ): Match<S> {
    const streams = dice === null ? streamsOf(config.seed) : scriptedStreams(config.seed, dice);
    const match = Match.begin(game, completed(game as unknown as Game, config), { ...start, streams }, keeping);
    match.handmade = true;
    return match;
  }

  private static begin<S extends Shape>(
    game: Game<S>,
    config: MatchConfig,
    start: SetUp<S> & { readonly streams: Streams },
    keeping: MatchKeeping,
  ): Match<S> {
    const match = new Match(game, config, start, keeping);
    match.rest();
    match.advance(undefined, NONE);
    return match;
  }

  // ── Branching ───────────────────────────────────────────────────────────────────────────────────────────────────

  /**
   * Another match that stands where this one stood, and shares nothing with it that can change. One with a redeal or
   * new streams is for looking ahead: what is new in it is in no save and in no file.
   */
  branch(how: Branch = {}): Match<S> {
    return this.branchAlong(this.lines.slice(0, how.line ?? this.lines.length), how);
  }

  /**
   * A light match that stands at the same question, with what these seats may not know dealt again, sealed answers of
   * others still open, and random streams of its own: what a bot looks ahead with.
   */
  fork(seats: readonly Seat[], seed: string): Match<S> {
    const rest = this.rests[this.rests.length - (this.outcome === null ? 1 : 2)];
    if (rest === undefined) throw new Error('A light match keeps no rest points, unless it is to be forked');
    const since: readonly Line[] = this.lines.slice(rest.line);
    const fed: Fed[] = since.filter((line) => !this.isPending(line) || seats.includes((line as AnswerLine).seat));
    const hidden = since.length - fed.length;
    fed.push({ kind: 'branch', redeal: { mask: knowers(...seats), seed }, streams: `${seed}/streams` });
    const match = new Match(this.game, { ...this.config, seed }, startFrom(this.game, rest), { light: true });
    match.answers = this.answers - hidden;
    match.advance(undefined, fed);
    return match;
  }

  /**
   * What those who hold `seats` may know of an answer before it is given: a match of its own that went on until the
   * next question, or until just before something that they do not know. Nothing of it is in this match.
   */
  foresee(seat: Seat, key: string, seats: readonly Seat[] = [seat]): Foreseen<S> {
    const match = this.branch();
    match.reports.foresight = maskOf(seats);
    try {
      const reply = match.answer(seat, key);
      return reply.ok ? { ok: true, match, by: match.outcome === null ? 'question' : 'end' } : reply;
    } catch (error) {
      if (error instanceof Unforeseeable) return { ok: true, match, by: error.by };
      throw error;
    }
  }

  /**
   * Plays the line that follows the first `line` again, in a match of its own, and looks at that after each event it
   * tells: in the middle of a rule, as those who look may see it then. To be looked at, never played on.
   */
  watch(line: number, look: (match: Match<S>) => void): void {
    const again = this.lines[line];
    if (again === undefined) throw new Error(`There is no line after the first ${line}`);
    this.branch({ line }).repeatWatched(again, look);
  }

  /** Gives a line that is known already, and looks after each event that it tells. */
  repeatWatched(line: Line, look: (match: Match<S>) => void): Reply<S> {
    this.reports.watched = () => look(this);
    const reply = this.repeat(line);
    this.reports.watched = null;
    return reply;
  }

  private branchAlong(lines: readonly Line[], { light = this.light, redeal, streams }: Branch): Match<S> {
    if ((this.rests[0]?.line ?? 0) > lines.length) this.rests.splice(0, Infinity, ...this.playAgain(this.lines));
    let at = this.rests.length - (this.outcome === null ? 1 : 2);
    while (at > 0 && (this.rests[at]?.line ?? 0) > lines.length) at--;
    const rest = this.rests[at];
    if (rest === undefined) throw new Error('A light match keeps no rest points, unless it is to be forked');
    const match = new Match(this.game, this.config, startFrom(this.game, rest), { light });
    match.handmade = this.handmade;
    match.epoch = this.epoch;
    match.asked = rest.asked.slice();
    match.lines.push(...lines);
    match.answers = lines.filter((line) => line.kind === 'answer').length;
    match.reports.line = rest.line;
    if (!light) {
      match.rests.push(...this.rests.slice(0, at + 1));
      match.reports.told.push(...this.reports.told.slice(0, rest.told));
    }
    const mark: BranchMark = { kind: 'branch', ...(redeal ? { redeal } : {}), ...(streams ? { streams } : {}) };
    if (redeal || streams) match.branched = { line: lines.length, mark };
    match.advance(undefined, match.linesSince(rest.line));
    return match;
  }

  // ── Keeping ─────────────────────────────────────────────────────────────────────────────────────────────────────

  /** What was told so far, with secrets: redact it before it leaves. */
  get told(): readonly Told[] {
    return this.reports.told;
  }

  /** Who came to know which card, since the match began or last stood elsewhere. */
  get learned(): TableReports['learned'] {
    return this.reports.learned;
  }

  /** All that is needed to go on elsewhere, as plain JSON. It holds every secret of the match. */
  save(): SavedMatch<S> {
    const { game, config, epoch, undone, lastTeam, handmade } = this;
    return {
      game: game.id,
      version: game.version,
      config,
      lines: this.lines.map((line) => ({ ...line })),
      rests: this.restsToSave(),
      told: [...this.reports.told],
      epoch,
      handmade,
      undone,
      lastTeam,
    };
  }

  /** The rest points that a free undo could lead back to; the earlier ones can be played again. */
  private restsToSave(): readonly Rest<S>[] {
    const end = this.outcome === null ? this.rests.length : this.rests.length - 1;
    if (this.handmade) return this.rests.slice(0, end);
    let free = this.lines.length;
    while (free > 0) {
      const line = this.lines[free - 1] as Line;
      if (line.kind !== 'answer' || line.informed) break;
      free -= 1;
    }
    let from = end - 1;
    while (from > 0 && (this.rests[from]?.line ?? 0) > free) from -= 1;
    return this.rests.slice(from, end);
  }

  /** Brings a saved match back to its question. */
  static revive<S extends Shape>(game: Game<S>, saved: SavedMatch<S>, keeping: MatchKeeping = {}): Match<S> {
    if (saved.game !== game.id) throw new Error(`This match is of ${saved.game}, not of ${game.id}`);
    const last = saved.rests[saved.rests.length - 1];
    if (last === undefined) throw new Error('A saved match has at least one rest point');
    const match = new Match(game, saved.config, startFrom(game, last), keeping);
    match.handmade = saved.handmade === true;
    match.epoch = saved.epoch;
    match.rests.push(...saved.rests);
    match.lines.push(...saved.lines.map((line) => ({ ...line })));
    match.reports.told.push(...saved.told);
    match.standAt(match.lines.length);
    match.undone = saved.undone ?? NONE;
    match.lastTeam = saved.lastTeam ?? NONE;
    return match;
  }

  /** Every rest point, also of a revived match, which holds only the latest. */
  allRests(): readonly Rest<S>[] {
    return (this.rests[0]?.number ?? 0) > 0 ? this.playAgain(this.lines) : this.rests;
  }

  protected playAgain(lines: readonly Line[]): readonly Rest<S>[] {
    const whole = Match.start(this.game, this.config);
    for (const line of lines) {
      if (whole.repeat(line).ok) continue;
      throw new Error(`This match cannot be played again by version ${this.game.version} of ${this.game.id}`);
    }
    return whole.rests;
  }
}
