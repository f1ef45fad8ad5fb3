/** The web app measured: what is loaded, and how fast it draws. Needs a Chromium; see tools/chromium.mjs. */
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { games } from '@necropole/games';
import { readyChromium } from '../tools/chromium.mjs';
import { listen, serverOver } from '../tools/serve.mjs';
import type { BrowserMeasures, Spread } from '../web/tools/browser-measures.ts';

/** Sizes in KB, compressed. */
export interface WebSizes {
  readonly home: number;
  readonly table: number;
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
}

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
    const { files, ...times } = await inBrowser(chromium, addresses);
    return { sizes: sizesOf(files), ...times };
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
function inBrowser(chromium: string, addresses: readonly string[]): Promise<BrowserMeasures> {
  const tsx = join(root, 'node_modules', 'tsx', 'dist', 'cli.mjs');
  const child = spawn(process.execPath, [tsx, join(root, 'web', 'tools', 'measures.ts'), ...addresses], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, CHROMIUM: chromium },
  });
  return new Promise((done, failed) => {
    let text = '';
    child.stdout.on('data', (part) => (text += part));
    child.on('error', failed);
    child.on('close', (status) =>
      status === 0 ? done(JSON.parse(text)) : failed(new Error('the browser could not be measured')),
    );
  });
}

function sizesOf({ home, table, others }: BrowserMeasures['files']): WebSizes {
  const all = [...new Set([...home, ...table, ...others])];
  const gameOf = (file: string): string | undefined => games.find(({ id }) => basename(file).startsWith(id))?.id;
  const isBook = (file: string): boolean => /-book-(fr|en)-/.test(file);
  const isPicture = (file: string): boolean => /^picture-[^/]*\.js$/.test(basename(file));
  const isFont = (file: string): boolean => file.endsWith('.woff2');
  const isCode = (file: string): boolean =>
    /(\/|\.js|\.css|\.html|\.svg)$/.test(file) && gameOf(file) === undefined && !isPicture(file);
  const ofEach = (counts: (file: string, id: string) => boolean): { readonly [game: string]: number } =>
    Object.fromEntries(games.map(({ id }) => [id, kilobytes(all.filter((file) => counts(file, id)))]));
  return {
    home: kilobytes(home.filter(isCode)),
    table: kilobytes(table.filter(isCode)),
    games: ofEach((file, id) => gameOf(file) === id && !isBook(file)),
    books: ofEach((file, id) => gameOf(file) === id && isBook(file)),
    pictures: kilobytes(all.filter(isPicture)),
    fonts: kilobytes(all.filter(isFont)),
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

export function webTable({ sizes, clickToBoard, movingFrame, openedDoor }: WebMeasures): string {
  const games = Object.entries(sizes.games).map(([id, size]) => row(`  ${id}`, `${size} KB`, '80 KB', size <= 80));
  const whole = Math.round((sizes.home + sizes.table) * 10) / 10;
  const times = (name: string, { median, p95, longest, count }: Spread, most: number): string =>
    row(name, `${median} ms`, `${most} ms`, median <= most, `95 %: ${p95}, longest: ${longest}, of ${count}`);
  return [
    row('First load, compressed', 'measured', 'at most', null),
    row('  page, styles, code, sprite: home', `${sizes.home} KB`, '', null),
    row('  the same for the table', `${sizes.table} KB`, '', null),
    row('  together, before the chosen game', `${whole} KB`, '150 KB', whole <= 150),
    ...games,
    ...Object.entries(sizes.books).map(([id, size]) => row(`  ${id}: its book, afterwards`, `${size} KB`, '', null)),
    row('  pictures of the games', `${sizes.pictures} KB`, '', null),
    row('  fonts', `${sizes.fonts} KB`, '90 KB', sizes.fonts <= 90),
    row('Time', 'median', 'at most', null),
    times('  from click to drawn board', clickToBoard.plain, 50),
    times('  the same, page throttled 4 times', clickToBoard.throttled, 150),
    times('  script, layout a frame, 80 pieces move', movingFrame.plain, 8),
    times('  the same, throttled 4 times', movingFrame.throttled, 16),
    times('  a door of 262 edges opens: the plan', openedDoor.plan, 2),
    times('  the same with the redraw', openedDoor.redraw, 8),
    times('  the whole plan of that board, anew', openedDoor.anew, 100),
  ].join('\n');
}

function row(name: string, measured: string, most: string, holds: boolean | null, more = ''): string {
  const verdict = holds === null ? '' : holds ? 'holds' : 'TOO MUCH';
  return `${name.padEnd(42)}${measured.padStart(10)}${most.padStart(10)}  ${verdict.padEnd(9)}${more}`.trimEnd();
}
