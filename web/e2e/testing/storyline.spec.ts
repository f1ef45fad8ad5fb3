/** A game of cards: the row along the foot, what may be spent, what answers spend, and what is placed on the board by hand. */

import { game as storyline } from '@necropole/games/testing/storyline';
import { anyGame } from '@necropole/kernel';
import { devices } from '@playwright/test';
import { remembering, toysAddress } from '../settings.ts';
import { expect, startMatch, test } from '../table.ts';

const game = anyGame(storyline);

test('the story grows along the foot: what counts is in one bracket, what comes next is dashed', async ({ page }) => {
  const table = await startMatch(page, { game, seed: 'story' });
  const row = page.getByRole('region', { name: 'Storyline' });
  await expect(row.getByRole('img', { name: 'next: Ada' })).toBeVisible();
  await table.give('play:dash');
  await table.give('end');
  await expect(row.getByRole('group', { name: 'Bruno plays with it' }).locator('[data-card]')).toHaveCount(1);
  await table.give('play:claw');
  await expect(row.getByRole('group', { name: 'your symbols' }).locator('[data-card]')).toHaveCount(2);
  await expect(row.locator('[data-card=dash]')).toHaveAccessibleName('Assault, strike, move');
  await table.give('end');
  await expect(row.locator('[data-card=whisper]')).toBeVisible();
  await expect(row.getByText('3 cards')).toBeVisible();
});

test('an answer lights what it spends; another way to pay stands at its end; what is spent is struck', async ({
  page,
}) => {
  const table = await startMatch(page, { game, seed: 'spend' });
  await table.give('play:leap');
  const chip = (name: string) => page.locator(`[data-chip="${name}"]`);
  const help = page.locator('[data-answer="help:bystander-1"]');
  await help.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(help).toBeFocused();
  await expect(chip('chip-2')).toHaveClass(/\bon\b/);
  await page.keyboard.press('Tab');
  const token = page.locator('[data-answer="help:bystander-1:token"]');
  await expect(token).toBeFocused();
  await expect(token).toHaveAccessibleName('Help a neighbour (token), paid with wild');
  await expect(chip('token-1-1')).toHaveClass(/\bon\b/);
  await help.click();
  await expect(chip('chip-2')).toHaveAccessibleName('Leap, help, spent');
  await expect(table.log).toContainText('A neighbour is helped, 1 in all.');
});

test('a chip that is chosen by key lights what it pays for, and pays for what is pressed on the board', async ({
  page,
}) => {
  const table = await startMatch(page, { game, seed: 'chip' });
  await table.give('play:leap');
  const chip = page.locator('[data-chip="token-1-1"]');
  await chip.focus();
  await page.keyboard.press('Enter');
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('[data-piece=bystander-1].lit .payment')).toBeVisible();
  await page.locator('[data-piece=bystander-1]').click();
  await expect(page.locator('[data-chip="token-1-1"]')).toHaveCount(0);
  await expect(page.locator('[data-chip="chip-2"]')).toHaveAccessibleName('Leap, help');
});

test('what is printed on a place is told with it, and so is what covers it; a guarded sheet says so', async ({
  page,
}) => {
  await startMatch(page, { game, seed: 'printed' });
  await expect(page.locator('[data-space=harbour]')).toHaveAccessibleName(/Two or more here: 1 token \(covered\)\./);
  await expect(page.locator('[data-space=mill]')).toHaveAccessibleName(/No rogue comes here \(always\)\./);
  await expect(page.locator('[data-space=harbour]')).toHaveAccessibleName(/Fire at the docks, 0 of 2/);
  await expect(page.locator('[data-space=heart]')).toHaveAccessibleName(/Neighbours helped: 0 \/ 4/);
  await expect(page.locator('[data-sheet=raven-sheet]')).toContainText('Out of reach');
});

test.describe('on a phone', () => {
  const { defaultBrowserType: _, ...phone } = devices['iPhone 13'];
  test.use({ ...phone, viewport: { width: 390, height: 844 }, storageState: remembering({}, toysAddress) });

  test('a tap on the spines opens the whole row; how far the goals are stands under the board', async ({ page }) => {
    const table = await startMatch(page, { game, seed: 'phone' });
    for (const key of [
      'play:dash',
      'end',
      'play:claw',
      'end',
      'play:leap',
      'end',
      'play:trick',
      'end',
      'play:rally',
      'end',
      'play:rescue',
    ])
      await table.give(key);
    await expect(page.getByRole('img', { name: 'Neighbours helped: 0 of 4' })).toBeVisible();
    const older = page.getByRole('button', { name: /older cards?$/ });
    await older.tap();
    const whole = page.getByRole('dialog', { name: 'Storyline' });
    await expect(whole.getByRole('listitem')).toHaveCount(8);
    await expect(whole).toContainText('wild (covered)');
    await page.keyboard.press('Escape');
    await expect(whole).toHaveCount(0);
    const edge = await page.locator('.foot-row').evaluate((row) => row.scrollWidth - row.clientWidth);
    expect(edge).toBeLessThanOrEqual(0);
  });
});
