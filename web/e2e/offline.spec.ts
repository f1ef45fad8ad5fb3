/** Without a network: what was loaded once is there, and a match goes on. */
import { test as loud } from '@playwright/test';
import { appWords } from '../src/app/words/index.ts';
import { expect, startMatch, test } from './table.ts';

test.use({ serviceWorkers: 'allow' });

test('the app is loaded again and played on without a network', async ({ page, context }) => {
  // Another app of the same origin kept a page of ours, before we did: it is never asked.
  await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
  await page.goto('./icon.svg');
  await page.evaluate(async () => {
    const foreign = await caches.open('another-app');
    const forged = () => new Response('<h1>forged</h1>', { headers: { 'content-type': 'text/html' } });
    for (const file of ['./', './index.html']) await foreign.put(file, forged());
  });
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

// The browser complains aloud of what the policy forbids.
loud('the page has its policy in itself, for hosts that send none', async ({ page }) => {
  let stripped = 0;
  await page.route('**/*', async (route) => {
    if (!route.request().isNavigationRequest()) return route.continue();
    const response = await route.fetch();
    const { 'content-security-policy': sent, ...headers } = response.headers();
    if (sent !== undefined) stripped += 1;
    await route.fulfill({ response, headers });
  });
  await page.goto('./');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'globalThis.forged = true';
    document.head.append(script);
    return 'forged' in globalThis;
  });
  expect(stripped).toBeGreaterThan(0);
  expect(ran).toBe(false);
  // What the page still fetches is let go before the page is.
  await page.unrouteAll({ behavior: 'wait' });
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
