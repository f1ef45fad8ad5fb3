/** A match at this screen: what is asked, what people do about it, what comes of it, and what goes on by itself. */
import type { Game, KernelRefusal, MatchConfig, Overlay, Reply, Scene } from '@necropole/kernel';
import type { SeenQuestion } from '@necropole/kernel/app';
import type { ForcedBy, Pace } from '../app/settings.ts';
import type { Answered, Look, Seen } from '../engine/answered.ts';
import type { Teller } from '../engine/beats.ts';
import type { Engine } from '../engine/client.ts';
import { type Problem, problemOf } from '../engine/problems.ts';
import { configIn } from '../engine/records.ts';
import { personsOf, type SeatPlan } from '../engine/seats.ts';
import type { MatchState, Preview } from '../engine/sight.ts';
import type { SeenReason } from '../engine/thoughts.ts';
import { verbOf } from './answers.ts';
import { hold } from './holding.ts';
import { fetchNarrator } from './later.ts';
import { firstEyes, Looking } from './looking.svelte.ts';
import type { Narrator } from './narrator.ts';
import { tableParts } from './parts.ts';
import { Previews } from './previews.ts';
import { Showing } from './showing.svelte.ts';
import type { Wishes } from './wishes.ts';

/** What a session needs of the app. */
export interface SessionNeeds {
  readonly engine: Engine;
  readonly loadGame: (id: string, config: Omit<MatchConfig, 'seed'>) => Promise<Game>;
  /** How what comes of an answer is told. */
  readonly pace: (by: Teller) => Pace;
  /** Is only what matters told? */
  readonly onlyWhatMatters: () => boolean;
  readonly answerForced: () => ForcedBy;
  /** The spaces beside one. */
  readonly nextTo: (scene: Scene, space: string) => readonly string[];
}

/** Whoever sees an answer given for them sees first that they were asked. */
const FORCED_MS = 400;

/** What the match said no to, where the table has no better place to say it: a rule that threw has a screen of its own. */
function noticeOf(reply: Reply | null): KernelRefusal['key'] | null {
  if (reply === null || reply.ok || 'option' in reply || reply.refusal.key === 'rule-error') return null;
  return reply.refusal.key;
}

export class TableSession {
  readonly id: string;
  readonly showing: Showing;
  readonly looking: Looking;
  game = $state.raw<Game | null>(null);
  problem = $state.raw<Problem | null>(null);
  /** What the match said no to. */
  refused = $state.raw<KernelRefusal['key'] | null>(null);
  busy = $state(false);
  /** Is the only answer about to be given by itself? Then nobody is to press it. */
  forced = $state(false);
  /** What is wished of questions that come again and again, by seat and wish. */
  wishes = $state.raw<Wishes>({});
  /** Whose answer it is that something is told of. */
  teller = $state<Teller>('person');

  private readonly needs: SessionNeeds;
  private readonly previews: Previews;
  /** Whoever saw that a rule threw wants to answer otherwise. */
  private overlooked = $state(false);
  private readonly stopListening: () => void;
  private readonly letGo: () => void;
  private ended = false;
  /** Who tells what happens; without one, all of it is summed up. */
  private narrator: Narrator | null = null;
  /** Was the last answer given for whoever was asked, who had nothing else to do? */
  private byItself = false;
  /** Whoever took an answer back wants to be asked. */
  private cameBack = false;
  /** Has whoever answered last something to read of it: a die, a card, a token? */
  private reads = false;

  constructor(id: string, needs: SessionNeeds) {
    const { engine } = needs;
    this.id = id;
    this.needs = needs;
    this.showing = new Showing({
      goOn: () => {
        if (!this.busy) this.goOn();
      },
      hurry: () => {
        if (!this.busy && this.looking.state?.next?.by === 'bot') this.awaitBot();
      },
    });
    this.looking = new Looking(id, engine, this.showing);
    this.previews = new Previews(id, engine);
    this.letGo = hold(engine, id);
    this.stopListening = engine.onNotice((notice) => {
      if (notice.match === id) this.problem = notice;
    });
  }

  // ── What goes on ────────────────────────────────────────────────────────────────────────────────────────────────

  /** Does the game or a bot act, without anybody being asked? */
  get acting(): boolean {
    return this.showing.watching || this.looking.state?.next?.by === 'bot';
  }

