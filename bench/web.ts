/** The web app measured: what is loaded, and how fast it draws. Needs a Chromium; see tools/chromium.mjs. */
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { games } from '@necropole/games';
import { readyChromium } from '../tools/chromium.mjs';
import { listen, serverOver } from '../tools/serve.mjs';
import type { BrowserMeasures, Spread, TellingMeasures } from '../web/tools/browser-measures.ts';
import { type Kind, kindOf, LIMITS } from '../web/tools/file-kinds.ts';

/** Sizes in KB, compressed. */
export interface WebSizes {
  readonly home: number;
  readonly table: number;
  /** What comes when the page is idle. */
  readonly idle: number;
  readonly games: { readonly [game: string]: number };
  /** The rules in our own words, in one language: they come once the table is set. */
  readonly books: { readonly [game: string]: number };
  readonly pictures: number;
  readonly fonts: number;
}

export interface WebMeasures {
  readonly sizes: WebSizes;
  readonly clickToBoard: BrowserMeasures['clickToBoard'];
  readonly movingFrame: BrowserMeasures['movingFrame'];
  readonly openedDoor: BrowserMeasures['openedDoor'];
  readonly telling: TellingMeasures;
}

/** So many rounds are played with bots. */
const ROUNDS = 50;
const root = process.cwd();
const app = join(root, 'web', 'dist');
const moving = join(root, 'node_modules', '.cache', 'necropole-moving');

export async function measureWeb(say: (text: string) => void): Promise<WebMeasures> {
  const chromium = readyChromium(console.error);
  if (chromium === null) throw new Error('there is no Chromium');
  say('Building the app and the page with moving pieces ...');
  build('web', []);
  build('web/tools/moving', ['--outDir', moving, '--emptyOutDir']);
  const [table, board] = [serverOver(app), serverOver(moving)];
  try {
    const addresses = [await listen(table, 4400), await listen(board, 4500)].map((port) => `http://127.0.0.1:${port}`);
    const { files, ...times } = await measured<BrowserMeasures>('measures.ts', addresses, { CHROMIUM: chromium });
    say(`Playing ${ROUNDS} rounds with three hard bots ...`);
    const telling = await measured<TellingMeasures>('telling-measures.ts', [`${ROUNDS}`]);
    return { sizes: sizesOf(files), ...times, telling };
  } finally {
    table.close();
    board.close();
  }
}

function build(folder: string, words: readonly string[]): void {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const run = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn', ...words], {
    cwd: join(root, folder),
    // What this prints may be read by others.
    stdio: ['ignore', process.stderr.fd, 'inherit'],
  });
  if (run.status !== 0) throw new Error(`${folder} could not be built`);
}

/** A process of its own: the web app is compiled with the browser's types, the benchmarks are not. */
function measured<T>(tool: string, words: readonly string[], given: Readonly<Record<string, string>> = {}): Promise<T> {
  const tsx = join(root, 'node_modules', 'tsx', 'dist', 'cli.mjs');
  const child = spawn(process.execPath, [tsx, join(root, 'web', 'tools', tool), ...words], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...given },
  });
  return new Promise((done, failed) => {
    let text = '';
    child.stdout.on('data', (part) => (text += part));
    child.on('error', failed);
    child.on('close', (status) =>
      status === 0 ? done(JSON.parse(text)) : failed(new Error(`${tool} could not measure`)),
    );
  });
}

function sizesOf({ home, table, idle, others }: BrowserMeasures['files']): WebSizes {
  const ids = games.map(({ id }) => id);
  const all = [...new Set([...home, ...table, ...idle, ...others])];
  const of = (kind: Kind, files: readonly string[]): number =>
    kilobytes(files.filter((file) => kindOf(file, ids) === kind));
  const ofEach = (isBook: boolean): { readonly [game: string]: number } =>
    Object.fromEntries(
      ids.map((id) => {
        const counts = (kind: Kind): boolean => typeof kind === 'object' && kind.game === id && kind.isBook === isBook;
        return [id, kilobytes(all.filter((file) => counts(kindOf(file, ids))))];
      }),
    );
  return {
    home: of('app', home),
    table: of('app', table),
    idle: of('app', idle),
    games: ofEach(false),
    books: ofEach(true),
    pictures: of('picture', all),
    fonts: of('font', all),
  };
}

