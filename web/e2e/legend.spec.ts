/** What signs and words mean, in place; and the rules beside the table. */
import { appWords } from '../src/app/words/index.ts';
import { pageWords } from '../src/app/words/pages/index.ts';
import { learnWords } from '../src/learn/words/index.ts';
import { expect, game, startMatch, test } from './table.ts';

const { legend = [] } = game.learning ?? {};

test('whoever points at a place reads what its signs mean, and what is pointed at can still be pressed', async ({
  page,
}) => {
  await startMatch(page, { seed: 'signs' });
  const pop = page.locator('.legend-pop');
  await expect(async () => {
    await page.mouse.move(5, 5);
    const names = await page.locator('.board [data-space]').count();
    for (let i = 0; i < names && !(await pop.isVisible()); i++) {
      await page.locator('.board [data-space]').nth(i).hover({ force: true });
      await page.waitForTimeout(400);
    }
    await expect(pop).toBeVisible({ timeout: 2000 });
  }).toPass();
  const texts = new Set([
    ...legend.map(({ text }) => text.en),
    ...Object.values(game.words.en.components).map(({ text }) => text),
  ]);
  for (const said of await pop.locator('.row p span:not(.cite)').allInnerTexts()) expect(texts).toContain(said);
  expect(await pop.evaluate((box) => getComputedStyle(box).pointerEvents)).toBe('none');
  await page.keyboard.press('Escape');
  await expect(pop).toHaveCount(0);
});

test('the list of signs opens by its key, rings a sign where it stands, and gives the focus back', async ({ page }) => {
  const table = await startMatch(page, { seed: 'signs' });
  await table.question.focus();
  await page.keyboard.press('i');
  const list = page.getByRole('dialog', { name: learnWords.en.signs });
  await expect(list).toBeVisible();
  const names = await list.locator('li').allInnerTexts();
  expect(new Set(names).size).toBe(names.length);
  await expect(list.getByRole('button', { pressed: true })).toHaveCount(1);
  const rings = page.locator('.sign-ring');
  await expect(async () => {
    for (const sign of await list.locator('li button').all()) {
      await sign.hover();
      if ((await rings.count()) > 1) return;
    }
    throw new Error('No sign is ringed');
  }).toPass();
  await list.locator('li button').first().focus();
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await expect(table.question).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a finger that is held reads the signs of what it lies on, and answers nothing', async ({ page }) => {
    const table = await startMatch(page, { seed: 'signs' });
    const asked = await table.question.getByRole('heading').innerText();
    const pop = page.locator('.legend-pop');
    const board = await page.locator('.board').boundingBox();
    if (board === null) throw new Error('There is no board');
    await expect(async () => {
      const [x, y] = [board.x + board.width * Math.random(), board.y + board.height * Math.random()];
      const point = { pointerType: 'touch', clientX: x, clientY: y, bubbles: true, isPrimary: true };
      await page.evaluate(
        ([at, a, b]) => document.elementFromPoint(a, b)?.dispatchEvent(new PointerEvent('pointerdown', at)),
        [point, x, y] as const,
      );
      await expect(pop).toBeVisible({ timeout: 900 });
    }).toPass();
    const box = await pop.boundingBox();
    expect(box?.width).toBe(390);
    await expect(table.question.getByRole('heading')).toHaveText(asked, { ignoreCase: true });
  });

  test('a finger that is held on an answer reads what it would do, and does not give it', async ({ page }) => {
    const table = await startMatch(page, { seed: 'signs' });
    const asked = await table.asked();
    const answer = table.question.locator('[data-answer]').first();
    const touch = (type: string) => answer.dispatchEvent(type, { pointerType: 'touch', bubbles: true });
    const read = page.locator('.boardbox .tip');
    await expect(async () => {
      await touch('pointerdown');
      await expect(read).toBeVisible({ timeout: 2000 });
    }).toPass();
    for (const type of ['pointerup', 'pointerleave']) await touch(type);
    await answer.dispatchEvent('click', { detail: 1 });
    await expect(read).toBeVisible();
    expect(await table.asked()).toEqual(asked);
    // A short press gives it.
    await table.answer();
    expect(await table.asked()).not.toEqual(asked);
  });
});

test('a word of the question is underlined once, and opens in place with its rule', async ({ page }) => {
  const table = await startMatch(page, { seed: 'terms' });
  const term = table.question.locator('.term');
  for (let given = 0; (await term.count()) === 0; given++) {
    expect(given, 'a word is met').toBeLessThan(80);
    await table.answer(given * 5);
  }
  const names = await term.allInnerTexts();
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
  await term.first().click();
  await expect(table.question.locator('.term-told .cite')).toBeVisible();
  await expect(page.locator('[data-answer] .term')).toHaveCount(0);
});

test('the rules open beside the table, at what is asked, and the table stays', async ({ page }) => {
  const table = await startMatch(page, { seed: 'sheet' });
  const asked = await table.question.getByRole('heading').innerText();
  const sheet = page.getByRole('dialog', { name: appWords.en.shell.rules });
  await table.question.focus();
  await page.keyboard.press('r');
  await expect(sheet.locator('li.here')).toBeFocused();
  const address = page.url();
  expect(address).toContain('#/match/');
  await sheet.getByRole('searchbox').fill('zzz');
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await table.tool('rules').click();
  await expect(sheet.locator('.opens').first()).toBeVisible();
  await expect(sheet.locator('.kind.data, .kind.absence')).toHaveCount(0);
  await sheet.getByRole('checkbox', { name: pageWords.en.rules.showKinds }).check();
  expect(await sheet.locator('.kind.data, .kind.absence').count()).toBeGreaterThan(2);
  await sheet.getByRole('button', { name: appWords.en.shell.close }).click();
  await expect(table.question.getByRole('heading')).toHaveText(asked, { ignoreCase: true });
  expect(page.url()).toBe(address);
});
