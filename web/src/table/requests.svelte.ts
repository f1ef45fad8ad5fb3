/** What a person asks of the match beside its questions; what cannot be taken back lightly is confirmed first. */
import type { SeenOption } from '@necropole/kernel/app';
import { engine } from '../app/engine.ts';
import { saveFile } from '../app/files.ts';
import { goTo } from '../app/route.svelte.ts';
import { settings } from '../app/settings.svelte.ts';
import { problemOf } from '../engine/problems.ts';
import { deadlyFact } from './answers.ts';
import { nameOfPerson } from './people.ts';
import type { TableSession } from './session.svelte.ts';
import type { Speech } from './speech.ts';
import type { TableWords } from './words/index.ts';

/** A question of the app itself. */
export interface Asked {
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  readonly danger: boolean;
  readonly agree: () => void;
}

/** Asks first when a file holds what is still hidden. */
export async function offerFile(
  id: string,
  what: 'toFile' | 'report',
  words: TableWords,
  ask: (asked: Asked) => void,
): Promise<void> {
  const { name, text, secrets } = await engine[what](id);
  const agree = (): void => saveFile(name, text);
  if (secrets) ask({ title: words.file.title, text: words.file.secrets, yes: words.file.yes, danger: false, agree });
  else agree();
}

export class Requests {
  asked = $state.raw<Asked | null>(null);
  private readonly session: TableSession;
  private readonly words: () => TableWords;

  constructor(session: TableSession, words: () => TableWords) {
    this.session = session;
    this.words = words;
  }

  /** Gives an answer; warns first of one that may cost its giver a figure. */
  answer(option: SeenOption, { voice, signs }: Speech): void {
    const { danger } = this.words();
    const deadly = deadlyFact(option, signs);
    const agree = (): void => void this.session.answer(option.key);
    if (deadly === null) agree();
    else {
      const text = `${danger.text(voice.called(option))} (${voice.fact(deadly)})`;
      this.asked = { title: danger.title, text, yes: danger.doIt, danger: true, agree };
    }
  }

  undo(): void {
    const { session } = this;
    const offer = session.looking.state?.undo ?? null;
    if (offer === null || session.busy) return;
    if (offer.kind === 'free') {
      void session.undo();
      return;
    }
    const { undo, and } = this.words();
    const names = and(offer.asks.map((person) => nameOfPerson(person, settings().myName, this.words())));
    const alone = offer.asks.length === 0;
    this.asked = {
      title: undo.title,
      text: alone ? undo.alone : undo.asks(names),
      yes: alone ? undo.yes : undo.agreed(names),
      danger: false,
      agree: () => void session.undo(true),
    };
  }

  redo(): void {
    if (this.session.looking.state?.redo === true && !this.session.busy) void this.session.redo();
  }

  resign(): void {
    const { resign } = this.words();
    const text = this.session.looking.persons.length > 1 ? resign.others : resign.alone;
    const agree = (): void => void this.session.resign();
    this.asked = { title: resign.title, text, yes: resign.yes, danger: true, agree };
  }

  async save(what: 'toFile' | 'report'): Promise<void> {
    await this.attempt(() => offerFile(this.session.id, what, this.words(), (asked) => (this.asked = asked)));
  }

  /** A new match from a point of this one. */
  async continueFrom(line: number): Promise<void> {
    const person = this.session.looking.person ?? this.session.looking.persons[0];
    const next = () => engine.continueFrom(this.session.id, line, person?.id ?? 'me');
    await this.attempt(async () => goTo({ page: 'match', id: await next() }));
  }

  async rematch(sameSeed: boolean): Promise<void> {
    await this.attempt(async () => goTo({ page: 'match', id: await engine.rematch(this.session.id, sameSeed) }));
  }

  private async attempt(what: () => Promise<void>): Promise<void> {
    try {
      await what();
    } catch (error) {
      this.session.problem = problemOf(error);
    }
  }
}
