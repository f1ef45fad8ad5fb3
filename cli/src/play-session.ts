/** A match at this screen: shows what each person may see, takes their answers, lets the bots answer, saves. */
import { type Player, sightOf } from '@necropole/bots';
import type { Language, Lesson, OpenQuestion, Reply, Scene } from '@necropole/kernel';
import {
  type AnswerLine,
  derivedSeed,
  eventsFor,
  type Match,
  questionsFor,
  type SeenQuestion,
  viewFor,
  viewForAll,
} from '@necropole/kernel/app';
import { Autosave } from './autosave.ts';
import { seatBots } from './bots.ts';
import { LessonTalk } from './lesson-talk.ts';
import { mustHandOver, nextToAnswer, type Person, personsOf, type Seats } from './persons.ts';
import { type Phrases, phrasesOf, sayRefused } from './phrases.ts';
import { readWish } from './play-input.ts';
import { CLEAR_SCREEN } from './screen.ts';
import { shownText } from './shown-text.ts';
import type { Prompter, Surroundings } from './surroundings.ts';
import { logText, outcomeText, questionText, tableText } from './table-text.ts';

/** How many events somebody who comes back to a match hears again. */
const HEARD_AGAIN = 10;
/** Typed by a pupil who goes on alone. */
const LEAVE_LESSON = 'x';

/** A match at this screen. */
export class PlaySession {
  private readonly phrases: Phrases;
  private readonly persons: readonly Person[];
  private readonly bots: readonly (Player | null)[];
  /** Who looks at the screen. */
  private last: Person | null = null;
  /** How many events each person has heard. */
  private readonly heard = new Map<Person, number>();
  private readonly heardFrom: number;
  /** The number of the rest point at which the board was last shown. */
  private restShown = -1;
  private readonly autosave: Autosave;

  private readonly match: Match;
  private readonly around: Surroundings;
  private readonly prompter: Prompter;
  /** Whoever teaches, until the pupil goes on alone. */
  private coach: LessonTalk | null;

  constructor(
    match: Match,
    file: string,
    seats: Seats,
    language: Language,
    around: Surroundings,
    prompter: Prompter,
    lesson: Lesson | null,
  ) {
    this.match = match;
    this.around = around;
    this.prompter = prompter;
    this.phrases = phrasesOf(match.game, language);
    this.autosave = new Autosave(match, file, seats, around.err, this.phrases.words);
    this.coach = lesson === null ? null : new LessonTalk(lesson, this.phrases, around.terminal);
    this.persons = personsOf(seats);
    this.bots = seatBots(seats.players, derivedSeed(match.config.seed, `players/${match.lines.length}`));
    this.heardFrom = match.answers === 0 ? 0 : Math.max(0, match.told.length - HEARD_AGAIN);
  }

  /** Plays until the match is over or everybody has left; gives the exit code. */
  async play(): Promise<number> {
    const { words } = this.phrases;
    if (this.autosave.save()) this.around.out(`${words.play.savingTo(this.autosave.file)}\n`);
    if (this.match.config.chosen === true) this.around.out(`${words.play.chosenSeed}\n`);
    while (this.match.outcome === null) {
      const { question, person } = nextToAnswer(this.match, this.persons, this.last);
      if (person === null) {
        const failed = this.botAnswers(question);
        if (failed !== null) {
          this.around.err(`${failed}\n`);
          return 1;
        }
      } else {
        await this.sitDown(person);
        if (await this.personAnswers(person, question.seat)) return this.leave();
      }
    }
    return this.finish();
  }

  // ── Leaving ────────────────────────────────────────────────────────────────────────────────────────────────────

  private leave(): number {
    const { play } = this.phrases.words;
    if (!this.autosave.save()) return 1;
    this.around.out(
      `${play.saved(this.autosave.file)}\n${play.howToResume(`npx necropole ${this.coach === null ? 'play' : 'lesson'} --resume ${quoted(this.autosave.file)}`)}\n`,
    );
    return 0;
  }

