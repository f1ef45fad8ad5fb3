/** What happens between two questions: watched step by step, skipped, and forced answers given by themselves. */

import { game as levers } from '@necropole/games/testing/levers';
import { anyGame } from '@necropole/kernel';
import { remembering, toysAddress } from '../settings.ts';
import { expect, startMatch, test } from '../table.ts';

const game = anyGame(levers);

test.describe('step by step', () => {
  test.use({ storageState: remembering({ peoplePace: 'steps' }, toysAddress) });

  test('a long consequence is watched step by step, each with the board of that moment, and can be skipped', async ({
    page,
  }) => {
    const table = await startMatch(page, { game, seed: 'watched' });
    const walker = (square: number) => page.getByRole('button', { name: new RegExp(`^Square ${square}\\b.*Walker`) });
    await page.locator('[data-answer="pull:long"]').click();
    const acting = page.getByRole('region', { name: table.words.acting.title });
    await expect(acting).toContainText('A lever is pulled.');
    await expect(walker(1)).toBeVisible();
    await acting.getByRole('button', { name: table.words.acting.next }).click();
    await expect(acting).toContainText('goes on to square 2');
    await expect(walker(2)).toBeVisible();
    await acting.getByRole('button', { name: table.words.acting.next }).click();
    await expect(walker(3)).toBeVisible();
    await acting.getByRole('button', { name: table.words.acting.skip }).click();
    await expect(table.question).toBeVisible();
    await expect(walker(8)).toBeVisible();
  });
});

test.describe('with forced answers by themselves', () => {
  test.use({ storageState: remembering({ answerForced: 'always' }, toysAddress) });

  test('a question with one allowed answer is not asked', async ({ page }) => {
    const table = await startMatch(page, { game, seed: 'forced' });
    await page.evaluate(() => {
      const offered = (): number => document.querySelectorAll('[data-answer="squeeze"]').length;
      const note = (): void => {
        if (offered() > 0) document.body.dataset['offered'] = 'yes';
      };
      new MutationObserver(note).observe(document.body, { childList: true, subtree: true });
    });
    await page.locator('[data-answer="pull:narrow"]').click();
    await expect(table.log).toContainText('squeezes through');
    // It was never there to be pressed: the press would have fallen on what came after it.
    expect(await page.evaluate(() => document.body.dataset['offered'])).toBe(undefined);
    expect((await table.asked()).text).toBe('Which lever do you pull?');
  });
});

test('without it, the question with one allowed answer is asked, and says why the other is refused', async ({
  page,
}) => {
  const table = await startMatch(page, { game, seed: 'asked' });
  await table.give('pull:narrow');
  expect(await table.asked()).toEqual({ text: 'The passage is narrow. What do you do?', keys: ['squeeze'] });
  await table.openRefused();
  await expect(table.question).toContainText('too narrow to turn round');
});
