/** Whoever asks what a good player would do first gets a hint, then the answer; rivals at one screen get neither. */
import { findings, themed } from './looks.ts';
import { expect, modeWhere, startMatch, test } from './table.ts';

test.use(themed);

test('advice comes as a hint, then as an answer that can be played', async ({ page }) => {
  const table = await startMatch(page, { seed: 'advice' });
  await table.playOn(6);
  const before = await page.getByRole('region', { name: 'Question' }).textContent();
  await page.keyboard.press('h');
  const note = page.getByRole('region', { name: 'What would a good player do?' });
  await note.getByRole('button', { name: 'Show the answer' }).click();
  await expect(table.answers.locator('[aria-current=step]')).toBeVisible();
  await expect(note.getByRole('heading', { level: 3 })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await note.getByRole('button', { name: 'Play that' }).click();
  await expect(note).toBeHidden();
  await expect(page.getByRole('region', { name: 'Question' })).not.toHaveText(before ?? '');
});

test('people who play against each other are told why there is none', async ({ page }) => {
  const mode = modeWhere(({ id, seats: [fewest] }) => id === 'competitive' && fewest === 2);
  const table = await startMatch(page, { seed: 'rivals', mode, seats: ['me', { name: 'Zoé' }] });
  if ((await table.settled()) === 'cover') await table.takeScreen();
  await table.tool('advice').click();
  await expect(page.getByText('advice would take sides')).toBeVisible();
});
