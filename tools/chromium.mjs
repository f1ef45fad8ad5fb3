// The browser that tests, benchmarks and screenshots use: the system's, else Playwright's own. Where there is none it is
// installed: with the system's packages on Debian as root, else Playwright's. `node tools/chromium.mjs` prints where it is.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
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

/** How a browser is found and fetched on this machine; tests put others in its place. */
const here = {
  find: findChromium,
  mayInstall: () => process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'),
  install: installPackage,
  download: downloadOwn,
  starts: (browser) => spawnSync(browser, ['--version'], { stdio: 'ignore' }).status === 0,
};

/** Finds a browser, or fetches one where that can be done without asking; `null` when there is none in the end. */
export function readyChromium(say = console.log, machine = here) {
  const there = machine.find();
  if (there !== null) return there;
  if (machine.mayInstall()) {
    say('No Chromium here: installing it with apt-get (about 20 s, 113 MB) ...');
    machine.install();
    const installed = machine.find();
    if (installed !== null) {
      say(`Chromium is installed: ${installed}`);
      return installed;
    }
    say('Chromium could not be installed with apt-get (see above).');
  }
  say('No Chromium here: fetching the one of Playwright (about 170 MB, into its own folder) ...');
  machine.download();
  const own = machine.find();
  if (own === null) {
    say('It could not be fetched (see above), so what needs a browser cannot run. Is the network reachable?');
    say('Install Chromium with your system, or name one: CHROMIUM=/path/to/chromium npm test');
    return null;
  }
  if (machine.starts(own)) {
    say(`Playwright's Chromium is there: ${own}`);
    return own;
  }
  say(`Playwright's Chromium is there (${own}), but does not start: libraries of the system are missing.`);
  say('As an administrator: npx playwright install-deps chromium');
  return null;
}

function installPackage() {
  const quietly = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  spawnSync('apt-get', ['update', '-qq'], quietly);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], quietly);
}

/** Playwright keeps its browsers in a folder of the person: no special right is needed. */
function downloadOwn() {
  const { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: _, ...environment } = process.env;
  const cli = join(dirname(createRequire(import.meta.url).resolve('playwright-core/package.json')), 'cli.js');
  spawnSync(process.execPath, [cli, 'install', '--no-shell', 'chromium'], {
    // What it says of its progress is no output of ours.
    stdio: ['ignore', 'ignore', 'inherit'],
    env: environment,
  });
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