  /** Is the match over, and all of it told? */
  get over(): boolean {
    const readOnly = this.looking.state?.readOnly;
    return (readOnly === 'over' || readOnly === 'resigned') && !this.showing.watching;
  }

  /** What is drawn: a moment of the past that is looked at, or the match as it is shown now. */
  get scene(): Scene | null {
    return this.looking.moment?.scene ?? this.showing.scene;
  }

  /** How many events have been told so far. */
  get told(): number {
    const { step } = this.showing;
    return step === null ? this.looking.events.length : step.first + step.events.length;
  }

  /** The rule that threw, until somebody goes on from there. */
  get failure(): MatchState['failure'] {
    return this.overlooked ? null : (this.looking.state?.failure ?? null);
  }

  /** What this person is asked, when nothing else is being shown. */
  get question(): SeenQuestion | null {
    const { state, moment } = this.looking;
    if (state === null || this.showing.watching || moment !== null || state.readOnly !== null) return null;
    const { next } = state;
    if (next?.by !== 'person' || next.person !== state.eyes) return null;
    return state.questions.find(({ id, seat }) => id === next.question && seat === next.seat) ?? null;
  }

  // ── Opening ─────────────────────────────────────────────────────────────────────────────────────────────────────

  async open(takeOver = false): Promise<void> {
    await this.attempt(async () => {
      const { engine, loadGame } = this.needs;
      const meta = await engine.open(this.id, takeOver);
      this.game = await loadGame(meta.game, configIn(meta));
      await this.begin(meta.seats);
    });
  }

  /** Shows the match to whoever looks first. */
  private begin(seats: readonly SeatPlan[]): Promise<void> {
    return this.look(() => this.looking.lookAs(firstEyes(personsOf(seats))));
  }

  /** Lets the match go. */
  end(): void {
    this.ended = true;
    this.showing.end();
    this.stopListening();
    this.letGo();
  }

  // ── Answering ───────────────────────────────────────────────────────────────────────────────────────────────────

  async answer(key: string): Promise<void> {
    const { question } = this;
    if (question === null || this.busy) return;
    await this.change((look) => this.needs.engine.answer(this.id, question.seat, key, question.id, look), 'person');
  }

  /** Takes so many of one's last answers back, one by one. */
  async stepsBack(count: number): Promise<void> {
    for (let left = count; left > 0 && this.looking.state?.undo?.kind === 'free'; left--) await this.undo();
  }

  async undo(agreed = false): Promise<void> {
    const { person } = this.looking;
    if (person !== null) await this.change((look) => this.needs.engine.undo(this.id, person.id, agreed, look), 'back');
  }

  async redo(): Promise<void> {
    const { person } = this.looking;
    if (person !== null) await this.change((look) => this.needs.engine.redo(this.id, person.id, look), 'back');
  }

  /** In a lesson: back to the question before, with the same dice to come. */
  async rewind(): Promise<void> {
    const { person } = this.looking;
    if (person !== null) await this.change((look) => this.needs.engine.rewind(this.id, person.id, look), 'back');
  }

  async retract(): Promise<void> {
    const [seat] = this.looking.state?.retractable ?? [];
    if (seat !== undefined) await this.change((look) => this.needs.engine.retract(this.id, seat, look), 'back');
  }

  /** After a rule that threw: nothing has changed, another answer may be given. */
  answerOtherwise(): void {
    this.overlooked = true;
    this.goOn();
  }

  /** Out of a rule that throws. */
  async stepBack(): Promise<void> {
    await this.change((look) => this.needs.engine.back(this.id, look), 'back');
  }

  /** Somebody else sits down, or a bot does; what was shown stays as whoever looks now may see it. */
  async reseat(seats: readonly SeatPlan[]): Promise<void> {
    this.showing.hold();
    await this.attempt(async () => {
      const meta = await this.needs.engine.reseat(this.id, seats);
      this.showing.stand();
      await this.begin(meta.seats);
    });
  }

  async resign(): Promise<void> {
    const person = this.looking.person ?? this.looking.persons[0];
    if (person === undefined) return;
    await this.attempt(async () => this.begin((await this.needs.engine.resign(this.id, person.id)).seats));
  }

  /** Why the bots answered as they did. */
  reasons(): Promise<readonly SeenReason[]> {
    return this.needs.engine.reasons(this.id, this.looking.state?.eyes ?? 'everybody');
  }

