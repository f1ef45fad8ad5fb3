/** The printed examples of the rules, played: opened, answered, found again, and taken along in a file. */
import { readFileSync } from 'node:fs';
import { pageWords } from '../src/app/words/pages/index.ts';
import { expect, game, Table, test } from './table.ts';

const words = pageWords.en.rules;
const [first] = game.rulebook.examples;
if (first === undefined) throw new Error(`${game.id} has no printed example`);

test('an example opens from the rules, is answered, and is still there after a reload', async ({ page }) => {
  await page.goto(`./#/rules/${game.id}/${first.id}`);
  const shown = page.getByRole('listitem').filter({ hasText: first.title.en });
  await expect(shown).toBeInViewport();
  for (const cite of first.proves) await expect(shown.getByRole('link', { name: cite, exact: true })).toBeVisible();
  await shown.getByRole('button', { name: words.playExampleNamed(first.title.en) }).click();

  const table = new Table(page);
  expect(await table.settled()).toBe('question');
  await expect(page.locator('header')).toContainText(first.title.en);
  await table.playOn(2);
  const before = await table.asked();
  await page.reload();
  await table.settled();
  expect(await table.asked()).toEqual(before);

  await page.goto('./#/');
  await expect(page.getByRole('link', { name: words.exampleTitle(first.page, first.title.en) }).first()).toBeVisible();
});

test('every example opens, and its file opens again where it stood', async ({ page }) => {
  for (const example of game.rulebook.examples) {
    await page.goto(`./#/rules/${game.id}/${example.id}`);
    await page.getByRole('button', { name: words.playExampleNamed(example.title.en) }).click();
    const table = new Table(page);
    expect(await table.settled()).toBe('question');
  }
  const table = new Table(page);
  await table.playOn(3);
  await table.menu('download');
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: table.words.file.yes, exact: true }).click();
  const text = readFileSync(await (await coming).path(), 'utf8');
  await page.goto('./#/');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'example.jsonl', mimeType: 'application/x-ndjson', buffer: Buffer.from(text) });
  await expect(page.locator('header')).toContainText(table.words.replay.at(0, 3));
});
