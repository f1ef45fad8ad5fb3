/**
 * The engine: holds the matches, and gives each person what they may see. It runs in the worker, and in tests without
 * a browser. Requests are answered one after the other; see `serving.ts`. It is the whole list of what can be asked, a few
 * lines each: what takes more stands in a file beside it.
 */
import type { Advice } from '@necropole/bots';
import type { Game, MatchConfig, OpenQuestion, Overlay, Reply, Scene, Seat } from '@necropole/kernel';
import { configOfPosition, Match, overlayOf } from '@necropole/kernel/app';
import { type Answered, type Look, seenAfter } from './answered.ts';
import type { BotId } from './bots.ts';
import type { Filing } from './filing.ts';
import { questionForBots } from './handover.ts';
import { EngineProblem, messageOf, type Problem, problemOf } from './problems.ts';
import type { KeptReason } from './reasons.ts';
import { isOver, type MatchMeta } from './records.ts';
import type { Result } from './results.ts';
import { checkSeats, type Eyes, holderOf, type PersonId, personNamed, personsOf, type SeatPlan } from './seats.ts';
import { type Live, Shelf, type Surroundings } from './shelf.ts';
import {
  type HistoryLine,
  historyFor,
  type MatchState,
  type Preview,
  pointOf,
  previewOf,
  type Refused,
  readOnlyBy,
  seatsFor,
  stateAt,
  stateNow,
} from './sight.ts';
import type { Summary } from './summary.ts';
import type { Teaching } from './teaching.ts';
import type { SeenReason, Thoughts } from './thoughts.ts';
import { redoSeats, undoOffer } from './undoing.ts';

/** What somebody wants to play. */
export interface NewMatch extends Partial<Pick<MatchConfig, 'mission' | 'options' | 'seed'>> {
  readonly game: string;
  readonly mode: string;
  readonly seats: readonly SeatPlan[];
}

/** The saved matches, the latest first. */
export interface MatchList {
  readonly matches: readonly MatchMeta[];
  /** Ids of records that cannot be read any more: they can be exported or removed. */
  readonly damaged: readonly string[];
  /** Why the list may not be whole. */
  readonly storage: Problem | null;
}

/** Looks at a match after each event that its rules tell. */
type Watch = (match: Match) => void;