  private finish(): number {
    const { match, around, phrases } = this;
    const saved = this.autosave.save();
    if (match.outcome === null) return 1;
    const eyes = viewForAll(match).seats;
    const heard = this.last === null ? this.heardFrom : (this.heard.get(this.last) ?? this.heardFrom);
    around.out(`\n${tableText(match.game.scene(viewForAll(match)), phrases, around.terminal)}`);
    around.out(logText(eventsFor(match, eyes, heard), phrases, around.terminal));
    around.out(outcomeText(match.outcome, phrases, around.terminal));
    if (this.coach !== null) around.out(`\n${this.coach.farewell(match)}`);
    if (saved) around.out(`${phrases.words.play.saved(this.autosave.file)}\n`);
    return saved ? 0 : 1;
  }

  // ── Answering ───────────────────────────────────────────────────────────────────────────────────────────────────

  /** Lets a bot answer; gives what went wrong, or `null`. */
  private botAnswers({ seat }: OpenQuestion): string | null {
    const sight = sightOf(this.match, seat);
    const player = this.bots[seat] ?? null;
    if (sight === null || player === null) return this.phrases.words.errors.internal(`no bot at seat ${seat}`);
    const reply = this.match.answer(seat, player.choose(sight).answer);
    if (!reply.ok) return sayRefused(reply, this.phrases);
    this.autosave.save();
    return null;
  }

  /** Takes lines until one of them is an answer or changes the question; `true` when the person leaves. */
  private async personAnswers(person: Person, seat: number): Promise<boolean> {
    const { phrases, around } = this;
    const question = this.questionOf(person, seat);
    await this.teach(question);
    this.showQuestion(question, false);
    for (;;) {
      const { play, lesson, seatTitle } = phrases.words;
      const commands = this.coach === null ? play.commands : lesson.commands;
      const line = await this.read(play.prompt(seatTitle(seat), commands));
      if (line === null) return true;
      if (this.coach !== null && line.trim().toLowerCase() === LEAVE_LESSON) {
        this.coach = null;
        around.out(`${lesson.left}\n`);
        continue;
      }
      const wish = readWish(line, question, phrases);
      if (wish.kind === 'quit') {
        if (this.autosave.save()) return true;
      } else if (wish.kind === 'answer') {
        if (this.give(question, wish.key)) return false;
      } else if (wish.kind === 'undo' || wish.kind === 'redo') {
        if (await (wish.kind === 'undo' ? this.takeBack(person) : this.giveAgain(person))) return false;
      } else {
        const { match, persons, autosave } = this;
        const taught = this.coach !== null;
        around.out(shownText(wish, { match, person, persons, question, autosave, taught }, phrases, around));
      }
    }
  }

  /** Lets the coach speak: what is only to be read is read first. */
  private async teach(question: SeenQuestion): Promise<void> {
    const { coach, around, phrases } = this;
    if (coach === null) return;
    const { notes, now, isOver } = coach.before(question, this.match, this.sceneOf(question));
    for (const note of notes) {
      around.out(note);
      if (around.terminal.interactive) await this.prompter.ask(phrases.words.lesson.next);
    }
    around.out(now);
    if (isOver) this.coach = null;
  }

  /** The question of a seat; nothing is secret where there is only one. */
  private questionOf(person: Person, seat: number): SeenQuestion {
    const question = questionsFor(this.match, person.seats).find((one) => one.seat === seat);
    if (question === undefined) throw new Error(`no question for seat ${seat}`);
    return this.match.config.seats > 1 ? question : { ...question, sealed: false };
  }

  private async read(prompt: string): Promise<string | null> {
    const line = await this.prompter.ask(this.around.terminal.interactive ? prompt : '');
    if (!this.around.terminal.interactive) this.around.out(`${prompt}${line ?? ''}\n`);
    return line;
  }

  private give(question: SeenQuestion, key: string): boolean {
    const { phrases, around } = this;
    const reply = this.match.answer(question.seat, key, question.id);
    if (!reply.ok) {
      around.out(`${sayRefused(reply, phrases)}\n`);
      return false;
    }
    around.out(
      `${phrases.words.play.chosen(phrases.called(question.options.find((one) => one.key === key) ?? { key }))}\n\n`,
    );
    this.autosave.save();
    return true;
  }

  // ── Taking back ─────────────────────────────────────────────────────────────────────────────────────────────────

