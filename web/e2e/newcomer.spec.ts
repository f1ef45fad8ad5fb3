/** Where newcomers hesitated: what they ask for is there, and nothing stands in the way. See docs/where-players-hesitate.md. */
import type { Page } from '@playwright/test';
import { appWords } from '../src/app/words/index.ts';
import { remembering } from './settings.ts';
import { expect, game, startMatch, type Table, test } from './table.ts';

/** Plays on until the page shows something. */
async function until(table: Table, shown: () => Promise<boolean>, most = 60): Promise<void> {
  for (let given = 0; !(await shown()); given++) {
    expect(given, 'it is met within some answers').toBeLessThan(most);
    await table.answer(given * 7);
  }
}

test('a goal says what has to be done, when it is asked', async ({ page }) => {
  const table = await startMatch(page, { seed: 'newcomer' });
  const goals = page.getByRole('group', { name: table.words.top.notes }).getByRole('button');
  await until(table, async () => (await goals.count()) > 0);
  const goal = goals.first();
  await expect(goal).toHaveAttribute('aria-expanded', 'false');
  await goal.click();
  const texts = Object.values(game.words.en.components).map(({ text }) => text);
  const panel = page.getByRole('group', { name: table.words.top.notes });
  expect(texts).toContain(await panel.getByRole('paragraph').filter({ hasText: /\.$/ }).first().innerText());
});

test('after a press on the board it tells what happened, not why one cannot go where one stands', async ({ page }) => {
  const table = await startMatch(page, { seed: 'newcomer' });
  const lit = page.locator('[data-space]:not([aria-disabled=true])');
  await until(table, async () => (await lit.count()) > 0);
  const box = await lit.first().boundingBox();
  if (box === null) throw new Error('Nothing is lit');
  const { x, y } = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(x, y);
  await expect(page.locator('.tip')).toBeVisible();
  await table.whenAnswered(() => page.mouse.click(x, y));
  await expect(page.locator('.refused-tip')).toHaveCount(0);
});

test('where the board is the list, a search shows what it finds, and Enter gives the only answer', async ({ page }) => {
  const table = await startMatch(page, { seed: 'search 9' });
  const field = page.getByRole('searchbox', { name: table.words.ask.search });
  await until(table, async () => (await field.count()) > 0);
  const { keys } = await table.asked();
  const names = await table.answers.locator('[data-answer]').allInnerTexts();
  const only = names.findIndex((name) => names.filter((other) => other.includes(name)).length === 1);
  const [key, name] = [keys[only], names[only]?.split('\n')[0]];
  if (key === undefined || name === undefined) throw new Error('No answer has a name of its own');
  await field.fill(name);
  await expect(table.answers.locator('[data-answer]')).toHaveCount(1);
  await expect(table.answers.getByRole('button').first()).toHaveAttribute('data-answer', key);
  await table.whenAnswered(() => field.press('Enter'));
});

test.describe('with things that are told step by step', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('whoever answers with the keyboard stays there, also while something is told', async ({ page }) => {
    const table = await startMatch(page, { seed: 'newcomer' });
    const acting = page.getByRole('region', { name: table.words.acting.title });
    await table.answers.getByRole('button').first().focus();
    for (let given = 0; given < 12; given++) {
      await expect(table.question.or(acting).first()).toBeVisible();
      if (await acting.isVisible()) break;
      const before = await table.question.getByRole('heading').innerText();
      await page.keyboard.press('1');
      await expect(acting.or(table.question.getByRole('heading').filter({ hasNotText: before })).first()).toBeVisible();
    }
    await expect(acting).toBeFocused();
    await page.keyboard.press('s');
    await expect(table.question).toBeFocused();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('what a tapped place would do is said beside it, not over the board', async ({ page }) => {
    const table = await startMatch(page, { seed: 'phone' });
    const lit = page.locator('[data-space]:not([aria-disabled=true])');
    await until(table, async () => (await lit.count()) > 0);
    for (const at of [0, (await lit.count()) - 1]) {
      // What stands there is tapped as well as the place.
      await lit.nth(at).tap({ force: true });
      const tip = page.locator('.tip');
      if ((await tip.count()) === 0) continue;
      const [said, board] = [await tip.boundingBox(), await page.locator('.boardbox').boundingBox()];
      expect(said?.height ?? 0).toBeLessThan((board?.height ?? 0) / 2);
    }
  });

  test('of a place that is too far one is told what is there first, and why not by a second tap', async ({ page }) => {
    const table = await startMatch(page, { seed: 'phone' });
    const lit = page.locator('[data-space]:not([aria-disabled=true])');
    await until(table, async () => (await page.evaluate(farPlace)) !== null && (await lit.count()) > 0);
    const [x, y] = await tapFarPlace(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.touchscreen.tap(x, y);
    await expect(page.getByRole('dialog')).toContainText(table.words.why.readRule);
  });
});

test.describe('on a phone held sideways', () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true });

  test('the board stands at the left, and what can be answered at its right', async ({ page }) => {
    const table = await startMatch(page, { seed: 'phone' });
    const [board, asked] = [await page.locator('.boardbox').boundingBox(), await table.question.boundingBox()];
    if (board === null || asked === null) throw new Error('Nothing is shown');
    expect(board.x + board.width).toBeLessThanOrEqual(asked.x + 1);
    expect(board.height).toBeGreaterThan(300);
    await expect(table.answers.locator('[data-answer]').first()).toBeInViewport({ ratio: 1 });
  });
});

