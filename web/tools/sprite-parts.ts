/** Which drawings the page needs before a game is chosen, and which come with a game: read from the sources themselves. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The markup of the symbols. */
export interface SpriteParts {
  /** What the app itself draws with. */
  readonly shared: string;
  /** What only games draw with, by the id of the game. */
  readonly own: { readonly [game: string]: string };
}

const SYMBOL = /<symbol id="([^"]+)"[^>]*>[\s\S]*?<\/symbol>/g;

/**
 * The app names a symbol in its sources, or makes its name from a number (`s-{figure}`). A game's is any other whose name,
 * or what follows its first hyphen, is a word of the game's sources; one that no game seems to know comes with all of them.
 */
export function splitSprite(sprite: string, app: string, games: string, ids: readonly string[]): SpriteParts {
  const symbols = [...readFileSync(sprite, 'utf8').matchAll(SYMBOL)].map(([markup, id = '']) => ({ id, markup }));
  const sources = textIn(app);
  const named = wordsOf(sources);
  const made = new Set([...sources.matchAll(/(?<![\w-])([a-z]+)-\$?\{/g)].map(([, kind]) => kind));
  const isShared = (id: string): boolean => named.has(id) || made.has(id.split('-')[0]);
  const known = ids.map((id) => ({ id, words: wordsOf(textIn(join(games, id))) }));
  const knows = (words: ReadonlySet<string>, id: string): boolean =>
    words.has(id) || words.has(id.slice(id.indexOf('-') + 1));
  const comesWith = (game: ReadonlySet<string>, id: string): boolean =>
    knows(game, id) || !known.some(({ words }) => knows(words, id));
  const joined = (chosen: typeof symbols): string => chosen.map(({ markup }) => markup).join('');
  const others = symbols.filter(({ id }) => !isShared(id));
  return {
    shared: joined(symbols.filter(({ id }) => isShared(id))),
    own: Object.fromEntries(
      known.map(({ id, words }) => [id, joined(others.filter((symbol) => comesWith(words, symbol.id)))]),
    ),
  };
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.match(/[\w-]+/g));
}

/** The sources of a folder, without tests. */
function textIn(folder: string): string {
  return readdirSync(folder, { withFileTypes: true })
    .map((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return ['testing', 'fixtures'].includes(entry.name) ? '' : textIn(path);
      return /\.(ts|svelte|css)$/.test(entry.name) && !entry.name.includes('.test.') ? readFileSync(path, 'utf8') : '';
    })
    .join('\n');
}
