/** What the keys of the table do. It comes with what answers to a hand. */
import { keyOfDigit } from './answers.ts';
import type { Attention } from './attention.svelte.ts';
import type BoardBox from './BoardBox.svelte';
import { focusCard, focusOn, focusQuestion, openMenu } from './focus.ts';
import { type KeyHandlers, type KeyPress, pressKey, tableKeys } from './keys.ts';
import type { Requests } from './requests.svelte.ts';
import type { TableSession } from './session.svelte.ts';

/** What hands at the table have to do with. */
export interface Reach {
  readonly session: TableSession;
  readonly attention: Attention;
  readonly requests: Requests;
  readonly board: BoardBox | undefined;
  readonly showKeys: () => void;
  readonly showLog: () => void;
  /** Asks what a good player would do, or has heard enough. */
  readonly advise: () => void;
  /** Shows the signs of this board, or the rules at what is asked. */
  readonly look: (what: 'signs' | 'rules') => void;
  /** Closes the drawer that is open; was there one? */
  readonly shut: () => boolean;
}

export function pressTableKey(reach: Reach, press: KeyPress): void {
  pressKey(tableKeys, handlersOf(reach), press);
}

/** What is said when something first happens has been read; is there such a note? */
function readNote(): boolean {
  const read = document.querySelector<HTMLElement>('.first-time .primary');
  if (read !== null && document.activeElement?.closest('.first-time') != null) focusQuestion();
  read?.click();
  return read !== null;
}

function handlersOf(reach: Reach): KeyHandlers<typeof tableKeys> {
  const { session, attention, requests, showKeys, showLog, advise, look, shut } = reach;
  return {
    answer: (typed) => {
      const { question, scene, showing } = session;
      // Whoever answers while something is told has not seen what is asked: they are asked, and the rest stands on the card.
      if (showing.watching && session.looking.state?.next?.by === 'person') return showing.cutShort();
      if (question === null || scene === null) return false;
      attention.noughts += typed;
      if (typed === '0') return true;
      return attention.choose(keyOfDigit(question, scene, attention.noughts, session.game?.signs.aside));
    },
    question: () => focusQuestion(),
    choose: () => attention.choose(attention.selected),
    why: () => attention.whyPointed() || showKeys(),
    undo: () => requests.undo(),
    redo: () => requests.redo(),
    next: () => session.acting && session.showing.next(),
    skip: () => session.acting && session.showing.skip(),
    advice: () => session.question !== null && advise(),
    card: () => focusCard(),
    menu: () => openMenu(),
    toBoard: () => focusOn('.boardbox [data-space][tabindex="0"]'),
    find: () => focusOn('#find-answer'),
    log: () => {
      showLog();
      requestAnimationFrame(() => focusOn('.play .log [tabindex="0"]'));
    },
    rules: () => look('rules'),
    signs: () => look('signs'),
    fit: () => reach.board?.fit(true),
    nearer: () => reach.board?.nearer(),
    further: () => reach.board?.further(),
    close: () => {
      const { looking } = session;
      const isBack = looking.moment !== null;
      if (![attention.close(), shut(), isBack].includes(true) && !readNote()) focusQuestion();
      if (isBack) looking.lookNow();
    },
  };
}
