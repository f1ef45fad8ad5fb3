/**
 * Writes a picture of a position: npm run picture -- --game <id> --mode <id> --seats 3 --seed x --answers 40
 * --theme night|paper --language fr|en --out file.svg|file.png [--width 1200] [--marks]
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { games } from '@necropole/games';
import type { Language } from '@necropole/kernel';
import { viewFor } from '@necropole/kernel/app';
import { withBrowser } from './browser.ts';
import { loadStatic } from './compile.ts';
import { artOf } from './drawings.ts';
import { marksOf, positionOf } from './positions.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    mode: { type: 'string' },
    seats: { type: 'string' },
    seed: { type: 'string', default: 'picture' },
    answers: { type: 'string', default: '40' },
    theme: { type: 'string', default: 'night' },
    language: { type: 'string', default: 'fr' },
    marks: { type: 'boolean', default: false },
    width: { type: 'string' },
    out: { type: 'string', default: 'picture.svg' },
  },
});

const game = games.find(({ id }) => values.game === undefined || id === values.game);
if (game === undefined)
  throw new Error(`No such game: ${values.game}. There are: ${games.map(({ id }) => id).join(', ')}`);
const language: Language = values.language === 'en' ? 'en' : 'fr';
const match = positionOf(game, {
  mode: values.mode,
  seats: values.seats === undefined ? undefined : Number(values.seats),
  seed: values.seed,
  answers: Number(values.answers),
});
const question = match.open[0];
const words = game.words[language];
const { pictureOfScene } = await loadStatic('picture');
const svg = pictureOfScene({
  scene: game.scene(viewFor(match, question === undefined ? [] : [question.seat])),
  art: artOf(game),
  words,
  language,
  theme: values.theme === 'paper' ? 'paper' : 'night',
  title: words.title,
  fonts: fontsInside(),
  ...(values.marks ? { marks: marksOf(question) } : {}),
});

// npm runs this in web/; the file is meant where the command was given.
const out = resolve(process.env['INIT_CWD'] ?? '.', values.out);
if (out.endsWith('.svg')) writeFileSync(out, svg);
else await writePng(svg, out, values.width === undefined ? undefined : Number(values.width));
console.log(`${out}: ${game.id}, ${match.config.mode}, seed ${match.config.seed}, ${values.answers} answers`);

/** The families that boards use, inside the file: a picture on a page cannot fetch anything. */
function fontsInside(): string {
  const find = createRequire(import.meta.url);
  const family = (name: string, file: string, weight: number): string => {
    const data = readFileSync(find.resolve(`@fontsource/${file}`)).toString('base64');
    return `@font-face{font-family:"${name}";font-weight:${weight};src:url(data:font/woff2;base64,${data}) format("woff2")}`;
  };
  return (
    family('League Gothic', 'league-gothic/files/league-gothic-latin-400-normal.woff2', 400) +
    family('Archivo Narrow', 'archivo-narrow/files/archivo-narrow-latin-700-normal.woff2', 700)
  );
}

async function writePng(picture: string, file: string, wanted: number | undefined): Promise<void> {
  const [, , width = 800, height = 800] = (/viewBox="([^"]+)"/.exec(picture)?.[1] ?? '').split(' ').map(Number);
  const scale = (wanted ?? width) / width;
  await withBrowser(async (browser) => {
    const page = await browser.newPage({
      viewport: { width: Math.round(width * scale), height: Math.round(height * scale) },
    });
    await page.setContent(`<style>body{margin:0}body>svg{display:block;width:100vw;height:100vh}</style>${picture}`);
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: file });
  });
}
