/** A game that is its folder and a line of the list: it is played to its end, and drawn with its own symbols and colours. */
import { game as lantern } from '@necropole/games/testing/lantern';
import type { Locator } from '@playwright/test';
import { expect, startMatch, type Table, test } from '../table.ts';

/** A symbol that nobody has drawn takes no room on the page. */
function isDrawn(symbol: Locator): Promise<boolean> {
  return symbol.evaluate((use: SVGGraphicsElement) => {
    const { width, height } = use.getBBox();
    return width > 0 && height > 0;
  });
}

/** Plays to the end, and gives what was asked on the way. */
async function playThrough(table: Table): Promise<readonly string[]> {
  const asked: string[] = [];
  while ((await table.settled()) === 'question') {
    asked.push((await table.asked()).text);
    await table.answer();
  }
  return asked;
}

for (const language of ['en', 'fr'] as const) {
  test.describe(language, () => {
    const words = lantern.words[language];
    const [, quest] = lantern.modes;

    test('is listed, played to its end, and drawn with its own art', async ({ page }) => {
      await page.goto('./');
      if (language === 'fr') await page.getByRole('button', { name: 'FR' }).click();
      await expect(page.getByRole('heading', { name: words.title })).toBeVisible();
      if (quest === undefined) throw new Error('Lantern has no quest');
      const table = await startMatch(page, {
        game: lantern,
        mode: quest,
        mission: 'long',
        seats: ['me', 'bot', 'bot'],
        seed: 'own-art',
        language,
      });

      for (const piece of ['rat-1', 'keeper-1', 'keeper-3']) {
        const token = piece.startsWith('rat') ? 't-rat' : 'b-keeper';
        expect(await isDrawn(page.locator(`[data-piece="${piece}"] use[href="#${token}"]`).first())).toBe(true);
      }
      const coat = page.locator('svg.sprite.of-game symbol#t-rat .coat');
      await expect(coat).toHaveCSS('fill', 'rgb(183, 166, 154)');
      expect(await isDrawn(page.locator('header use[href="#i-flame"]'))).toBe(true);

      expect(await playThrough(table)).toHaveLength(4);
      await expect(page.locator('.endcard')).toContainText(/LAN-1\.3/);
      await expect(table.log.locator('use[href="#i-flame"]')).toHaveCount(9);
    });
  });
}