  /** What an answer would do, as far as that is known; `null` where nothing can be said. */
  preview(key: string): Promise<Preview | null> {
    const { question, looking } = this;
    if (question === null || looking.state === null) return Promise.resolve(null);
    return this.previews.of(looking.state, question, key);
  }

  private async change(what: (look?: Look) => Promise<Answered | null>, by: Teller | 'back'): Promise<void> {
    this.busy = true;
    this.overlooked = false;
    this.showing.hold();
    await this.attempt(async () => {
      const look = this.lookAt(by);
      const [answered] = await Promise.all([what(look), this.fetchNarrator()]);
      this.refused = noticeOf(answered?.reply ?? null);
      if (look !== undefined) await this.follow(by, answered?.seen ?? (await this.seenNow(look)));
    });
    this.busy = false;
  }

  private async fetchNarrator(): Promise<void> {
    this.narrator ??= await fetchNarrator().then(
      ({ Narrator }) => new Narrator(),
      () => null,
    );
  }

  /** How whoever looks now looks at what will come of this. */
  private lookAt(by: Teller | 'back'): Look | undefined {
    const { state, events } = this.looking;
    if (state === null) return undefined;
    const watches = by !== 'back' && !this.showing.skipping && this.needs.pace(by) !== 'summary';
    return { eyes: state.eyes, since: by === 'back' ? 0 : events.length, watched: watches ? by : null };
  }

  private async seenNow({ eyes, since }: Pick<Look, 'eyes' | 'since'>): Promise<Seen> {
    return { state: await this.needs.engine.state(this.id, eyes, since), frames: [] };
  }

  /** Shows what has come of an answer. */
  private async follow(by: Teller | 'back', { state, frames }: Seen): Promise<void> {
    const { looking, showing, game } = this;
    const [before, known] = [showing.scene, looking.events];
    // What was meant for other eyes is not shown to these.
    if (this.ended || looking.state?.eyes !== state.eyes) return;
    if (by === 'back' || before === null || state.heard < known.length) {
      looking.accept(by === 'back' ? state : (await this.seenNow({ eyes: state.eyes, since: 0 })).state);
      this.problem = null;
      showing.unfile();
      this.cameBack = by === 'back';
      showing.retell(known, looking.events);
      this.goOn();
      return;
    }
    const asked = this.question?.key ?? '';
    const skipped = showing.skipping ? showing.news : [];
    const seat = by === 'bot' && looking.state.next?.by === 'bot' ? looking.state.next.seat : null;
    looking.accept({ ...state, events: [...known, ...state.events] });
    looking.unseenFrom = null;
    this.problem = null;
    this.teller = by;
    if (by === 'person') {
      this.cameBack = false;
      if (!this.forced) showing.newFrom = known.length;
      if (this.isTurnOf(before, asked)) showing.unfile();
      showing.byItself = this.byItself;
    }
    this.byItself = false;
    const told =
      game &&
      this.narrator?.tell({
        by,
        byItself: this.forced,
        seat,
        pace: showing.skipping ? 'summary' : this.needs.pace(by),
        state,
        first: known.length,
        before,
        frames,
        signs: game.signs,
        mattersTo: this.needs.onlyWhatMatters() ? (looking.person?.seats ?? []) : null,
        nextTo: this.needs.nextTo,
      });
    if (by === 'person') this.reads = told?.reads === true;
    showing.keep(told?.again ?? [], before);
    if (told?.steps == null) {
      showing.glanceAt(state.events, told?.stay ?? 0, told?.filed ?? [], skipped);
      this.goOn();
      return;
    }
    showing.begin(told.steps, before);
    // A bot thinks while people are told what has happened, and not only afterwards.
    if (state.next?.by === 'bot') void this.needs.engine.think(this.id).catch(() => {});
  }

  /** Is it the turn of whoever looks, or nobody's? What others do goes on around a question that they ask in its midst. */
  private isTurnOf({ sheets }: Scene, asked: string): boolean {
    const seats = this.looking.person?.seats ?? [];
    const own = sheets.filter(({ seat }) => seat !== null && seats.includes(seat));
    if (own.length === 0 || own.some(({ active }) => active)) return true;
    const between: readonly string[] = this.game?.signs.between ?? [];
    return between.includes(asked) && !sheets.some(({ active }) => active);
  }

