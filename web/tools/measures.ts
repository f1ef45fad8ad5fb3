/**
 * The app measured in a browser, as one JSON object, for `npm run bench -- web`:
 * tsx tools/measures.ts <address of the app> <address of the page with moving pieces>
 */
import { games } from '@necropole/games';
import type { Browser, Page } from 'playwright-core';
import { withBrowser } from './browser.ts';
import type { BrowserMeasures, Spread } from './browser-measures.ts';
import { openTable } from './first-load.ts';
import type { DoorPlans } from './moving/door-plans.ts';
import { spread } from './spread.ts';

declare global {
  /** Of the page with the large board. */
  function planDoors(count: number): DoorPlans;
}

const THROTTLE = 4;
const ANSWERS = 40;
const MOVING_MS = 4000;
const PLANS = 60;
const SETTINGS = JSON.stringify({
  language: 'en',
  theme: 'night',
  botPace: 'summary',
  peoplePace: 'summary',
  motion: 'full',
});
/** What a frame costs; painting comes after it, on other threads. */
const COUNTED = new Set([
  'FunctionCall',
  'TimerFire',
  'FireAnimationFrame',
  'RunMicrotasks',
  'EventDispatch',
  'UpdateLayoutTree',
  'Layout',
]);
const [first, ...others] = games.map(({ id }) => id);

const [app = '', moving = ''] = process.argv.slice(2);
const measures = await withBrowser(async (browser): Promise<BrowserMeasures> => {
  const { files, page } = await begin(browser, first ?? '');
  const clickToBoard = { plain: await timeAnswers(page), throttled: await throttled(page, () => timeAnswers(page)) };
  await page.context().close();
  const games: string[] = [];
  for (const other of others) {
    const opened = await begin(browser, other);
    games.push(...opened.files.table);
    await opened.page.context().close();
  }
  const movingFrame = await timeMoving(browser);
  return { files: { ...files, others: games }, clickToBoard, movingFrame, openedDoor: await timeDoors(browser) };
});
console.log(JSON.stringify(measures));

/** A match of this game at its first question, and what was fetched until then. */
async function begin(browser: Browser, game: string): ReturnType<typeof openTable> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
  await context.addInitScript((kept) => localStorage.setItem('necropole.settings', kept), SETTINGS);
  return openTable(context, app, game);
}

/** Answers as they come; a match that ends is played again. */
function timeAnswers(page: Page): Promise<Spread> {
  return page
    .evaluate(async (count) => {
      const found: number[] = [];
      const until = async (there: () => boolean): Promise<void> => {
        while (!there()) await new Promise((done) => setTimeout(done, 5));
      };
      const painted = (): Promise<void> =>
        new Promise((done) => {
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => done();
            port2.postMessage(null);
          });
        });
      for (let given = 0; found.length < count; given++) {
        await until(() => {
          // Where all answers are on the board, the list has to be opened.
          document.querySelector<HTMLElement>('.askbox button[aria-expanded=false]')?.click();
          return document.querySelector('[data-answer], .endcard') !== null;
        });
        await painted();
        const answers = [...document.querySelectorAll<HTMLElement>('[data-answer]')];
        const answer = answers[(given * 7) % Math.max(1, answers.length)];
        if (answer === undefined) {
          document.querySelector<HTMLElement>('.endcard .btn.primary')?.click();
          await until(() => document.querySelector('.endcard') === null);
          continue;
        }
        const list = answer.parentElement;
        let warned = false;
        const start = performance.now();
        answer.click();
        await new Promise<void>((done) => {
          const watch = new MutationObserver(() => {
            const sure = document.querySelector<HTMLElement>('dialog[open] .btn.primary');
            if (sure !== null) {
              warned = true;
              sure.click();
            }
            if (list?.isConnected) return;
            watch.disconnect();
            done();
          });
          watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] });
        });
        await painted();
        // Where the page warned first, a person would have read.
        if (!warned) found.push(performance.now() - start);
      }
      return found;
    }, ANSWERS)
    .then(spread);
}

async function throttled<T>(page: Page, measure: () => Promise<T>): Promise<T> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  const found = await measure();
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return found;
}

async function timeMoving(browser: Browser): Promise<BrowserMeasures['movingFrame']> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${moving}/?pieces=80`);
  await page.locator('.piece').nth(79).waitFor();
  await page.waitForTimeout(1000);
  const trace = (): Promise<Spread> => traced(browser, page);
  return { plain: await trace(), throttled: await throttled(page, trace) };
}

/** The work of the frames that a page draws for a while. */
async function traced(browser: Browser, page: Page): Promise<Spread> {
  await browser.startTracing(page, { categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] });
  await page.waitForTimeout(MOVING_MS);
  return spread(framesIn(JSON.parse((await browser.stopTracing()).toString())));
}

async function timeDoors(browser: Browser): Promise<BrowserMeasures['openedDoor']> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${moving}/?doors`);
  await page.locator('.board').waitFor();
  const { opened, anew } = await page.evaluate((count) => globalThis.planDoors(count), PLANS);
  const redraw = await traced(browser, page);
  await page.close();
  return { plan: spread(opened), redraw, anew: spread(anew) };
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly ts: number;
  readonly dur?: number;
  /** The same without what other processes took. */
  readonly tdur?: number;
  readonly tid: number;
  readonly pid: number;
}

/** The work of each frame that was drawn: from one frame's layout to the next one's. */
function framesIn({ traceEvents }: { readonly traceEvents: readonly TraceEvent[] }): number[] {
  const main = mostly(
    traceEvents.filter(({ name }) => name === 'UpdateLayoutTree').map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const events = traceEvents
    .filter(({ pid, tid, ph }) => `${pid} ${tid}` === main && ph === 'X')
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  const frames: number[] = [];
  let work = 0;
  let countedUntil = 0;
  for (const { name, ts, dur = 0, tdur = dur } of events) {
    // What runs inside of something counted is counted already.
    if (COUNTED.has(name) && ts >= countedUntil) {
      work += tdur / 1000;
      countedUntil = ts + dur;
    } else if (name === 'Commit') {
      frames.push(work);
      work = 0;
    }
  }
  return frames;
}

function mostly(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}
