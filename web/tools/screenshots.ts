/**
 * The pictures of the documentation, in both languages: npm run screenshots [-- --out folder] [--only table] [--language fr]
 * Builds and serves the app by itself. Always the same matches, so that a new picture shows what has changed.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { games } from '@necropole/games';
import { type Game, LANGUAGES, type Language } from '@necropole/kernel';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { game, missionGame, modeWhere, type Sitter, startMatch, type Table } from '../e2e/table.ts';
import { labWords } from '../src/lab/words/index.ts';
import { withBrowser } from './browser.ts';
import { withFewColours } from './png.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const PORT = 4330;
const address = `http://127.0.0.1:${PORT}`;
const { values } = parseArgs({
  options: {
    out: { type: 'string', default: join(root, 'docs', 'pictures') },
    only: { type: 'string' },
    language: { type: 'string' },
  },
});
const desk: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
};

type Scene = (page: Page, language: Language, take: (name: string) => Promise<void>) => Promise<void>;

/** A match that is far enough for something to have happened. */
const MIDDLE = 26;

const scenes: {
  readonly [name: string]: { readonly on?: BrowserContextOptions; readonly theme?: string; readonly draw: Scene };
} = {
  home: {
    async draw(page, language, take) {
      await (await startMatch(page, { seed: 'a match to go on with', language })).playOn(8);
      await page.goto(`${address}/#/`);
      await page.getByRole('listitem').first().waitFor();
      await take('home');
      await page.goto(`${address}/#/play/${game.id}`);
      await take('new-match');
    },
  },
  table: {
    async draw(page, language, take) {
      const table = await startMatch(page, { seed: 'pictures', language });
      await take('table-start');
      await table.playOn(MIDDLE);
      await pointAtBoard(page);
      await take('table-middle');
      await page.mouse.move(720, 5);
      await explain(table);
      await take('why-not');
      await page.keyboard.press('Escape');
      await table.playOn();
      await take('table-end');
      await table.tool('replay').click();
      const bar = page.getByRole('slider');
      await bar.fill(`${Math.round(Number(await bar.getAttribute('max')) / 2)}`);
      await take('replay');
    },
  },
  paper: {
    theme: 'paper',
    async draw(page, language, take) {
      await (await startMatch(page, { seed: 'pictures', language })).playOn(MIDDLE);
      await page.mouse.move(720, 5);
      await take('table-paper');
    },
  },
  handOver: {
    async draw(page, language, take) {
      const mode = modeWhere(({ seats }) => seats[0] > 2);
      const seats = Array.from(
        { length: mode.seats[0] },
        (_, seat): Sitter => (seat === 0 ? 'me' : { name: ['Ada', 'Bo', 'Cleo'][seat] ?? 'Dov' }),
      );
      const table = await startMatch(page, { mode, seats, seed: 'pictures', language });
      await table.takeScreen();
      await table.answer();
      await take('hand-over');
    },
  },
  lab: {
    theme: 'paper',
    async draw(page, language, take) {
      const mode = modeWhere(({ seats, options }) => seats[1] > 1 && Object.keys(options).length > 0);
      const asked = new URLSearchParams({
        game: game.id,
        mode: mode.id,
        bots: 'easy,easy',
        matches: '100',
        seed: '1945',
      });
      await page.goto(`${address}/#/lab/${encodeURIComponent(asked.toString())}`);
      await page.getByRole('button', { name: labWords[language].run, exact: true }).click();
      await page.waitForFunction(isDone, undefined, { timeout: 900_000 });
      await take('lab');
    },
  },
  pages: {
    async draw(page, _language, take) {
      for (const name of ['rules', 'settings', 'about']) {
        await page.goto(`${address}/#/${name}`);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.waitForLoadState('networkidle');
        await take(name);
      }
    },
  },
  missions: {
    async draw(page, language, take) {
      await page.goto(`${address}/#/play/${missionGame.id}`);
      await take('new-mission');
      for (const mission of pictured) await drawMission(page, language, take, mission, '');
    },
  },
  phoneMissions: {
    on: phone,
    async draw(page, language, take) {
      for (const mission of pictured) await drawMission(page, language, take, mission, 'phone-');
    },
  },
  others: {
    async draw(page, language, take) {
      for (const one of others) await drawOther(page, language, take, one, '');
    },
  },
  phoneOthers: {
    on: phone,
    async draw(page, language, take) {
      for (const one of others) await drawOther(page, language, take, one, 'phone-');
    },
  },
  phone: {
    on: phone,
    async draw(page, language, take) {
      await page.goto(address);
      await take('phone-home');
      await (await startMatch(page, { seed: 'pictures', language })).playOn(MIDDLE);
      await page.mouse.move(195, 1);
      await take('phone-table');
    },
  },
};

