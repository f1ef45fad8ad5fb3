/** What the coach of a lesson says in the terminal: his notes, what he points at in words, and the answer that he would give. */
import {
  fits,
  fitting,
  type LaterNote,
  type Lesson,
  type LessonStep,
  laterHeard,
  meets,
  nameOfCard,
  newPupil,
  type Pupil,
  pointedAt,
  pupilAfter,
  type Says,
  type Scene,
  seatsOfPupil,
  targetsOf,
  wantedOf,
  whenRead,
} from '@necropole/kernel';
import { Attendance, type Match, type SeenQuestion } from '@necropole/kernel/app';
import type { Phrases } from './phrases.ts';
import { bright, faint, heading } from './screen.ts';
import type { Terminal } from './surroundings.ts';
import { wrapped } from './text-table.ts';

type Screen = Pick<Terminal, 'columns' | 'colour'>;

interface Said {
  readonly title: string;
  readonly text: string;
}

/** What is said before a question. */
export interface Talk {
  /** What is only to be read, one after the other. */
  readonly notes: readonly string[];
  /** What stands over the question; nothing where the pupil plays as they like. */
  readonly now: string;
  readonly isOver: boolean;
}

/** The coach of one match. Whatever he has said counts as read. */
export class LessonTalk {
  private readonly lesson: Lesson;
  private readonly attendance: Attendance;
  private readonly read = new Set<string>();
  private readonly phrases: Phrases;
  private readonly screen: Screen;

  constructor(lesson: Lesson, phrases: Phrases, screen: Screen) {
    this.lesson = lesson;
    this.attendance = new Attendance(seatsOfPupil(lesson));
    this.phrases = phrases;
    this.screen = screen;
  }

  /** What is to be said now that this is asked. What was told before the pupil's last answer is not told again. */
  before(question: SeenQuestion, match: Match, scene: Scene): Talk {
    const { lesson, read } = this;
    const met = this.attendance.of(match);
    const since = met.findLastIndex(({ kind }) => kind === 'answered');
    const notes: string[] = [];
    let pupil = newPupil(lesson);
    met.forEach((one, i) => {
      pupil = meets(lesson, pupil, one, read);
      for (;;) {
        const step = lesson.steps[pupil.step];
        if (step === undefined || pupil.mood !== 'points' || typeof step.task === 'object') break;
        if (i > since) notes.push(this.noteText(this.said(step.say), step, pupil, this.namesIn(pupil, scene)));
        read.add(step.id);
        pupil = whenRead(lesson, pupil, read);
      }
    });
    for (;;) {
      const rare = pupil.mood === 'waits' ? laterHeard(lesson, met, read) : null;
      if (rare === null) break;
      read.add(rare.note.id);
      const pointed = targetsOf(rare.note.point, null, rare.heard, match.game.signs);
      notes.push(this.noteText(this.said(rare.note.say), rare.note, pupil, this.named(pointed, scene)));
    }
    const isOver = pupil.mood === 'over';
    return {
      notes,
      now: isOver ? this.endText(pupil, this.phrases.words.lesson.end.text) : this.taskText(question, pupil, scene),
      isOver,
    };
  }

  // ── What is said ───────────────────────────────────────────────────────────────────────────────────────────────

  private taskText(question: SeenQuestion, pupil: Pupil, scene: Scene): string {
    const { lesson, phrases } = this;
    const { lesson: words } = phrases.words;
    const step = lesson.steps[pupil.step];
    if (step === undefined || pupil.mood === 'waits') return '';
    const wanted = wantedOf(lesson, pupil);
    const allowed = question.options.filter(({ refusal }) => refusal === null);
    const at = allowed.findIndex(({ key }) => key === wanted?.key);
    const option = allowed[at];
    const isWay = typeof step.task === 'object' && fitting(step.task, pupil.asked).length === 0;
    const answer = option === undefined ? [] : [words.wanted(at + 1, phrases.called(option), isWay)];
    if (pupil.mood === 'other-way') {
      const { instead } = pupil;
      const said = step.otherwise?.find(({ when }) => instead !== null && fits(when, instead))?.say;
      return this.noteText(
        said === undefined ? words.asYouLike : this.said(said),
        step,
        pupil,
        [...answer, words.goBack],
        words.otherWay,
      );
    }
    return this.noteText(this.said(step.say), step, pupil, [...this.namesIn(pupil, scene, wanted?.target), ...answer]);
  }

