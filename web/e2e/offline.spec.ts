/** Without a network: what was loaded once is there, and a match goes on. */
import { appWords } from '../src/app/words/index.ts';
import { expect, startMatch, test } from './table.ts';

test.use({ serviceWorkers: 'allow' });

test('the app is loaded again and played on without a network', async ({ page, context }) => {
  const table = await startMatch(page, { seed: 'offline' });
  await table.playOn(2);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  expect(
    await page.evaluate(() =>
      fetch('./not-kept.txt').then(
        () => 'answered',
        () => 'no network',
      ),
    ),
  ).toBe('no network');
  const before = await table.asked();
  await page.reload();
  await table.settled();
  expect(await table.asked()).toEqual(before);
  await table.playOn(2);
  // A page that was never visited, in a language that was never spoken: all is kept.
  await page.goto('./#/about');
  await page.getByRole('button', { name: appWords.en.shell.switchLanguage }).click();
  await expect(page.getByRole('link', { name: appWords.fr.shell.settings })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the app can be installed', async ({ page }) => {
  await page.goto('./');
  const manifest = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
    const found = await (await fetch(link?.href ?? '')).json();
    const icons = await Promise.all(found.icons.map(async ({ src }: { src: string }) => (await fetch(src)).status));
    return { name: found.name, display: found.display, start: found.start_url, icons };
  });
  expect(manifest.name).toContain('Nécropole');
  expect(manifest.display).toBe('standalone');
  expect(manifest.start).toBeTruthy();
  expect(manifest.icons.every((status) => status === 200)).toBe(true);
  expect(manifest.icons.length).toBeGreaterThan(1);
});
