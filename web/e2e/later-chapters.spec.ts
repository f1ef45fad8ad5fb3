/** A match that needs chapters which its game has apart: begun, loaded again, and opened from its file. */
import { readFileSync } from 'node:fs';
import { games } from '@necropole/games';
import { expect, startMatch, test } from './table.ts';

const game = games.find(({ later }) => later !== undefined);
const [mode] = game?.modes ?? [];
const needs = (mission: string): boolean =>
  game?.later?.comeInto({ mode: mode?.id ?? '', mission, seats: mode?.seats[1] ?? 0, options: {} }) === true;
const mission = mode?.missions.findLast(needs);
if (game === undefined || mode === undefined || mission === undefined) throw new Error('No game has chapters apart');

test('a mission of the last chapters is played, found again after a reload, and opened from a file', async ({
  page,
}) => {
  const later: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(`/${game.id}-later-`)) later.push(request.url());
  });
  const table = await startMatch(page, { game, mission, seats: ['me', 'bot'], seed: 'later' });
  await table.playOn(3);
  expect(later.length).toBeGreaterThan(0);
  const before = await table.asked();
  await page.reload();
  await table.settled();
  expect(await table.asked()).toEqual(before);
  await table.playOn(1);

  await table.menu('download');
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: table.words.file.yes, exact: true }).click();
  const text = readFileSync(await (await coming).path());
  await page.goto('./#/');
  // Nothing of the match is here any more but its file.
  await page.reload();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'match.jsonl', mimeType: 'application/x-ndjson', buffer: text });
  await expect(page.getByRole('slider', { name: table.words.replay.bar })).toHaveAttribute('max', /^[4-9]$|^\d\d+$/);
});
