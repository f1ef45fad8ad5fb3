/** Where newcomers hesitated: what they ask for is there, and nothing stands in the way. See docs/where-players-hesitate.md. */
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
  const table = await startMatch(page, { seed: 'search 0' });
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
      await lit.nth(at).tap();
      const tip = page.locator('.tip');
      if ((await tip.count()) === 0) continue;
      const [said, board] = [await tip.boundingBox(), await page.locator('.boardbox').boundingBox()];
      expect(said?.height ?? 0).toBeLessThan((board?.height ?? 0) / 2);
    }
  });

  test('what can be answered stands above what is refused', async ({ page }) => {
    const table = await startMatch(page, { seed: 'phone' });
    const refused = table.answers.locator('[data-refused]');
    await until(table, async () => (await refused.count()) > 0);
    const tops = (selector: string) =>
      table.answers.locator(selector).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(Math.max(...(await tops('[data-answer]')))).toBeLessThanOrEqual(Math.min(...(await tops('[data-refused]'))));
  });
});

test('at twice the size of text every tool of the table is still there', async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 450 });
  const table = await startMatch(page, { seed: 'newcomer' });
  for (const name of ['undo', 'rules', 'menu'] as const) await expect(table.tool(name)).toBeInViewport({ ratio: 1 });
});
