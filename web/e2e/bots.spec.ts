/** Bots in any seat: they play, say why, and can be sat down and got up while the match goes on. */
import { appWords } from '../src/app/words/index.ts';
import { expect, modeWhere, type Sitter, startMatch, test } from './table.ts';

const crowd = modeWhere(({ seats: [, most], options }) => most >= 4 && Object.keys(options).length > 0);

test('a person plays with three bots, and a bot says why', async ({ page }) => {
  const seats: readonly Sitter[] = ['me', 'bot', 'bot', 'bot'];
  const table = await startMatch(page, { mode: crowd, seats, seed: 'bots' });
  const given = await table.playOn(6);
  expect(given).toHaveLength(6);
  await page.getByRole('button', { name: table.words.log.why, exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: table.words.reasons.title });
  await expect(dialog.getByText(/bot \d, easy/).first()).toBeVisible();
  const weighed = dialog.getByRole('group').filter({ hasText: /answers weighed in \d+ tries/ });
  await weighed.first().evaluate((details) => details.setAttribute('open', ''));
  await expect(weighed.first().getByText(table.words.reasons.chosen, { exact: true })).toBeVisible();
});

test('a bot takes over a seat in the middle of a match', async ({ page }) => {
  const table = await startMatch(page, { mode: crowd, seats: ['me', 'me'], seed: 'bots' });
  await table.playOn(4);
  await table.menu('seats');
  const dialog = page.getByRole('dialog', { name: table.words.seats.title });
  await dialog.getByRole('combobox', { name: appWords.en.newMatch.seat(2), exact: true }).selectOption('easy');
  await dialog.getByRole('button', { name: table.words.seats.yes, exact: true }).click();
  await expect(dialog).toBeHidden();
  await table.playOn(2);
  await expect(page.getByRole('button', { name: table.words.log.why, exact: true }).first()).toBeVisible();
});