function kilobytes(files: readonly string[]): number {
  const bytes = files.map((file) => {
    const content = readFileSync(join(app, file === '/' ? 'index.html' : file));
    // Fonts are compressed already.
    return file.endsWith('.woff2') ? content.length : gzipSync(content, { level: 9 }).length;
  });
  return Math.round(bytes.reduce((sum, one) => sum + one, 0) / 102.4) / 10;
}

export function webTable({ sizes, clickToBoard, movingFrame, openedDoor, telling }: WebMeasures): string {
  const games = Object.entries(sizes.games).map(([id, size]) =>
    row(`  ${id}`, `${size} KB`, `${LIMITS.game} KB`, size <= LIMITS.game),
  );
  const whole = Math.round((sizes.home + sizes.table) * 10) / 10;
  const times = (name: string, { median, p95, longest, count }: Spread, most: number): string =>
    row(name, `${median} ms`, `${most} ms`, median <= most, `95 %: ${p95}, longest: ${longest}, of ${count}`);
  return [
    row('First load, compressed', 'measured', 'at most', null),
    row('  page, styles, code, sprite: home', `${sizes.home} KB`, '', null),
    row('  the same for the table', `${sizes.table} KB`, '', null),
    row('  together, before the chosen game', `${whole} KB`, `${LIMITS.app} KB`, whole <= LIMITS.app),
    row('  afterwards, when the page is idle', `${sizes.idle} KB`, '', null),
    ...games,
    ...Object.entries(sizes.books).map(([id, size]) => row(`  ${id}: its book, afterwards`, `${size} KB`, '', null)),
    row('  pictures of the games', `${sizes.pictures} KB`, '', null),
    row('  fonts', `${sizes.fonts} KB`, `${LIMITS.fonts} KB`, sizes.fonts <= LIMITS.fonts),
    row('Time', 'median', 'at most', null),
    times('  from click to drawn board', clickToBoard.plain, 50),
    times('  the same, page throttled 4 times', clickToBoard.throttled, 150),
    times('  script, layout a frame, 80 pieces move', movingFrame.plain, 8),
    times('  the same, throttled 4 times', movingFrame.throttled, 16),
    times('  a door of 262 edges opens: the plan', openedDoor.plan, 2),
    times('  the same with the redraw', openedDoor.redraw, 8),
    times('  the whole plan of that board, anew', openedDoor.anew, 100),
    row('Until the person is asked again', 'measured', '', null),
    row('  rounds within 30 s, 10 of them telling', `${telling.within} %`, '95 %', telling.within >= 95),
    waited('  waited for three hard bots', telling.waiting, 30),
    waited('  of which it was told what they did', telling.telling, 10),
    waited('  they thought, most of it meanwhile', telling.thinking, null),
  ].join('\n');
}

/** In seconds; 95 of 100 have to be within what is allowed. */
function waited(name: string, { median, p95, longest, count }: Spread, most: number | null): string {
  const seconds = (value: number): string => `${Math.round(value / 100) / 10}`;
  const more = `95 %: ${seconds(p95)}, longest: ${seconds(longest)}, of ${count}`;
  return row(
    name,
    `${seconds(median)} s`,
    most === null ? '' : `${most} s`,
    most === null ? null : p95 <= most * 1000,
    more,
  );
}

function row(name: string, measured: string, most: string, holds: boolean | null, more = ''): string {
  const verdict = holds === null ? '' : holds ? 'holds' : 'TOO MUCH';
  return `${name.padEnd(42)}${measured.padStart(10)}${most.padStart(10)}  ${verdict.padEnd(9)}${more}`.trimEnd();
}
