/** How much the app fetches until a match asks its first question: bytes, whatever the machine. */
import { gzipSync } from 'node:zlib';
import { games } from '@necropole/games';
import { LANGUAGES } from '@necropole/kernel';
import { type Kind, kindOf, LIMITS } from '../tools/file-kinds.ts';
import { openTable } from '../tools/first-load.ts';
import { address, remembering } from './settings.ts';
import { expect, test } from './table.ts';

const ids = games.map(({ id }) => id);

for (const game of ids) {
  for (const language of LANGUAGES) {
    test(`${game} in ${language}: the app, the game and the fonts are within their limits`, async ({
      browser,
      request,
    }) => {
      const context = await browser.newContext({
        viewport: { width: 1440, height: 900 },
        serviceWorkers: 'block',
        storageState: remembering({ language, motion: 'full' }),
      });
      const { files } = await openTable(context, address, game);
      await context.close();
      const sizes = await Promise.all(
        [...files.home, ...files.table].map(async (file) => {
          const body = await (await request.get(`${address}${file}`)).body();
          const kind = kindOf(file, ids);
          // Fonts are compressed already.
          return { kind, bytes: kind === 'font' ? body.length : gzipSync(body, { level: 9 }).length };
        }),
      );
      const kilobytes = (counts: (kind: Kind) => boolean): number =>
        sizes.reduce((sum, { kind, bytes }) => sum + (counts(kind) ? bytes : 0), 0) / 1024;
      const own = kilobytes((kind) => typeof kind === 'object' && kind.game === game && !kind.isBook);
      expect(own).toBeGreaterThan(10);
      expect(own).toBeLessThanOrEqual(LIMITS.game);
      const app = kilobytes((kind) => kind === 'app');
      expect(app).toBeGreaterThan(50);
      // Some tables fetch more than others (tracks over the board, floors): what counts is the plain one.
      if (game === ids[0]) expect(app).toBeLessThanOrEqual(LIMITS.app);
      expect(kilobytes((kind) => kind === 'font')).toBeLessThanOrEqual(LIMITS.fonts);
    });
  }
}
