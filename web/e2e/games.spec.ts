/** Every game of the list in each of its modes: it begins, asks, is answered, and axe finds nothing at its table. */
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
      expect(await table.playOn(8)).toHaveLength(8);
      expect(await findings(page)).toEqual([]);
    });
  }
}
