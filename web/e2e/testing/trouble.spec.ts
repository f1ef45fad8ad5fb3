/** When something goes wrong: the table says so, loses nothing that it can keep, and shows a way on. */
import { readFile } from 'node:fs/promises';
import { game as levers } from '@necropole/games/testing/levers';
import { anyGame } from '@necropole/kernel';
import type { Page } from '@playwright/test';
import { appWords } from '../../src/app/words/index.ts';
import { matchListWords } from '../../src/app/words/matches.ts';
import { problemWords } from '../../src/app/words/problems.ts';
import { troubleWords } from '../../src/table/words/trouble.ts';
import { expect, startMatch, Table, test } from '../table.ts';

const problems = troubleWords.en;
const game = anyGame(levers);

test('a rule that throws: nothing has changed, one answers otherwise, goes back a step, or reports it', async ({
  page,
}) => {
  const table = await startMatch(page, { game, seed: 'broken' });
  await table.give('pull:short');
  const before = await table.asked();
  const pullBroken = () => page.locator('[data-answer="pull:broken"]').click();
  await pullBroken();
  await expect(page.getByRole('alert')).toContainText(problemWords.en({ kind: 'rule-error', message: '' }).title);
  await page.getByRole('button', { name: problems.another }).click();
  expect(await table.asked()).toEqual(before);

  await pullBroken();
  await page.getByRole('button', { name: problems.report }).click();
  const coming = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: table.words.file.yes }).click();
  const report = await readFile(await (await coming).path(), 'utf8');
  expect(JSON.parse(report.split('\n')[0] ?? '')).toMatchObject({
    game: game.id,
    failure: { message: 'The broken lever came off', answer: 'pull:broken' },
  });

  await page.getByRole('button', { name: problems.back }).click();
  await expect(page.getByRole('alert')).toBeHidden();
  await table.settled();
  await expect(table.log).not.toContainText('walker');
  await table.give('pull:long');
});

/** Lets the worker begin with some lines of its own: what breaks the database, where no page reaches. */
async function breakDatabase(page: Page, code: string): Promise<void> {
  await page.route('**/assets/worker-*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${code};${await response.text()}` });
  });
}

/** What is written fails after so many times. */
const full = (after: number): string => `
  let writes = 0;
  const put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function (...given) {
    writes += 1;
    if (writes > ${after}) throw new DOMException('no room', 'QuotaExceededError');
    return put.apply(this, given);
  }`;
const forbidden = `IDBFactory.prototype.open = () => { throw new DOMException('not here', 'SecurityError'); }`;

for (const [kind, code] of [
  ['storage-full', full(4)],
  ['storage-forbidden', forbidden],
] as const) {
  test(`${kind}: the match goes on, says that it is not saved, and can be downloaded`, async ({ page }) => {
    await breakDatabase(page, code);
    await page.goto(`./#/play/${game.id}`);
    await page.getByRole('dialog').getByRole('button', { name: appWords.en.newMatch.play }).click();
    const table = new Table(page);
    // The page is pressed as it stands: the notice must not lie over an answer.
    for (let walked = 2; walked < 5; walked++) {
      await page.locator('[data-answer="pull:short"]').click();
      await expect(table.log).toContainText(`goes on to square ${walked}`);
    }
    const notice = page.getByRole('alert').filter({ hasText: table.words.trouble.notSaved });
    await expect(notice).toContainText(problemWords.en({ kind }).text);
    await notice.getByRole('button', { name: table.words.top.download }).click();
    const coming = page.waitForEvent('download');
    await page.getByRole('dialog').getByRole('button', { name: table.words.file.yes }).click();
    const rows = (await readFile(await (await coming).path(), 'utf8')).split('\n');
    expect(rows.filter((row) => row.includes('pull:short'))).toHaveLength(3);
    await notice.getByRole('button', { name: table.words.close }).click();
    await expect(notice).toBeHidden();
  });
}

/** As if another version of the game had played it, which came to other hashes. */
async function ofAnotherVersion(page: Page, version: number): Promise<void> {
  await page.evaluate(async (played) => {
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await done(indexedDB.open('necropole'));
    const change = async (name: string, changed: (kept: Record<string, unknown>) => void): Promise<void> => {
      const store = database.transaction(name, 'readwrite').objectStore(name);
      for (const row of await done<{ text: string }[]>(store.getAll())) {
        const kept = JSON.parse(row.text);
        changed(kept);
        await done(store.put({ ...row, text: JSON.stringify(kept) }));
      }
    };
    await change('saves', ({ stands }) => {
      (stands as { version: number }).version = played;
    });
    await change('parts', ({ marks }) => {
      for (const mark of marks as { hash: string }[]) mark.hash = '0123456789abcdef';
    });
    database.close();
  }, version);
}

test('a match of another version goes on from its last rest point, and the log says so', async ({ page }) => {
  const table = await startMatch(page, { game, seed: 'version' });
  for (let given = 0; given < 3; given++) await table.give('pull:short');
  const address = page.url();
  await page.goto('./');
  await expect(page.getByRole('link', { name: matchListWords.en.resume }).first()).toBeVisible();
  await ofAnotherVersion(page, 77);
  await page.reload();
  await page.goto(address);
  const { log } = table;
  await expect(log).toContainText(table.words.log.resumed(77));
  await expect(log).toContainText(table.words.log.reseeded(null));
  await table.give('pull:short');
  await page.reload();
  await table.settled();
  await expect(log).toContainText(table.words.log.resumed(77));
});
