/** The guided first match: followed to its end, reloaded in the middle, done otherwise, left and gone on with. */
import type { Page } from '@playwright/test';
import { coachWords } from '../src/coach/words.ts';
import { findings, themed } from './looks.ts';
import { expect, game, Table, test } from './table.ts';

const words = coachWords.en;
const lessons = game.learning?.lessons ?? [];
const [lesson] = lessons;
if (lesson === undefined) throw new Error(`${game.id} has no lesson`);
const { steps } = lesson;

/** A page with the lesson of the game, and what the coach says there. */
class Lesson {
  readonly page: Page;
  readonly table: Table;

  constructor(page: Page) {
    this.page = page;
    this.table = new Table(page);
  }

  async begin(): Promise<this> {
    await this.page.goto(`./#/lesson/${game.id}`);
    await expect(this.coach).toBeVisible();
    return this;
  }

  get coach() {
    return this.page.getByRole('region', { name: words.coach, exact: true });
  }

  get wanted() {
    return this.page.locator('[data-answer][aria-current=step]');
  }

  button(name: string) {
    return this.coach.getByRole('button', { name, exact: true });
  }

  async isAt(step: number, of = steps.length): Promise<void> {
    await expect(this.coach.getByRole('button', { name: words.lesson(step, of) })).toBeVisible();
  }

  /** Reads the note, gives the answer that is wanted, or any where none is. */
  async followOn(): Promise<void> {
    const next = this.button(words.next);
    const answer = this.page.locator('[data-answer]');
    await expect(next.or(answer.first()).first()).toBeVisible();
    // What the coach says of this question is waited for.
    await expect(this.coach).toHaveAttribute('aria-busy', 'false');
    if (await next.isVisible()) return next.click();
    const first = ((await this.wanted.count()) > 0 ? this.wanted : answer).first();
    // What comes of it may be held until it is read: the next question is waited for afterwards.
    await first.evaluate((button) => button.setAttribute('data-given', ''));
    await first.click();
    await expect(this.page.locator('[data-given]')).toHaveCount(0);
  }
}

test('whoever follows the coach lights every lamp, and plays on', async ({ page }) => {
  test.slow();
  const pupil = await new Lesson(page).begin();
  const end = pupil.button(words.playOn);
  for (let done = 0; done < 40 && !(await end.isVisible()); done++) await pupil.followOn();
  await expect(pupil.coach).toContainText(words.end.title);
  for (const { learnt } of steps) await expect(pupil.coach).toContainText(learnt.name.en);
  expect(await pupil.coach.locator('.lamps .lit').count()).toBe(steps.length);
  // Whoever answers has gone on alone.
  await expect(end).toBeVisible();
  expect((await pupil.table.playOn(2)).length).toBe(2);
  await expect(pupil.coach).toBeHidden();
});

test('the page that tells how to play leads to every lesson', async ({ page }) => {
  for (const { minutes, title, steps } of lessons) {
    await page.goto(`./#/learn/${game.id}`);
    const name = words.guided(minutes, lessons.length > 1 ? title.en : null);
    await page.getByRole('link', { name }).first().click();
    await new Lesson(page).isAt(1, steps.length);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title.en);
  }
});

test('a reload loses nothing: what was read stays read, and the same step points', async ({ page }) => {
  const pupil = await new Lesson(page).begin();
  await pupil.isAt(1);
  await pupil.button(words.next).click();
  await pupil.isAt(2);
  await page.reload();
  await pupil.isAt(2);
  await pupil.followOn();
  await pupil.isAt(3);
  const wanted = await pupil.wanted.getAttribute('data-answer');
  await page.reload();
  await pupil.isAt(3);
  expect(await pupil.wanted.getAttribute('data-answer')).toBe(wanted);
  // Whoever takes the answer back is a step before, and does it again.
  await page.keyboard.press('z');
  await pupil.isAt(2);
  await page.keyboard.press('y');
  await pupil.isAt(3);
});

test('another answer is fine: it is said so, and one may go back, past a die too', async ({ page }) => {
  const pupil = await new Lesson(page).begin();
  await pupil.button(words.next).click();
  await pupil.isAt(2);
  const wanted = await pupil.wanted.getAttribute('data-answer');
  const { keys } = await pupil.table.asked();
  await pupil.table.give(keys.findLast((key) => key !== wanted) ?? '');
  await expect(pupil.coach).toContainText(words.otherWay);
  await pupil.button(words.goBack).click();
  await expect(pupil.coach).toContainText(words.sameDice);
  expect((await pupil.table.asked()).keys).toEqual(keys);
});

test('"Show me" shows what the answer would do, and does not give it', async ({ page }) => {
  const pupil = await new Lesson(page).begin();
  await pupil.button(words.next).click();
  const before = await pupil.table.asked();
  await pupil.button(words.showMe).click();
  await expect(page.locator('.boardbox.previewing')).toBeVisible();
  expect(await pupil.table.asked()).toEqual(before);
});

test('the lesson is left, and gone on with from the list of matches', async ({ page }) => {
  const pupil = await new Lesson(page).begin();
  await pupil.button(words.next).click();
  await pupil.followOn();
  await pupil.isAt(3);
  await pupil.button(words.skip).click();
  await pupil.button(words.alone).click();
  await expect(pupil.coach).toBeHidden();
  await page.goto('./#/');
  await page.getByRole('link', { name: `Lesson 2/${steps.length}` }).click();
  await pupil.isAt(3);
});

test.describe('looked at by axe', () => {
  test.use(themed);
  test('axe finds nothing where somebody is taught', async ({ page }) => {
    test.slow();
    const pupil = await new Lesson(page).begin();
    await page.waitForLoadState('networkidle');
    expect(await findings(page), 'a note').toEqual([]);
    await pupil.button(words.next).click();
    await pupil.isAt(2);
    expect(await findings(page, '[data-coach], .askbox'), 'an answer that is wanted').toEqual([]);
    await pupil.coach.getByRole('button', { name: words.lesson(2, steps.length) }).click();
    expect(await findings(page, '[data-coach]'), 'the steps').toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(pupil.coach).toBeVisible();
    expect(await findings(page), 'on a phone').toEqual([]);
  });
});
