/**
 * The matches that are open in this tab. A match is saved before anything about it is acknowledged; when it cannot be,
 * it goes on in memory and says so. Only one tab plays a match.
 */
import type { Game, MatchConfig } from '@necropole/kernel';
import { type Match, overridesIn } from '@necropole/kernel/app';
import type { Thinker } from './bots.ts';
import type { Held, Locks } from './locks.ts';
import { EngineProblem, messageOf, type Problem, problemOf } from './problems.ts';
import type { KeptReason } from './reasons.ts';
import { isOver, isRecorded, type MatchMeta, newMeta } from './records.ts';
import type { Result } from './results.ts';
import type { Revived } from './reviving.ts';
import type { RuleFailure } from './sight.ts';
import type { Store } from './store.ts';

/** What is to be opened: a match of these choices, or one that begins in this position. */
export type Opening = Omit<MatchConfig, 'seed'> | Required<Pick<MatchConfig, 'position'>>;

/** What the engine needs of the place where it runs. */
export interface Surroundings {
  /** A game with all that such a match needs, or any match where none is named; `null` when there is none of this id. */
  game(id: string, opening: Opening | null): Promise<Game | null>;
  readonly store: Store;
  readonly locks: Locks;
  readonly thinker: Thinker;
  /** The version of the app. */
  readonly app: string;
  /** Milliseconds since 1970. */
  now(): number;
  /** A text that nobody can guess: for ids and seeds. */
  fresh(): string;
  /** Tells the page what it did not ask for. */
  notice(notice: Notice): void;
}

/** What the page is told without asking. */
export interface Notice {
  readonly kind: 'taken-over';
  readonly match: string;
}

/** A match that is open in this tab. */
export interface Live {
  meta: MatchMeta;
  match: Match;
  /** Why its bots answered as they did, in the order of the lines. */
  reasons: readonly KeptReason[];
  /** Was it still being played when it was last kept? */
  underWay: boolean;
  /** How it ended, if it ended here. */
  result: Result | null;
  storage: Problem | null;
  failure: RuleFailure | null;
  readonly diverged: boolean;
  readonly held: Held;
  /** Does its record name this tab as its owner? */
  claimed: boolean;
  /** Another tab has taken it over: here it can only be looked at. */
  lost: boolean;
  touched: number;
}

/** Longer pauses do not count as time at the table. */
const LONG_PAUSE = 5 * 60_000;

/** The open matches. */
export class Shelf {
  private readonly open = new Map<string, Live>();
  private readonly around: Surroundings;
  private readonly owner: string;

  constructor(around: Surroundings) {
    this.around = around;
    this.owner = around.fresh();
  }

  /** Every match that is open here. */
  get all(): readonly Live[] {
    return [...this.open.values()];
  }

  /** A game with all that such a match needs; `null` where it is not known yet what will be opened. */
  async game(id: string, opening: Opening | null): Promise<Game> {
    const game = await this.around.game(id, opening).catch((error: unknown) => {
      throw new EngineProblem({ kind: 'game-not-fetched', game: id, message: messageOf(error) });
    });
    if (game === null) throw new EngineProblem({ kind: 'unknown-game', game: id });
    return game;
  }

  // ── Opening ─────────────────────────────────────────────────────────────────────────────────────────────────────

  /** A match, to be looked at: also one that another tab has taken over. */
  async find(id: string): Promise<Live> {
    return this.open.get(id) ?? (await this.take(id, false));
  }

  /** A match, to be played: opened if it is not, and taken away from another tab if that is wanted. */
  async take(id: string, takeOver: boolean): Promise<Live> {
    const here = this.open.get(id);
    if (here?.lost === false) return here;
    if (here !== undefined && !takeOver) throw new EngineProblem({ kind: 'taken-over', match: id });
    const held = await this.around.locks.take(lockOf(id), takeOver);
    if (held === null) throw new EngineProblem({ kind: 'open-elsewhere', match: id });
    try {
      const { record, claimed } = await this.claim(id);
      const revived = await this.revive(id, record);
      const live: Live = { ...revived, ...this.fresh(held), underWay: !isOver(revived.meta), claimed };
      this.put(live);
      return live;
    } catch (error) {
      held.release();
      throw error;
    }
  }

  /** A match as it lies there, without opening it: for a copy. */
  async peek(id: string): Promise<Pick<Live, 'match' | 'meta' | 'reasons'>> {
    return this.open.get(id) ?? this.revive(id, await this.around.store.read(id));
  }

