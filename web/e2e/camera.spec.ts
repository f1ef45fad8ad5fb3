/** The board under the hand: zoomed with the wheel, dragged, shown whole again; a drag is no answer. */
import { expect, startMatch, test } from './table.ts';

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
