/** The drawings of the app and of the games, as they stand in their folders: one SVG file of symbols each. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Game } from '@necropole/kernel';
import type { GameArt } from '../src/look/sprite.ts';

const web = join(dirname(fileURLToPath(import.meta.url)), '..');
const games = join(web, '..', 'games');

/** The app's own. */
export const spriteFile = join(web, 'src', 'look', 'sprite.svg');

/** The symbols of a game, without what only an artist needs; none where it brings none. `folder` holds a folder for each game. */
export function drawingsOf(id: string, folder = games): string {
  const file = join(folder, id, 'art', 'symbols.svg');
  return existsSync(file) ? symbolsIn(file) : '';
}

/** The poster of a game, drawn with its symbols; empty where it has none. */
export function posterOf(id: string, folder = games): string {
  const file = join(folder, id, 'art', 'poster.svg');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** The symbols of a file. */
export function symbolsIn(file: string): string {
  return (readFileSync(file, 'utf8').match(/<symbol [\s\S]*?<\/symbol>/g) ?? []).join('');
}

/** A game's art with its drawings. */
export function artOf({ id, art }: Game): GameArt {
  return { art, symbols: drawingsOf(id) };
}
