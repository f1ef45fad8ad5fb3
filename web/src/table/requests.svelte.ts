/** What a person asks of the match beside its questions; what cannot be taken back lightly is confirmed first. */
import type { SeenOption } from '@necropole/kernel/app';
import { engine } from '../app/engine.ts';
import { saveFile } from '../app/files.ts';
import { goTo } from '../app/route.svelte.ts';
import { language } from '../app/say.svelte.ts';
import { settings } from '../app/settings.svelte.ts';
import { problemOf } from '../engine/problems.ts';
import { deadlyFact } from './answers.ts';
import { atHand } from './later.ts';
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

/** What is asked first, in the language of the app. */
async function sure(): Promise<typeof import('./words/sure.ts')['sureWords']['en']> {
  return (await atHand()).sureWords[language()];
}

/** Asks first when a file holds what is still hidden. */
export async function offerFile(id: string, what: 'toFile' | 'report', ask: (asked: Asked) => void): Promise<void> {
  const { name, text, secrets } = await engine[what](id);
  const agree = (): void => saveFile(name, text);
  if (!secrets) agree();
  else {
    const { file } = await sure();
    ask({ title: file.title, text: file.secrets, yes: file.yes, danger: false, agree });
  }
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
    const deadly = deadlyFact(option, signs);
    const agree = (): void => void this.session.answer(option.key);
    if (deadly === null) agree();
    else
      this.askFirst(({ danger }) => {
        const text = `${danger.text(voice.called(option))} (${voice.fact(deadly)})`;
        return { title: danger.title, text, yes: danger.doIt, danger: true, agree };
      });
  }

  undo(): void {
    const { session } = this;
    const offer = session.looking.state?.undo ?? null;
    if (offer === null || session.busy) return;
    if (offer.kind === 'free') {
      void session.undo();
      return;
    }
    const { and } = this.words();
    const names = and(offer.asks.map((person) => nameOfPerson(person, settings().myName, this.words())));
    const alone = offer.asks.length === 0;
    this.askFirst(({ undo }) => ({
      title: undo.title,
      text: `${undo.since[offer.since ?? 'cards']} ${alone ? undo.alone : undo.asks(names)}`,
      yes: alone ? undo.yes : undo.agreed(names),
      danger: false,
      agree: () => void session.undo(true),
    }));
  }

  redo(): void {
    if (this.session.looking.state?.redo === true && !this.session.busy) void this.session.redo();
  }

  resign(): void {
    const alone = this.session.looking.persons.length < 2;
    const agree = (): void => void this.session.resign();
    this.askFirst(({ resign }) => {
      const text = alone ? resign.alone : resign.others;
      return { title: resign.title, text, yes: resign.yes, danger: true, agree };
    });
  }

  async save(what: 'toFile' | 'report'): Promise<void> {
    await this.attempt(() => offerFile(this.session.id, what, (asked) => (this.asked = asked)));
  }

  /** Gives the finished match to somebody else. */
  async share(): Promise<void> {
    await this.attempt(async () => (await import('../app/share-match.ts')).shareMatch(this.session.id));
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

  private askFirst(asked: (words: Awaited<ReturnType<typeof sure>>) => Asked): void {
    void this.attempt(async () => {
      this.asked = asked(await sure());
    });
  }

  private async attempt(what: () => Promise<void>): Promise<void> {
    try {
      await what();
    } catch (error) {
      this.session.problem = problemOf(error);
    }
  }
}
