/** What a person asks of the match beside its questions. */
import type { SeenOption } from '@necropole/kernel/app';
import { problemOf } from '../engine/problems.ts';
import { deadlyFact } from './answers.ts';
import { atHand } from './later.ts';
import type { Asked } from './requested.ts';
import type { TableSession } from './session.svelte.ts';
import type { Speech } from './speech.ts';
import type { TableWords } from './words/index.ts';

type Requested = typeof import('./requested.ts');

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
    if (deadly === null) void this.session.answer(option.key);
    else void this.want(({ answer }, by) => answer(by, option, voice.called(option), voice.fact(deadly)));
  }

  undo(): void {
    const { session } = this;
    const offer = session.looking.state?.undo ?? null;
    if (offer === null || session.busy) return;
    if (offer.kind === 'free') void session.undo();
    else void this.want(({ undo }, by) => undo(by, offer));
  }

  redo(): void {
    if (this.session.looking.state?.redo === true && !this.session.busy) void this.session.redo();
  }

  save(what: 'toFile' | 'report'): Promise<void> {
    return this.want(({ offerFile }, { session, ask }) => offerFile(session.id, what, ask));
  }

  /** What is asked seldom is fetched when it is, and what comes in its way is shown. */
  async want(what: (all: Requested, by: Parameters<Requested['resign']>[0]) => void | Promise<void>): Promise<void> {
    const { session } = this;
    try {
      const { requested } = await atHand();
      await what(requested, { session, words: this.words(), ask: (asked) => (this.asked = asked) });
    } catch (error) {
      session.problem = problemOf(error);
    }
  }
}
