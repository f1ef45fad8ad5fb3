/**
 * The hand and the eye of the tests: starts matches, reads the question, and answers by pressing what the page shows.
 * It knows no game: everything comes from the list of games and from the page.
 */

import { games } from '@necropole/games';
import type { Game, Language, MatchConfig } from '@necropole/kernel';
import { test as bare, expect, type Locator, type Page } from '@playwright/test';
import { appWords } from '../src/app/words/index.ts';
import { newMatchWords } from '../src/app/words/new-match.ts';
import { coverWords } from '../src/table/words/cover.ts';
import { endWords } from '../src/table/words/end.ts';
import { tableWords } from '../src/table/words/index.ts';
import { menuWords } from '../src/table/words/menu.ts';
import { reasonWords } from '../src/table/words/reasons.ts';
import { replayWords } from '../src/table/words/replay.ts';
import { seatsWords } from '../src/table/words/seats.ts';
import { sureWords } from '../src/table/words/sure.ts';
import { tellingWords } from '../src/table/words/telling.ts';
import { troubleWords } from '../src/table/words/trouble.ts';
import { unplayedWords } from '../src/table/words/unplayed.ts';
import { whyWords } from '../src/table/words/why.ts';

export { expect };

/** Every test also proves that the page throws nothing, and complains of nothing. */
export const test = bare.extend<{ quiet: undefined }>({
  quiet: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      context.on('weberror', (error) => complaints.push(error.error().stack ?? `${error.error()}`));
      context.on('console', (message) => {
        // A test may ask for what is not there, to see that it is not.
        const meant = message.location().url.endsWith('not-kept.txt');
        if (message.type() === 'error' && !meant) complaints.push(`${message.text()} ${message.location().url}`);
      });
      await use(undefined);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

const [first] = games;
if (first === undefined) throw new Error('There is no game');
/** The game that is played. */
export const game: Game = first;

const found = games.find(({ modes }) => modes.some(({ missions }) => missions.length > 1));
if (found === undefined) throw new Error('There is no game with missions');
/** The game with missions, and with a team to choose. */
export const missionGame: Game = found;

/** The mode for one person alone. */
export const alone = modeWhere(({ seats: [fewest] }) => fewest === 1);

/** A mode of the game that fits. */
export function modeWhere(fits: (mode: Game['modes'][number]) => boolean): Game['modes'][number] {
  const found = game.modes.find(fits);
  if (found === undefined) throw new Error(`${game.id} has no such mode`);
  return found;
}

/** Who sits somewhere: me, a bot, or a person of this name. */
export type Sitter = 'me' | 'bot' | { readonly name: string };

export interface Wanted {
  /** Another game than the usual one; then its first mode is played. */
  readonly game?: Game;
  readonly mode?: Game['modes'][number];
  /** Another mission than the first. */
  readonly mission?: string;
  /** Those who are chosen together, where the game has such an option. */
  readonly team?: readonly string[];
  readonly seats?: readonly Sitter[];
  readonly seed: string;
  /** The language that the app speaks. */
  readonly language?: Language;
}

/** What a match begins with, as the kernel wants it. */
export function configOf({ mode = alone, seats = ['me'], seed }: Wanted): MatchConfig {
  const options = Object.fromEntries(Object.entries(mode.options).map(([name, option]) => [name, option.default]));
  return { mode: mode.id, mission: mode.missions[0] ?? null, seats: seats.length, options, seed };
}

/** Starts a match by the dialog of the home page. */
export async function startMatch(page: Page, wanted: Wanted): Promise<Table> {
  const { game: played = game, seats = ['me'], seed, language = 'en' } = wanted;
  const mode = wanted.mode ?? (wanted.game === undefined ? alone : played.modes[0]);
  if (mode === undefined) throw new Error(`${played.id} has no mode`);
  const words = { ...appWords[language].newMatch, ...newMatchWords[language] };
  await page.goto(`./#/play/${played.id}`);
  const dialog = page.getByRole('dialog');
  if (played.modes.length > 1)
    await dialog
      .getByRole('radio', { name: new RegExp(`^${played.words[language].modes[mode.id]?.name}\\b`) })
      .and(page.locator(`[value="${mode.id}"]`))
      .check();
  if (wanted.mission !== undefined) await dialog.locator(`input[value="${wanted.mission}"]`).check();
  for (const one of wanted.team ?? []) await dialog.locator(`input[type=checkbox][value="${one}"]`).check();
  for (let count = mode.seats[0]; count < seats.length; count++)
    await dialog.getByRole('button', { name: words.more }).click();
  for (const [i, sitter] of seats.entries()) {
    const who = typeof sitter !== 'string' ? 'somebody' : sitter;
    await seatIn(dialog, words.seat(i + 1))
      .getByRole('radio', { name: words.who[who], exact: true })
      .check();
    if (who === 'bot')
      await dialog.getByRole('combobox', { name: words.levelOf(i + 1), exact: true }).selectOption('easy');
    if (typeof sitter !== 'string') await dialog.getByRole('textbox', { name: words.nameOf(i + 1) }).fill(sitter.name);
  }
  await dialog.getByText(words.advanced).click();
  await dialog.getByRole('textbox', { name: words.seed }).fill(seed);
  await dialog.getByRole('button', { name: words.play, exact: true }).click();
  const table = new Table(page, language);
  await table.settled();
  return table;
}

/** A seat of the dialog for a new match, by what it is called first. */
export function seatIn(dialog: Locator, name: string): Locator {
  return dialog.getByRole('group', { name: new RegExp(`^${name}(,|$)`) });
}

/** All that the table says, also what it fetches later. */
function wordsIn(language: Language) {
  const own = tableWords[language];
  return {
    ...own,
    end: { ...own.end, ...endWords[language] },
    replay: { ...own.replay, ...replayWords[language] },
    reasons: reasonWords[language],
    seats: seatsWords[language],
    acting: { ...own.acting, ...tellingWords[language] },
    ...sureWords[language],
    undo: { ...own.undo, ...sureWords[language].undo },
    cover: coverWords[language],
    moment: { ...own.moment, ...unplayedWords[language] },
    why: whyWords[language],
    top: { ...own.top, ...menuWords[language] },
    trouble: troubleWords[language],
  };
}

/** The page of a match. */
export class Table {
  readonly page: Page;
  readonly words: ReturnType<typeof wordsIn>;
  readonly question: Locator;
  readonly answers: Locator;
  readonly log: Locator;
  readonly cover: Locator;
  readonly end: Locator;

  constructor(page: Page, language: Language = 'en') {
    this.page = page;
    this.words = wordsIn(language);
    this.question = page.getByRole('region', { name: this.words.ask.question, exact: true });
    this.answers = this.question.getByRole('group', { name: this.words.ask.answers, exact: true });
    this.log = page.getByRole('list', { name: this.words.log.title, exact: true });
    this.cover = page.getByText(this.words.cover.handTo, { exact: true });
    this.end = page.getByRole('button', { name: this.words.end.rematch, exact: true });
  }

  /** Waits until somebody is asked, somebody has to take the screen, or the match is over. */
  async settled(): Promise<'question' | 'cover' | 'end'> {
    const now = await this.page.waitForFunction(lookAround, this.sought(), { timeout: 60_000 });
    const found = await now.jsonValue();
    if (found === 'question' || found === 'cover' || found === 'end') return found;
    throw new Error(`The page says: ${found}`);
  }

  /** What is asked: the sentence, and the keys of the answers that the page offers, wherever it keeps them. */
  async asked(): Promise<{ readonly text: string; readonly keys: readonly string[] }> {
    const { folded, ...asked } = await this.question.evaluate(readQuestion, FOLDED);
    if (!folded) return asked;
    await this.openList();
    return this.asked();
  }

  /** Presses one of the answers, the `pick`-th round the list; gives its key, and waits for what comes. */
  async answer(pick = 0): Promise<string> {
    const { keys } = await this.asked();
    const key = keys[pick % keys.length];
    if (key === undefined) throw new Error('The page offers no answer');
    await this.press(key);
    return key;
  }

  /** Presses the answer of this key. */
  async give(key: string): Promise<void> {
    await this.openList();
    await this.press(key);
  }

  private press(key: string): Promise<void> {
    return this.whenAnswered(() => this.question.locator(`[data-answer="${key}"]`).click());
  }

  /** Does what answers the question, agrees where the page warns, and waits for what comes. */
  async whenAnswered(press: () => Promise<void>, agree = () => this.agree()): Promise<void> {
    // Whoever has just taken the screen is asked a moment later.
    await this.question.waitFor({ state: 'attached' });
    const before = await this.page.evaluate(markQuestion, this.sought());
    await press();
    const isNext = () => this.page.waitForFunction(lookAround, { ...this.sought(), before });
    if ((await (await isNext()).jsonValue()) === 'sure?') {
      await agree();
      await isNext();
    }
  }

  /** Does it anyway, where the page warns of an answer. */
  async agree(): Promise<void> {
    await this.page.getByRole('button', { name: this.words.danger.doIt }).click();
    await expect(this.page.getByRole('dialog')).toBeHidden();
  }

  /** Plays on: so many answers, or to the end. Whoever has to take the screen takes it. Gives the keys. */
  async playOn(answers = Number.POSITIVE_INFINITY): Promise<string[]> {
    const given: string[] = [];
    while (given.length < answers) {
      const now = await this.settled();
      if (now === 'end') break;
      if (now === 'cover') await this.takeScreen();
      else given.push(await this.answer(given.length * 7));
    }
    return given;
  }

  async takeScreen(): Promise<void> {
    await this.page.getByRole('button', { name: this.words.cover.show }).click();
    await expect(this.cover).toBeHidden();
  }

  /** Something of the bar at the top. */
  tool(name: keyof (typeof this.words)['top']): Locator {
    return this.page.locator('header').getByLabel(String(this.words.top[name]), { exact: true });
  }

  /** Something of the menu of the match. */
  async menu(name: 'resign' | 'download' | 'report' | 'seats' | 'pace' | 'keys'): Promise<void> {
    await this.tool('menu').click();
    await this.page.getByRole('menuitem', { name: this.words.top[name] }).click();
  }

  /** Where the board is the list, the page can still list everything. */
  private async openList(): Promise<void> {
    await this.unfold(LIST);
  }

  /** What is refused stands below what is allowed, behind a button. Gives what stands there. */
  async openRefused(): Promise<Locator> {
    await this.unfold('.more-refused');
    return this.answers.locator('[data-refused]');
  }

  private async unfold(part: string): Promise<void> {
    const opener = this.question.locator(`${part}${CLOSED}`);
    while ((await opener.count()) > 0) await opener.first().click();
  }

  private sought(): Sought {
    const { ask, cover, end } = this.words;
    return { answers: ask.answers, cover: cover.handTo, end: end.rematch };
  }
}

/** What unfolds the list of answers where the board is the list; and what is still to be unfolded. */
const LIST = ':is(.on-board, .alike-fold)';
const CLOSED = '[aria-expanded="false"]';
const FOLDED = `${LIST}${CLOSED}`;

/** In the page: what is asked, and whether answers are folded away. */
function readQuestion(region: Element, folded: string): { text: string; keys: readonly string[]; folded: boolean } {
  return {
    text: region.querySelector('h2')?.textContent ?? '',
    keys: [...region.querySelectorAll('[data-answer]')].map((one) => one.getAttribute('data-answer') ?? ''),
    folded: region.querySelector(folded) !== null,
  };
}

/** By what the page is recognised. */
interface Sought {
  readonly answers: string;
  readonly cover: string;
  readonly end: string;
  /** The mark of a question that is not waited for any more. */
  readonly before?: string;
}

/** In the page: what it shows now; nothing while it is on its way. One look instead of four keeps a long match short. */
function lookAround({ answers, cover, end, before }: Sought): string | null {
  const says = (selector: string, text: string): boolean =>
    [...document.querySelectorAll(selector)].some((one) => one.textContent?.trim() === text);
  const list = document.querySelector<HTMLElement>(`[role=group][aria-label="${answers}"]`);
  const trouble = document.querySelector('[role=alert]');
  if (trouble !== null) return trouble.textContent;
  if (before !== undefined && document.querySelector('dialog[open]') !== null) return 'sure?';
  if (list !== null) return before !== undefined && list.dataset['seenByTest'] === before ? null : 'question';
  if (says('main p', cover)) return 'cover';
  return says('button', end) ? 'end' : null;
}

/** In the page: marks the question that is asked now, so that the next one can be told from it. */
function markQuestion({ answers }: Sought): string {
  const list = document.querySelector<HTMLElement>(`[role=group][aria-label="${answers}"]`);
  if (list === null) throw new Error('Nothing is asked');
  const mark = `${performance.now()}`;
  list.dataset['seenByTest'] = mark;
  return mark;
}
