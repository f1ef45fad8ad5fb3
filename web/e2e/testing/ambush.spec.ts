/** A field of hexes, floors of stone, and a box in which what comes nearer is fought. */
import { game as ambush } from '@necropole/games/testing/ambush';
import { anyGame } from '@necropole/kernel';
import { devices } from '@playwright/test';
import { remembering, toysAddress } from '../settings.ts';
import { expect, startMatch, test } from '../table.ts';

const game = anyGame(ambush);

test('every hex that answers says what it costs, to the eye and to the ear', async ({ page }) => {
  await startMatch(page, { game, seed: 'march' });
  await expect(page.locator('.price')).toHaveCount(await page.locator('.space.chosen').count());
  await expect(page.locator('[data-space=b2]')).toHaveAccessibleName(/Costs 1\./);
  await expect(page.locator('[data-piece=marker-b2]')).toHaveAccessibleName(/known to you alone/);
});

test('the box opens by itself; what is shared out stands on its targets; rates tell which one counts', async ({
  page,
}) => {
  const table = await startMatch(page, { game, seed: 'box' });
  await table.give('go:b3');
  await expect(page.locator('[data-space=band-3]')).toBeVisible();
  await expect(page.locator('[data-space=a3]')).toHaveCount(0);
  await expect(page.locator('[data-piece=ada]')).toHaveAccessibleName(/Sling, from far to near: 2, 2, 1/);
  await expect(page.locator('[data-row=bo] .now')).toHaveText('3');
  const more = page.locator('.stepper .btn.icon').last();
  await more.click();
  await more.click();
  await expect(page.locator('.given-plate.open')).toHaveCount(1);
  await table.give('dice:2');
  await expect(page.locator('.given-count')).toHaveText(['2']);
  await expect(page.locator('[data-piece=rat-1]')).toHaveAccessibleName(/is given 2, 56%/);
});

test('on a phone the whole box is seen, the same way up, and nothing runs out of it', async ({ browser }) => {
  const { defaultBrowserType: _, ...phone } = devices['iPhone 13'];
  const context = await browser.newContext({
    ...phone,
    storageState: remembering({}, toysAddress),
    baseURL: toysAddress,
  });
  const page = await context.newPage();
  const table = await startMatch(page, { game, seed: 'box' });
  await table.give('go:b3');
  const board = await page.locator('svg.board').boundingBox();
  const [far, near] = [
    await page.locator('[data-space=band-3]').boundingBox(),
    await page.locator('[data-space=band-0]').boundingBox(),
  ];
  expect(far?.y ?? 0).toBeGreaterThanOrEqual((board?.y ?? 0) - 1);
  expect((near?.y ?? 0) + (near?.height ?? 0)).toBeLessThanOrEqual((board?.y ?? 0) + (board?.height ?? 0) + 1);
  expect(far?.y ?? 0).toBeLessThan(near?.y ?? 0);
  await context.close();
});
