/** Outside a lesson: what is rare is explained when it first happens, once in this browser. */
import { type Asked, firstMet, type Game, type Heard, type Noted, notesOf, targetsOf } from '@necropole/kernel';
import type { SeenEvent, SeenQuestion } from '@necropole/kernel/app';
import { targetOf } from '../table/answers.ts';

/** What it needs of the table and of the browser. */
export interface FirstTimesNeeds {
  readonly question: () => SeenQuestion | null;
  readonly events: () => readonly SeenEvent[];
  /** Does somebody want to hear of it? */
  readonly wanted: () => boolean;
  /** The notes that were read here. */
  readonly read: () => ReadonlySet<string>;
  readonly keep: (note: string) => void;
}

export class FirstTimes {
  private readonly game: Pick<Game, 'learning' | 'signs'>;
  private readonly needs: FirstTimesNeeds;
  private read = $state.raw<ReadonlySet<string>>(new Set());
  /** What was told between the last two questions: from this event on, up to that one. */
  private span = $state.raw<readonly [number, number]>([0, 0]);
  private asked: string | null = null;

  /** `told`: so many events were told before, to whoever comes back to a match. */
  constructor(game: Pick<Game, 'learning' | 'signs'>, told: number, needs: FirstTimesNeeds) {
    this.game = game;
    this.needs = needs;
    this.read = needs.read();
    this.span = [told, told];
  }

  /** The note whose moment has come, while somebody is asked. */
  get noted(): Noted | null {
    const question = this.needs.question();
    const { learning } = this.game;
    if (question === null || learning === undefined || !this.needs.wanted()) return null;
    return firstMet(notesOf(learning), this.heard(), askedBy(question), this.read);
  }

  /** The names of what it points at. */
  get pointed(): readonly string[] {
    const [question, noted] = [this.needs.question(), this.noted];
    if (noted === null || question === null) return [];
    return targetsOf(noted.note.point, askedBy(question), noted.heard, this.game.signs);
  }

  private heard(): readonly Heard[] {
    const [from, to] = this.span;
    const told = this.needs.events().slice(from, to);
    return told.map(({ type, params }, i) => ({ event: type, params, at: from + i + 1 }));
  }

  /** Somebody is asked something: what was said until then has been read. */
  ask(question: string): void {
    if (question === this.asked) return;
    if (this.asked !== null) this.understand();
    this.asked = question;
    this.span = [this.span[1], this.needs.events().length];
  }

  /** The note that is shown was read. */
  understand(): void {
    const { noted } = this;
    if (noted === null) return;
    const { id } = noted.note;
    this.needs.keep(id);
    this.read = new Set([...this.read, id]);
  }
}

function askedBy({ key, params, options }: SeenQuestion): Asked {
  return {
    question: key,
    params,
    options: options.map((option) => ({
      key: option.key,
      allowed: option.refusal === null,
      facts: option.facts.map((fact) => fact.key),
      target: targetOf(option),
    })),
  };
}