  /** What was learnt, once the match is over. */
  farewell(match: Match): string {
    const { lesson, attendance, read } = this;
    return this.endText(pupilAfter(lesson, attendance.of(match), read), this.phrases.words.lesson.end.over);
  }

  private endText({ lamps }: Pupil, text: string): string {
    const { lesson, phrases } = this;
    const { language, words } = phrases;
    const learnt = lesson.steps.map(({ learnt: { name } }, i) => `${lamps[i] === 'lit' ? '✓' : '·'} ${name[language]}`);
    const toMeet = lesson.later.filter(({ id }) => !this.read.has(id)).map(({ learnt: { name } }) => name[language]);
    const { end } = words.lesson;
    const lines = [learnt.join('  '), ...(toMeet.length === 0 ? [] : [`${end.toMeet}${toMeet.join(' · ')}`])];
    return this.framed(words.lesson.coach, end.title, text, lines);
  }

  private said({ title, text }: Says): Said {
    const { language } = this.phrases;
    return { title: title[language], text: text[language] };
  }

  private noteText(
    { title, text }: Said,
    { teaches }: Pick<LessonStep | LaterNote, 'teaches'>,
    { step, lamps }: Pupil,
    lines: readonly string[],
    stamp?: string,
  ): string {
    const { words } = this.phrases;
    const now = words.lesson.lesson(Math.min(step + 1, lamps.length), lamps.length);
    const head = [words.lesson.coach, now, ...(stamp === undefined ? [] : [stamp])].join(' · ');
    const [cite] = teaches;
    return this.framed(head, title, cite === undefined ? text : `${text} [${cite}]`, lines);
  }

  private framed(head: string, title: string, text: string, lines: readonly string[]): string {
    const { screen } = this;
    const room = screen.columns - 4;
    return [
      faint(`┌ ${head}`, screen),
      ...wrapped(title, room).map((line) => `│ ${heading(line, screen)}`),
      ...wrapped(text, room).map((line) => `│ ${line}`),
      ...lines.flatMap((line) => wrapped(line, room).map((part) => `│ ${bright(part, screen)}`)),
      '',
      '',
    ].join('\n');
  }

  // ── What is pointed at ─────────────────────────────────────────────────────────────────────────────────────────

  private namesIn(pupil: Pupil, scene: Scene, besides: string | null = null): readonly string[] {
    const pointed = pointedAt(this.lesson, pupil, this.phrases.game.signs);
    return this.named(
      pointed.filter((name) => name !== besides),
      scene,
    );
  }

  private named(pointed: readonly string[], scene: Scene): readonly string[] {
    const { words } = this.phrases;
    const names = new Set(pointed.flatMap((name) => nameOfThing(name, scene, this.phrases) ?? []));
    return names.size === 0 ? [] : [words.lesson.lookAt([...names])];
  }
}

/** What a thing of the scene is called, by its own name or by that of the component that it shows; `null` where it has no words. */
function nameOfThing(name: string, scene: Scene, phrases: Phrases): string | null {
  const { ground, pieces, piles, tracks, sheets, notes } = scene;
  const things = [sheets, ground.spaces, ground.groups, tracks, notes, pieces, piles].flat();
  const found =
    things.find(({ id }) => id === name) ?? [pieces, sheets, notes].flat().find(({ component }) => component === name);
  if (found !== undefined) return phrases.label(found.label);
  const card = piles.flatMap((pile) => pile.cards.filter((_, index) => nameOfCard(pile, index) === name))[0];
  return card?.id == null ? null : phrases.component(card.id);
}
