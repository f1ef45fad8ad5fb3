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
