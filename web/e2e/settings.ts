/** What the browser remembers when a test begins. */
import type { BrowserContextOptions } from '@playwright/test';
import type { Settings } from '../src/app/settings.ts';

/** Where the app is: a server that is already there if somebody says so, else one that the tests start; `npm test` looks for free ports. */
export const PORT = Number(process.env['NECROPOLE_PORT'] ?? 4319);
export const address = process.env['NECROPOLE_URL'] ?? `http://127.0.0.1:${PORT}`;
/** The same app with the toys of `games/testing/`. */
export const TOYS_PORT = PORT + 1;
export const toysAddress = `http://127.0.0.1:${TOYS_PORT}`;

/** What most tests want: the app in English, without waiting for anything that moves. */
const usual: Partial<Settings> = {
  language: 'en',
  theme: 'night',
  botPace: 'summary',
  peoplePace: 'summary',
  answerForced: 'never',
  motion: 'reduced',
  firstTimes: false,
};

export function remembering(
  changed: Partial<Settings> = {},
  at = address,
): Exclude<BrowserContextOptions['storageState'], string | undefined> {
  const kept = { name: 'necropole.settings', value: JSON.stringify({ ...usual, ...changed }) };
  return { cookies: [], origins: [{ origin: new URL(at).origin, localStorage: [kept] }] };
}
