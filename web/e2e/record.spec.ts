/** My record: what ended is written down, survives the match, shows on the map of missions, and can be cleared. */
import type { Page } from '@playwright/test';
import { fileWords } from '../src/app/words/files.ts';
import { homeWords } from '../src/app/words/home.ts';
import { appWords } from '../src/app/words/index.ts';
import { matchListWords } from '../src/app/words/matches.ts';
import { pageWords } from '../src/app/words/pages/index.ts';
import { recordWords } from '../src/record/words/index.ts';
import { progressWords } from '../src/record/words/progress.ts';
import { findings, themed } from './looks.ts';
import { expect, missionGame, startMatch, test } from './table.ts';

const [mode] = missionGame.modes;
const [won = '', lost = ''] = mode?.missions ?? [];
const words = recordWords.en;
const progress = progressWords.en;

/** The export of somebody who won the first mission, and lost the second. */
function exported(): string {
  const result = (id: string, mission: string, winners: readonly number[]) => ({
    meta: {
      id,
      game: missionGame.id,
      mode: mode?.id,
      mission,
      options: {},
      title: '',
      seats: [{ by: 'me' }],
      created: 0,
      updated: 0,
      played: 0,
      answers: 80,
      outcome: { id: mode?.outcomes[winners.length === 0 ? 1 : 0], cite: 'X-1', winners },
      resigned: false,
      version: 1,
      replay: false,
      from: null,
    },
    roles: ['heroes'],
    chronicle: { rounds: 8, cast: [] },
  });
  const results = [result('one', won, [0]), result('two', lost, [])];
  return JSON.stringify({ necropole: 'matches', matches: [], results, damaged: [] });
}

async function bringIn(page: Page): Promise<void> {
  await page.goto('./');
  const file = { name: 'export.json', mimeType: 'application/json', buffer: Buffer.from(exported()) };
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByText(fileWords.en.imported(0, 2, 0))).toBeVisible();
}

test('a match that is given up stands in the record, also once it is deleted', async ({ page }) => {
  const table = await startMatch(page, { seed: 'record' });
  await table.menu('resign');
  await page.getByRole('dialog').getByRole('button', { name: table.words.resign.yes, exact: true }).click();
  await expect(table.end).toBeVisible();
  await page.goto('./#/');
  await page.getByRole('button', { name: matchListWords.en.remove, exact: true }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: matchListWords.en.remove, exact: true }).click();
  await expect(page.getByText(appWords.en.matches.none)).toBeVisible();
  await page.getByRole('link', { name: new RegExp(homeWords.en.record.title) }).click();
  const latest = page.getByRole('region', { name: words.latest });
  await expect(latest.getByRole('listitem')).toHaveCount(1);
  await expect(latest).toContainText(words.gaveUp);
  await expect(latest).toContainText(words.chosenSeed);
});

test('the map of missions shows what is won, what is lost and what comes next; clearing the record clears it', async ({
  page,
}) => {
  await bringIn(page);
  await page.goto(`./#/play/${missionGame.id}`);
  const card = (mission: string) => page.locator('label', { has: page.locator(`input[value="${mission}"]`) });
  await expect(card(won)).toContainText(progress.of({ won: 1, lost: 0, best: 8, firstWonAt: 1 }));
  await expect(card(lost)).toContainText(progress.of({ won: 0, lost: 1, best: null, firstWonAt: null }));
  await expect(page.getByText(progress.notPlayed).first()).toBeVisible();
  await page.goto('./#/settings');
  const clear = pageWords.en.settings.clearRecord;
  await page.getByRole('button', { name: clear, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: clear, exact: true }).click();
  await page.goto('./#/record');
  await expect(page.getByRole('heading', { name: words.none })).toBeVisible();
});

test.describe('in both themes', () => {
  test.use(themed);

  test('axe finds nothing in the record and in the dialog with missions', async ({ page }) => {
    await page.goto('./#/record');
    await expect(page.getByRole('heading', { name: words.none })).toBeVisible();
    expect(await findings(page), 'nothing yet').toEqual([]);
    await bringIn(page);
    await page.goto('./#/record');
    await expect(page.getByRole('heading', { name: words.latest })).toBeVisible();
    expect(await findings(page), 'the record').toEqual([]);
    await page.goto(`./#/play/${missionGame.id}`);
    await expect(page.getByText(progress.notPlayed).first()).toBeVisible();
    expect(await findings(page), 'the dialog').toEqual([]);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('nothing is wider than the screen', async ({ page }) => {
    await bringIn(page);
    for (const place of ['', 'record', `play/${missionGame.id}`]) {
      await page.goto(`./#/${place}`);
      await page.waitForLoadState('networkidle');
      const wider = await page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) - innerWidth);
      expect(wider, place).toBeLessThanOrEqual(0);
    }
  });
});
