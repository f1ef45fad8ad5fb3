/** How to play, on one page: reached from everywhere, whole on a screen, a phone and a sheet of paper. */
import { games } from '@necropole/games';
import { LANGUAGES } from '@necropole/kernel';
import { appWords } from '../src/app/words/index.ts';
import { coachWords } from '../src/coach/words.ts';
import { findings, themed } from './looks.ts';
import { remembering } from './settings.ts';
import { expect, game, startMatch, test } from './table.ts';

const { howToPlay } = appWords.en.shell;
const WIDE = { viewport: { width: 1440, height: 1000 } };

for (const { id, learning } of games) {
  const turn = learning?.howToPlay?.turn ?? [];

  for (const language of LANGUAGES) {
    test.describe(`${id} in ${language}`, () => {
      test.use({ ...themed, ...WIDE, storageState: remembering({ language, theme: 'system' }) });

      test('fits a screen without scrolling, and prints on one sheet; axe finds nothing', async ({ page }) => {
        await page.goto(`./#/learn/${id}`);
        await expect(page.locator('.turn > li')).toHaveCount(turn.length);
        for (const { title } of turn) await expect(page.getByRole('heading', { name: title[language] })).toBeVisible();
        expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(1000);
        const sheets = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
        expect(sheets).toMatch(/\/Count 1\b/);
        expect(sheets, 'A4 across').toMatch(/\/MediaBox \[0 0 841\.\d+ 59[45]\.\d+\]/);
        if (language === 'en') expect(await findings(page)).toEqual([]);
      });
    });
  }
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('nothing is wider than the screen, and the button to play stays in sight', async ({ page }) => {
    for (const { id } of games) {
      await page.goto(`./#/learn/${id}`);
      await expect(page.locator('.turn')).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), id).toBe(390);
      const play = page.locator('.dock a').first();
      for (const down of [0, 900]) {
        await page.evaluate((y) => scrollTo(0, y), down);
        await expect(play).toBeInViewport({ ratio: 1 });
      }
      await play.click();
      await expect(page.getByRole('dialog')).toBeVisible();
    }
  });
});

test('is reached from the home page, the new match, the rules and the table, and leads back to the match', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { level: 1, name: howToPlay });
  await page.goto('./');
  await page.getByRole('link', { name: `${howToPlay}, ${game.words.en.title}` }).click();
  await expect(heading).toBeVisible();
  for (const place of [`play/${game.id}`, `rules/${game.id}`]) {
    await page.goto(`./#/${place}`);
    await page.getByRole('link', { name: howToPlay, exact: true }).click();
    await expect(heading).toBeVisible();
  }
  const table = await startMatch(page, { seed: 'learn' });
  await page.getByRole('button', { name: table.words.top.menu }).click();
  await page.getByRole('menuitem', { name: howToPlay }).click();
  await expect(heading).toBeVisible();
  await page.getByRole('link', { name: appWords.en.shell.backToMatch }).click();
  await expect(table.question).toBeVisible();
});

test('many lessons are listed in their order; a mission offers its own beside the button that plays it', async ({
  page,
}) => {
  const words = coachWords.en;
  const many = games.find(({ learning }) => (learning?.lessons.length ?? 0) > 2);
  const { lessons = [] } = many?.learning ?? {};
  const [first, second] = lessons;
  if (many === undefined || first === undefined || second === undefined) throw new Error('No game has many lessons');
  await page.goto(`./#/learn/${many.id}`);
  const header = page.locator('header');
  await expect(header.getByRole('link', { name: words.numbered(1, first.minutes) })).toBeVisible();
  await header.getByText(words.lessons(0, lessons.length)).click();
  const listed = header.locator('.lessons li');
  await expect(listed).toContainText(lessons.map(({ title }) => title.en));
  await listed.nth(1).getByRole('link').click();
  await expect(page.getByRole('region', { name: words.coach, exact: true })).toBeVisible();

  const { mission } = second.position.config;
  await page.goto(`./#/play/${many.id}`);
  const guided = page.getByRole('dialog').getByRole('link', { name: words.beginning(second.minutes) });
  await page.locator(`input[value="${mission}"]`).check({ force: true });
  await expect(guided).toHaveAttribute('href', new RegExp(`${second.id}$`));
  await page.locator(`input[value="${many.modes[0]?.missions.at(-1)}"]`).check({ force: true });
  await expect(page.locator(`dialog footer a[href$="${second.id}"]`)).toHaveCount(0);
});

test('every cite of it opens its rule', async ({ page }) => {
  await page.goto(`./#/learn/${game.id}`);
  const cite = page.locator('.turn .cite').first();
  const rule = await cite.innerText();
  await cite.click();
  await expect(page.locator(`[id="rule-${rule}"]`)).toBeFocused();
});