  /** Takes back the last answer if that is free, else this person's last one by consent; alone, it is given. */
  private async takeBack(person: Person): Promise<boolean> {
    const { match, around, phrases } = this;
    const { play } = phrases.words;
    const free = this.persons.find(({ seats }) => match.undoable(seats) === 'free');
    // While others still answer in secret, each may take back their own answer only.
    const sealed = match.open.some((question) => question.sealed);
    const { seats } = sealed ? person : (free ?? person);
    const name = this.lastAnswerOf(seats, person);
    const needsConsent = match.undoable(seats) === 'consent';
    if (needsConsent && this.persons.length > 1) {
      const agreed = await this.read(play.askConsent);
      if (agreed === null || !play.yes.includes(agreed.trim().toLowerCase())) {
        around.out(`${play.notAgreed}\n`);
        return false;
      }
    }
    const reply = this.goBack(seats, needsConsent);
    if (!reply.ok) {
      around.out(`${sayRefused(reply, phrases)}\n`);
      return false;
    }
    for (const one of this.persons)
      this.heard.set(one, Math.max(0, match.told.length - (needsConsent && this.coach === null ? 1 : 0)));
    around.out(
      `${play.undone(name)}\n${needsConsent && this.coach !== null ? `${phrases.words.lesson.sameDice}\n` : ''}\n`,
    );
    this.autosave.save();
    return true;
  }

  /** Whoever learns plays for nothing: the same dice and cards come again. */
  private goBack(seats: readonly number[], needsConsent: boolean): Reply {
    const { match, around } = this;
    if (this.coach !== null) return match.rewind(seats);
    return needsConsent ? match.undo(seats, { seed: around.freshSeed() }) : match.undo(seats);
  }

  private giveAgain(person: Person): Promise<boolean> {
    const { match, around, phrases } = this;
    const sealed = match.open.some((question) => question.sealed);
    const seats = sealed ? person.seats : this.persons.flatMap((one) => one.seats);
    const reply = match.redo(seats);
    if (reply.ok) {
      around.out(`${phrases.words.play.redone(this.lastAnswerOf(seats, person))}\n\n`);
      this.autosave.save();
    } else {
      around.out(`${sayRefused(reply, phrases)}\n`);
    }
    return Promise.resolve(reply.ok);
  }

  /** What the last answer of some seats is called; before others, only whose it was. */
  private lastAnswerOf(seats: readonly number[], before: Person): string {
    const lines = this.match.lines.filter((line): line is AnswerLine => line.kind === 'answer');
    const line = lines.filter(({ team }) => team.some((seat) => seats.includes(seat))).pop();
    if (line === undefined) return '';
    return before.seats.includes(line.seat)
      ? this.phrases.answer(line.answer)
      : this.phrases.words.seatTitle(line.seat);
  }

  // ── Showing ─────────────────────────────────────────────────────────────────────────────────────────────────────

  /** Lets a person take the screen: clears it first when the one before saw something else. */
  private async sitDown(person: Person): Promise<void> {
    const { match, around, phrases } = this;
    if (mustHandOver(match, this.last, person, this.persons)) {
      const who = person.seats.map(phrases.words.seatTitle).join(', ');
      around.out(`${around.terminal.interactive ? CLEAR_SCREEN : ''}${phrases.words.play.handOver(who)}\n`);
      if (around.terminal.interactive) {
        await this.prompter.ask(phrases.words.play.handOverWait(who));
        around.out(CLEAR_SCREEN);
      }
      this.restShown = -1;
    }
    this.last = person;
    const rest = match.rests.at(-1)?.number ?? 0;
    if (this.restShown !== rest) {
      this.restShown = rest;
      around.out(`\n${tableText(match.game.scene(viewFor(match, person.seats)), phrases, around.terminal)}`);
    }
    this.showNews(person);
  }

  private showNews(person: Person): void {
    const news = eventsFor(this.match, person.seats, this.heard.get(person) ?? this.heardFrom);
    this.heard.set(person, this.match.told.length);
    if (news.length > 0) this.around.out(`${logText(news, this.phrases, this.around.terminal)}\n`);
  }

  private showQuestion(question: SeenQuestion, allRefused: boolean): void {
    const { phrases, around } = this;
    around.out(questionText(question, phrases, around.terminal, allRefused, this.sceneOf(question)).text);
  }

  /** What whoever is asked sees. */
  private sceneOf({ seat }: SeenQuestion): Scene {
    return this.match.game.scene(viewFor(this.match, [seat]));
  }
}

function quoted(file: string): string {
  return /^[\w./-]+$/.test(file) ? file : `'${file.replaceAll("'", `'\\''`)}'`;
}
