/** Looking back, going on from there, and the files of matches. */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { fileWords } from '../src/app/words/files.ts';
import { expect, startMatch, type Table, test } from './table.ts';

/** Opens a file of this text on the home page. */
async function openFile(page: Page, name: string, text: string): Promise<void> {
  await page.goto('./#/');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/x-ndjson', buffer: Buffer.from(text) });
}

/** The text of the file of a match that is under way: the page says first that it holds secrets. */
async function download(table: Table): Promise<string> {
  await table.menu('download');
  await expect(table.page.getByRole('dialog')).toContainText(table.words.file.secrets);
  const coming = table.page.waitForEvent('download');
  await table.page.getByRole('button', { name: table.words.file.yes, exact: true }).click();
  return readFileSync(await (await coming).path(), 'utf8');
}

test('a replay is scrubbed and stepped, and continued from a moment as a new match', async ({ page }) => {
  const table = await startMatch(page, { seed: 'replay' });
  await table.playOn(3);
  const third = await table.asked();
  await table.playOn(5);
  const last = await table.asked();
  const match = page.url();

  await table.tool('replay').click();
  const bar = page.getByRole('slider', { name: table.words.replay.bar });
  await expect(bar).toHaveAttribute('max', '8');
  const moment = page.locator('header');
  for (const at of [8, 0, 5, 2]) {
    await bar.fill(`${at}`);
    await expect(moment).toContainText(table.words.replay.at(at, 8));
  }
  await page.getByRole('button', { name: table.words.replay.forward }).click();
  await expect(moment).toContainText(table.words.replay.at(3, 8));

  await page.getByRole('button', { name: table.words.replay.goOn }).click();
  await expect(page).not.toHaveURL(/replay/);
  expect(page.url()).not.toBe(match);
  await table.settled();
  expect((await table.asked()).text).toBe(third.text);
  await table.playOn(2);
  // The match that it comes from is untouched.
  await page.goto(match);
  await table.settled();
  await expect(async () => expect(await table.asked()).toEqual(last)).toPass();
});

test('a line of the log leads back to its moment', async ({ page }) => {
  const table = await startMatch(page, { seed: 'log' });
  await table.playOn(6);
  const before = await table.asked();
  await page.getByRole('list', { name: table.words.log.title }).getByRole('button').first().click();
  await page.getByRole('button', { name: table.words.moment.back }).click();
  expect(await table.asked()).toEqual(before);
});

test('a match is downloaded, opened elsewhere, and looked at', async ({ page, browser, baseURL }) => {
  const table = await startMatch(page, { seed: 'file' });
  await table.playOn(7);
  const text = await download(table);

  const elsewhere = await browser.newContext({ locale: 'en-GB', baseURL: baseURL ?? '' });
  const other = await elsewhere.newPage();
  await openFile(other, 'match.jsonl', text);
  await expect(other.locator('header')).toContainText(table.words.replay.at(0, 7));
  await elsewhere.close();
});

test('a file that is no match, is empty, or is damaged says why', async ({ page }, info) => {
  await openFile(page, 'holiday.txt', 'Dear all, the weather is fine.');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(fileWords.en.fault({ why: 'not-a-replay' }));
  await openFile(page, 'empty.jsonl', '');
  await expect(dialog).toContainText(fileWords.en.fault({ why: 'empty' }));

  const table = await startMatch(page, { seed: 'damaged' });
  await table.playOn(5);
  const lines = (await download(table)).trimEnd().split('\n');
  lines[4] = `${lines[4]?.slice(0, -9)}`;
  writeFileSync(info.outputPath('damaged.jsonl'), lines.join('\n'));
  await openFile(page, 'damaged.jsonl', lines.join('\n'));
  await expect(dialog).toContainText(fileWords.en.fault({ why: 'damaged', line: 5 }));
  await dialog.getByRole('button', { name: fileWords.en.showAnyway }).click();
  await expect(page.getByRole('slider', { name: table.words.replay.bar })).toBeVisible();
});

test('a file whose history was changed is shown up to there', async ({ page }) => {
  const table = await startMatch(page, { seed: 'forged' });
  await table.playOn(9);
  const forged = (await download(table)).replace(/"hash":"[^"]{4}/, '"hash":"0000');
  await openFile(page, 'forged.jsonl', forged);
  await expect(page.getByRole('dialog')).toContainText(fileWords.en.fileCutTitle);
});
