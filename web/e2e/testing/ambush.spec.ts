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
  // One is named, and wears it; one press then names all the others, and nobody else is asked about.
  await table.give('shoot:bo');
  await expect(page.locator('.given-plate')).toHaveCount(1);
  await expect(page.locator('[data-piece=bo]')).toHaveAccessibleName(/Distance 3/);
  await page.getByRole('button', { name: 'All shoot: 1', exact: true }).click();
  // Shared out evenly first: a row for each, and a plate on each of them.
  const shares = page.locator('.share');
  await expect(shares.locator('output')).toHaveText(['2', '2', '1']);
  await expect(page.locator('.given-plate.open')).toHaveCount(3);
  await expect(shares.locator('.odds').first()).toHaveText('56% to hit');
  await shares.nth(1).getByRole('button', { name: /^Less/ }).click();
  await shares.nth(2).getByRole('button', { name: /^More/ }).click();
  await expect(page.locator('.given-count')).toHaveText(['2', '1', '2']);
  await expect(page.locator('[data-piece=rat-1]')).toHaveAccessibleName(/is given 2/);
  await page.locator('.share-out .send').click();
  for (const said of [/^Rat 1: 2 dice/, /^Rat 2: 1 dice/, /^Rat 3: 2 dice/]) {
    await expect(page.getByRole('button', { name: said }).first()).toBeVisible();
  }
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
