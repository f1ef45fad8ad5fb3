/** Tests in a real browser, against the built app on its static server. `npm test` runs them. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { address, PORT, remembering } from './e2e/settings.ts';
import { browserOptions } from './tools/browser.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const server = {
  command: `"${process.execPath}" "${join(root, 'tools', 'start.mjs')}" --port ${PORT}`,
  cwd: root,
  url: address,
  timeout: 120_000,
};

export default defineConfig({
  testDir: './e2e',
  testMatch: '*.spec.ts',
  outputDir: '../node_modules/.cache/necropole-browser-tests',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL: address,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    launchOptions: browserOptions(),
    // Only the test of the offline app wants it: elsewhere a page must come from the server.
    serviceWorkers: 'block',
    actionTimeout: 10_000,
    storageState: remembering(),
  },
  ...(process.env['NECROPOLE_URL'] === undefined ? { webServer: server } : {}),
});
