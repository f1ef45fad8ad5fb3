/** What the app fetches until a match asks its first question. */
import type { BrowserContext, Page } from 'playwright-core';
import type { FetchedFiles } from './file-kinds.ts';

declare global {
  /** What the page wants to do once it is idle, held back. */
  var heldBack: (() => void)[];
}

/** Opens the app at this address, begins a match of a game, and notes what is fetched. */
export async function openTable(
  context: BrowserContext,
  app: string,
  game: string,
): Promise<{ readonly files: FetchedFiles; readonly page: Page }> {
  // Compiling on the fly wraps every function to keep its name, also those that go to the page.
  await context.addInitScript({ content: 'globalThis.__name = (one) => one' });
  // When a page is idle depends on the machine: here it is when this says so.
  await context.addInitScript(() => {
    globalThis.heldBack = [];
    globalThis.requestIdleCallback = (work) => globalThis.heldBack.push(work as () => void);
  });
  const seen = new Set<string>();
  context.on('request', (request) => seen.add(new URL(request.url()).pathname));
  const page = await context.newPage();
  const arrived = async (before: readonly string[]): Promise<string[]> => {
    await page.waitForLoadState('networkidle');
    return [...seen].filter((file) => !before.includes(file));
  };
  await page.goto(app);
  const home = await arrived([]);
  await page.goto(`${app}/#/play/${game}`);
  // By the keyboard: a hand that points at something fetches what answers to it.
  await page.locator('dialog button[type=submit]').press('Enter');
  await page.locator('[data-answer]').first().waitFor();
  const table = await arrived(home);
  await page.evaluate(() => {
    for (const work of globalThis.heldBack.splice(0)) work();
  });
  return { files: { home, table, idle: await arrived([...home, ...table]) }, page };
}
