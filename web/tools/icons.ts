/** Draws the icons of the installed app from the sprite's skull: npm run icons -w web. Needs a browser. */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withBrowser } from './browser.ts';

const web = join(dirname(fileURLToPath(import.meta.url)), '..');
const sprite = readFileSync(join(web, 'src', 'look', 'sprite.svg'), 'utf8');
const skull = /<symbol id="i-skull"[^>]*>([\s\S]*?)<\/symbol>/.exec(sprite)?.[1];
if (skull === undefined) throw new Error('The sprite has no skull');

/** The night, a beam of light from below, and the skull in it; `inset` keeps it clear of round masks. */
function icon(inset: number): string {
  const scale = (64 - 2 * inset) / 24;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="#0f141b" d="M0 0h64v64H0z"/><path fill="#f4c23d" d="M32 78L-6-6h76z"/><g fill="#0b0d11" color="#0b0d11" transform="translate(${inset} ${inset}) scale(${scale})">${skull}</g></svg>`;
}

const files: readonly (readonly [string, number, number])[] = [
  ['icon-192.png', 192, 13],
  ['icon-512.png', 512, 13],
  ['icon-maskable-512.png', 512, 17],
];

writeFileSync(join(web, 'public', 'icon.svg'), `${icon(11)}\n`);
await withBrowser(async (browser) => {
  for (const [file, size, inset] of files) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${icon(inset)}`);
    await page.screenshot({ path: join(web, 'public', file) });
    await page.close();
  }
});
