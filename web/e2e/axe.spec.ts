/** Every page in both themes, looked at by axe. */
import { pageWords } from '../src/app/words/pages/index.ts';
import { DIALOG, findings, themed } from './looks.ts';
import { expect, game, startMatch, test } from './table.ts';

test.use(themed);

test('axe finds nothing on any page', async ({ page }) => {
  test.slow();
  for (const place of ['', `play/${game.id}`, 'rules', 'lab', 'settings', 'about', 'nowhere']) {
    await page.goto(`./#/${place}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    // With a toast, where a press brings one.
    if (place === 'settings') await page.getByRole('button', { name: pageWords.en.settings.sayAgain }).click();
    expect(await findings(page), place).toEqual([]);
  }
});

test('axe finds nothing at the table, why not, the end, and the replay', async ({ page }) => {
  // Five looks at the largest pages.
  test.slow();
  const table = await startMatch(page, { seed: 'axe' });
  await table.playOn(12);
  // With a word of the story opened, and what a place shows under the pointer.
  await page.locator('.log .term').last().click();
  await expect(async () => {
    await page.mouse.move(5, 5);
    await page.locator('.board [data-space]').first().hover({ force: true });
    await expect(page.locator('.legend-pop')).toBeVisible({ timeout: 2000 });
  }).toPass();
  expect(await findings(page), 'the table').toEqual([]);
  // And with all that the menu opens.
  await table.tool('menu').click();
  expect(await findings(page, '[role=menu]'), 'the menu').toEqual([]);
  await page.getByRole('button', { name: table.words.top.menu, exact: true }).click();
  await expect(page.getByRole('menu')).toHaveCount(0);
  for (const name of ['pace', 'keys', 'seats'] as const) {
    await table.menu(name);
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await findings(page, DIALOG), name).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await page.setViewportSize({ width: 390, height: 844 });
  for (const part of ['.strip [data-strip]:not(.goals)', '.strip .goals']) {
    await page.locator(part).first().click();
    await expect(page.locator('aside.open')).toBeVisible();
    expect(await findings(page, 'aside.open'), part).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.locator('aside.open')).toBeHidden();
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  for (let given = 0; given < 12 && (await (await table.openRefused()).count()) === 0; given++)
    await table.answer(given);
  await page.locator('[data-refused]').first().click({ force: true });
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await findings(page, DIALOG), 'why not').toEqual([]);
  await page.keyboard.press('Escape');
  await table.menu('resign');
  expect(await findings(page, DIALOG), 'a warning').toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: table.words.resign.yes, exact: true }).click();
  await expect(table.end).toBeVisible();
  expect(await findings(page), 'the end').toEqual([]);
  await page.getByRole('link', { name: table.words.top.replay }).first().click();
  await expect(page.getByRole('slider')).toBeVisible();
  expect(await findings(page), 'the replay').toEqual([]);
});
