/** The lab plays a sweep in the background, draws it, and opens its matches in the replay. */
import { readFileSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import { labWords } from '../src/lab/words/index.ts';
import { expect, game, modeWhere, test } from './table.ts';

const words = labWords.en;
const mode = modeWhere(({ seats: [, most], options }) => most > 1 && Object.keys(options).length > 0);
const [compared = ''] = Object.keys(mode.options);
const values = mode.options[compared]?.values ?? [];
/** Bots by chance are quick: what is tested is the lab, not the bots. */
const asked = new URLSearchParams({
  game: game.id,
  mode: mode.id,
  bots: mode.seats[0] === 2 ? 'random,random' : 'random',
  matches: '100',
  seed: 'lab',
  compare: compared,
});

test('a small sweep is played and drawn, saved, and one of its matches is watched', async ({ page }) => {
  await page.goto(`./#/lab/${encodeURIComponent(asked.toString())}`);
  await page.getByRole('button', { name: words.run, exact: true }).click();
  const rates = page.getByRole('region', { name: words.plots.rates, exact: true });
  await expect(rates.getByRole('img', { name: words.plots.rates })).toBeVisible();
  await expect(page.getByText(words.progress(100 * values.length, 100 * values.length))).toBeVisible({
    timeout: 30_000,
  });
  for (const value of values) {
    await expect(rates.getByText(game.words.en.options[`${compared}:${value}`] ?? value).first()).toBeVisible();
  }
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} ${html.slice(0, 120)}`))).toEqual([]);

  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: words.saveAs('CSV') }).click();
  const lines = readFileSync(await (await coming).path(), 'utf8')
    .trimEnd()
    .split('\r\n');
  expect(lines).toHaveLength(1 + 100 * values.length);

  await page.getByRole('button', { name: `${words.watch}: ${words.pick.longest}` }).click();
  await expect(page.getByRole('slider')).toBeVisible();
});

test('a run can be stopped and goes on', async ({ page }) => {
  asked.set('matches', '3000');
  await page.goto(`./#/lab/${encodeURIComponent(asked.toString())}`);
  await page.getByRole('button', { name: words.run, exact: true }).click();
  await expect(page.getByRole('region', { name: words.plots.rates, exact: true })).toBeVisible();
  await page.getByRole('button', { name: words.stop, exact: true }).click();
  const status = page.getByRole('status').filter({ hasText: /matches of/ });
  const before = await status.textContent();
  await page.getByRole('button', { name: words.resume, exact: true }).click();
  await expect(status).not.toHaveText(before ?? '');
});