/** The games that no other picture shows, with bots in every seat but the first. */
const others = games.filter((one) => one !== game && one !== missionGame);

async function drawOther(
  page: Page,
  language: Language,
  take: (name: string) => Promise<void>,
  other: Game,
  before: string,
): Promise<void> {
  const most = Math.max(...other.modes.map(({ seats: [, highest] }) => highest));
  const seats = (['me', 'bot', 'bot'] satisfies readonly Sitter[]).slice(0, most);
  const table = await startMatch(page, { game: other, seats, seed: 'pictures', language });
  await table.playOn(MIDDLE);
  if (before === '') await pointAtBoard(page);
  await take(`${before}${other.id}-middle`);
}

/** The first mission, one on two floors, and the largest; far enough that something stands on the board. */
const pictured = [0, 3, 10].flatMap((place) => missionGame.modes[0]?.missions[place] ?? []);
const UNDER_WAY = 44;

async function drawMission(
  page: Page,
  language: Language,
  take: (name: string) => Promise<void>,
  mission: string,
  before: string,
): Promise<void> {
  const table = await startMatch(page, { game: missionGame, mission, seed: 'pictures', language });
  await take(`${before}${mission}-start`);
  await table.playOn(UNDER_WAY);
  if (before === '') await pointAtBoard(page);
  await take(`${before}${mission}-middle`);
}

mkdirSync(values.out, { recursive: true });
const server = spawn(process.execPath, [join(root, 'tools', 'start.mjs'), '--port', `${PORT}`], {
  cwd: root,
  stdio: ['ignore', 'ignore', 'inherit'],
});
try {
  await untilServed();
  await withBrowser(async (browser) => {
    for (const language of LANGUAGES.filter((one) => values.language === undefined || one === values.language)) {
      for (const [name, { on = desk, theme = 'night', draw }] of Object.entries(scenes)) {
        if (values.only === undefined || values.only === name) await show(browser, language, theme, on, draw);
      }
    }
  });
} finally {
  server.kill();
}

async function show(
  browser: Browser,
  language: Language,
  theme: string,
  on: BrowserContextOptions,
  draw: Scene,
): Promise<void> {
  const context = await browser.newContext({ ...on, baseURL: address, serviceWorkers: 'block', locale: language });
  const settings = JSON.stringify({ language, theme, speed: 'instant', motion: 'reduced' });
  await context.addInitScript((kept) => localStorage.setItem('necropole.settings', kept), settings);
  // Compiling on the fly wraps every function to keep its name, also those that go to the page.
  await context.addInitScript({ content: 'globalThis.__name = (one) => one' });
  const page = await context.newPage();
  await draw(page, language, async (name) => {
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(300);
    const file = join(values.out, `${name}-${language}.png`);
    writeFileSync(file, withFewColours(await page.screenshot({ scale: 'device' })));
    console.log(`${file} ${Math.round(statSync(file).size / 1024)} KB`);
  });
  await context.close();
}

async function untilServed(): Promise<void> {
  for (let waited = 0; waited < 600; waited++) {
    const there = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (there) return;
    await new Promise((done) => setTimeout(done, 200));
  }
  throw new Error('The app is not served');
}

/** In the page: has the run been played to its end? */
function isDone(): boolean {
  const bar = document.querySelector('progress');
  return bar !== null && bar.value === bar.max;
}

/** Points at a place that answers the question, if there is one: the way and its cost are drawn. */
async function pointAtBoard(page: Page): Promise<void> {
  const lit = page.locator('[data-space]:not([aria-disabled=true])');
  const count = await lit.count();
  if (count > 0) await lit.nth(count - 1).hover({ force: true });
}

/** Plays on until something is refused, and asks why. */
async function explain(table: Table): Promise<void> {
  for (let given = 0; given < 20 && (await (await table.openRefused()).count()) === 0; given++)
    await table.answer(given);
  await (await table.openRefused()).first().click({ force: true });
  await table.page.getByRole('dialog').waitFor();
}
