/** Every page in both themes, looked at by axe. */
import { DIALOG, findings, themed } from './looks.ts';
import { expect, game, startMatch, test } from './table.ts';

test.use(themed);

test('axe finds nothing on any page', async ({ page }) => {
  test.slow();
  for (const place of ['', `play/${game.id}`, 'rules', 'lab', 'settings', 'about', 'nowhere']) {
    await page.goto(`./#/${place}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await findings(page), place).toEqual([]);
  }
});

test('axe finds nothing at the table, why not, the end, and the replay', async ({ page }) => {
  // Five looks at the largest pages.
  test.slow();
  const table = await startMatch(page, { seed: 'axe' });
  await table.playOn(4);
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
