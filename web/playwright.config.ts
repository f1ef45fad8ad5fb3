/** Tests in a real browser, against the built app on its static server. `npm test` runs them. */
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { address, PORT, remembering, TOYS_PORT, toysAddress } from './e2e/settings.ts';
import { browserOptions } from './tools/browser.ts';

const MINUTE = 60_000;
const web = dirname(fileURLToPath(import.meta.url));
const root = join(web, '..');
const server = {
  command: `"${process.execPath}" "${join(root, 'tools', 'start.mjs')}" --port ${PORT}`,
  cwd: root,
  url: address,
  timeout: 10 * MINUTE,
};

/** The app with the games of its tests: built anew each time, into a folder of its own. */
const vite = `"${process.execPath}" "${join(root, 'node_modules', 'vite', 'bin', 'vite.js')}"`;
const built = `--mode toys --outDir "${join(root, 'node_modules', '.cache', 'necropole-toys')}" --logLevel warn`;
const toysServer = {
  command: `${vite} build ${built} --emptyOutDir && ${vite} preview ${built} --port ${TOYS_PORT} --strictPort --host 127.0.0.1`,
  cwd: web,
  url: toysAddress,
  timeout: 10 * MINUTE,
};

export default defineConfig({
  testMatch: '*.spec.ts',
  outputDir: '../node_modules/.cache/necropole-browser-tests',
  // A page waits a third of its time, for the browser or for itself: one more than cores keeps them busy.
  workers: Math.max(2, availableParallelism()) + 1,
  fullyParallel: true,
  forbidOnly: true,
  // A test that needs a second try proves nothing.
  retries: 0,
  // Far above what anything takes: a slow or busy machine is no failure.
  timeout: 10 * MINUTE,
  expect: { timeout: MINUTE },
  reporter: 'list',
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    launchOptions: browserOptions(),
    // Only the test of the offline app wants it: elsewhere a page must come from the server.
    serviceWorkers: 'block',
    actionTimeout: MINUTE,
  },
  projects: [
    {
      name: 'games',
      testDir: './e2e',
      testIgnore: '**/testing/**',
      use: { baseURL: address, storageState: remembering() },
    },
    {
      name: 'toys',
      testDir: './e2e/testing',
      use: { baseURL: toysAddress, storageState: remembering({}, toysAddress) },
    },
  ],
  webServer: process.env['NECROPOLE_URL'] === undefined ? [server, toysServer] : [toysServer],
});
