/** A person alone plays a whole match with the mouse, and the browser computed what Node computes. */
import { readFileSync } from 'node:fs';
import { Match, readReplay, writeReplay } from '@necropole/kernel';
import { appWords } from '../src/app/words/index.ts';
import { alone, configOf, expect, game, startMatch, Table, test } from './table.ts';

test('three clicks from the home page, and the first question is asked', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('link', { name: appWords.en.home.playGame(game.words.en.title) }).click();
  await page.getByRole('dialog').getByRole('button', { name: appWords.en.newMatch.play, exact: true }).click();
  expect(await new Table(page).settled()).toBe('question');
});

test('a solo match to its end, with the hashes that Node computes from the same seed and answers', async ({ page }) => {
  const wanted = { mode: alone, seed: 's11' };
  const table = await startMatch(page, wanted);
  const given = await table.playOn();

  const match = Match.start(game, configOf(wanted));
  for (const key of given) expect(match.answer(match.open[0]?.seat ?? 0, key).ok, key).toBe(true);
  expect(match.outcome).not.toBeNull();
  const ending = game.words.en.outcomes[match.outcome?.id ?? ''] ?? '';
  await expect(page.getByRole('heading', { name: ending }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: new RegExp(match.outcome?.cite ?? '-') }).first()).toBeVisible();

  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: table.words.top.download, exact: true }).first().click();
  const text = readFileSync(await (await coming).path(), 'utf8');
  expect(readReplay(text).lines).toEqual(readReplay(writeReplay(match)).lines);
  expect(readReplay(text).lines.filter((line) => 'hash' in line).length).toBeGreaterThan(5);
});
