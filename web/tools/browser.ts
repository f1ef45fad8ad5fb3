/** The machine's Chromium, or Playwright's own where there is none. */
import { existsSync } from 'node:fs';
import { type Browser, chromium, type LaunchOptions } from 'playwright-core';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/**
 * What Playwright leaves out (the last such list counts, so what matters of it stands here), and pages of the browser's own address
 * bar: each window would fetch one, though nobody sees it.
 */
const WITHOUT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'DialMediaRouteProvider',
  'GlobalMediaControls',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'BlockOriginHeaderModificationOnRedirect',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'Translate',
  'AutoDeElevate',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${WITHOUT.join()}`,
];

/** How it is started. `CHROMIUM` in the environment names another one. */
export function browserOptions(): LaunchOptions {
  const place = process.env['CHROMIUM'] ?? PLACES.find(existsSync);
  return { args: FLAGS, ...(place === undefined ? {} : { executablePath: place }) };
}

export async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch(browserOptions());
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
