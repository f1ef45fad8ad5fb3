/** The size and the finger of a phone. */
import { games } from '@necropole/games';
import type { Page } from '@playwright/test';
import { coachWords } from '../src/coach/words.ts';
import { remembering } from './settings.ts';
import { expect, game, startMatch, test } from './table.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

function overflow(page: Page): Promise<number> {
  return page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) - document.documentElement.clientWidth);
}

test('no page scrolls sideways', async ({ page }) => {
  for (const place of ['', `play/${game.id}`, 'rules', 'settings', 'about']) {
    await page.goto(`./#/${place}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await overflow(page), `#/${place}`).toBeLessThanOrEqual(0);
  }
});

test('the board above, the question below, and a match is played by touch', async ({ page }) => {
  const table = await startMatch(page, { seed: 'phone' });
  for (let given = 0; given < 8; given++) {
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    const board = await page.locator('svg.board').boundingBox();
    const question = await table.question.boundingBox();
    expect(board).not.toBeNull();
    expect(question).not.toBeNull();
    if (board === null || question === null) return;
    expect(board.y).toBeLessThan(question.y);
    expect(board.height, 'the board has room').toBeGreaterThan(200);
    const { keys } = await table.asked();
    const button = table.question.locator(`[data-answer="${keys[given % keys.length]}"]`);
    const size = await button.boundingBox();
    expect(size?.height, 'an answer is as high as a finger').toBeGreaterThanOrEqual(44);
    // A tap where the last one answered, and at once, would be taken for its echo.
    await table.whenAnswered(() => button.tap({ position: { x: given % 2 === 0 ? 30 : 90, y: 22 } }));
    const colours = await table.question
      .locator('[data-answer]')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
    expect(new Set(colours).size, 'the finger leaves no light behind').toBeLessThanOrEqual(1);
  }
});

test('a lit place on the board: the first tap shows it, the second chooses it', async ({ page }) => {
  const table = await startMatch(page, { seed: 'phone' });
  for (let given = 0; given < 12; given++) {
    const lit = page.locator('[data-space]:not([aria-disabled=true])');
    if ((await lit.count()) === 0) {
      await table.answer(given);
      continue;
    }
    const place = lit.first();
    await place.tap();
    const menu = page.getByRole('dialog', { name: table.words.ask.here });
    await expect(menu.or(page.getByText(table.words.ask.tapAgain)).first()).toBeVisible();
    await table.whenAnswered(async () => {
      if (await menu.isVisible()) await menu.getByRole('button').first().tap();
      else await place.tap();
    });
    return;
  }
  throw new Error('No place of the board was ever an answer');
});

/** In the page: how much of the figure whose turn it is lies outside of what is seen of the board; `null` where none is marked. */
function activeOutside(): number | null {
  const board = document.querySelector('svg.board')?.getBoundingClientRect();
  const figure = document.querySelector('svg.board [data-piece]:has(.h-active), svg.board [data-piece].h-active');
  if (board === undefined || figure === null) return null;
  const { left, right, top, bottom } = figure.getBoundingClientRect();
  return Math.max(board.left - left, right - board.right, board.top - top, bottom - board.bottom, 0);
}

for (const one of games.filter(({ learning }) => learning !== undefined)) {
  test(`${one.id}: whoever is asked is seen whole, and nothing scrolls the table`, async ({ page }) => {
    const table = await startMatch(page, { game: one, seed: 'framed' });
    for (let given = 0; given < 8; given++) {
      await expect.poll(() => page.evaluate(activeOutside).then((out) => out === null || out < 2)).toBe(true);
      expect(await page.locator('main.play').evaluate((main) => main.scrollTop)).toBe(0);
      await table.answer(given * 3);
      if ((await table.settled()) !== 'question') return;
    }
  });
}

for (const one of games.filter(({ art, learning }) => art.parts.includes('sections') && learning !== undefined)) {
  test(`${one.id}: chances that the coach means stand in a whole row, in sight; the trail shows the tile that was given`, async ({
    page,
  }) => {
    const words = coachWords.en;
    await page.goto(`./#/lesson/${one.id}`);
    const coach = page.getByRole('region', { name: words.coach, exact: true });
    const next = coach.getByRole('button', { name: words.next, exact: true });
    const wanted = page.locator('[data-answer][aria-current=step]').first();
    const seen = { chances: 0, tiles: 0 };
    for (let given = 0; given < 9; given++) {
      await expect(next.or(wanted).first()).toBeVisible();
      await expect(coach).toHaveAttribute('aria-busy', 'false');
      seen.tiles += await page.locator('.trail .section-tile').count();
      if (await next.isVisible()) {
        await next.click();
        continue;
      }
      if ((await wanted.locator('.odds').count()) > 0) {
        seen.chances++;
        await expect.poll(() => wanted.evaluate(isWholeRow), { message: `after ${given} answers` }).toBe(true);
      }
      await wanted.evaluate((button) => button.setAttribute('data-given', ''));
      await wanted.click();
      await expect(page.locator('[data-given]')).toHaveCount(0);
    }
    expect(Math.min(seen.chances, seen.tiles)).toBeGreaterThan(0);
  });
}

/** In the page: is the answer as wide as its list, and all of it in sight? */
function isWholeRow(answer: Element): boolean {
  const list = answer.closest('.answers')?.getBoundingClientRect();
  const { left, right, top, bottom } = answer.getBoundingClientRect();
  const isWide = list !== undefined && left - list.left < 10 && list.right - right < 10;
  return isWide && top >= list.top && bottom <= list.bottom;
}

test.describe('at the usual pace', () => {
  test.use({ storageState: remembering({ botPace: 'normal', peoplePace: 'normal', motion: 'system' }) });

  test('of a board in several parts, the one is shown where the question is answered', async ({ page }) => {
    test.slow();
    const words = coachWords.en;
    let [parts, lookedAway] = [0, 0];
    for (const { id, learning } of games) {
      if ((learning?.lessons ?? []).length === 0) continue;
      await page.goto(`./#/lesson/${id}`);
      const coach = page.getByRole('region', { name: words.coach, exact: true });
      await expect(coach).toBeVisible();
      const tabs = page.locator('.floor-tabs');
      if ((await tabs.count()) === 0) continue;
      const next = coach.getByRole('button', { name: words.next, exact: true });
      const wanted = page.locator('[data-answer][aria-current=step]').first();
      const seen = new Set<string | null>();
      for (let given = 0; given < 7; given++) {
        await expect(next.or(wanted).first()).toBeVisible();
        await expect(coach).toHaveAttribute('aria-busy', 'false');
        if (await next.isVisible()) await next.click();
        else {
          const asked = await tabs.getAttribute('data-asked');
          await expect(tabs.locator('.on'), `${id}, after ${given} answers`).toHaveAttribute('data-floor', asked ?? '');
          seen.add(asked);
          // Whoever looks at another one and answers is shown where the next question is answered.
          const other = tabs.locator('button:not(.on):visible');
          if ((await other.count()) > 0) {
            await other.first().click();
            await expect(tabs.locator('.on')).not.toHaveAttribute('data-floor', asked ?? '');
            lookedAway++;
          }
          await wanted.evaluate((button) => button.setAttribute('data-given', ''));
          await wanted.click();
          await expect(page.locator('[data-given]')).toHaveCount(0);
        }
      }
      parts = Math.max(parts, seen.size);
    }
    expect(parts, 'a lesson that goes from one part to another').toBeGreaterThan(1);
    expect(lookedAway).toBeGreaterThan(0);
  });
});
