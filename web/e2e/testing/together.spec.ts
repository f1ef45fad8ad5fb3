/** Questions to several people at one screen: a team that decides together, and answers that stay sealed. */

import { game as interceptionDuel } from '@necropole/games/testing/interception-duel';
import { game as partners } from '@necropole/games/testing/partners';
import { anyGame } from '@necropole/kernel';
import { expect, startMatch, test } from '../table.ts';

test('partners are asked together: whoever answers is named, and any of them takes it back', async ({ page }) => {
  const seats = ['me', { name: 'Bea' }] as const;
  const table = await startMatch(page, { game: anyGame(partners), seats, seed: 'together' });
  await expect(page.locator('.who .plate')).toHaveText(table.words.ask.toYourTeam);
  await expect(table.tool('step')).toContainText(table.words.ask.toYourTeam);
  const before = await table.asked();

  await table.give('take:spade');
  await expect(table.log).toContainText('Seat 1 chooses the spade.');
  await table.whenAnswered(() => table.tool('undo').click());
  expect(await table.asked()).toEqual(before);
  await expect(table.log).not.toContainText('chooses');

  // The fire has grown by a die: now the other person has to agree.
  await table.give('take:spade');
  await table.give('use');
  await table.tool('undo').click();
  await expect(page.getByRole('dialog')).toContainText('Bea');
  await page.getByRole('button', { name: table.words.undo.agreed('Bea') }).click();
  await expect(table.log).toContainText(table.words.log.reseeded(0));
  expect((await table.asked()).text).toBe('Use the spade now?');
});

test('a sealed question is handed round, and an answer can be taken back until the other is in', async ({ page }) => {
  const seats = ['me', { name: 'Bea' }] as const;
  const table = await startMatch(page, { game: anyGame(interceptionDuel), seats, seed: 'sealed' });
  const show = () => page.getByRole('button', { name: table.words.cover.show }).click();
  await show();
  await table.give('run:1');
  await show();
  await table.give('intercept');
  await expect(table.question).toContainText(table.words.ask.sealed);
  await table.give('bid:0');
  await expect(page.getByRole('main')).toContainText(table.words.cover.sealed);

  await page.getByRole('button', { name: table.words.cover.takeBack('Bea') }).click();
  await expect(table.question).toContainText('What do you bid?');
  await expect(table.log).not.toContainText('The bids');
  await table.give('bid:0');
  await show();
  // Whoever has the screen now cannot take back what the other did.
  await expect(page.getByRole('button', { name: table.words.cover.takeBack('Bea') })).toBeHidden();
  await table.give('bid:nothing');
  await show();
  await expect(table.log).toContainText('The bids: 0 against');
});
