/** By ear and by keyboard: what is announced, once and in time, and where the focus is. */

import { game as levers } from '@necropole/games/testing/levers';
import { anyGame } from '@necropole/kernel';
import type { Page } from '@playwright/test';
import { remembering, toysAddress } from '../settings.ts';
import { expect, startMatch, test } from '../table.ts';

const game = anyGame(levers);
const QUESTION = 'Which lever do you pull?';

/** What a screen reader is told. */
const announced = (page: Page) => page.locator('main > [role=status]');

/** Keeps all that is announced from now on; gives what was kept. */
async function listen(page: Page): Promise<() => Promise<readonly string[]>> {
  await announced(page).evaluate((region) => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    new MutationObserver(() => heard.push(region.textContent ?? '')).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  return () => page.evaluate(() => (window as unknown as { readonly heard: readonly string[] }).heard);
}

test('what an answer would do is seen faintly, and what is stays what is said', async ({ page }) => {
  const table = await startMatch(page, { game, seed: 'foreseen' });
  const answer = page.locator('[data-answer="pull:short"]');
  const square = (number: number) => page.getByRole('button', { name: new RegExp(`^Square ${number}\\b`) });
  await page.keyboard.press('q');
  await expect(table.question).toBeFocused();
  await answer.focus();
  await expect(page.locator('[data-piece="walker"].foreseen')).toBeVisible();
  await expect(square(1)).toHaveAccessibleName(/Walker/);
  await expect(square(2)).not.toHaveAccessibleName(/Walker/);
  await expect(answer).toBeFocused();
  await page.keyboard.press('q');
  await expect(page.locator('.foreseen')).toHaveCount(0);
});

test('an answer is told once with the next question, and what is taken back is said', async ({ page }) => {
  await startMatch(page, { game, seed: 'told' });
  const heard = await listen(page);
  await page.keyboard.press('1');
  const told = `A lever is pulled. The walker goes on to square 2. ${QUESTION}`;
  await expect(announced(page)).toHaveText(told);
  await page.keyboard.press('z');
  await expect(announced(page)).toHaveText(
    `Taken back: A lever is pulled. The walker goes on to square 2. ${QUESTION}`,
  );
  expect((await heard()).filter((one) => one === told)).toHaveLength(1);
});

test('looking back says which moment, and the way back leads to the question', async ({ page }) => {
  const table = await startMatch(page, { game, seed: 'moment' });
  await page.keyboard.press('1');
  await expect(announced(page)).toContainText('square 2');
  await page.keyboard.press('1');
  await expect(table.log).toContainText('square 3');
  await page.keyboard.press('l');
  const lines = table.log.getByRole('button');
  await expect(lines.last()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(lines.nth(-2)).toBeFocused();
  await expect(table.log.locator('[tabindex="0"]')).toHaveCount(1);
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(announced(page)).toContainText(`${table.words.moment.title(1, 2)}. ${table.words.moment.text}`);
  await expect(page.getByRole('button', { name: table.words.moment.back })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(table.question).toBeFocused();
});

test('? lists the keys, and the focus comes back', async ({ page }) => {
  const table = await startMatch(page, { game, seed: 'keys' });
  await page.keyboard.press('q');
  await expect(table.question).toBeFocused();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('go to the question');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(table.question).toBeFocused();
});

test.describe('at a slow pace', () => {
  test.use({ storageState: remembering({ peoplePace: 'steps' }, toysAddress) });

  test('what is skipped is told in one message with the question', async ({ page }) => {
    const table = await startMatch(page, { game, seed: 'skipped' });
    await page.keyboard.press('2');
    const acting = page.getByRole('region', { name: table.words.acting.title });
    await expect(acting).toContainText('A lever is pulled.');
    await page.keyboard.press('s');
    await expect(table.question).toBeVisible();
    await expect(announced(page)).toContainText('The walker goes on to square 2.');
    await expect(announced(page)).toContainText(`The walker goes on to square 8. ${QUESTION}`);
  });
});
