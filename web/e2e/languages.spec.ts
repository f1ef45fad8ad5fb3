/** Both languages, switched at any moment, and remembered. */
import { appWords } from '../src/app/words/index.ts';
import { pageWords } from '../src/app/words/pages/index.ts';
import { languageNames } from '../src/languages/index.ts';
import { tableWords } from '../src/table/words/index.ts';
import { expect, game, startMatch, Table, test } from './table.ts';

test('the home page switches language, and remembers it', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('button', { name: appWords.en.shell.switchLanguage }).click();
  await expect(page.getByRole('heading', { name: appWords.fr.home.games })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.reload();
  await expect(page.getByRole('heading', { name: appWords.fr.home.games })).toBeVisible();
  await page.getByRole('link', { name: appWords.fr.home.playGame(game.words.fr.title) }).click();
  await expect(page.getByRole('dialog')).toContainText(appWords.fr.newMatch.seats);
  await page.getByRole('dialog').getByRole('button', { name: appWords.fr.newMatch.play }).click();
  expect(await new Table(page, 'fr').settled()).toBe('question');
});

test('a match under way goes on in the other language', async ({ page }) => {
  const table = await startMatch(page, { seed: 'languages' });
  await table.playOn(5);
  const before = await table.asked();
  await table.tool('settings').click();
  await page.getByRole('radio', { name: languageNames.fr }).check();
  await expect(page.getByRole('heading', { level: 1, name: pageWords.fr.settings.title })).toBeVisible();
  await page.goBack();
  const french = new Table(page, 'fr');
  await french.settled();
  const after = await french.asked();
  expect(after.keys).toEqual(before.keys);
  expect(after.text).not.toBe(before.text);
  await expect(page.getByRole('list', { name: tableWords.fr.log.title })).toBeVisible();
  await french.playOn(2);
  // And back, without leaving the table.
  await french.tool('menu').click();
  await page.getByRole('menuitem', { name: appWords.fr.shell.switchLanguage }).click();
  await table.settled();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await table.playOn(1);
});