  /** A record that cannot be claimed for want of room can still be read, and played on in memory. */
  private async claim(id: string): Promise<{ readonly record: unknown; readonly claimed: boolean }> {
    const { store } = this.around;
    try {
      return { record: await store.claim(id, this.owner), claimed: true };
    } catch (error) {
      if (problemOf(error).kind !== 'storage-full') throw error;
      return { record: await store.read(id), claimed: false };
    }
  }

  /** What brings a match back is loaded with the first that was saved before. */
  private async revive(id: string, record: unknown): Promise<Revived> {
    if (record === null) throw new EngineProblem({ kind: 'no-such-match', match: id });
    const { revive } = await import('./reviving.ts');
    return revive(id, record, { game: (...asked) => this.game(...asked), fresh: () => this.around.fresh() });
  }

  private fresh(held: Held): Omit<Live, 'meta' | 'match' | 'reasons' | 'diverged' | 'claimed' | 'underWay'> {
    return { result: null, storage: null, failure: null, held, lost: false, touched: this.around.now() };
  }

  private put(live: Live): void {
    this.open.set(live.meta.id, live);
    live.held.lost.then(() => this.lose(live));
  }

  /** Puts a new match on the shelf, and saves it. */
  async add(
    match: Match,
    how: Pick<MatchMeta, 'seats'> & Partial<Pick<MatchMeta, 'title' | 'replay' | 'from' | 'lesson'>>,
    reasons: readonly KeptReason[] = [],
  ): Promise<Live> {
    const id = this.around.fresh();
    const { id: game, version } = match.game;
    const held = await this.around.locks.take(lockOf(id), true);
    if (held === null) throw new EngineProblem({ kind: 'open-elsewhere', match: id });
    const meta = newMeta({ id, game, version, ...how }, match.config, this.around.now());
    const underWay = match.outcome === null;
    const live: Live = { meta, match, reasons, diverged: false, claimed: true, underWay, ...this.fresh(held) };
    this.put(live);
    await this.keep(live);
    return live;
  }

  // ── Keeping ─────────────────────────────────────────────────────────────────────────────────────────────────────

  /** Saves a match. When it cannot be saved, it goes on in memory, and says why. */
  async keep(live: Live): Promise<void> {
    const { match } = live;
    const now = this.around.now();
    const played = live.meta.played + Math.min(LONG_PAUSE, Math.max(0, now - live.touched));
    live.touched = now;
    const { answers, outcome, game } = match;
    const overrides = overridesIn(match.lines);
    live.meta = { ...live.meta, updated: now, played, answers, outcome, overrides, version: game.version };
    await this.conclude(live);
    try {
      if (!live.claimed) await this.around.store.claim(live.meta.id, this.owner);
      live.claimed = true;
      const { meta, reasons } = live;
      await this.around.store.save({ meta, saved: match.save(), reasons }, this.owner, live.result ?? undefined);
      live.storage = null;
    } catch (error) {
      const problem = problemOf(error);
      if (problem.kind === 'taken-over') {
        this.lose(live);
        throw error;
      }
      live.storage = problem;
    }
  }

  /** The result of a match that ends here and now: one that was brought in had ended before, one from a position proves nothing. */
  private async conclude(live: Live): Promise<void> {
    if (!live.underWay) return;
    live.underWay = !isOver(live.meta);
    if (live.underWay || !isRecorded(live.meta) || live.match.config.position !== undefined) return;
    const { resultOf } = await import('./results.ts');
    live.result = resultOf(live);
  }

  async rename(id: string, title: string): Promise<void> {
    const live = this.open.get(id);
    if (live !== undefined) live.meta = { ...live.meta, title };
    try {
      await this.around.store.rename(id, title);
    } catch (error) {
      if (live === undefined) throw error;
      live.storage = problemOf(error);
    }
  }

  // ── Closing ─────────────────────────────────────────────────────────────────────────────────────────────────────

  private lose(live: Live): void {
    if (live.lost) return;
    live.lost = true;
    live.storage = { kind: 'taken-over', match: live.meta.id };
    live.held.release();
    this.around.notice({ kind: 'taken-over', match: live.meta.id });
  }

  /** Lets a match go, so that another tab can open it. */
  close(id: string): void {
    this.open.get(id)?.held.release();
    this.open.delete(id);
  }

  /** Removes a match for good. One that another tab plays stays. */
  async remove(id: string): Promise<void> {
    const live = this.open.get(id);
    const held = live?.lost === false ? live.held : await this.around.locks.take(lockOf(id), false);
    if (held === null) throw new EngineProblem({ kind: 'open-elsewhere', match: id });
    this.open.delete(id);
    try {
      await this.around.store.remove(id);
    } catch (error) {
      if (live === undefined) throw error;
    } finally {
      held.release();
    }
  }
}

function lockOf(id: string): string {
  return `necropole/match/${id}`;
}
