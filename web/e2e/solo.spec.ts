/** A person alone plays a whole match with the mouse, and the browser computed what Node computes. */
import { readFileSync } from 'node:fs';
import { Match, readReplay, writeReplay } from '@necropole/kernel/app';
import type { Locator } from '@playwright/test';
import { appWords } from '../src/app/words/index.ts';
import { sharingWords } from '../src/app/words/sharing.ts';
import { alone, configOf, expect, game, startMatch, Table, test } from './table.ts';

test('three clicks from the home page, and the first question is asked', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('link', { name: appWords.en.home.playGame(game.words.en.title) }).click();
  await page.getByRole('dialog').getByRole('button', { name: appWords.en.newMatch.play, exact: true }).click();
  expect(await new Table(page).settled()).toBe('question');
});

test('a solo match to its end, with the hashes that Node computes from the same seed and answers; it is shared by a link', async ({
  page,
  browser,
}) => {
  const wanted = { mode: alone, seed: 's443' };
  const table = await startMatch(page, wanted);
  const given = await table.playOn();

  const match = Match.start(game, configOf(wanted));
  for (const key of given) expect(match.answer(match.open[0]?.seat ?? 0, key).ok, key).toBe(true);
  expect(match.outcome).not.toBeNull();
  const ending = game.words.en.outcomes[match.outcome?.id ?? ''] ?? '';
  await expect(page.getByRole('heading', { name: ending }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: new RegExp(match.outcome?.cite ?? '-') }).first()).toBeVisible();

  await page.locator('.endcard summary').click();
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: table.words.top.download, exact: true }).first().click();
  const text = readFileSync(await (await coming).path(), 'utf8');
  expect(readReplay(text).lines).toEqual(readReplay(writeReplay(match)).lines);
  expect(readReplay(text).lines.filter((line) => 'hash' in line).length).toBeGreaterThan(5);

  // Whoever gets the link sees the match in a browser that has never been here.
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: sharingWords.en.share, exact: true }).click();
  await expect(page.getByText(sharingWords.en.linkCopied)).toBeVisible();
  const elsewhere = await browser.newContext({ locale: 'en-GB' });
  const friend = await elsewhere.newPage();
  await friend.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await expect(friend.locator('header')).toContainText(table.words.replay.at(0, given.length));
  await expect(friend.locator('header')).toContainText(ending);
  await elsewhere.close();
});

test('what is lit on the board answers when it is pressed, and tells its facts when it is pointed at', async ({
  page,
}) => {
  const table = await startMatch(page, { seed: 's11' });
  let pressed = 0;
  for (let given = 0; pressed < 4; given++) {
    expect(given, 'some question is answered on the board').toBeLessThan(40);
    const lit = page.locator('[data-space]:not([aria-disabled=true])');
    if ((await lit.count()) === 0) {
      await table.answer(given);
      continue;
    }
    const { x, y } = await pointIn(lit.first());
    await page.mouse.move(x, y);
    await expect(page.locator('.glow.hover, .p-lit.hover').first()).toBeVisible();
    await table.whenAnswered(async () => {
      await page.mouse.click(x, y);
      const menu = page.getByRole('dialog', { name: table.words.ask.here });
      if (await menu.isVisible()) await menu.getByRole('button').first().click();
    });
    pressed += 1;
  }
});

/** A point of the screen that is inside a place: the middle of a room with a corner may be next door. */
function pointIn(place: Locator): Promise<{ x: number; y: number }> {
  return place.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    for (const across of [0.5, 0.3, 0.7, 0.15, 0.85]) {
      for (const down of [0.5, 0.3, 0.7, 0.15, 0.85]) {
        const [x, y] = [left + across * width, top + down * height];
        if (document.elementFromPoint(x, y)?.closest('[data-space]') === element) return { x, y };
      }
    }
    throw new Error('Nothing of the place can be pointed at');
  });
}