  /** What the answer that is pointed at lays over the board. */
  async overlay(key: string): Promise<Overlay | null> {
    const { question } = this;
    return question === null ? null : this.needs.engine.overlay(this.id, question.seat, key).catch(() => null);
  }

  // ── What goes on by itself ──────────────────────────────────────────────────────────────────────────────────────

  private goOn(): void {
    const { looking, showing } = this;
    const { state } = looking;
    this.forced = false;
    if (state === null || this.ended || state.readOnly !== null || this.failure !== null || state.next === null) return;
    const { next } = state;
    if (next.by === 'bot') {
      if (!showing.paused) this.awaitBot();
      return;
    }
    showing.arrive();
    if (next.person !== state.eyes)
      showing.after(next.cover ? showing.glanceLeft() : 0, () => {
        looking.handOver(next);
        if (!next.cover) void this.look(() => looking.show(next.person));
      });
    else if (state.forced !== null && this.answersItself(state.forced)) {
      const { key } = state.forced;
      showing.after(this.reads ? Math.max(FORCED_MS, showing.glanceLeft()) : FORCED_MS, () => {
        this.byItself = !this.goesOn(key);
        this.forced = this.question !== null;
        void this.answer(key);
      });
      this.forced = true;
    } else if (this.question !== null && !this.cameBack && tableParts().passes?.(this.wishes, this.question) === true) {
      const key = this.question.wish?.pass ?? '';
      this.forced = true;
      showing.after(FORCED_MS, () => {
        this.byItself = true;
        void this.answer(key);
      });
    }
  }

  /** Somebody states how they wish to be asked: the question that is open goes by it too. */
  wishFor(wishes: Wishes): void {
    this.wishes = wishes;
    if (!this.busy) this.goOn();
  }

  /**
   * Is the only answer that is allowed given for whoever is asked? A sealed one never: that it came at once would tell. And no turn
   * ends so while its player still reads what came of their last answer, unless they want all of it to go by itself.
   */
  private answersItself({ key }: NonNullable<MatchState['forced']>): boolean {
    const by = this.needs.answerForced();
    if (by === 'never' || this.cameBack || this.question?.sealed !== false) return false;
    if (by === 'always' || this.goesOn(key)) return true;
    return !this.reads && this.game?.signs.ending?.includes(verbOf(key)) === true;
  }

  /** Does the answer only go on, so that nothing needs to be said of it? */
  private goesOn(key: string): boolean {
    const verb = verbOf(key);
    const asked = this.question?.key;
    const rows = this.game?.signs.goingOn ?? [];
    return rows.some((row) => row === verb || (typeof row === 'object' && row.at === asked && row.verb === verb));
  }

  /** The bot answers as soon as it has thought. */
  private awaitBot(): void {
    const thought = this.needs.engine.think(this.id).catch(() => {});
    this.showing.after(0, () => this.botStep(), thought);
  }

  private botStep(): void {
    void this.change((look) => this.needs.engine.botStep(this.id, look), 'bot');
  }

  // ── Looking ─────────────────────────────────────────────────────────────────────────────────────────────────────

  /** The person who was waited for is there. */
  uncover(): Promise<void> {
    return this.look(() => this.looking.uncover());
  }

  /** Whoever answered in secret before the screen was handed on answers anew. */
  takeBack(): Promise<void> {
    return this.look(() => this.looking.takeBack());
  }

  /** Shows the board as it was after a line of the history. */
  async lookBack(line: number): Promise<void> {
    if (this.looking.state === null) return;
    this.showing.finish();
    await this.attempt(() => this.looking.lookBack(line));
  }

  /** Goes on with whoever looks now. */
  private async look(now: () => Promise<void>): Promise<void> {
    await this.attempt(async () => {
      await now();
      this.problem = null;
      this.fileNews();
      this.goOn();
    });
  }

  /** What others did since somebody looked last stands on their card, as it does where a bot did it. */
  private fileNews(): void {
    const { events, unseenFrom } = this.looking;
    const { game, narrator } = this;
    if (unseenFrom !== null && game && narrator) this.showing.file(narrator.since(events, unseenFrom, game.signs));
  }

  private async attempt(what: () => Promise<void>): Promise<void> {
    try {
      await what();
    } catch (error) {
      if (!this.ended) this.problem = problemOf(error);
    }
  }
}
