/** Every game of the list in each of its modes: it begins, asks and says nothing twice, is answered; axe finds nothing at its table. */
import { games } from '@necropole/games';
import { findings, themed } from './looks.ts';
import { expect, type Sitter, startMatch, test } from './table.ts';

test.use(themed);

for (const game of games) {
  for (const mode of game.modes) {
    test(`${game.id}, ${mode.id}: some answers of a match with bots`, async ({ page }) => {
      const [fewest] = mode.seats;
      const seats: readonly Sitter[] = Array.from({ length: fewest }, (_, seat) => (seat === 0 ? 'me' : 'bot'));
      const table = await startMatch(page, { game, mode, seats, seed: 'games' });
      for (let given = 0; given < 8; given++) {
        expect(await table.playOn(1)).toHaveLength(1);
        const said = await table.question.locator('.head p').allInnerTexts();
        expect(said, 'nothing is said twice').toEqual([...new Set(said)]);
      }
      if (mode === game.modes[0]) expect(await findings(page)).toEqual([]);
    });
  }
}
