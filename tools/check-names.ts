// Only games/ knows the games: nothing that serves them all may name one.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const NEUTRAL_FOLDERS = ['kernel', 'boards', 'bots', 'web', 'server', 'cli', 'tools'];
const SKIPPED_FOLDERS = new Set(['node_modules', 'dist', 'fixtures', 'testing']);
const TEXT_FILE = /\.(ts|mts|cts|js|mjs|cjs|json|svelte|css|html|svg)$/;
/** Shorter words of a title ("tiny", "epic") are everyday words too; alone they give no game away. */
const TELLING_LENGTH = 5;

export type NamesOfGames = {
  /** Lower-case words, singular. */
  readonly words: ReadonlySet<string>;
  /** What the numbers of their rules begin with. */
  readonly prefixes: ReadonlySet<string>;
};

/** The names to look for: the words of each game's folder, and the prefixes found in its rulebook. */
export function namesOfGames(ids: readonly string[], rulebooks: readonly string[]): NamesOfGames {
  const words = ids.flatMap(wordsOf).filter((word) => word.length >= TELLING_LENGTH);
  const prefixes = rulebooks.flatMap((text) =>
    [...text.matchAll(/\b([A-Z]{2,5})-\d+\.\d+/g)].map((found) => found[1] ?? ''),
  );
  return { words: new Set(words), prefixes: new Set(prefixes) };
}

/** Each line of `text` that names a game, with the name. */
export function findNames(text: string, names: NamesOfGames): { line: number; name: string }[] {
  return text.split('\n').flatMap((lineText, index) => {
    const word = wordsOf(lineText).find((one) => names.words.has(one));
    const prefix = [...lineText.matchAll(/\b([A-Z]{2,5})-/g)].find((found) => names.prefixes.has(found[1] ?? ''))?.[1];
    const name = word ?? prefix;
    return name === undefined ? [] : [{ line: index + 1, name }];
  });
}

/** The words of a text or a name in camelCase or kebab-case, lower-case and singular. */
function wordsOf(text: string): string[] {
  const parts = text.match(/\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})/gu) ?? [];
  return parts.map((part) => part.toLowerCase().replace(/s$/, ''));
}

function textFilesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return SKIPPED_FOLDERS.has(entry.name) ? [] : textFilesBelow(join(folder, entry.name));
    return TEXT_FILE.test(entry.name) && !entry.name.includes('.test.') ? [join(folder, entry.name)] : [];
  });
}

function readNames(root: string): NamesOfGames {
  const games = join(root, 'games');
  const ids = readdirSync(games, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !SKIPPED_FOLDERS.has(entry.name))
    .map((entry) => entry.name);
  const rulebooks = ids.flatMap((id) => textFilesBelow(join(games, id, 'rulebook')));
  return namesOfGames(
    ids,
    rulebooks.map((file) => readFileSync(file, 'utf8')),
  );
}

function main(): void {
  const root = join(dirname(fileURLToPath(import.meta.url)), '..');
  const names = readNames(root);
  for (const file of NEUTRAL_FOLDERS.flatMap((folder) => textFilesBelow(join(root, folder)))) {
    for (const { line, name } of findNames(readFileSync(file, 'utf8'), names)) {
      console.log(`${relative(root, file)}:${line}: names a game (${name}): only games/, tests and docs may`);
      process.exitCode = 1;
    }
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
