// The browser that tests, benchmarks and screenshots use: the system's, else Playwright's own; on Debian as root it is
// installed when it is missing. `node tools/chromium.mjs` prints where it is.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** Where a browser is, or `null`. `CHROMIUM` in the environment names one. */
export function findChromium() {
  const named = process.env.CHROMIUM;
  if (named) return named;
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin'];
  const places = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...places, MAC, ownOfPlaywright()].find((place) => place !== null && existsSync(place)) ?? null;
}

/** Finds a browser, or installs one where that can be done without asking; `null` when there is none in the end. */
export function readyChromium(say = console.log) {
  const found = findChromium();
  if (found !== null) return found;
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    say('No Chromium here. Install it with your system, or with: npx playwright install chromium');
    return null;
  }
  say('No Chromium here: installing it with apt-get (about 20 s, 113 MB) ...');
  const quietly = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  spawnSync('apt-get', ['update', '-qq'], quietly);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], quietly);
  const installed = findChromium();
  say(installed === null ? 'Chromium could not be installed (see above).' : `Chromium is installed: ${installed}`);
  return installed;
}

function ownOfPlaywright() {
  try {
    return createRequire(import.meta.url)('playwright-core').chromium.executablePath();
  } catch {
    return null;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = readyChromium(console.error);
  if (found === null) process.exitCode = 1;
  else console.log(found);
}
