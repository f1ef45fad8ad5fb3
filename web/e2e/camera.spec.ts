/** The board under the hand: zoomed with the wheel, dragged, shown whole again; a drag is no answer. */
import type { Page } from '@playwright/test';
import { expect, missionGame, startMatch, test } from './table.ts';

test('the wheel zooms, a drag moves the board and answers nothing, and F shows all of it', async ({ page }) => {
  const table = await startMatch(page, { seed: 'camera' });
  const lit = page.locator('.space.answer-on').first();
  for (let given = 0; (await lit.count()) === 0; given++) await table.answer(given);
  const before = await table.asked();
  const place = () => page.locator('svg.board > g').first().getAttribute('transform');
  expect(await place()).toBeNull();
  const box = await lit.boundingBox();
  if (box === null) throw new Error('The space is not drawn');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, -400);
  await expect.poll(place).toMatch(/scale\(1\.\d+\)/);
  const zoomed = await place();
  await page.mouse.down();
  await page.mouse.move(x + 30, y + 30, { steps: 3 });
  await page.mouse.move(x + 60, y + 60, { steps: 3 });
  await page.mouse.up();
  await expect.poll(place).not.toBe(zoomed);
  expect(await table.asked()).toEqual(before);
  await page.keyboard.press('f');
  await expect.poll(place).toBeNull();
});

/** Where a board lies on the screen, and how much of its frame is free around what is drawn: above, below, at the left, at the right. */
function boardOn(page: Page): Promise<{ readonly lies: readonly number[]; readonly free: readonly number[] }> {
  return page.evaluate(() => {
    const svg = document.querySelector<SVGSVGElement>('.boardbox > svg.board');
    const drawn = svg?.querySelector<SVGGElement>('.floors');
    const placed = drawn?.getScreenCTM();
    if (svg == null || drawn == null || placed == null) throw new Error('There is no board');
    const [frame, floors] = [svg.getBoundingClientRect(), drawn.getBoundingClientRect()];
    return {
      lies: [placed.a, placed.d, placed.e, placed.f].map((value) => Math.round(value * 100) / 100),
      free: [
        floors.top - frame.top,
        frame.bottom - floors.bottom,
        floors.left - frame.left,
        frame.right - floors.right,
      ].map(Math.round),
    };
  });
}

for (const [width, height] of [
  [1440, 900],
  [1000, 800],
] as const) {
  test(`at ${width} x ${height} a wide board lies in the middle of its frame, and never moves, whatever is asked`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const table = await startMatch(page, { game: missionGame, seed: 'still' });
    const { lies, free } = await boardOn(page);
    const [above = 0, below = 0, left = 0, right = 0] = free;
    expect(Math.abs(above - below)).toBeLessThanOrEqual(4);
    expect(Math.abs(left - right)).toBeLessThanOrEqual(4);
    const asked = new Set<number>();
    for (let given = 0; given < 14; given++) {
      const { keys } = await table.asked();
      asked.add(keys.length);
      await table.answer(given);
      if ((await table.settled()) !== 'question') break;
      expect((await boardOn(page)).lies).toEqual(lies);
    }
    // Long questions and short ones were among them.
    expect(Math.max(...asked) - Math.min(...asked)).toBeGreaterThan(2);
  });
}
