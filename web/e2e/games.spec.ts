/** Every game of the list in each of its modes: it begins, asks and says nothing twice, is answered; axe finds nothing at its table and in its signs. The rules look alike in every game, and so does the table of the first one elsewhere (`axe.spec.ts`). */
import { games } from '@necropole/games';
import { appWords } from '../src/app/words/index.ts';
import { learnWords } from '../src/learn/words/index.ts';
import { DIALOG, findings, themed } from './looks.ts';
import { expect, type Sitter, startMatch, test } from './table.ts';

test.use(themed);

for (const game of games) {
  for (const mode of game.modes) {
    test(`${game.id}, ${mode.id}: some answers of a match with bots`, async ({ page }) => {
      const [fewest] = mode.seats;
      const seats: readonly Sitter[] = Array.from({ length: fewest }, (_, seat) => (seat === 0 ? 'me' : 'bot'));
      const table = await startMatch(page, { game, mode, seats, seed: 'games' });
      for (let given = 0; given < 5; given++) {
        expect(await table.playOn(1)).toHaveLength(1);
        const said = await table.question.locator('.head p').allInnerTexts();
        expect(said, 'nothing is said twice').toEqual([...new Set(said)]);
      }
      if (mode !== game.modes[0]) return;
      if (game !== games[0]) expect(await findings(page), 'the table').toEqual([]);
      await table.question.focus();
      await page.keyboard.press('i');
      await expect(page.getByRole('dialog', { name: learnWords.en.signs })).toBeVisible();
      expect(await findings(page, DIALOG), 'signs').toEqual([]);
      await page.keyboard.press('Escape');
      if (game !== games[0]) return;
      await page.keyboard.press('r');
      await expect(page.getByRole('dialog', { name: appWords.en.shell.rules }).locator('li').first()).toBeVisible();
      expect(await findings(page, DIALOG), 'rules').toEqual([]);
    });
  }
}
