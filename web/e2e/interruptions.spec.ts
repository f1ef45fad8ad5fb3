/** A match survives whatever happens to its page: it comes back to the same question. */
import { type BrowserContext, chromium } from '@playwright/test';
import { problemWords } from '../src/app/words/problems.ts';
import { browserOptions } from '../tools/browser.ts';
import { expect, startMatch, Table, test } from './table.ts';

test('a reload in the middle comes back to the same question', async ({ page }) => {
  const table = await startMatch(page, { seed: 'reload' });
  await table.playOn(9);
  const before = await table.asked();
  await page.reload();
  await table.settled();
  expect(await table.asked()).toEqual(before);
  await table.playOn(2);
});

test('a browser that is killed right after an answer comes back to the next question', async ({ baseURL }, info) => {
  const start = () =>
    chromium.launchPersistentContext(info.outputPath('profile'), {
      ...browserOptions(),
      locale: 'en-GB',
      baseURL: baseURL ?? '',
    });
  const context = await start();
  const page = await context.newPage();
  const table = await startMatch(page, { seed: 'killed' });
  await table.playOn(1);
  const [before, address] = [await table.asked(), page.url()];
  const gone = new Promise((done) => context.on('close', done));
  await kill(context);
  await gone;

  const again = await start();
  const revived = new Table(await again.newPage());
  await revived.page.goto(address);
  await revived.settled();
  expect(await revived.asked()).toEqual(before);
  await revived.playOn(1);
  await again.close();
});

/** Ends the browser at once, as a power cut would. */
async function kill(context: BrowserContext): Promise<void> {
  const session = await context.browser()?.newBrowserCDPSession();
  const { processInfo } = (await session?.send('SystemInfo.getProcessInfo')) ?? { processInfo: [] };
  const found = processInfo.find(({ type }) => type === 'browser');
  if (found === undefined) throw new Error('The browser does not tell its process');
  process.kill(found.id, 'SIGKILL');
}

test('two tabs: the second takes the match over, the first says so, and nothing is lost', async ({ page, context }) => {
  const table = await startMatch(page, { seed: 'two tabs' });
  await table.playOn(4);
  const before = await table.asked();
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByRole('button', { name: table.words.trouble.takeOver }).click();
  await expect(other.getByRole('alert')).toBeHidden();
  const there = new Table(other);
  await there.settled();
  expect(await there.asked()).toEqual(before);
  await there.playOn(3);
  const after = await there.asked();

  await expect(page.getByRole('alert')).toContainText(problemWords.en({ kind: 'taken-over', match: '' }).text);
  await page.getByRole('button', { name: table.words.trouble.takeOver }).click();
  await expect(page.getByRole('alert')).toBeHidden();
  await table.settled();
  expect(await table.asked()).toEqual(after);
  await expect(other.getByRole('alert')).toBeVisible();
});

test('a match waits in the list of the home page', async ({ page }) => {
  const table = await startMatch(page, { seed: 'listed' });
  await table.playOn(3);
  const before = await table.asked();
  await page.getByRole('link', { name: /^Nécropole/ }).click();
  await page.getByRole('listitem').getByRole('link', { name: 'Resume' }).click();
  await table.settled();
  expect(await table.asked()).toEqual(before);
});
