import { expect, it } from 'vitest';
import { type Machine, readyChromium } from './chromium.mjs';

/** A machine without a browser, on which each way to get one works or not. */
function machine({ root = false, packages = false, network = false, libraries = true }) {
  const done: string[] = [];
  const said: string[] = [];
  let there: string | null = null;
  const one: Machine = {
    find: () => there,
    mayInstall: () => root,
    install: () => {
      done.push('install');
      if (packages) there = '/usr/bin/chromium';
    },
    download: () => {
      done.push('download');
      if (network) there = '/home/me/playwright/chrome';
    },
    starts: () => libraries,
  };
  const found = readyChromium((text) => said.push(text), one);
  return { found, done, said: said.join('\n') };
}

it('installs the system’s package where it may', () => {
  const { found, done } = machine({ root: true, packages: true });
  expect([found, done]).toEqual(['/usr/bin/chromium', ['install']]);
});

it('fetches Playwright’s own without the right to install packages', () => {
  const { found, done } = machine({ network: true });
  expect([found, done]).toEqual(['/home/me/playwright/chrome', ['download']]);
});

it('fetches Playwright’s own where the packages cannot be had', () => {
  const { found, done } = machine({ root: true, network: true });
  expect([found, done]).toEqual(['/home/me/playwright/chrome', ['install', 'download']]);
});

it('says what to do when that fails too', () => {
  const { found, said } = machine({});
  expect(found).toBeNull();
  expect(said).toContain('Is the network reachable?');
  expect(said).toContain('CHROMIUM=/path/to/chromium npm test');
});

it('says what to do when the system lacks what a browser needs', () => {
  const { found, said } = machine({ network: true, libraries: false });
  expect(found).toBeNull();
  expect(said).toContain('npx playwright install-deps chromium');
});
