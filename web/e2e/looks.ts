/**
 * What axe says of a page. Everything is looked for in the dark theme; in the light one only what colours decide, for
 * nothing else of the page changes with it.
 */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { remembering } from './settings.ts';

/** For tests that look: the theme is the one that the browser prefers. */
export const themed = { storageState: remembering({ theme: 'system' }), colorScheme: 'dark' } as const;

/** What lies over a page that was looked at before. */
export const DIALOG = 'dialog[open], [role=dialog]';

const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** What axe finds in both themes; where the rest of the page was looked at before, only within a part of it. */
export async function findings(page: Page, within = 'html'): Promise<string[]> {
  const drawn = page.locator('html');
  await page.emulateMedia({ colorScheme: 'light' });
  await drawn.and(page.locator('[data-theme=paper]')).waitFor();
  const light = await found(page, axeFor(page, within).withRules(OF_COLOURS));
  await page.emulateMedia({ colorScheme: 'dark' });
  await drawn.and(page.locator('[data-theme=night]')).waitFor();
  return [...light, ...(await found(page, axeFor(page, within)))];
}

/** Hundreds of rules are told alike: the first of each chapter stand for the others. */
const TOLD_ALIKE = '.text li:nth-child(n + 4)';

/** Axe as the tests need it: no frames, so one page is enough, and nothing is told of what is in order. */
function axeFor(page: Page, within: string): AxeBuilder {
  return new AxeBuilder({ page })
    .setLegacyMode()
    .include(within)
    .exclude(TOLD_ALIKE)
    .options({ resultTypes: ['violations'] });
}

async function found(page: Page, axe: AxeBuilder): Promise<string[]> {
  const theme = await page.locator('html').getAttribute('data-theme');
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes
      .slice(0, 3)
      .map((node) => `${theme}: ${id}: ${help}: ${node.html.slice(0, 160)} ${node.any[0]?.message ?? ''}`),
  );
}