/** The engine. */
export class Host
  implements
    Pick<Filing, 'toFile' | 'report' | 'fromFile' | 'exportAll' | 'importAll'>,
    Pick<Teaching, 'lesson' | 'attended' | 'markLesson'>
{
  private readonly around: Surroundings;
  private readonly shelf: Shelf;
  private thoughts: Thoughts | null = null;
  private teaching: Teaching | null = null;

  constructor(around: Surroundings) {
    this.around = around;
    this.shelf = new Shelf(around);
  }

  // ── Files: that part of the engine is loaded when somebody wants one ────────────────────────────────────────────

  private async filing(): Promise<Filing> {
    const { Filing } = await import('./filing.ts');
    return new Filing(this.around, this.shelf);
  }

  async toFile(...asked: Parameters<Filing['toFile']>): ReturnType<Filing['toFile']> {
    return (await this.filing()).toFile(...asked);
  }

  async report(...asked: Parameters<Filing['report']>): ReturnType<Filing['report']> {
    return (await this.filing()).report(...asked);
  }

  async fromFile(...asked: Parameters<Filing['fromFile']>): ReturnType<Filing['fromFile']> {
    return (await this.filing()).fromFile(...asked);
  }

  async exportAll(): ReturnType<Filing['exportAll']> {
    return (await this.filing()).exportAll();
  }

  async importAll(...asked: Parameters<Filing['importAll']>): ReturnType<Filing['importAll']> {
    return (await this.filing()).importAll(...asked);
  }

  // ── The list ────────────────────────────────────────────────────────────────────────────────────────────────────

  async list(): Promise<MatchList> {
    const here = this.shelf.all.filter(({ lost }) => !lost).map(({ meta }) => meta);
    const kept = await this.around.store.list().then(
      (list) => ({ ...list, storage: null }),
      (error) => ({ matches: [], damaged: [], storage: problemOf(error) }),
    );
    const others = kept.matches.filter(({ id }) => !here.some((meta) => meta.id === id));
    const matches = [...here, ...others].sort((a, b) => b.updated - a.updated || (a.id < b.id ? -1 : 1));
    return { ...kept, matches };
  }

  /** How the matches of this browser ended, the latest first: also of those that were deleted since. */
  async record(): Promise<readonly Result[]> {
    const { resultsIn } = await import('./results.ts');
    const here = this.shelf.all.flatMap(({ result }) => result ?? []);
    const kept = resultsIn(await this.around.store.results().catch(() => []));
    const others = kept.filter(({ meta }) => !here.some((one) => one.meta.id === meta.id));
    return [...here, ...others].sort((a, b) => b.meta.updated - a.meta.updated);
  }

  /** Forgets how matches ended. The matches themselves stay. */
  async clearRecord(): Promise<void> {
    for (const live of this.shelf.all) live.result = null;
    await this.around.store.clearResults();
  }

  async rename(id: string, title: string): Promise<void> {
    await this.shelf.rename(id, title);
  }

  async remove(id: string): Promise<void> {
    await this.shelf.remove(id);
  }

  /** Begins a match, and gives its id. */
  async create({ game, mode, mission = null, seats, options = {}, seed }: NewMatch): Promise<string> {
    // A seed that somebody typed may be known to others: the match says so for ever.
    const chance = seed === undefined ? { seed: this.around.fresh() } : { seed, chosen: true as const };
    const config = { mode, mission, seats: seats.length, options, ...chance };
    checkSeats(seats, config);
    return (await this.shelf.add(started(await this.shelf.game(game, config), config), { seats })).meta.id;
  }

  /** Begins a match in the position of a printed example, with one person in every seat, and gives its id. */
  async example(game: string, example: string, title = ''): Promise<string> {
    const played = await this.shelf.game(game, { position: example });
    const config = configOfPosition(played, example, this.around.fresh());
    if (config === null) throw notAllowed(`there is no example "${example}"`);
    const seats = Array.from({ length: config.seats }, (): SeatPlan => ({ by: 'me' }));
    return (await this.shelf.add(started(played, config), { seats, title })).meta.id;
  }

  // ── Lessons: that part of the engine is loaded when somebody learns ────────────────────────────────────────────────

  private async teach(): Promise<Teaching> {
    const { Teaching } = await import('./teaching.ts');
    this.teaching ??= new Teaching(this.shelf);
    return this.teaching;
  }

  async lesson(...asked: Parameters<Teaching['lesson']>): ReturnType<Teaching['lesson']> {
    return (await this.teach()).lesson(...asked);
  }

  async attended(...asked: Parameters<Teaching['attended']>): ReturnType<Teaching['attended']> {
    return (await this.teach()).attended(...asked);
  }

  async markLesson(...asked: Parameters<Teaching['markLesson']>): ReturnType<Teaching['markLesson']> {
    return (await this.teach()).markLesson(...asked);
  }

  /** Takes the last answer of a pupil back, whatever came of it: the same dice fall again. */
  async rewind(id: string, person: PersonId, look?: Look): Promise<Answered> {
    const live = await this.playable(id);
    if (live.meta.lesson === undefined) throw notAllowed('only a lesson goes back past a die');
    const { seats } = personNamed(personsOf(live.meta.seats), person);
    return this.change(live, look, () => live.match.rewind(seats));
  }

  /** Opens a match here; takes it away from another tab if that is wanted. */
  async open(id: string, takeOver = false): Promise<MatchMeta> {
    return (await this.shelf.take(id, takeOver)).meta;
  }

  /** Lets a match go, so that another tab can open it. */
  async close(id: string): Promise<void> {
    this.shelf.close(id);
    this.around.thinker.leave(id);
  }

  // ── Looking ─────────────────────────────────────────────────────────────────────────────────────────────────────

  /** The match as these eyes see it, with what they heard from event `since` on. */
  async state(id: string, eyes: Eyes, since = 0): Promise<MatchState> {
    const live = await this.shelf.find(id);
    return orRuleError(() => stateNow(live.match, live, eyes, since));
  }

  /** The match as these eyes saw it after `line` lines. */
  async at(id: string, line: number, eyes: Eyes, since = 0): Promise<MatchState> {
    const live = await this.shelf.find(id);
    return orRuleError(() => stateAt(pointOf(live.match, line), live.match, live, eyes, since));
  }

  /** The board after each of these events, as these eyes saw it then: what is shown between two questions. */
  async frames(id: string, eyes: Eyes, events: readonly number[]): Promise<readonly (Scene | null)[]> {
    const { match, meta } = await this.shelf.find(id);
    const { framesAfter } = await import('./frames.ts');
    return orRuleError(() => framesAfter(match, meta, eyes, events));
  }

  /** The lines of the history, as these eyes may read them. */
  async history(id: string, eyes: Eyes): Promise<readonly HistoryLine[]> {
    const { match, meta } = await this.shelf.find(id);
    return historyFor(match, meta, eyes);
  }

  /** What an answer would do, as far as whoever gives it knows; or why it is refused. */
  async preview(id: string, seat: Seat, key: string): Promise<Preview | Refused> {
    const { match, meta } = await this.playable(id);
    const { seats } = personAt(meta, seat);
    return orRuleError(() => previewOf(match, seat, key, seats));
  }

  /** What an answer lays over the board while it is pointed at. */
  async overlay(id: string, seat: Seat, key: string): Promise<Overlay | null> {
    return overlayOf((await this.playable(id)).match, seat, key);
  }

  async summary(id: string): Promise<Summary> {
    const { match, meta } = await this.shelf.find(id);
    if (!isOver(meta) && !meta.replay) throw notAllowed('the summary comes at the end');
    const { summaryOf } = await import('./summary.ts');
    return summaryOf(match, meta);
  }

  /** The hash of every rest point: they tell of the whole world, so they come once the match is over. */
  async hashes(id: string): Promise<readonly string[]> {
    const { match, meta } = await this.shelf.find(id);
    if (meta.outcome === null) throw notAllowed('hashes never leave a match that runs');
    return match.fingerprints().map(({ hash }) => hash);
  }

  // ── Answering ───────────────────────────────────────────────────────────────────────────────────────────────────

  /** Takes the answer of a person's seat. It is saved before it is acknowledged. */
  async answer(id: string, seat: Seat, key: string, question: string, look?: Look): Promise<Answered> {
    const live = await this.playable(id);
    personAt(live.meta, seat);
    return this.give(live, { seat, key, question }, look);
  }

  /**
   * Lets the bot that is asked think, so that `botStep` need not wait for it. It is answered beside the other requests:
   * it looks at the match once, and changes nothing.
   */
  async think(id: string): Promise<void> {
    const thoughts = await this.thinking();
    const live = this.shelf.all.find((one) => one.meta.id === id && !one.lost && readOnlyBy(one) === null);
    const asked = live && askedBot(live);
    if (live !== undefined && asked != null) await thoughts.about(live, asked.question, asked.bot);
  }

  /** Lets one bot that is asked give one answer; `null` when none is asked. */
  async botStep(id: string, look?: Look): Promise<(Answered & { readonly seat: Seat }) | null> {
    const live = await this.playable(id);
    const asked = askedBot(live);
    if (asked === null) return null;
    const { question } = asked;
    const { seat } = question;
    const thoughts = await this.thinking();
    const choice = await thoughts.about(live, question, asked.bot);
    const reasons = thoughts.withReason(live, question, asked.bot, choice);
    return { seat, ...(await this.give(live, { seat, key: choice.answer, question: question.id }, look, reasons)) };
  }

  /** Why the bots answered as they did, the latest first, as far as these eyes may know it. */
  async reasons(id: string, eyes: Eyes): Promise<readonly SeenReason[]> {
    const live = await this.shelf.find(id);
    const { reasonsSeen } = await import('./thoughts.ts');
    return reasonsSeen(live, eyes, seatsFor(eyes, live.meta), isOver(live.meta));
  }

  /** What a good player would do in a person's seat, and why; `null` where it is not asked. It changes nothing. */
  async advise(id: string, seat: Seat): Promise<Advice | null> {
    const { adviceAt } = await import('./advising.ts');
    const live = await this.shelf.find(id);
    personAt(live.meta, seat);
    return adviceAt(live, seat, this.around.thinker);
  }

  /** Why a bot gave the answer of this line, as it would advise somebody; `null` where these eyes may not know it. */
  async explain(id: string, eyes: Eyes, line: number): Promise<Advice | null> {
    const { reasonAt } = await import('./advising.ts');
    const reason = (await this.reasons(id, eyes)).find((one) => one.line === line);
    return reasonAt(await this.shelf.find(id), reason, this.around.thinker);
  }

  /** What bots think: loaded when one is asked. */
  private async thinking(): Promise<Thoughts> {
    const { Thoughts } = await import('./thoughts.ts');
    this.thoughts ??= new Thoughts(this.around.thinker);
    return this.thoughts;
  }

  private give(
    live: Live,
    { seat, key, question }: { readonly seat: Seat; readonly key: string; readonly question: string },
    look: Look | undefined,
    reasons: readonly KeptReason[] = live.reasons,
  ): Promise<Answered> {
    const asked = live.match.open.find((one) => one.seat === seat)?.asking.key ?? '';
    return this.change(live, look, (watch) => {
      const reply = live.match.answer(seat, key, question, watch);
      const thrown = !reply.ok && reply.refusal.key === 'rule-error' && 'message' in reply.refusal;
      if (reply.ok) live.reasons = reasons;
      if (reply.ok) live.failure = null;
      else if (thrown) live.failure = { message: reply.refusal.message, seat, question: asked, answer: key };
      return reply;
    });
  }

  /** Takes a sealed answer back while the others are still out. */
  async retract(id: string, seat: Seat, look?: Look): Promise<Answered> {
    const live = await this.playable(id);
    personAt(live.meta, seat);
    return this.change(live, look, () => live.match.retract(seat));
  }

  /** Takes back what `state.undo` offers. Others at this screen have to have agreed; alone, consent is given. */
  async undo(id: string, person: PersonId, agreed = false, look?: Look): Promise<Answered> {
    const live = await this.playable(id);
    const persons = personsOf(live.meta.seats);
    const offer = undoOffer(live.match, personNamed(persons, person), persons);
    return this.change(live, look, () => {
      if (offer === null) return { ok: false, refusal: { key: 'nothing-to-undo' } };
      if (offer.asks.length > 0 && !agreed) return { ok: false, refusal: { key: 'needs-consent' } };
      const { seats } = personNamed(persons, offer.person);
      return live.match.undo(seats, offer.kind === 'consent' ? { seed: this.around.fresh() } : undefined);
    });
  }

  /** Gives an answer again that was freely taken back. */
  async redo(id: string, person: PersonId, look?: Look): Promise<Answered> {
    const live = await this.playable(id);
    const persons = personsOf(live.meta.seats);
    const seats = redoSeats(live.match, personNamed(persons, person), persons);
    return this.change(live, look, () => live.match.redo(seats));
  }

  /** Back one step, out of a rule that throws: takes the last answer back, whoever gave it. */
  async back(id: string, look?: Look): Promise<Answered> {
    const live = await this.playable(id);
    const everybody = live.meta.seats.map((_, seat) => seat);
    return this.change(live, look, () => {
      const reply = live.match.undo(everybody, { seed: this.around.fresh() });
      if (reply.ok) live.failure = null;
      return reply;
    });
  }

  /** Changes who sits where. */
  async reseat(id: string, seats: readonly SeatPlan[]): Promise<MatchMeta> {
    const { reseated } = await import('./going-on.ts');
    return reseated(this.shelf, await this.playable(id), seats);
  }

  /** Ends a match for one person: a bot takes their seats; when no person is left, the match is closed for good. */
  async resign(id: string, person: PersonId): Promise<MatchMeta> {
    const { resigned } = await import('./going-on.ts');
    return resigned(this.shelf, await this.playable(id), person);
  }

  // ── Going on elsewhere ──────────────────────────────────────────────────────────────────────────────────────────

  /**
   * A new match from a point of this one, with new dice and, for what `person` does not know there, a new deal. The
   * mark of it stands in the new match's history, so that its file can be played again.
   */
  async continueFrom(id: string, line: number, person: PersonId, plan?: readonly SeatPlan[]): Promise<string> {
    const { continued } = await import('./going-on.ts');
    return continued(this.shelf, await this.shelf.find(id), { line, person, plan, seed: this.around.fresh() });
  }

  /** The same choices and seats again: with a new seed, or with the same one. */
  async rematch(id: string, sameSeed = false): Promise<string> {
    const { match, meta } = await this.shelf.find(id);
    const { chosen: _, ...config } = match.config;
    // A seed that was played before is known to whoever played it.
    const chance = sameSeed ? { seed: config.seed, chosen: true as const } : { seed: this.around.fresh() };
    const again = started(match.game, { ...config, ...chance });
    return (await this.shelf.add(again, { seats: meta.seats, from: { match: id, line: 0 } })).meta.id;
  }

  // ── Changing ────────────────────────────────────────────────────────────────────────────────────────────────────

  private async playable(id: string): Promise<Live> {
    const live = await this.shelf.take(id, false);
    if (readOnlyBy(live) !== null) throw new EngineProblem({ kind: 'read-only', match: id });
    return live;
  }

  /** Does something to a match, saves it before it is acknowledged, and tells whoever looks what came of it. */
  private async change(live: Live, look: Look | undefined, what: (watch?: Watch) => Reply): Promise<Answered> {
    // Eyes that may not look are told so before anything changes.
    if (look !== undefined) seatsFor(look.eyes, live.meta);
    const watcher = look?.watched == null ? null : (await import('./watching.ts')).watcherOf(live, look);
    const reply = what(watcher?.look);
    if (reply.ok) await this.shelf.keep(live);
    return { reply, seen: look === undefined ? null : orRuleError(() => seenAfter(live, look, watcher)) };
  }
}

function notAllowed(message: string): EngineProblem {
  return new EngineProblem({ kind: 'not-allowed', message });
}

/** The bot that is to answer now, and what it is asked. */
function askedBot({ match, meta }: Live): { readonly question: OpenQuestion; readonly bot: BotId } | null {
  const question = questionForBots(match, personsOf(meta.seats));
  const plan = question && meta.seats[question.seat];
  return question === null || plan?.by !== 'bot' ? null : { question, bot: plan.bot };
}

function personAt(meta: MatchMeta, seat: Seat) {
  const person = holderOf(personsOf(meta.seats), seat);
  if (person === null) throw notAllowed(`no person sits at seat ${seat}`);
  return person;
}

/** Whatever a game throws while it is looked at is an error of its rules: one can go back a step. */
function orRuleError<T>(look: () => T): T {
  try {
    return look();
  } catch (error) {
    if (error instanceof EngineProblem) throw error;
    throw new EngineProblem({ kind: 'rule-error', message: messageOf(error) });
  }
}

function started(game: Game, config: MatchConfig): Match {
  try {
    return Match.start(game, config);
  } catch (error) {
    throw new EngineProblem({ kind: 'wrong-choices', message: messageOf(error) });
  }
}