test('what is allowed is listed; what is refused opens below it, and stays open', async ({ page }) => {
  const table = await startMatch(page, { seed: 'newcomer' });
  const opener = table.question.locator('.more-refused');
  await until(table, async () => (await opener.count()) > 0);
  const refused = table.answers.locator('[data-refused]');
  await expect(refused).toHaveCount(0);
  await opener.click();
  await expect(refused.first()).toBeVisible();
  const tops = (selector: string) =>
    table.answers.locator(selector).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(Math.max(...(await tops('[data-answer]')))).toBeLessThan(Math.min(...(await tops('[data-refused]'))));
  await table.answer();
  await until(table, async () => (await opener.count()) > 0);
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
});

test('the second press of a double click answers nothing', async ({ page }) => {
  const table = await startMatch(page, { seed: 'newcomer' });
  const heading = table.question.getByRole('heading');
  const box = await table.answers.locator('[data-answer]').first().boundingBox();
  if (box === null) throw new Error('Nothing can be answered');
  await table.whenAnswered(() => page.mouse.click(box.x + 40, box.y + 20));
  const second = await heading.innerText();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  const wanted = table.answers.locator('[data-answer]').nth(1);
  const name = (await wanted.innerText()).split('\n')[0]?.split(' ').at(-1) ?? '';
  await table.whenAnswered(() => wanted.click());
  await expect(heading).not.toHaveText(second, { ignoreCase: true });
  await expect(page.locator('.sheets')).toContainText(name);
});

test('a refused piece lets a press through to the lit place that it stands on', async ({ page }) => {
  const table = await startMatch(page, { seed: 'newcomer' });
  let at: readonly [number, number] | null = null;
  await until(table, async () => {
    at = await page.evaluate(refusedPieceOnLitPlace);
    return at !== null;
  });
  if (at === null) throw new Error('No refused piece stands on a lit place');
  const [x, y]: readonly [number, number] = at;
  const menu = page.getByRole('dialog', { name: table.words.ask.here });
  const before = JSON.stringify(await table.asked());
  await table.whenAnswered(async () => {
    await page.mouse.click(x, y);
    // One answer is given at once; of several the page asks which.
    await expect
      .poll(async () => (await menu.isVisible()) || JSON.stringify(await table.asked()) !== before)
      .toBe(true);
    if (await menu.isVisible()) await menu.getByRole('button').first().click();
  });
});

/** In the page: the middle of a place in sight that does not answer the question, and what it is called. */
/** Taps a place that does not answer; where the board was still on its way to what is asked, once more. */
async function tapFarPlace(page: Page): Promise<readonly [number, number]> {
  let at: readonly [number, number] = [0, 0];
  await expect(async () => {
    const far = await page.evaluate(farPlace);
    if (far === null) throw new Error('Every place answers');
    at = [far.x, far.y];
    await page.touchscreen.tap(...at);
    await expect(page.locator('.tip')).toContainText(far.named, { timeout: 8000 });
  }).toPass();
  return at;
}

function farPlace(): { readonly x: number; readonly y: number; readonly named: string } | null {
  for (const space of document.querySelectorAll('[data-space][aria-disabled=true]')) {
    const box = space.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (document.elementFromPoint(x, y)?.closest('[data-space]') !== space) continue;
    return { x, y, named: space.getAttribute('aria-label')?.split('.')[0] ?? '' };
  }
  return null;
}

/** In the page: the middle of a piece that is refused, on a place that answers the question. */
function refusedPieceOnLitPlace(): readonly [number, number] | null {
  for (const piece of document.querySelectorAll('[data-piece][aria-label$="refused"]')) {
    const box = piece.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const under = document.elementsFromPoint(x, y);
    const space = under.map((one) => one.closest('[data-space]')).find((one) => one !== null);
    if (under[0]?.closest('[data-piece]') === piece && space?.classList.contains('answer-on')) return [x, y];
  }
  return null;
}

test('from the settings a button leads back to the match', async ({ page }) => {
  const table = await startMatch(page, { seed: 'newcomer' });
  const asked = await table.question.getByRole('heading').innerText();
  const back = page.getByRole('link', { name: appWords.en.shell.backToMatch });
  await table.tool('settings').click();
  await page.mouse.wheel(0, 3000);
  await expect(back).toBeInViewport({ ratio: 1 });
  await back.click();
  await expect(table.question.getByRole('heading')).toHaveText(asked, { ignoreCase: true });
});

test('a mode may be chosen on the way to a new match', async ({ page }) => {
  for (const { id } of game.modes) {
    await page.goto(`./#/play/${game.id}/${id}`);
    await expect(page.getByRole('dialog').locator(`input[value="${id}"]`)).toBeChecked();
    await page.goto('./#/');
  }
});

test('what a component does is found by a search in the rules', async ({ page }) => {
  await page.goto(`./#/rules/${game.id}`);
  const { name, text } = Object.values(game.words.en.components).find(({ text }) => text !== '') ?? {
    name: '',
    text: '',
  };
  await page.getByRole('searchbox').fill(name);
  await expect(page.getByRole('listitem').filter({ hasText: text }).first()).toBeVisible();
});

test.describe('with what happened told at a glance', () => {
  test.use({ storageState: remembering({ peoplePace: 'normal' }) });

  test('what is taken back is not told any more', async ({ page }) => {
    const table = await startMatch(page, { seed: 'newcomer' });
    await table.answer();
    await expect(page.locator('.glance')).toBeVisible();
    await table.tool('undo').click();
    await expect(page.locator('.glance')).toHaveCount(0);
  });
});

test('at twice the size of text every tool of the table is still there', async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 450 });
  const table = await startMatch(page, { seed: 'newcomer' });
  for (const name of ['undo', 'rules', 'menu'] as const) await expect(table.tool(name)).toBeInViewport({ ratio: 1 });
});
